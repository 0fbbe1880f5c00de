import { afterAll, beforeAll, expect, it } from 'vitest';
import { newClient, newProfile } from '../families/client-records.ts';
import { startService, type Service } from '../support/service.ts';

/** What people write is searched and sorted by the rules of Unicode, even in a database that knows ASCII alone. */
let service: Service;
let profileId: string;
let clientId: string;

beforeAll(async () => {
  service = await startService({ database: { locale: 'C' } });
  profileId = (await newProfile(service, { name: 'Ölmühlen', description: 'Für Mühlen' })).id;
  for (const name of ['Zebra', 'Ähre', 'apfel', 'Ölmühle', 'Österreich'])
    await newClient(service, profileId, { name, tags: ['Größe'] });
  clientId = (await service.ok('listClients', { query: { search: 'Ölmühle' } })).data[0]!.id;
  await service.ok('createClientNote', {
    body: { client_id: clientId, title: 'Über alles', body_text: 'ÖFFNUNGSZEITEN' },
  });
  await service.ok('createTask', { body: { name: 'Öl bestellen', client_id: clientId } });
  await service.ok('createField', {
    body: { name: 'Größe', key: 'size', record_kind: 'client', config: { type: 'text' } },
  });
  await service.ok('updateClient', { path: { id: clientId }, body: { field_values: { size: 'ÜBERGROSS' } } });
  await service.ok('createDepartment', { body: { name: 'Büro', description: 'ÄMTER' } });
});
afterAll(() => service?.stop());

const names = async (operation: string, query: Record<string, unknown>) =>
  (await service.ok(operation as 'listClients', { query })).data.map(
    ({ name }: { name: string }) => name,
  ) as string[];

it('is what the database of this test does not know', async () => {
  expect(await service.query("select lower('ÖL') as low, 'Ähre' < 'Zebra' as is_sorted")).toEqual([
    { low: 'ÖL'.replace('L', 'l'), is_sorted: false },
  ]);
});

it.each([
  ['listClients', 'ÖLM', 'Ölmühle'],
  ['searchClients', 'ÖLM', 'Ölmühle'],
  ['listTasks', 'ÖL BEST', 'Öl bestellen'],
  ['listClientProfiles', 'MÜHLEN', 'Ölmühlen'],
  ['listClientProfiles', 'FÜR', 'Ölmühlen'],
  ['listFields', 'GRÖSSE', 'Größe'],
  ['listFields', 'GRÖß', 'Größe'],
  ['listDepartments', 'BÜRO', 'Büro'],
  ['listDepartments', 'ämter', 'Büro'],
  ['listDepartments', 'Zebra', undefined],
])('%s finds by %s', async (operation, search, name) => {
  const found = await names(operation, { search });
  if (name === undefined) expect(found).toEqual([]);
  else expect(found).toContain(name);
});

it('finds notes, and records by their tags and custom fields', async () => {
  for (const search of ['öffnung', 'ÜBER'])
    expect((await service.ok('listClientNotes', { query: { search } })).data).toHaveLength(1);
  expect(await names('listClients', { tags: ['GRÖßE'] })).toHaveLength(5);
  expect(
    await names('listClients', {
      filter_group: { conditions: [{ field: 'field_values.size', operator: 'contains', value: 'übergr' }] },
    }),
  ).toEqual(['Ölmühle']);
  expect(
    await names('listClients', {
      filter_group: { conditions: [{ field: 'name', operator: 'starts_with', value: 'ÖLM' }] },
    }),
  ).toEqual(['Ölmühle']);
});

it('is sorted as people expect it', async () => {
  expect(await names('listClients', { sort: 'name', order: 'asc' })).toEqual([
    'Ähre',
    'apfel',
    'Ölmühle',
    'Österreich',
    'Zebra',
  ]);
});

it('is one name, however it is written', async () => {
  expect(await service.call('createClientProfile', { body: { name: 'ÖLMÜHLEN' } })).toMatchObject({
    status: 409,
  });
  expect(await service.call('createDepartment', { body: { name: 'BÜRO' } })).toMatchObject({ status: 409 });
});

it('has the collation in every table: a column of that name without it would be found by luck', async () => {
  expect(
    await service.query(`
    select a.attrelid::regclass::text || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_collation l on l.oid = a.attcollation
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.attname in ('name', 'title', 'label', 'subject', 'description', 'body_text', 'display_name', 'tags', 'search_text') and c.relname not like 'kysely%' and l.collname <> 'unicode'`),
  ).toEqual([]);
});
