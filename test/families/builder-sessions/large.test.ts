import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { builderOf, folder } from './sessions.ts';

/** Sessions with more than 40 changes, which a job works on. */
let service: Service;
let builder: ReturnType<typeof builderOf>;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  builder = builderOf(service);
});
afterAll(() => service?.stop());

const get = async (id: string) => (await service.ok('getBuilderSession', { path: { id } })).data;
const ended = (id: string, status: string) =>
  vi.waitFor(async () => expect((await get(id)).status).toBe(status), patiently);
const folderCount = async () => (await service.ok('listSopFolders', { query: {} })).pagination.total;
const many = () => Array.from({ length: 45 }, (_, index) => folder(`folder_${index}`));

it('are validated and applied after the call', async () => {
  const session = await builder.prepare(many());
  expect(session).toMatchObject({ status: 'validating', plan_hash: null });
  const path = { path: { id: session.id } };
  for (const operation of ['validateBuilderSession', 'replaceBuilderSessionIntent'] as const)
    expect(
      (await service.call(operation, { ...path, body: operation.startsWith('r') ? { name: 'New' } : {} }))
        .status,
    ).toBe(409);
  await ended(session.id, 'valid');
  const before = await folderCount();
  expect((await builder.apply(await get(session.id))).body.data.status).toBe('applying');
  await ended(session.id, 'applied');
  expect(await folderCount()).toBe(before + 45);
  expect((await builder.result(session.id)).created_count).toBe(45);
});

it('are undone when they are cancelled while they are applied', async () => {
  const session = await builder.prepare(many());
  await ended(session.id, 'valid');
  const before = await folderCount();
  // Folders take a lock on their tree: the job waits for whoever holds it.
  const holder = new pg.Client(service.ownerUrl);
  await holder.connect();
  try {
    await holder.query('begin; lock table folders in share mode');
    const applying = await builder.apply(await get(session.id));
    expect(applying.body.data.status).toBe('applying');
    expect((await service.call('archiveBuilderSession', { path: { id: session.id } })).status).toBe(409);
    expect((await service.ok('cancelBuilderSession', { path: { id: session.id } })).data.status).toBe(
      'cancelled',
    );
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  // Another one that comes after it shows that the job has ended.
  const next = await builder.prepare([...many(), folder(`last_${randomUUID().slice(0, 8)}`)]);
  await ended(next.id, 'valid');
  expect((await get(session.id)).status).toBe('cancelled');
  expect(await folderCount()).toBe(before);
});

it('fail as small ones do, with the change that was refused', async () => {
  const name = `Folder ${randomUUID()}`;
  const session = await builder.prepare([...many(), folder('taken', { create: { name } })]);
  await ended(session.id, 'valid');
  await service.ok('createSopFolder', { body: { name } });
  const before = await folderCount();
  await builder.apply(await get(session.id));
  await ended(session.id, 'apply_failed');
  expect((await builder.result(session.id)).error).toMatchObject({ key: 'taken' });
  expect(await folderCount()).toBe(before);
});
