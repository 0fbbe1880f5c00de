import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { valueTables } from '#src/domain/field-values/stores.ts';
import { purges } from '#src/domain/files/purges.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startService, type Service } from '../../support/service.ts';
import { newPage, own, publish, tab, unusedKey } from '../layouts/page.ts';
import { addMember } from '../organization/people.ts';
import { Uploader } from './upload.ts';

/** Files that are attached to no record and yet in use: they stay, however long it has been. */
let service: Service;
let uploader: Uploader;
beforeAll(async () => {
  service = await startService();
  uploader = new Uploader(service);
});
afterAll(() => service.stop());

const newFile = () => uploader.file({ bytes: Buffer.from('words'), name: 'words.txt' });
const remove = (id: string) => service.call('deleteAttachment', { path: { id } });

/** Lets 40 days pass for these files; returns those that are left. */
async function leave(...ids: string[]): Promise<string[]> {
  await service.query(
    "update managed_files set unattached_since = now() - interval '40 days' where id = any($1::uuid[])",
    [ids],
  );
  const pool = openOwnerPool(service.ownerUrl, 'test-purge', 1);
  const owner = await pool.connect();
  for (const purge of purges) await purge.run(owner);
  owner.release();
  await pool.end();
  const left = await service.query<{ id: string }>(
    'select id from managed_files where id = any($1::uuid[]) order by id',
    [ids],
  );
  return left.map(({ id }) => id);
}

const fieldOf = async (record_kind: 'ticket' | 'escalation'): Promise<string> => {
  const key = unusedKey('contract');
  await service.ok('createField', { body: { record_kind, key, name: key, config: { type: 'file' } } });
  return key;
};

it('keeps files in custom fields of tickets and escalations', async () => {
  const [inTicket, inEscalation, unused] = [await newFile(), await newFile(), await newFile()];
  const { data: inbox } = await service.ok('createTicketInbox', { body: { name: unusedKey('Inbox') } });
  const ticketField = await fieldOf('ticket');
  await service.ok('createTicket', {
    body: { subject: 'Signed', inbox_id: inbox.id, field_values: { [ticketField]: inTicket } },
  });
  const page = await newPage(service);
  const { data: client } = await service.ok('createClient', { body: { name: 'Acme', profile_id: page.id } });
  const escalationField = await fieldOf('escalation');
  await service.ok('createEscalation', {
    body: {
      title: 'Unsigned',
      client_id: client.id,
      field_values: { [escalationField]: inEscalation },
    } as never,
  });
  for (const id of [inTicket, inEscalation]) {
    const refused = await remove(id);
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      expect.stringContaining('value of a custom field'),
    ]);
  }
  expect(await leave(inTicket, inEscalation, unused)).toEqual([inTicket, inEscalation].sort());
});

it('looks for files in every table that has field values', async () => {
  const path = new URL('../../../src/platform/db/functions/is_field_value.sql', import.meta.url);
  const searched = [...(await readFile(path, 'utf8')).matchAll(/from (\w+) r /g)].map(([, table]) => table);
  expect(searched.sort()).toEqual([...valueTables].sort());
});

it('keeps the pictures of layouts, which everybody sees, until they are taken out', async () => {
  const reader = await addMember(service, service.agencies[0], { permissions: [] });
  const page = await newPage(service);
  const [onPage, inModal, inSection, unused] = [
    await newFile(),
    await newFile(),
    await newFile(),
    await newFile(),
  ];
  const picture = (file_id: string) => ({
    kind: 'element' as const,
    key: 'picture',
    element: { type: 'image' as const, file_id: file_id.toUpperCase(), alt_text: 'A map' },
  });
  await publish(service, page.id, [tab('t', own('s', [picture(onPage)]))]);
  await service.ok('createModal', {
    body: { key: unusedKey('modal'), name: 'M', title: 'M', sections: [own('s', [picture(inModal)])] },
  });
  await service.ok('createSharedSection', {
    body: {
      key: unusedKey('section'),
      name: 'S',
      record_kind: 'client',
      section: { title: 'S', items: [picture(inSection)] },
    },
  });
  const shown = [onPage, inModal, inSection];
  for (const id of shown) {
    expect((await service.call('getAttachment', { path: { id } }, reader)).status).toBe(200);
    const refused = await remove(id);
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      expect.stringContaining('Take it out there first'),
    ]);
  }
  expect((await service.call('getAttachment', { path: { id: unused } }, reader)).status).toBe(404);
  expect(await leave(...shown, unused)).toEqual(shown.toSorted());
  await service.ok('deleteEntityLayout', { path: { id: page.id } });
  expect((await service.call('getAttachment', { path: { id: onPage } }, reader)).status).toBe(404);
  expect((await remove(onPage)).status).toBe(200);
});

it('takes no picture into a layout that its author does not see', async () => {
  const author = await addMember(service, service.agencies[0], { permissions: ['settings.manage'] });
  const page = await newPage(service);
  const theirs = await newFile();
  const { status, body } = await service.call(
    'createEntityLayout',
    {
      path: { id: page.id },
      body: {
        tabs: [
          tab(
            't',
            own('s', [
              { kind: 'element', key: 'e', element: { type: 'image', file_id: theirs, alt_text: 'x' } },
            ]),
          ),
        ],
      },
    },
    author,
  );
  expect([status, body.error?.message]).toEqual([
    400,
    expect.stringContaining('body.tabs[0].sections[0].items[0].element.file_id'),
  ]);
});
