import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import { Notifications } from './listen.ts';
import { ReadConnections } from './reads.ts';
import { appUrl } from './roles.ts';
import { Waker } from './waker.ts';
import { WriteConnections, type WriteScope } from './writes.ts';

export type { WriteScope, Statement } from './writes.ts';
export { migrate } from './migrate.ts';

export interface DatabaseOptions {
  /** Connection of the owner role; the app role's is derived from it. */
  readonly ownerUrl: string;
  /** Shared pipelined connections for reads (default 4). */
  readonly readConnections?: number;
  /** Most transactions open at once (default 10). */
  readonly writeConnections?: number;
}

/** The database as the service sees it: everything runs as role `app`, under row-level security. */
export interface Db {
  /** Reads of one tenant. Statements may overtake each other; there is no transaction around them. */
  read(tenantId: string): Kysely<Database>;
  /** One transaction of one tenant; rolled back when `work` throws. */
  write<T>(tenantId: string, work: (scope: WriteScope) => Promise<T>): Promise<T>;
  /** No tenant: tenant tables are empty here. For security-definer functions and health checks. */
  readonly system: Kysely<Database>;
  /** Tells the workers that events were committed, a few milliseconds' worth at a time. */
  wakeWorkers(): void;
  /** LISTEN; `onGap` is called when messages may have been missed. Returns the way to stop. */
  listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Whether notifications arrive right now. */
  readonly listening: boolean;
  /** For metrics: reads under way, write connections in use and callers waiting for one. */
  load(): { readsPending: number; writesInUse: number; writesWaiting: number };
  close(): Promise<void>;
}

export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  const url = appUrl(options.ownerUrl);
  const reads = await ReadConnections.open(url, options.readConnections ?? 4);
  const writes = new WriteConnections(url, options.writeConnections ?? 10);
  const notifications = new Notifications(url);
  const waker = new Waker(reads.scope(null));
  return {
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
      writesInUse: writes.pool.totalCount - writes.pool.idleCount,
      writesWaiting: writes.pool.waitingCount,
    }),
    close: async () => {
      await notifications.close();
      await Promise.all([reads.close(), writes.close()]);
    },
  };
}
