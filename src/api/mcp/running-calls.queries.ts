import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** On this channel processes hear which calls of hosts were cancelled. */
export const cancelledChannel = 'mcp_call_cancelled';

/** Tells all processes, this one included. */
export async function tellOfCancelled(db: Db, payload: string): Promise<void> {
  await sql`select pg_notify(${cancelledChannel}, ${payload})`.execute(db);
}
