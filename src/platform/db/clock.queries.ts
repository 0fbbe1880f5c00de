import { sql } from 'kysely';
import type { Db } from './db.ts';

/** How far the database's clock is ahead of the system's, in milliseconds. */
export async function findAheadMs(system: Db): Promise<number> {
  const { rows } = await sql<{
    ahead_ms: number;
  }>`select (extract(epoch from app.now() - now()) * 1000)::float8 as ahead_ms`.execute(system);
  return Math.round(rows[0]!.ahead_ms);
}
