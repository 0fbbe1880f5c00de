import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

const looked = 2_000;

/** The latest events of a type among the agency's latest events, newest first. */
export async function selectRecentEvents(
  db: Db,
  type: string,
  most: number,
): Promise<Readonly<Record<string, unknown>>[]> {
  const { rows } = await sql<{ data: Readonly<Record<string, unknown>> }>`
    select e.data from (select event_type, data, sequence from events order by sequence desc limit ${looked}) e
    where e.event_type = ${type} order by e.sequence desc limit ${most}`.execute(db);
  return rows.map(({ data }) => data);
}
