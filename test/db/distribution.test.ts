import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import {
  distributionOf,
  isDistributed,
  localTables,
  referenceTables,
  tablesOf,
} from '../../scripts/distribution/statements.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

it("every table is an agency's, or is listed with the reason why it is not", async () => {
  const tables = await tablesOf(owner);
  const listed = [...Object.keys(referenceTables), ...Object.keys(localTables)];
  expect(
    tables
      .filter((table) => !isDistributed(table))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(listed.sort());
});

it("uniqueness and references of agencies' tables hold within an agency", async () => {
  const distributed = (await tablesOf(owner)).filter(isDistributed);
  expect(distributed.length).toBeGreaterThan(60);
  expect(distributed.flatMap(({ unscoped }) => unscoped)).toEqual([]);
  const beyond = distributed.flatMap(({ name, keys }) =>
    keys.filter((key) => !key.has_tenant).map(({ to }) => `${name} -> ${to}`),
  );
  // A machine holds these as a whole.
  expect(beyond.filter((key) => !Object.hasOwn(referenceTables, key.split(' -> ')[1]!))).toEqual([]);
});

it('the statements name each table once, after those that it refers to', async () => {
  const statements = await distributionOf(owner);
  const made = statements.flatMap(
    (text) => /create_(?:distributed|reference)_table\('([^']+)'/.exec(text)?.[1] ?? [],
  );
  const tables = await tablesOf(owner);
  expect([...made].sort()).toEqual(
    [...tables.filter(isDistributed).map(({ name }) => name), ...Object.keys(referenceTables)].sort(),
  );
  const position = new Map(made.map((name, index) => [name, index]));
  const tooEarly = tables
    .filter(isDistributed)
    .flatMap(({ name, keys }) =>
      keys
        .filter(({ to }) => position.get(to)! > position.get(name)!)
        .map((key) => `${name} add constraint ${key.name} `),
    );
  // Of tables that refer to each other, one reference is taken away and put back.
  const added = statements.flatMap((text) => /^alter table (\S+ add constraint \S+ )/.exec(text)?.[1] ?? []);
  expect(added).toEqual(tooEarly);
});

it('a reference from what every machine holds to what one holds is taken away first', async () => {
  await owner.query('begin');
  const statements = await distributionOf(owner);
  // All that Postgres itself knows; the functions of Citus it does not have here.
  for (const text of statements.filter((statement) => /^alter table .* drop /.test(statement)))
    await owner.query(text);
  const tables = await tablesOf(owner);
  const distributed = new Set(tables.filter(isDistributed).map(({ name }) => name));
  const left = tables.filter(({ name }) => Object.hasOwn(referenceTables, name)).flatMap(({ keys }) => keys);
  expect(left.filter(({ to }) => distributed.has(to))).toEqual([]);
  await owner.query('rollback');
});
