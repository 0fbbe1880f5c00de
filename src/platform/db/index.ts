import { DatabaseClock } from './clock.ts';
import type { StatementNamesOptions } from './statement-names.ts';
import type { Db } from './db.ts';
import { Notifications } from './listen.ts';
import { ReadConnections, type ReadDeadlines } from './reads.ts';
import { openClient, connectionOptions } from './connection.ts';
import { findActiveBackends, writeProbe } from './health.queries.ts';
import { ownerWaiting } from './owner.ts';
import { servingUrl } from './roles.ts';
import { checkServingRole } from './serving-role.ts';
import { explainStart } from './start-errors.ts';
import { channels, Waker } from './waker.ts';
import { WriteConnections, type WriteScope } from './writes.ts';

export { Turns } from './turns.ts';
export { changeMarks, type AgencyChanges, type ChangeMessage } from './change-queue.ts';
export { DatabaseUnavailable } from './unavailable.ts';
export { isLockTimeout } from './lock-lines.ts';
export { isLostStatement } from './round-trip.ts';
export type { WriteScope, Statement } from './writes.ts';
export { migrate } from './migrate.ts';
export { parseDatabaseUrl } from './address.ts';
export { DatabaseClock, followClock } from './clock.ts';
export type { Db } from './db.ts';
export { moveClock } from './move-clock.ts';
export { Lifetime } from './lifetime.ts';
export { inOneTransaction } from './one-transaction.ts';
export { openOwnerPool } from './owner.ts';
export { referrersFirst, type ReferringTable } from './referrers-first.ts';
export { isPassingConflict, toProblem, withRefusal } from './to-problem.ts';

/** The channel of `Connections.listen` on which processes hear of changes: `ChangeMessage` as JSON. */
export const changesChannel = channels.changes;
/** The one on which they hear that events were committed, without a payload. */
export const eventsChannel = channels.events;

/** Refuses a pooler that changes connections between statements; see `pooler.ts`. */
export const requireSteadyConnections = async (url: string): Promise<void> =>
  (await import('./pooler.ts')).requireSteadyConnections(url);

export interface DatabaseOptions {
  /** Connection of the owner role, which knows the serving role's. */
  readonly ownerUrl: string;
  /** Shared pipelined connections for reads (default 4). */
  readonly readConnections?: number;
  /** Most transactions open at once (default 10). One agency alone gets half of them (see `Turns`). */
  readonly writeConnections?: number;
  readonly deadlines?: Partial<ReadDeadlines>;
  /** How long a transaction waits for locks of its agency in all (default 10 s), in milliseconds. */
  readonly lockPatienceMs?: number;
  /** How many statements keep a name on the server (see `StatementNames`). */
  readonly names?: StatementNamesOptions;
}

/** Figures for metrics. */
export interface Load {
  /** Read statements sent and not yet answered. */
  readonly readsPending: number;
  /** Reads that wait for their agency's turn. */
  readonly readsWaiting: number;
  /** Connections with an open transaction. */
  readonly writesInUse: number;
  /** Writes that wait for their agency's turn. */
  readonly writesWaiting: number;
  /** Writes that wait for a lock, off the connections. */
  readonly locksWaiting: number;
  /** Background work that waits for a connection of the owner role. */
  readonly ownerWaiting: number;
  /** How long all that have waited did so since the start, in milliseconds, by what for. */
  readonly waitedMs: { readonly reads: number; readonly writes: number; readonly locks: number };
}

