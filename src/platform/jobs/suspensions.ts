import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { selectSuspended } from './suspensions.queries.ts';

/** The channel on which processes hear that an agency was suspended or resumed. */
const channel = 'agency_status';

export interface Suspensions {
  /** Whether the job may be of a suspended agency, so that the database has to be asked. */
  mayHold(payload: unknown): boolean;
  stop(): Promise<void>;
}

/**
 * Knows which agencies are suspended, so that no job of the others costs a statement. What this process has not heard of yet runs
 * as if it had begun a moment earlier; the database decides about the rest.
 */
export async function followSuspensions(
  db: Pick<Connections, 'system' | 'listen' | 'listening'>,
  log: Log,
): Promise<Suspensions> {
  let suspended: ReadonlySet<string> = new Set();
  let reading = Promise.resolve();
  const read = (): void => {
    // One after the other: an older answer must not come last.
    reading = reading
      .then(async () => void (suspended = new Set(await selectSuspended(db.system))))
      .catch((error: unknown) => log.warn({ err: error }, 'suspended agencies could not be read'));
  };
  const unlisten = await db.listen(channel, read, read).catch((error: unknown) => {
    log.warn({ err: error }, 'cannot listen for suspensions; every job asks the database');
    return async () => {};
  });
  read();
  await reading;
  return {
    mayHold(payload) {
      const { tenantId } = (payload ?? {}) as { readonly tenantId?: string };
      return tenantId !== undefined && (!db.listening || suspended.has(tenantId));
    },
    async stop() {
      await unlisten();
      await reading;
    },
  };
}
