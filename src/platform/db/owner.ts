import pg from 'pg';
import { ownerOptions, type SessionSettings } from './connection.ts';

// Longer than any statement of ours takes; a connection that answers nothing any more must not be waited for for ever.
const patience = { connectionTimeoutMillis: 30_000, query_timeout: 120_000 };

const pools = new Set<pg.Pool>();

/** What waits for a connection of the owner role, in this process. */
export function ownerWaiting(): number {
  forgetEnded();
  return [...pools].reduce((sum, { waitingCount }) => sum + waitingCount, 0);
}

function forgetEnded(): void {
  for (const pool of pools) if (pool.ended) pools.delete(pool);
}

/** Connections of the owner role, for the queue and for work across tenants. They open when they are needed. */
export function openOwnerPool(
  ownerUrl: string,
  applicationName: string,
  most: number,
  settings: SessionSettings = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...ownerOptions(ownerUrl, applicationName, { statement_timeout: '90s', ...settings }),
    max: most,
    ...patience,
  });
  // A connection that breaks is replaced by the next one; what it was doing fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  forgetEnded();
  pools.add(pool);
  return pool;
}
