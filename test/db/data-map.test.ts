import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPurges } from '#src/compose.ts';
import { columnsOf, dataMap, dataMapParts } from '#src/platform/data-map/index.ts';
import { dataGuide, dataGuideFile } from '../../scripts/data-map.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** The data map (src/platform/data-map/) says of every column whose it is and how long it is kept; here it meets the database. */
let database: TestDatabase;
let owner: pg.Client;
/** Columns by table, as the migrations leave them. */
const stored = new Map<string, string[]>();
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  const { rows } = await owner.query<{ name: string; columns: string[] }>(`
    select case c.relnamespace when 'app'::regnamespace then 'app.' else '' end || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and c.relkind in ('r', 'p') group by c.oid, 1 order by 1`);
  for (const { name, columns } of rows) stored.set(name, columns);
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** What standard columns a table has, the entry need not know. */
const namedIn = (table: string): string[] => {
  const entry = dataMap[table]!;
  const texts = [
    ...Object.values(entry.personal ?? {}),
    entry.plain ?? '',
    ...Object.values(entry.ofOthers ?? {}),
  ];
  return [...texts.flatMap((text) => text.split(/\s+/)), ...Object.keys(entry.emptied ?? {})].filter(Boolean);
};

describe('the data map', () => {
  it('has every table and every column, and no others', () => {
    const faults = [...stored].flatMap(([table, columns]) => {
      const entry = dataMap[table];
      if (entry === undefined)
        return [
          `${table} is not in the data map: say in src/platform/data-map/ what it holds, whose, and for how long.`,
        ];
      const known = columnsOf(entry);
      return columns
        .filter((column) => !known.has(column))
        .map(
          (column) =>
            `${table}.${column} is not in the data map: add it to the table's entry in src/platform/data-map/, under its kind of personal data or to plain.`,
        );
    });
    const stale = Object.keys(dataMap).flatMap((table) => {
      const columns = stored.get(table);
      if (columns === undefined) return [`${table} is in the data map, and no table: remove its entry.`];
      return namedIn(table)
        .filter((column) => !columns.includes(column))
        .map((column) => `${table}.${column} is in the data map, and no column: remove it from the entry.`);
    });
    expect([...faults, ...stale]).toEqual([]);
  });

  it('names each table in one part', () => {
    const names = dataMapParts.flatMap(({ tables }) => Object.keys(tables));
    expect(names).toEqual([...new Set(names)]);
  });

  it('promises ages that purges keep, and knows every purge by age', async () => {
    const promised = Object.entries(dataMap).flatMap(([table, { kept }]) =>
      kept.how === 'aged'
        ? kept.rules.map(({ interval, since }) => `${table}: ${interval} after ${since}`)
        : [],
    );
    const kept = (await loadPurges()).map(
      ({ table, interval, column }) => `${table}: ${interval} after ${column}`,
    );
    expect(promised.toSorted(), 'change purges.ts and the data map together').toEqual(kept.toSorted());
  });

  it("has the agency's window for records that are deleted softly, and for no others", () => {
    const soft = [...stored].filter(([, columns]) =>
      ['tenant_id', 'id', 'deleted_at'].every((column) => columns.includes(column)),
    );
    const windowed = Object.entries(dataMap).filter(([, { kept }]) => kept.how === 'window');
    expect(windowed.map(([table]) => table).toSorted()).toEqual(soft.map(([table]) => table).toSorted());
  });

  it('says of rows that go with a record only what a foreign key or a trigger does', async () => {
    const { rows } = await owner.query<{ link: string }>(`
      select c.conrelid::regclass || ' with ' || c.confrelid::regclass as link from pg_constraint c where c.contype = 'f' and c.confdeltype = 'c'
      union
      select forgotten[1] || ' with ' || t.tgrelid::regclass from pg_trigger t join pg_proc f on f.oid = t.tgfoid,
        regexp_matches(f.prosrc, 'delete from (\\w+)', 'g') forgotten
      where f.proname like 'forget\\_%' and t.tgtype & 8 = 8`);
    const links = new Set(rows.map(({ link }) => link));
    const claimed = Object.entries(dataMap).flatMap(([table, { kept }]) =>
      kept.how === 'with' ? kept.tables.map((record) => `${table} with ${record}`) : [],
    );
    expect(
      claimed.filter((link) => !links.has(link)),
      'add a foreign key that cascades or a trigger, or change the entry',
    ).toEqual([]);
  });

  it('is the guide that people read', async () => {
    expect(readFileSync(dataGuideFile, 'utf8'), 'run node scripts/data-map.ts').toBe(await dataGuide());
  });
});
