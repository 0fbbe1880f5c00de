import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/db/index.ts';
import { migrate } from '#src/db/migrate.ts';
import { adoptFormerRole, checkServingRole, scramVerifier, servingUrl } from '#src/db/roles.ts';
import { OwnPostgres } from '../support/own-postgres.ts';
import { patiently } from '../support/waiting.ts';

/**
 * The service runs as a role that row-level security binds, and as no other. Roles belong to the whole server, so these
 * tests have a server of their own. Its owner is no superuser.
 */
let postgres: OwnPostgres;
let first: string;
let second: string;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  first = postgres.ownerUrl;
  await query(first, 'create database second');
  second = first.replace(/agency$/, 'second');
  await migrate(first);
});
afterEach(async () => {
  await postgres.asSuperuser(async (client) => void (await client.query(`alter role ${await roleOf(first)} nosuperuser nobypassrls`)));
});
afterAll(() => postgres?.remove());

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const roleOf = async (url: string) => (await query<{ serving_role: string }>(url, 'select serving_role from app.installation'))[0]!.serving_role;
const opens = async (url: string) => (await openDatabase({ ownerUrl: url })).close();

it('is another one for each installation on a server, and neither keeps the other out', async () => {
  await migrate(second);
  expect(await roleOf(first)).not.toBe(await roleOf(second));
  await opens(first);
  await opens(second);
  const [one, two] = [new URL(await servingUrl(first)), new URL(await servingUrl(second))];
  expect(one.password).not.toBe(two.password);
});

it.each(['superuser', 'bypassrls'])('is refused as %s, at the start and on new connections', async (attribute) => {
  const db = await openDatabase({ ownerUrl: first, readConnections: 1 });
  await postgres.asSuperuser(async (client) => void (await client.query(`alter role ${await roleOf(first)} ${attribute}`)));
  await expect(opens(first)).rejects.toThrow(/must be bound by row-level security/);
  // A connection that comes back is checked too: nothing is read with such a role.
  await postgres.asSuperuser(async (client) => void (await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency-read'")));
  await expect.poll(() => sql`select 1`.execute(db.system).then(() => 'answered', () => 'refused'), patiently).toBe('refused');
  await postgres.asSuperuser(async (client) => void (await client.query(`alter role ${await roleOf(first)} no${attribute}`)));
  await expect.poll(() => sql`select 1`.execute(db.system).then(() => 'answered', () => 'refused'), patiently).toBe('answered');
  await db.close();
});

it('is refused as a member of a role that is above the rules, and as the owner of tables', async () => {
  const role = await roleOf(first);
  const client = new pg.Client(await servingUrl(first));
  await client.connect();
  await checkServingRole(client);
  await postgres.asSuperuser(async (superuser) => void (await superuser.query(`create role above bypassrls; grant above to ${role}`)));
  await expect(checkServingRole(client)).rejects.toThrow(`it is a member of above: agencies would see each other's records. Run \`revoke above from ${role}\``);
  await postgres.asSuperuser(async (superuser) => void (await superuser.query(`revoke above from ${role}; create role holder; grant holder to ${role}`)));
  await postgres.asSuperuser(async (superuser) => void (await superuser.query('create table held (); alter table held owner to holder')), 'agency');
  await expect(checkServingRole(client)).rejects.toThrow('it owns tables or is a member of a role that does');
  await postgres.asSuperuser(async (superuser) => void (await superuser.query(`revoke holder from ${role}`)));
  await checkServingRole(client);
  await client.end();
});

it('is not taken from somebody else: a role of its name that is not ours is refused', async () => {
  const role = await roleOf(first);
  await query(first, `comment on role ${role} is 'somebody else'`);
  await expect(migrate(first)).rejects.toThrow(`The server has a role ${role} that this installation did not create`);
  const [{ id }] = await query<{ id: string }>(first, 'select id from app.installation') as [{ id: string }];
  await query(first, `comment on role ${role} is 'agency-management-service installation ${id}'`);
  expect(await migrate(first)).toEqual({ applied: [] });
});

it('gets its password as a verifier, which lets it in', async () => {
  const [{ password }] = await postgres.asSuperuser(async (client) => (await client.query<{ password: string }>('select rolpassword as password from pg_authid where rolname = $1', [await roleOf(first)])).rows) as [{ password: string }];
  expect(password).toMatch(/^SCRAM-SHA-256\$4096:/);
  expect(await query(await servingUrl(first), 'select current_user as role')).toEqual([{ role: await roleOf(first) }]);
});

it('computes verifiers as RFC 5803 has them', () => {
  // Of the RFC 7677 example: user `user`, password `pencil`.
  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
  expect(verifier).toBe('SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=');
});

it('takes over what the role that all installations shared may do and see', async () => {
  const role = await roleOf(first);
  const mark = `agency-management-service ${'0'.repeat(64)}`;
  await query(first, `create role app login; comment on role app is '${mark}'; create table public.former (tenant_id uuid); alter table former enable row level security;
    create policy tenant_isolation on former to app using (tenant_id = app.tenant_id()); grant select, insert on former to app; grant update (tenant_id) on former to app;
    create sequence former_numbers; grant usage on sequence former_numbers to app; create function app.former() returns integer language sql return 1;
    revoke all on function app.former() from public; grant execute on function app.former() to app; grant usage on schema app to app`);
  const owner = new pg.Client(first);
  await owner.connect();
  await owner.query('begin');
  await adoptFormerRole(owner, { id: '', role, password: '' });
  await owner.query('commit');
  const { rows: [rights] } = await owner.query(`select
    has_table_privilege($1, 'former', 'select') and has_table_privilege($1, 'former', 'insert') and has_column_privilege($1, 'former', 'tenant_id', 'update') as of_table,
    has_sequence_privilege($1, 'former_numbers', 'usage') as of_sequence, has_function_privilege($1, 'app.former()', 'execute') as of_function,
    (select polroles from pg_policy where polrelid = 'former'::regclass) = array[$1::regrole::oid] as of_policy,
    exists (select from pg_roles where rolname = 'app') as is_former_there`, [role]);
  expect(rights).toEqual({ of_table: true, of_sequence: true, of_function: true, of_policy: true, is_former_there: false });
  await owner.end();
});

it('leaves an owner who is called app alone', async () => {
  await postgres.asSuperuser(async (client) => {
    await client.query("create role app login createdb createrole password 'the operator knows it'");
    await client.query('create database third owner app');
  });
  const url = new URL(first);
  url.pathname = '/third';
  url.username = 'app';
  url.password = 'the operator knows it';
  await migrate(url.toString());
  await opens(url.toString());
  expect(await query(url.toString(), 'select current_user as role')).toEqual([{ role: 'app' }]);
});
