import { sql, type RawBuilder } from 'kysely';
import type { Task, TaskStage } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import { namedRefOrNull, taskRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  fixed,
  iso,
  isoOrNull,
  record,
  recordQuery,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import {
  isLiveTask,
  isShownTo,
  isVisibleTask,
  ticketViewer,
  type Viewer,
} from '#src/domain/visibility/index.ts';

/** Tasks that the viewer may see, as `t`. */
export const visibleTasks = (db: Db, viewer: Viewer) =>
  db.selectFrom('tasks as t').where(isLiveTask()).where(isVisibleTask(viewer));

/** Stages, as `s`, of tasks, `t`, that the viewer may see. */
export const visibleStages = (db: Db, viewer: Viewer) =>
  visibleTasks(db, viewer).innerJoin('task_stages as s', (join) =>
    join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.task_id', '=', 't.id'),
  );

const currentStage = sql<
  Task['current_stage']
>`(select json_build_object('id', cs.id, 'name', cs.name, 'position', cs.position, 'status_category', cs.status_category)
  from task_stages cs where cs.tenant_id = t.tenant_id and cs.id = t.current_stage_id)`;

/** The columns of the contract's representation of a task, `t`. */
export const taskColumns = (viewer: Viewer) =>
  [
    't.id',
    't.number',
    't.name',
    't.description',
    't.status',
    't.status_category',
    't.hold_reason',
    't.priority_level',
    't.tags',
    't.client_id',
    namedRefOrNull('clients', 't.client_id').as('client'),
    't.process_definition_id',
    't.process_definition_version',
    't.department_id',
    't.assigned_to',
    currentStage.as('current_stage'),
    't.current_stage_id',
    't.stage_count',
    't.finished_stage_count',
    't.progress_percent',
    isoOrNull('t.start_date').as('start_date'),
    isoOrNull('t.due_date').as('due_date'),
    isoOrNull('t.started_at').as('started_at'),
    isoOrNull('t.completed_at').as('completed_at'),
    't.completed_by',
    isoOrNull('t.cancelled_at').as('cancelled_at'),
    't.estimated_minutes',
    't.tracked_minutes',
    't.is_private',
    sql<boolean>`exists (select from task_watchers w where w.tenant_id = t.tenant_id and w.task_id = t.id and w.user_id = ${viewer.userId}::uuid)`.as(
      'is_watching',
    ),
    sql<number>`(select count(*) from task_ticket_links l join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
    where l.tenant_id = t.tenant_id and l.task_id = t.id and k.deleted_at is null and k.merged_into_id is null
      and ${isShownTo('ticket', ticketViewer(viewer), 'k')})`.as('ticket_count'),
    sql<number>`(select count(*) from comments m where m.tenant_id = t.tenant_id and m.record_kind = 'task' and m.record_id = t.id and m.erased_at is null)`.as(
      'comment_count',
    ),
    as<Task['field_values']>()('t.field_values').as('field_values'),
    sql<Task['source']>`json_build_object('kind', t.source_kind, 'id', t.source_id)`.as('source'),
    't.revision',
    iso('t.created_at').as('created_at'),
    iso('t.updated_at').as('updated_at'),
    't.created_by',
  ] as const;

const substages = sql<TaskStage['substages']>`coalesce((
  select json_agg(json_build_object('id', u.id, 'stage_id', u.stage_id, 'name', u.name, 'description', u.description, 'position', u.position,
    'status', case when u.completed_at is null then 'open' else 'completed' end, 'is_required', u.is_required, 'assigned_to', u.assigned_to,
    'due_date', app.iso(u.due_date), 'completed_at', app.iso(u.completed_at), 'completed_by', u.completed_by, 'revision', u.revision,
    'created_at', app.iso(u.created_at), 'updated_at', app.iso(u.updated_at), 'created_by', u.created_by) order by u.position, u.id)
  from task_substages u where u.tenant_id = s.tenant_id and u.stage_id = s.id), '[]')`;

/** The columns of the contract's representation of a stage, `s`, of the task `t`. */
export const stageColumns = ({ userId }: Viewer) =>
  [
    's.id',
    taskRefOf('t').as('task'),
    't.client_id',
    's.stage_definition_id',
    's.name',
    's.instructions',
    's.position',
    's.status',
    's.status_category',
    sql<boolean>`coalesce(t.current_stage_id = s.id, false)`.as('is_current'),
    's.is_required',
    's.auto_start',
    's.auto_complete',
    's.dependency_reopened',
    't.priority_level',
    's.department_id',
    's.assigned_to',
    's.assignment_status',
    isoOrNull('s.due_date').as('due_date'),
    as<TaskStage['due_rule']>()('s.due_rule').as('due_rule'),
    's.estimated_minutes',
    's.tracked_minutes',
    's.required_field_keys',
    substages.as('substages'),
    's.skip_reason',
    isoOrNull('s.started_at').as('started_at'),
    isoOrNull('s.completed_at').as('completed_at'),
    's.completed_by',
    sql<boolean>`exists (select from entity_pins p where p.tenant_id = s.tenant_id and p.user_id = ${userId}::uuid and p.record_kind = 'task_stage' and p.record_id = s.id)`.as(
      'is_pinned',
    ),
    's.revision',
    iso('s.created_at').as('created_at'),
    iso('s.updated_at').as('updated_at'),
    's.created_by',
  ] as const;

/** The contract's representation of a task. */
export const taskRecord = (tasks: ReturnType<typeof visibleTasks>, viewer: Viewer) =>
  record<Task>()(tasks.select(taskColumns(viewer)));

/** The contract's representation of a stage. */
export const stageRecord = (stages: ReturnType<typeof visibleStages>, viewer: Viewer) =>
  record<TaskStage>()(stages.select(stageColumns(viewer)));

type ById = Pick<Viewer, 'userId'> & { readonly id: string };

const taskById = fixed((db, { id, userId }: ById, sight: Omit<Viewer, 'userId'>) => {
  const viewer = { userId, ...sight };
  return recordQuery(db, taskRecord(visibleTasks(db, viewer).where('t.id', '=', id), viewer));
});

/** The task as the contract writes it; undefined when there is none that the viewer may see. */
export async function selectTask(
  db: Db,
  { userId, seesPrivate, seesPrivateTickets }: Viewer,
  id: string,
): Promise<JsonText<Task> | undefined> {
  const [row] = await taskById(db, { id, userId }, { seesPrivate, seesPrivateTickets });
  return row?.record;
}

export async function isTaskVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  return (
    (await visibleTasks(db, viewer).where('t.id', '=', id).select('t.id').executeTakeFirst()) !== undefined
  );
}

/** A task that was just stored, whoever may see it now. */
export async function selectStoredTask(db: Db, viewer: Viewer, id: string): Promise<JsonText<Task>> {
  return (await selectTask(db, { ...viewer, seesPrivate: true }, id))!;
}

/** Stages as the contract writes them, by position; whoever asks may see their tasks. */
export async function selectStoredStages(
  db: Db,
  viewer: Viewer,
  condition: RawBuilder<boolean>,
): Promise<TaskStage[]> {
  return selectRecords(
    db,
    stageRecord(
      visibleStages(db, { ...viewer, seesPrivate: true })
        .where(condition)
        .orderBy('s.position')
        .orderBy('s.id'),
      viewer,
    ),
  );
}
