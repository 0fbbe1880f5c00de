import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Task } from '#generated/types.gen.ts';
import type { JsonText } from '#src/door/context.ts';
import { fixed } from '#src/db/fixed.ts';
import { iso, recordQuery } from '#src/db/records.ts';
import { isLiveTask, isVisibleTask, type Viewer } from '#src/work/visibility.queries.ts';

type Db = Kysely<Database>;

/** Tasks, `t`, that the viewer may see. */
export const visibleTasks = (db: Db, viewer: Viewer) => db.selectFrom('tasks as t').where(isLiveTask()).where(isVisibleTask(viewer));

/** The columns of the contract's representation of a task, `t`, as the user sees it. */
export const taskRecord = (userId: string) => [
  't.id', 't.number', 't.name', 't.description', 't.status', 't.status_category', 't.hold_reason', 't.priority_level', 't.tags',
  't.client_id', clientRef('t').as('client'), 't.process_definition_id', 't.process_definition_version', 't.department_id', 't.assigned_to',
  currentStage.as('current_stage'), 't.current_stage_id', 't.stage_count', 't.finished_stage_count', 't.progress_percent',
  iso('t.start_date').as('start_date'), iso('t.due_date').as('due_date'), iso('t.started_at').as('started_at'),
  iso('t.completed_at').as('completed_at'), 't.completed_by', iso('t.cancelled_at').as('cancelled_at'), 't.estimated_minutes', 't.tracked_minutes',
  't.is_private', isWatchedBy(userId).as('is_watching'), ticketCount.as('ticket_count'), commentCount.as('comment_count'), 't.field_values',
  sql`json_build_object('kind', t.source_kind, 'id', t.source_id)`.as('source'), 't.revision',
  iso('t.created_at').as('created_at'), iso('t.updated_at').as('updated_at'), 't.created_by',
] as const;

/** The client of a record by name, as others refer to it. */
export const clientRef = (alias: string): RawBuilder<unknown> => sql`(
  select json_build_object('id', c.id, 'name', c.name) from clients c
  where c.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and c.id = ${sql.ref(`${alias}.client_id`)})`;

const currentStage = sql`(
  select json_build_object('id', s.id, 'name', s.name, 'position', s.position, 'status_category', s.status_category) from task_stages s
  where s.tenant_id = t.tenant_id and s.id = t.current_stage_id)`;

const isWatchedBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from task_watchers w where w.tenant_id = t.tenant_id and w.task_id = t.id and w.user_id = ${userId})`;

const ticketCount = sql<number>`(
  select count(*) from task_ticket_links l join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
  where l.tenant_id = t.tenant_id and l.task_id = t.id and k.deleted_at is null and k.merged_into_id is null)`;

const commentCount = sql<number>`(
  select count(*) from comments m where m.tenant_id = t.tenant_id and m.record_kind = 'task' and m.record_id = t.id and m.erased_at is null)`;

const taskById = fixed((db, { id, userId }: { id: string; userId: string }, seesPrivate: boolean) =>
  recordQuery(db, visibleTasks(db, { userId, seesPrivate }).where('t.id', '=', id).select(taskRecord(userId))));

/** The task as the viewer sees it; undefined when there is none, or none for the viewer. */
export async function selectTask(db: Db, { userId, seesPrivate }: Viewer, id: string): Promise<JsonText<Task> | undefined> {
  const [row] = await taskById(db, { id, userId }, seesPrivate);
  return row?.record as JsonText<Task> | undefined;
}
