import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';

/** What the schedule of an automation has done. */
export interface Runs {
  readonly last_run_at: string | null;
  readonly last_run_due_at: string | null;
  readonly last_run_execution_id: string | null;
  /** Of the last 30 days. */
  readonly missed_run_count: number;
  /** Whether starts were missed after the last one. */
  readonly was_last_missed: boolean;
}

export const findRuns = (db: Db, automationId: string, now: Date): Promise<Runs> =>
  db
    .selectFrom('automations as a')
    .where('a.id', '=', automationId)
    .select([
      isoOrNull('a.last_run_at').as('last_run_at'),
      isoOrNull('a.last_run_due_at').as('last_run_due_at'),
      'a.last_run_execution_id',
      sql<number>`(select coalesce(sum(m.run_count), 0)::integer from automation_missed_runs m where m.tenant_id = a.tenant_id
        and m.automation_id = a.id and m.created_at > ${now}::timestamptz - interval '30 days')`.as(
        'missed_run_count',
      ),
      sql<boolean>`exists (select from automation_missed_runs m where m.tenant_id = a.tenant_id and m.automation_id = a.id
        and m.created_at >= coalesce(a.last_run_at, '-infinity'))`.as('was_last_missed'),
    ])
    .executeTakeFirstOrThrow();
