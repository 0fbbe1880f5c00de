import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** On this channel processes hear which calls of hosts were cancelled. */
export const cancelledChannel = 'mcp_call_cancelled';

/** Tells all processes. */
export async function tellOfCancelled(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${cancelledChannel}, ${name})`.execute(db);
}
