import type pg from 'pg';
import { DatabaseClock } from './clock.ts';
import { connectionOptions, openClient, requireTenantId } from './connection.ts';
import type { Connections } from './index.ts';
import { PartOfTransaction } from './part-of-transaction.ts';
import { servingUrl } from './roles.ts';
import { scopedKysely } from './scoped.ts';
import { checkServingRole } from './serving-role.ts';
import { StatementNames } from './statement-names.ts';

/**
 * Everything that `work` does through the connections it gets becomes one transaction, of whatever tenants: all of it is kept or
 * nothing; nobody is told of changes. `lockName` lets only one such piece of work run at a time in the whole database. For filling a system;
 * calls of the service have a transaction each (`Connections.write`).
 */
export async function inOneTransaction<T>(
  ownerUrl: string,
  lockName: string,
  work: (db: Connections) => Promise<T>,
): Promise<T> {
  const client = await openClient(
    connectionOptions(await servingUrl(ownerUrl), 'agency-fill'),
    checkServingRole,
  );
  try {
    // Waiting for another process that does the same may take longer than a statement otherwise may.
    await client.query('begin; set local lock_timeout = 0; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [lockName]);
    const clock = new DatabaseClock();
    const db = transactionDb(client, clock);
    await clock.read(db.system);
    const value = await work(db);
    await client.query('commit');
    return value;
  } finally {
    await client.end();
  }
}

function transactionDb(client: pg.Client, clock: DatabaseClock): Connections {
  const names = new StatementNames();
  let current = '';
  const run = async (tenant: string, sql: string, parameters: readonly unknown[]) => {
    if (tenant !== current)
      void client.query("select set_config('app.tenant_id', $1, true)", [tenant]).catch(() => {});
    current = tenant;
    const result = await client.query({
      name: names.nameOf(sql),
      text: sql,
      values: parameters as unknown[],
    });
    names.succeeded(sql);
    return result;
  };
  const scope = (tenant: string) => scopedKysely((sql, parameters) => run(tenant, sql, parameters));
  return {
    clock,
    read: (tenantId) => scope(requireTenantId(tenantId)),
    write: async (tenantId, work) => {
      const tenant = requireTenantId(tenantId);
      const part = new PartOfTransaction((sql, parameters) => run(tenant, sql, parameters));
      const value = await work(part);
      await part.finish();
      for (const { sql, parameters } of part.queued) await run(tenant, sql, parameters);
      return value;
    },
    system: scope(''),
    // They look for jobs by themselves.
    wakeWorkers: () => {},
    listen: () => Promise.reject(new Error('Listening is not supported inside a single transaction.')),
    listening: false,
    load: () => ({
      readsPending: 0,
      readsWaiting: 0,
      writesInUse: 1,
      writesWaiting: 0,
      locksWaiting: 0,
      ownerWaiting: 0,
      waitedMs: { reads: 0, writes: 0, locks: 0 },
    }),
    check: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
}
