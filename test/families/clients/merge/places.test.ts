import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  kept,
  movedRecords,
  movedTables,
  united,
  unitedRecords,
} from '#src/families/clients/merge/places.ts';
import { startService, type Service } from '../../../support/service.ts';

/** What refers to a client, read from the catalogue: a new table has to say what a merge does with it. */
let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service?.stop());

const named = new Set([
  ...Object.keys(movedTables).map((table) => `${table}.client_id`),
  ...[...movedRecords, ...Object.keys(unitedRecords)].map((table) => `${table}.record_id`),
  ...united,
  ...Object.keys(kept),
]);

it('has a place for every column that refers to a client', async () => {
  const rows = await service.query<{ place: string }>(`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name ~ '(^|_)client_ids?$'
    union
    select conrelid::regclass || '.' || a.attname from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname <> 'tenant_id'
    where k.contype = 'f' and k.confrelid = 'clients'::regclass and k.connamespace = 'public'::regnamespace
    order by 1`);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(({ place }) => place).filter((place) => !named.has(place))).toEqual([]);
});

it('has a place for every column that may refer to a record of any kind', async () => {
  const rows = await service.query<{ place: string }>(`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('record_id', 'record_ids', 'subject_id', 'anchor_id', 'scope_id', 'contact_id', 'client_contact_id')
      and not (c.table_name, c.column_name) in (
        ('custom_object_links', 'record_id'), ('ai_memories', 'scope_id'), ('client_billing_recipients', 'contact_id'))
    order by 1`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(({ place }) => place).filter((place) => !named.has(place))).toEqual([]);
});

it('names no column that is gone', async () => {
  const rows = await service.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Set(rows.map(({ place }) => place));
  expect([...named].filter((place) => !columns.has(place))).toEqual([]);
});

it('stores nothing for a merged client, in any table with a foreign key to clients', async () => {
  const rows = await service.query<{ place: string }>(`
    select distinct conrelid::regclass::text as place from pg_constraint k
    where k.contype = 'f' and k.confrelid = 'clients'::regclass and not exists (
      select from pg_trigger t where t.tgrelid = k.conrelid and t.tgname = 'at_survivor') order by 1`);
  // The trigger of clients keeps the keys of contacts, and a tombstone has none.
  expect(rows.map(({ place }) => place)).toEqual(['client_contact_keys', 'clients']);
});
