import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connections, openDatabase } from '#src/platform/db/index.ts';
import { connectionOptions, openClient } from '#src/platform/db/connection.ts';
import { ReadConnections } from '#src/platform/db/reads.ts';
import { servingUrl } from '#src/platform/db/roles.ts';
import { openTransactionPooler } from '../support/transaction-pooler.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

let core: CoreDatabase;
let db: Connections;
const tenants: string[] = [];
beforeAll(async () => {
  core = await openCoreDatabase();
  db = await openDatabase({ ownerUrl: core.ownerUrl, readConnections: 3 });
  for (let number = 0; number < 4; number += 1) tenants.push(await core.createTenant());
});
afterAll(async () => {
  await db?.close();
  await core?.close();
});

const answered = async (
  tenant: string,
  milliseconds: number,
  order: string[],
  name: string,
): Promise<void> => {
  await sql`select pg_sleep(${milliseconds / 1000})`.execute(db.read(tenant));
  order.push(name);
};

it('runs a read of an agency with nothing under way before what busy agencies have queued', async () => {
  const order: string[] = [];
  const busy = [0, 1, 2].flatMap((agency) =>
    Array.from({ length: 30 }, () => answered(tenants[agency]!, 40, order, 'busy')),
  );
  // Long enough for every connection to have been busy, and for one to have run empty.
  await expect.poll(() => order.length, patiently).toBeGreaterThan(15);
  const before = order.length;
  await answered(tenants[3]!, 0, order, 'quiet');
  expect(order.indexOf('quiet') - before, 'statements of others that were answered meanwhile').toBeLessThan(
    8,
  );
  await Promise.all(busy);
});

it('has the tenant of each read, whoever reads beside it, and leaves none behind', async () => {
  const seen = await Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      const tenant = tenants[number % 4]!;
      const { rows } = await sql<{ tenant: string }>`select app.tenant_id() as tenant`.execute(
        db.read(tenant),
      );
      return rows[0]!.tenant === tenant;
    }),
  );
  expect(seen.every(Boolean)).toBe(true);
  const { rows } = await sql<{ tenant: string | null }>`select app.tenant_id() as tenant`.execute(db.system);
  expect(rows[0]!.tenant).toBeNull();
});

it('sets the tenant in the transaction of the statement, where nothing can come between them', async () => {
  const {
    rows: [row],
  } = await sql<{ is_local: boolean }>`
    select now() = statement_timestamp() as is_first, current_setting('app.tenant_id') = ${tenants[0]} as is_local`.execute(
    db.read(tenants[0]!),
  );
  // Another transaction would have begun with this statement; this one began with the setting before it.
  expect(row).toEqual({ is_first: false, is_local: true });
});

it('answers with an error, and reads again, when connections are lost under way', async () => {
  const lost = Array.from({ length: 6 }, () =>
    sql`select pg_sleep(${20})`.execute(db.read(tenants[0]!)).then(
      () => 'answered',
      () => 'failed',
    ),
  );
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where query like '%pg_sleep($1)%' and state = 'active' and application_name = 'agency-read' and datname = current_database()`.execute(
            core.db.system,
          )
        ).rows.length,
      patiently,
    )
    .toBeGreaterThan(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency-read' and pid <> pg_backend_pid() and datname = current_database()`.execute(
    core.db.system,
  );
  expect(await Promise.all(lost)).toContain('failed');
  await expect
    .poll(
      () =>
        sql`select 1`.execute(db.read(tenants[1]!)).then(
          () => 'answered',
          () => 'failed',
        ),
      patiently,
    )
    .toBe('answered');
});

it('fails in time when the database answers nothing', async () => {
  const impatient = await openDatabase({
    ownerUrl: core.ownerUrl,
    readConnections: 1,
    deadlines: { statementMs: 300, connectMs: 200 },
  });
  const stuck = sql`select pg_sleep(1.5)`.execute(impatient.read(tenants[0]!));
  await expect(stuck).rejects.toThrow('did not respond');
  await expect
    .poll(
      () =>
        sql`select 1`.execute(impatient.read(tenants[0]!)).then(
          () => 'answered',
          () => 'failed',
        ),
      patiently,
    )
    .toBe('answered');
  await impatient.close();
  await stuckEnds();
});

/** The connection is gone, and Postgres notices when the statement ends. */
async function stuckEnds(): Promise<void> {
  const running = () =>
    sql`select from pg_stat_activity where query like 'select pg_sleep(1.5)%' and state = 'active' and datname = current_database()`.execute(
      core.db.system,
    );
  await expect.poll(async () => (await running()).rows.length, patiently).toBe(0);
}

it('never reads as another tenant, even behind a pooler that moves sessions about', async () => {
  const pooler = await openTransactionPooler(await servingUrl(core.ownerUrl), {
    size: 2,
    choose: (idle) => Math.floor(Math.random() * idle),
  });
  const reads = await ReadConnections.open({
    open: () => openClient(connectionOptions(pooler.url, 'agency-read')),
    size: 4,
  });
  const outcomes = await Promise.all(
    Array.from({ length: 400 }, async (_, number) => {
      const tenant = tenants[number % 2]!;
      const { rows } = await sql<{ tenant: string }>`select app.tenant_id() as tenant`.execute(
        reads.scope(tenant),
      );
      return rows[0]!.tenant === tenant ? 'own' : 'of another';
    }).map((read) => read.catch(() => 'failed')),
  );
  await reads.close();
  await pooler.close();
  expect(outcomes).not.toContain('of another');
  expect(outcomes).toContain('own');
});
