import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Holds back what is written until the event loop has been through the requests at hand, so that the statements of all
 * of them travel in one packet: a fifth of the CPU of a lookup, a quarter of that of a creation, went into one system call
 * per statement.
 */
export function corkUntilIdle(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
