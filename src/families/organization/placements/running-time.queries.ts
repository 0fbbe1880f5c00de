import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface EndedTime {
  readonly id: string;
  /** As the contract writes it. */
  readonly stops_at: string;
}

/** Lets the hours of a member's running timer end at an instant, for what stops forgotten timers; undefined when none runs. */
export async function endRunningTime(db: Db, userId: string, at: Date): Promise<EndedTime | undefined> {
  const { rows } = await sql<EndedTime>`
    update time_entries set stops_at = greatest(${at}::timestamptz, started_at)
    where user_id = ${userId}::uuid and status = 'running' and deleted_at is null returning id, app.iso(stops_at) as stops_at`.execute(
    db,
  );
  return rows[0];
}
