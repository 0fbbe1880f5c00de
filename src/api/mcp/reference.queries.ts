import type { Db } from '#src/platform/db/index.ts';
import type { WeekStart } from './local-time.ts';

/** The day with which the agency's weeks begin. */
export async function selectWeekStart(db: Db): Promise<WeekStart> {
  const { week_start: start } = await db.selectFrom('tenants').select('week_start').executeTakeFirstOrThrow();
  return start as WeekStart;
}