/** The database as the service sees it: everything runs as the installation's serving role, under row-level security. */
export interface Connections {
  /** Reads of one tenant. Statements may overtake each other; there is no transaction around them. */
  read(tenantId: string): Db;
  /** One transaction of one tenant; rolled back when `work` throws. After a lock that was held for long `work` runs again. */
  write<T>(tenantId: string, work: (scope: WriteScope) => Promise<T>): Promise<T>;
  /** No tenant: tenant tables are empty here. For security-definer functions and health checks. */
  readonly system: Db;
  /** The time of whatever is done here; see `followClock`. */
  readonly clock: DatabaseClock;
  /** Tells the workers that events were committed, a few milliseconds' worth at a time. */
  wakeWorkers(): void;
  /** LISTEN; `onGap` is called when messages may have been missed: when the connection is lost, and when it is back. Returns the way to stop. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Whether notifications arrive right now. */
  readonly listening: boolean;
  load(): Load;
  /** Writes by a connection that calls use. Resolves with why writes fail, as a short text; undefined when they succeed. Rejects when there is no connection. */
  check(): Promise<string | undefined>;
  close(): Promise<void>;
}

// Row-level security then shows no rows at all.
const noTenant = '00000000-0000-0000-0000-000000000000';

// Left to itself, Postgres plans a page of 50 anew each time, because it guesses that a limit that it does not know is a
// tenth of the table: 300 of 1,500 µs of a list. What it would gain by knowing the values is little, since all tenants
// share one table and its statistics.
const planOnce = { plan_cache_mode: 'force_generic_plan' };
// Everything behind a statement on the same connection waits with it. It tries again elsewhere (see `LockLines`).
const shortLocks = { lock_timeout: '50ms' };

const wrongPassword = '28P01';

export async function openDatabase(options: DatabaseOptions): Promise<Connections> {
  const url = await servingUrl(options.ownerUrl);
  const readConfig = connectionOptions(url, 'agency-read');
  const openReads = () =>
    ReadConnections.open({
      open: () =>
        openClient(readConfig, (client) => checkServingRole(client, { ...planOnce, ...shortLocks })),
      size: options.readConnections ?? 4,
      ...(options.deadlines && { deadlines: options.deadlines }),
      lockPatienceMs: options.lockPatienceMs,
      names: options.names,
    });
  const reads = await openReads().catch(async (error: unknown) => {
    if ((error as { code?: string }).code !== wrongPassword) throw explainStart(error, url);
    // Somebody changed the password of the serving role: migrations give it back.
    await (await import('./run-migrations.ts')).runMigrationsOf(options.ownerUrl);
    return openReads();
  });
  const waker = new Waker(reads.scope(null));
  const writes = new WriteConnections({
    config: connectionOptions(url, 'agency-write'),
    check: (client) => checkServingRole(client),
    size: options.writeConnections ?? 10,
    names: options.names,
    onCommitted: (tenantId, changes) => waker.announce(tenantId, changes),
    findActive: (backends) => findActiveBackends(reads.scope(null), backends),
    ...(options.lockPatienceMs !== undefined && { lockPatienceMs: options.lockPatienceMs }),
  });
  const notifications = new Notifications(url, (client) => checkServingRole(client));
  const clock = new DatabaseClock();
  await clock.read(reads.scope(null));
  return {
    clock,
    read: (tenantId) => reads.scope(tenantId),
    write: (tenantId, work) => writes.transaction(tenantId, work),
    system: reads.scope(null),
    wakeWorkers: () => waker.wake(),
    listen: (channel, onMessage, onGap) => notifications.listen(channel, onMessage, onGap),
    get listening() {
      return notifications.connected;
    },
    load: () => ({
      readsPending: reads.pending,
      readsWaiting: reads.waiting,
      writesInUse: writes.inUse,
      writesWaiting: writes.waiting,
      locksWaiting: writes.locks.waiting,
      ownerWaiting: ownerWaiting(),
      waitedMs: { reads: reads.waitedMs, writes: writes.waitedMs, locks: writes.locks.waitedMs },
    }),
    check: async () => {
      await writeProbe((work) => writes.transaction(noTenant, work)).catch((error: unknown) => {
        if (writes.health.reason === undefined) throw error;
      });
      return writes.health.reason;
    },
    close: async () => {
      await waker.close();
      await notifications.close();
      await Promise.all([reads.close(), writes.close()]);
    },
  };
}
