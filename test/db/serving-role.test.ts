import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/platform/db/index.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { scramVerifier, servingUrl } from '#src/platform/db/roles.ts';
import { checkServingRole } from '#src/platform/db/serving-role.ts';
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
  await postgres.asSuperuser(
    async (client) => void (await client.query("alter database agency set log_statement = 'all'")),
  );
  await migrate(first);
});
afterEach(async () => {
  await postgres.asSuperuser(
    async (client) => void (await client.query(`alter role ${await roleOf(first)} nosuperuser nobypassrls`)),
  );
});
afterAll(() => postgres?.remove());

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const roleOf = async (url: string) =>
  (await query<{ serving_role: string }>(url, 'select serving_role from app.installation'))[0]!.serving_role;
const opens = async (url: string) => (await openDatabase({ ownerUrl: url })).close();

it('is another one for each installation on a server, and neither keeps the other out', async () => {
  await migrate(second);
  expect(await roleOf(first)).not.toBe(await roleOf(second));
  await opens(first);
  await opens(second);
  const [one, two] = [new URL(await servingUrl(first)), new URL(await servingUrl(second))];
  expect(one.password).not.toBe(two.password);
});

it.each(['superuser', 'bypassrls'])(
  'is refused as %s, at the start and on new connections',
  async (attribute) => {
    const db = await openDatabase({ ownerUrl: first, readConnections: 1 });
    await postgres.asSuperuser(
      async (client) => void (await client.query(`alter role ${await roleOf(first)} ${attribute}`)),
    );
    await expect(opens(first)).rejects.toThrow(/must be subject to row-level security/);
    // A connection that comes back is checked too: nothing is read with such a role.
    await postgres.asSuperuser(
      async (client) =>
        void (await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency-read'",
        )),
    );
    await expect
      .poll(
        () =>
          sql`select 1`.execute(db.system).then(
            () => 'answered',
            () => 'refused',
          ),
        patiently,
      )
      .toBe('refused');
    await postgres.asSuperuser(
      async (client) => void (await client.query(`alter role ${await roleOf(first)} no${attribute}`)),
    );
    await expect
      .poll(
        () =>
          sql`select 1`.execute(db.system).then(
            () => 'answered',
            () => 'refused',
          ),
        patiently,
      )
      .toBe('answered');
    await db.close();
  },
);

it('is checked on the connection that listens too, when that comes back', async () => {
  const db = await openDatabase({ ownerUrl: first });
  await db.listen('weather', () => {});
  expect(db.listening).toBe(true);
  await postgres.asSuperuser(async (client) => {
    await client.query(`alter role ${await roleOf(first)} bypassrls`);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency-listen'",
    );
  });
  await expect.poll(() => db.listening, patiently).toBe(false);
  // Long enough for it to have come back several times.
  await sleep(1_000);
  expect(db.listening).toBe(false);
  await postgres.asSuperuser(
    async (client) => void (await client.query(`alter role ${await roleOf(first)} nobypassrls`)),
  );
  await expect.poll(() => db.listening, patiently).toBe(true);
  await db.close();
});

it('is refused as a member of a role that is above the rules, and as the owner of tables', async () => {
  const role = await roleOf(first);
  const client = new pg.Client(await servingUrl(first));
  await client.connect();
  await checkServingRole(client);
  await postgres.asSuperuser(
    async (superuser) => void (await superuser.query(`create role above bypassrls; grant above to ${role}`)),
  );
  await expect(checkServingRole(client)).rejects.toThrow(
    `it is a member of above: agencies would see each other's records. Run \`revoke above from ${role}\``,
  );
  await postgres.asSuperuser(
    async (superuser) =>
      void (await superuser.query(`revoke above from ${role}; create role holder; grant holder to ${role}`)),
  );
  await postgres.asSuperuser(
    async (superuser) =>
      void (await superuser.query('create table held (); alter table held owner to holder')),
    'agency',
  );
  await expect(checkServingRole(client)).rejects.toThrow(
    'it owns table held or is a member of the role that does',
  );
  await postgres.asSuperuser(async (superuser) => void (await superuser.query(`revoke holder from ${role}`)));
  await checkServingRole(client);
  await client.end();
});

it('is refused with every attribute and role that leads around row-level security', async () => {
  const role = await roleOf(first);
  const client = new pg.Client(await servingUrl(first));
  await client.connect();
  const whileItHas = async (give: string, take: string, expected: string) => {
    await postgres.asSuperuser(async (superuser) => void (await superuser.query(give)));
    await expect(checkServingRole(client)).rejects.toThrow(expected);
    await postgres.asSuperuser(async (superuser) => void (await superuser.query(take)));
  };
  await whileItHas(
    `alter role ${role} createrole`,
    `alter role ${role} nocreaterole`,
    `Run \`alter role ${role} nocreaterole\``,
  );
  await whileItHas(
    `alter role ${role} replication`,
    `alter role ${role} noreplication`,
    `Run \`alter role ${role} noreplication\``,
  );
  await whileItHas(
    `grant pg_execute_server_program to ${role}`,
    `revoke pg_execute_server_program from ${role}`,
    'it is a member of pg_execute_server_program',
  );
  await whileItHas(
    `alter database agency owner to ${role}`,
    'alter database agency owner to owner',
    'it owns database agency',
  );
  await whileItHas(
    `create role between; grant above to between; grant between to ${role}`,
    'drop role between',
    'it is a member of above',
  );
  await postgres.asSuperuser(
    async (superuser) =>
      void (await superuser.query(
        `create role stand_in; grant stand_in to ${role}; alter role ${role} set role = stand_in`,
      )),
  );
  const other = new pg.Client(await servingUrl(first));
  await other.connect();
  await expect(checkServingRole(other)).rejects.toThrow(
    `its sessions run as stand_in: agencies would see each other's records. Run \`alter role ${role} reset role\``,
  );
  await other.end();
  await postgres.asSuperuser(
    async (superuser) => void (await superuser.query(`alter role ${role} reset role; drop role stand_in`)),
  );
  await checkServingRole(client);
  await client.end();
});

