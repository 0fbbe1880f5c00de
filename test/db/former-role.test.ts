import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/platform/db/index.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { readMigrations } from '#src/platform/db/migration-files.ts';
import { functionsText } from '../../scripts/schema-text.ts';
import { OwnPostgres } from '../support/own-postgres.ts';

/** Databases in which the role that serves is called `app`, as all of a server once shared it, are taken over as they are. */
let postgres: OwnPostgres;
let fresh: string;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  fresh = postgres.ownerUrl;
  await migrate(fresh);
});
afterAll(() => postgres?.remove());

/** The last migration of the layout with the shared role. */
const lastFormer = '20261121T0245_sign-in-waits';

/** Migrations had numbers then, which are the minutes of the day now. */
const formerName = (name: string): string => {
  const [, hours, minutes, title] = /T(\d\d)(\d\d)_(.*)/.exec(name)!;
  return `${String(Number(hours) * 60 + Number(minutes)).padStart(3, '0')}-${title}`;
};

/** What that version left: the role with its mark, the queue, and its migrations with the name of the role as they have it. */
async function createFormer(name: string): Promise<string> {
  const url = urlOf(name);
  const pool = new pg.Pool({ connectionString: url, max: 2 }).on('error', () => {});
  await query(fresh, `create database ${name}`);
  const found = await query(fresh, "select from pg_roles where rolname = 'app'");
  if (found.length === 0)
    await query(
      fresh,
      `create role app nosuperuser nobypassrls login; comment on role app is 'agency-management-service ${'0'.repeat(64)}'`,
    );
  await query(url, `grant connect on database ${name} to app`);
  await runMigrations({ pgPool: pool });
  const files = (await readMigrations()).filter((file) => file.name <= lastFormer);
  const migrations = Object.fromEntries(
    files.map((file): [string, Migration] => [
      formerName(file.name),
      { up: async (db) => void (await sql.raw(file.text).execute(db)) },
    ]),
  );
  const { error } = await new Migrator({
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  await pool.end();
  if (error !== undefined) throw error;
  return url;
}

/** Another one of the same content. */
async function copyFormer(from: string, name: string): Promise<string> {
  await query(fresh, `create database ${name} template ${from}`);
  await query(fresh, `grant connect on database ${name} to app`);
  return urlOf(name);
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function functionsIn(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  return functionsText(client).finally(() => client.end());
}

/** What others than the owner may do, and whom policies bind, with `serving` for the installation's role. */
async function rightsIn(url: string): Promise<string[]> {
  const [{ role }] = (await query<{ role: string }>(
    url,
    'select serving_role as role from app.installation',
  )) as [{ role: string }];
  const rows = await query<{ entry: string }>(
    url,
    `
    select format('%s %s', c.oid::regclass, a) as entry from pg_class c, unnest(c.relacl) a where c.relnamespace::regnamespace::text !~ '^(pg_|information)'
    union all select format('%s.%s %s', t.attrelid::regclass, t.attname, a) from pg_attribute t, unnest(t.attacl) a where t.attrelid > 16384
    union all select format('%s %s', p.oid::regprocedure, a) from pg_proc p, unnest(p.proacl) a where p.pronamespace::regnamespace::text !~ '^(pg_|information)'
    union all select format('schema %s %s', nspname, a) from pg_namespace, unnest(nspacl) a where nspname !~ '^(pg_|information)'
    union all select format('policy %s on %s to %s', polname, polrelid::regclass, polroles::regrole[]) from pg_policy`,
  );
  return rows
    .map(({ entry }) => entry.replaceAll(role, 'serving'))
    .filter((entry) => !entry.includes(' owner='))
    .toSorted();
}

const urlOf = (name: string): string => {
  const url = new URL(fresh);
  url.pathname = `/${name}`;
  return url.href;
};

const isThere = async () => (await query(fresh, "select from pg_roles where rolname = 'app'")).length === 1;

it('gives its new role the rights that it has in a new database, and keeps the former role while another database needs it', async () => {
  const one = await createFormer('one');
  const two = await copyFormer('one', 'two');
  await query(one, 'alter default privileges in schema app grant select on tables to app');
  const { applied } = await migrate(one);
  expect(applied[0], 'what the former layout had applied is not applied again').toBe('20261121T0250_outbox');
  expect(await isThere()).toBe(true);
  expect(await query(one, "select defaclacl::text ~ 'agency_app_' as is_moved from pg_default_acl")).toEqual([
    { is_moved: true },
  ]);
  const [taken, expected] = [await rightsIn(one), await rightsIn(fresh)];
  expect(expected.length).toBeGreaterThan(100);
  expect(expected.filter((entry) => !taken.includes(entry))).toEqual([]);
  // Tables of later migrations got the default privileges. The one with the password of the role did not.
  expect(
    taken.filter((entry) => !expected.includes(entry) && !/^app\.\w+ serving=r\/owner$/.test(entry)),
  ).toEqual([]);
  expect(taken.filter((entry) => entry.startsWith('app.installation'))).toEqual([]);
  await (await openDatabase({ ownerUrl: one })).close();

  await migrate(two);
  expect(await isThere(), 'the last database that needed the former role drops it').toBe(false);
  expect(await rightsIn(two)).toEqual(expected);
  expect(await functionsIn(two), 'an upgraded database has the functions of a new one').toBe(
    await functionsIn(fresh),
  );
  await (await openDatabase({ ownerUrl: two })).close();
}, 240_000);

it('protects new tables for the new role', async () => {
  const url = urlOf('one');
  await query(url, "create table later (tenant_id uuid); select app.protect('later')");
  expect((await rightsIn(url)).filter((entry) => entry.includes('later'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^policy tenant_isolation on later to \{serving\}$/)]),
  );
}, 120_000);

it('leaves a role called app that somebody else created', async () => {
  await query(fresh, "drop role if exists app; create role app; comment on role app is 'of another product'");
  const url = await createFormer('four');
  await migrate(url);
  expect(await isThere()).toBe(true);
  await (await openDatabase({ ownerUrl: url })).close();
}, 120_000);
