import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { Backlog } from './instruments.ts';

/** The smallest question that shows whether the database answers. */
export async function selectOne(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** How the consumers of events stand, of all agencies together. */
export async function selectEventBacklog(db: Db): Promise<readonly Backlog[]> {
  return (
    await sql<Backlog>`select consumer, agencies, oldest_seconds, parked from app.event_backlog()`.execute(db)
  ).rows;
}