it('puts the settings of a session in force without a startup packet that poolers refuse', async () => {
  const client = new pg.Client(await servingUrl(first));
  await client.connect();
  await checkServingRole(client, { plan_cache_mode: 'force_generic_plan' });
  const { rows } = await client.query(
    "select name, setting from pg_settings where name in ('search_path', 'TimeZone', 'statement_timeout', 'plan_cache_mode') order by name",
  );
  expect(rows.map(({ setting }) => setting as string)).toEqual([
    'UTC',
    'force_generic_plan',
    'public',
    '30000',
  ]);
  await client.end();
});

it('is not taken from somebody else: a role of its name that is not ours is refused', async () => {
  const role = await roleOf(first);
  await query(first, `comment on role ${role} is 'somebody else'`);
  await expect(migrate(first)).rejects.toThrow(
    `The server has a role ${role} that this installation did not create`,
  );
  const [{ id }] = (await query<{ id: string }>(first, 'select id from app.installation')) as [
    { id: string },
  ];
  await query(first, `comment on role ${role} is 'agency-management-service installation ${id}'`);
  expect(await migrate(first)).toEqual({ applied: [], functions: [] });
});

it('gets its password as a verifier with as many iterations as the server is set to, which lets it in', async () => {
  const verifier = async (): Promise<string> => {
    const role = await roleOf(first);
    return postgres.asSuperuser(async (client) => {
      const { rows } = await client.query<{ password: string }>(
        'select rolpassword as password from pg_authid where rolname = $1',
        [role],
      );
      return rows[0]!.password;
    });
  };
  expect(await verifier()).toMatch(/^SCRAM-SHA-256\$4096:/);
  await query(first, 'alter role owner set scram_iterations = 9999');
  // So that there is something to do.
  await query(first, 'comment on schema graphile_worker is null');
  await migrate(first);
  await query(first, 'alter role owner reset scram_iterations');
  expect(await verifier()).toMatch(/^SCRAM-SHA-256\$9999:/);
  expect(await query(await servingUrl(first), 'select current_user as role')).toEqual([
    { role: await roleOf(first) },
  ]);
});

it('computes verifiers as RFC 5803 has them', () => {
  // Of the RFC 7677 example: user `user`, password `pencil`.
  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'), 4096);
  expect(verifier).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

it('has a password that the log of statements never holds', async () => {
  const password = new URL(await servingUrl(first)).password;
  expect(password.length).toBeGreaterThan(40);
  const log = await postgres.readLog();
  expect(log).toContain('insert into app.installation');
  expect(log).not.toContain(password);
});

it('has a password that nobody else can read, and a comment that says nothing about it', async () => {
  const client = new pg.Client(await servingUrl(first));
  await client.connect();
  await expect(client.query('select password from app.installation')).rejects.toThrow('permission denied');
  await client.end();
  const [{ mark }] = (await query<{ mark: string }>(
    first,
    "select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = $1",
    [await roleOf(first)],
  )) as [{ mark: string }];
  const [{ id }] = (await query<{ id: string }>(first, 'select id from app.installation')) as [
    { id: string },
  ];
  expect(mark).toBe(`agency-management-service installation ${id}`);
});

it('gets its password back when somebody changed it', async () => {
  await query(first, `alter role ${await roleOf(first)} password 'changed by hand'`);
  await opens(first);
});

it('gets another password when the operator changes the one that the database has', async () => {
  const former = await servingUrl(first);
  await query(
    first,
    "update app.installation set password = encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')",
  );
  await opens(first);
  expect(await servingUrl(first)).not.toBe(former);
  await expect(query(former, 'select')).rejects.toMatchObject({ code: '28P01' });
});

it('is missing from tables that were restored before it was there, which the start says', async () => {
  await migrate(second);
  const role = await roleOf(second);
  await query(second, `drop owned by ${role}; drop role ${role}`).catch(async () => {
    // Since Postgres 16 the owner may drop what it made, but not what that role was granted, without being a member of it.
    await query(second, `grant ${role} to current_user`);
    await query(second, `drop owned by ${role}; drop role ${role}`);
  });
  await expect(migrate(second)).rejects.toThrow(
    `The serving role ${role} has no privileges on the tables of this database: they were restored before the role existed. It exists now: restore the backup again, over them with \`pg_restore --clean --if-exists\``,
  );
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
