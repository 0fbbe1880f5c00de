import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The agency's day, and how its weeks begin. */
export async function findWeek(
  db: Db,
  now: Date,
): Promise<{ today: string; weekStart: 'monday' | 'saturday' | 'sunday' }> {
  const { rows } = await sql<{ today: string; week_start: 'monday' | 'saturday' | 'sunday' }>`
    select (${now}::timestamptz at time zone time_zone)::date::text as today, week_start from tenants where id = app.tenant_id()
  `.execute(db);
  const { today, week_start: weekStart } = rows[0]!;
  return { today, weekStart };
}
