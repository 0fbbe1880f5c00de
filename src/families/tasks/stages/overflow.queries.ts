import { sql } from 'kysely';
import type { TaskStage, TaskStageOverflow } from '#generated/types.gen.ts';
import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, emptyLast, iso, list, oneOf, oneOfIds, record } from '#src/platform/db/query/index.ts';
import { stageColumns, visibleStages } from '#src/domain/tasks/index.ts';
import { isOpenStage, isOpenTask, type Viewer } from '#src/domain/visibility/index.ts';
import type { TaskScope } from '../lists/task-list-filters.queries.ts';

/** Stages that wait for somebody to be found, as far as the viewer may see their tasks. */
export const overflowStages = (db: Db, viewer: Viewer) =>
  visibleStages(db, viewer)
    .where('s.assignment_status', '=', 'overflow')
    .where(isOpenStage())
    .where(isOpenTask());

/** `retryMinutes` is how often the service tries again by itself; null for never. */
export const overflowList = list<
  TasksHandlers['listOverflowStages'],
  TaskScope & { readonly retryMinutes: number | null }
>()({
  rows: overflowStages,
  record: (rows, { retryMinutes, ...viewer }, db) =>
    record<TaskStageOverflow>()(
      rows.select([
        sql<TaskStage>`(select row_to_json(stage) from (${db.selectNoFrom(stageColumns(viewer) as never)}) stage)`.as(
          'stage',
        ),
        as<TaskStageOverflow['reason']>()('s.overflow_reason').as('reason'),
        sql<number>`coalesce((select d.candidate_count from assignment_decisions d where d.tenant_id = s.tenant_id and d.stage_id = s.id order by d.decided_at desc, d.id desc limit 1), 0)`.as(
          'candidate_count',
        ),
        's.overflow_attempts as attempt_count',
        iso('s.overflowed_at').as('overflowed_at'),
        iso('s.overflow_attempted_at').as('last_attempted_at'),
        (retryMinutes === null
          ? sql<null>`null`
          : sql<
              string | null
            >`app.iso(s.overflow_attempted_at + make_interval(mins => ${retryMinutes}::integer))`
        ).as('next_attempt_at'),
      ]),
    ),
  id: 's.id',
  filters: {
    client_id: oneOfIds('t.client_id'),
    department_id: oneOfIds('s.department_id'),
    process_definition_id: oneOfIds('t.process_definition_id'),
    reason: oneOf('s.overflow_reason'),
  },
  sorts: {
    waiting_time: (direction, { now }) => [
      sql`${now}::timestamptz - s.overflowed_at ${sql.raw(direction)} nulls last`,
    ],
    due_date: emptyLast('s.due_date'),
    attempt_count: by('s.overflow_attempts'),
  },
});

interface StageOfTask {
  readonly id: string;
  readonly task_id: string;
}

/** Which of these stages there are, whatever their state. */
export const selectStagesToRetry = (db: Db, viewer: Viewer, ids: readonly string[]): Promise<StageOfTask[]> =>
  visibleStages(db, viewer).where('s.id', 'in', ids).select(['s.id', 's.task_id']).execute();

/** Those in the overflow, the longest waiting first. */
export const selectLongestWaiting = (db: Db, viewer: Viewer, limit: number): Promise<StageOfTask[]> =>
  overflowStages(db, viewer)
    .select(['s.id', 's.task_id'])
    .orderBy('s.overflowed_at')
    .orderBy('s.id')
    .limit(limit)
    .execute();
