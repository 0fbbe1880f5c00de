import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskStageOverflow } from '#generated/types.gen.ts';
import type { ListOverflowStagesInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, orderBy, selectPage } from '#src/platform/db/records.ts';
import { stageColumns, visibleStages } from '#src/domain/tasks/task-record.queries.ts';
import { isOpenStage, isOpenTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';

type Db = Kysely<Database>;

/** Stages that wait for somebody to be found, as far as the viewer may see their tasks. */
export const overflowStages = (db: Db, viewer: Viewer) =>
  visibleStages(db, viewer).where('s.assignment_state', '=', 'overflow').where(isOpenStage()).where(isOpenTask());

const sortExpressions = {
  waiting_time: sql`now() - s.overflowed_at`,
  due_date: sql`s.due_date`,
  attempt_count: sql`s.overflow_attempts`,
} as const;

/** `retryMinutes` is how often the service tries again by itself; null for never. */
export function selectOverflowStages(db: Db, viewer: Viewer, query: ListOverflowStagesInput['query'], retryMinutes: number | null): Promise<Page<TaskStageOverflow>> {
  let matching = overflowStages(db, viewer);
  if (query.client_id !== undefined) matching = matching.where('t.client_id', 'in', query.client_id);
  if (query.department_id !== undefined) matching = matching.where('s.department_id', 'in', query.department_id);
  if (query.process_definition_id !== undefined) matching = matching.where('t.process_definition_id', 'in', query.process_definition_id);
  if (query.reason !== undefined) matching = matching.where('s.overflow_reason', 'in', query.reason);
  return selectPage<TaskStageOverflow>(db, {
    matching,
    record: (rows) => rows.select([
      sql`(select row_to_json(stage) from (${db.selectNoFrom(stageColumns(viewer) as never)}) stage)`.as('stage'),
      's.overflow_reason as reason',
      sql`coalesce((select d.candidate_count from assignment_decisions d where d.tenant_id = s.tenant_id and d.stage_id = s.id order by d.decided_at desc, d.id desc limit 1), 0)`.as('candidate_count'),
      's.overflow_attempts as attempt_count', iso('s.overflowed_at').as('overflowed_at'), iso('s.overflow_attempted_at').as('last_attempted_at'),
      (retryMinutes === null ? sql`null` : sql`app.iso(s.overflow_attempted_at + make_interval(mins => ${retryMinutes}::integer))`).as('next_attempt_at'),
    ]),
    orderBy: [orderBy(sortExpressions[query.sort], query.order), sql`s.id ${sql.raw(query.order)}`],
    limit: query.limit,
    offset: query.offset,
  });
}

interface StageOfTask {
  readonly id: string;
  readonly task_id: string;
}

/** Which of these stages there are, whatever their state. */
export const selectStagesToRetry = (db: Db, viewer: Viewer, ids: readonly string[]): Promise<StageOfTask[]> =>
  visibleStages(db, viewer).where('s.id', 'in', ids).select(['s.id', 's.task_id']).execute();

/** Those in the overflow, the longest waiting first. */
export const selectLongestWaiting = (db: Db, viewer: Viewer, limit: number): Promise<StageOfTask[]> =>
  overflowStages(db, viewer).select(['s.id', 's.task_id']).orderBy('s.overflowed_at').orderBy('s.id').limit(limit).execute();
