import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPurges } from '#src/compose.ts';
import { moveClock, openOwnerPool } from '#src/platform/db/index.ts';
import { purgeDeletedRecords } from '#src/platform/jobs/purge-deleted.ts';
import { startService, type Service } from '../../support/service.ts';
import { Forms, hosted } from './filling.ts';

/** A deleted form stays for as long as there are answers to it, and leaves nothing behind. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService({});
  forms = new Forms(service);
});
afterAll(() => service.stop());

async function pass(days: number): Promise<void> {
  const client = new pg.Client(service.ownerUrl);
  await client.connect();
  await moveClock(client, days * 86_400_000).finally(() => client.end());
}

async function purge(): Promise<void> {
  const pool = openOwnerPool(service.ownerUrl, 'test-purge', 1);
  const owner = await pool.connect();
  try {
    for (const { table, run } of await loadPurges()) if (table === 'form_submissions') await run(owner);
    await purgeDeletedRecords(owner);
  } finally {
    owner.release();
    await pool.end();
  }
}

const tables = ['forms', 'form_versions', 'form_submissions', 'form_links', 'form_views'];
async function left(): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables)
    if ((await service.query(`select 1 from ${table} limit 1`)).length > 0) found.push(table);
  return found;
}

it('goes with everything of it once nobody’s answers are left', async () => {
  const form = await forms.publish();
  const path = { path: { id: form.id } };
  const { id: profile } = await forms.ok('createClientProfile', { body: { name: 'Customer' } });
  const client = await forms.ok('createClient', { body: { name: 'Harbor', profile_id: profile } });
  const { address } = await forms.ok('createFormLink', { ...path, body: { client_id: client.id } });
  await hosted('GET', form.embed_url);
  await forms.start(form, { company: 'Harbor' });
  const [erased, kept] = [
    await forms.start(form, { company: 'A' }),
    await forms.start(form, { company: 'B' }),
  ];
  expect(erased).not.toBe(kept);
  const begun = await forms.submissions(form, { status: ['in_progress'] });
  expect(begun).toHaveLength(3);
  await forms.ok('deleteFormSubmission', { path: { id: begun[0].id } });
  await pass(2);
  await purge();
  expect(await service.query('select id from form_submissions')).toHaveLength(3);

  await forms.ok('unpublishForm', path);
  await forms.ok('deleteForm', path);
  expect((await hosted('GET', address.url)).status).toBe(404);
  await pass(31);
  await purge();
  // Two submissions hold answers still: the form stays, without what was erased.
  expect(await left()).toEqual(tables);
  expect(await service.query('select id from form_submissions')).toHaveLength(2);

  for (const { id } of begun.slice(1)) await forms.ok('deleteFormSubmission', { path: { id } });
  await pass(2);
  await purge();
  expect(await left()).toEqual([]);
});

it('revokes the address of a form that is deleted', async () => {
  const form = await forms.publish();
  await forms.ok('unpublishForm', { path: { id: form.id } });
  await forms.ok('deleteForm', { path: { id: form.id } });
  const tokens = await service.query<{ is_revoked: boolean }>(
    "select revoked_at is not null as is_revoked from hosted_tokens where purpose = 'form' and record_id = $1",
    [form.id],
  );
  expect(tokens).toEqual([{ is_revoked: true }]);
});
