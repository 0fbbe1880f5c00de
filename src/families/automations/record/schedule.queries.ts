import { sql } from 'kysely';
import type { Weekday } from '#src/domain/recurrence/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function findWeek(db: Db): Promise<{
  readonly week_start: Weekday;
  readonly time_zone: string;
  readonly locale: string;
  readonly currency: string;
}> {
  const row = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select(['week_start', 'time_zone', 'locale', 'currency'])
    .executeTakeFirstOrThrow();
  return { ...row, week_start: row.week_start as Weekday };
}

interface ScheduleColumns {
  readonly scheduled_version?: number | null;
  readonly schedule_synced_at?: string | null;
  readonly next_run_at: string | null;
}

/** What a schedule does is no change of the record. */
export async function storeSchedule(db: Db, automationId: string, columns: ScheduleColumns): Promise<void> {
  await db.updateTable('automations').set(columns).where('id', '=', automationId).execute();
}
