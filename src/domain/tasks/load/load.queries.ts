import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { TaskState } from '../model/state.ts';
import { isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';

/** What singles a task out. */
export type TaskKey =
  | { readonly id: string }
  | { readonly number: number }
  | { readonly stageId: string }
  | { readonly substageId: string };

const matches = (key: TaskKey): RawBuilder<boolean> => {
  if ('id' in key) return sql<boolean>`t.id = ${key.id}::uuid`;
  if ('number' in key) return sql<boolean>`t.number = ${key.number}::integer`;
  if ('stageId' in key)
    return sql<boolean>`t.id = (select s.task_id from task_stages s where s.id = ${key.stageId}::uuid)`;
  return sql<boolean>`t.id = (select u.task_id from task_substages u where u.id = ${key.substageId}::uuid)`;
};

const iso = (...columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`app.iso(${sql.ref(column)}) as ${sql.ref(column.split('.')[1]!)}`));

const substages = sql`coalesce((
  select json_agg(json_build_object(
    'id', u.id, 'name', u.name, 'description', u.description, 'position', u.position, 'is_required', u.is_required, 'assigned_to', u.assigned_to,
    'due_date', app.iso(u.due_date), 'completed_at', app.iso(u.completed_at), 'completed_by', u.completed_by, 'revision', u.revision, 'created_by', u.created_by
  ) order by u.position, u.id)
  from task_substages u where u.tenant_id = s.tenant_id and u.stage_id = s.id), '[]')`;

/** Required tools of the stage in the version that its task holds to, as far as they have not run. */
const missingTools = sql`case when v.snapshot is null or s.stage_definition_id is null then '[]'::json else coalesce((
  select json_agg(json_build_object('name', tool ->> 'name'))
  from jsonb_path_query(v.snapshot, '$.stages[*] ? (@.id == $id).tools[*] ? (@.is_required == true)', jsonb_build_object('id', s.stage_definition_id)) tool
  where not exists (select from task_tool_runs r where r.tenant_id = s.tenant_id and r.stage_id = s.id and r.tool_id = (tool ->> 'id')::uuid and r.has_run)), '[]') end`;

/** Required fields of the stage that were deleted since: nobody can fill them any more. */
const absentFields = sql`coalesce((
  select json_agg(k.key) from unnest(s.required_field_keys) k (key)
  where not exists (select from fields f where f.tenant_id = s.tenant_id and f.record_kind = 'task' and f.key = k.key and f.deleted_at is null)), '[]')`;

const stages = sql`coalesce((
  select json_agg(row_to_json(stage) order by stage.position, stage.id) from (
    select s.id, s.stage_definition_id, s.name, s.instructions, s.position, s.status, s.status_category, s.status_template_id, s.is_required, s.auto_start,
      s.auto_complete, s.department_id, s.assigned_to, s.assignment_status, s.assignment, s.overflow_reason, s.overflow_attempts, s.due_rule, s.planned_minutes,
      s.dependency_reopened, s.estimated_minutes, s.required_field_keys, s.skip_reason, s.completed_by, s.revision, s.created_by,
      ${iso('s.overflowed_at', 's.overflow_attempted_at', 's.due_date', 's.planned_due_date', 's.ready_from', 's.started_at', 's.completed_at', 's.finished_at')},
      ${substages} as substages, ${missingTools} as missing_tools, ${absentFields} as absent_field_keys
    from task_stages s where s.tenant_id = t.tenant_id and s.task_id = t.id) stage), '[]')`;

const state = sql`
  t.id, t.number, t.name, t.description, t.status, t.status_category, t.held_status, t.hold_reason, t.held_minutes, t.priority_level, t.tags, t.client_id,
  t.department_id, t.process_definition_id, t.process_definition_version, t.assigned_to, t.current_stage_id, t.completed_by, t.estimated_minutes, t.is_private,
  t.field_values, t.source_kind, t.source_id, t.merged_into_id, t.deleted_by, t.revision, t.created_by,
  ${iso('t.held_at', 't.start_date', 't.due_date', 't.started_at', 't.completed_at', 't.cancelled_at', 't.merged_at', 't.deleted_at', 't.created_at', 't.updated_at')},
  coalesce((v.snapshot #>> '{defaults,shift_due_on_hold}')::boolean, false) as shift_due_on_hold,
  ${stages} as stages,
  coalesce((select json_agg(json_build_object('predecessor_id', d.predecessor_id, 'successor_id', d.successor_id, 'type', d.type, 'lag_minutes', d.lag_minutes)
    order by d.successor_id, d.predecessor_id) from task_stage_dependencies d where d.tenant_id = t.tenant_id and d.task_id = t.id), '[]') as dependencies,
  coalesce((select json_agg(w.user_id order by w.user_id) from task_watchers w where w.tenant_id = t.tenant_id and w.task_id = t.id), '[]') as watcher_ids`;

export interface LoadOptions {
  /** Deleted ones too, for their restoration. */
  readonly withDeleted?: boolean;
  /** Merged ones too, so that a merge can name them. */
  readonly withMerged?: boolean;
}

/**
 * A task with all that belongs to it, held until the transaction ends; undefined when there is none that the viewer may see.
 * The lock comes first and in a statement of its own: what is read after it is what the one before has left.
 */
export async function lockTask(
  db: Db,
  viewer: Viewer,
  key: TaskKey,
  options: LoadOptions = {},
): Promise<TaskState | undefined> {
  const [, task] = await Promise.all([
    sql`select from tasks t where ${matches(key)} for update`.execute(db),
    readTask(db, viewer, key, options),
  ]);
  return task;
}

/** As `lockTask`, without holding it. */
export async function readTask(
  db: Db,
  viewer: Viewer,
  key: TaskKey,
  options: LoadOptions = {},
): Promise<TaskState | undefined> {
  return (await selectStates(db, viewer, matches(key), options))[0];
}

/** Those of these tasks that the viewer may see, in no order. */
export const readTasks = (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  options: LoadOptions = {},
): Promise<TaskState[]> => selectStates(db, viewer, sql<boolean>`t.id = any(${[...ids]}::uuid[])`, options);

async function selectStates(
  db: Db,
  viewer: Viewer,
  condition: RawBuilder<boolean>,
  { withDeleted = false, withMerged = false }: LoadOptions,
): Promise<TaskState[]> {
  const { rows } = await sql<{ task: string }>`
    select row_to_json(r)::text as task from (
      select ${state}
      from tasks t left join process_versions v
        on v.tenant_id = t.tenant_id and v.process_definition_id = t.process_definition_id and v.version = t.process_definition_version
      where ${condition} and ${isVisibleTask(viewer)}
        and ${withDeleted ? sql`true` : sql`t.deleted_at is null`} and ${withMerged ? sql`true` : sql`t.merged_into_id is null`}) r`.execute(
    db,
  );
  return rows.map(({ task }) => JSON.parse(task) as TaskState);
}

/** Holds several tasks, always in the same order, so that two requests about the same ones cannot block each other. */
export async function lockTasks(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from tasks t where t.id = any(${[...ids]}::uuid[]) order by t.id for update`.execute(db);
}

/** As `lockTasks`, for the tasks of these stages. */
export async function lockTasksOfStages(db: Db, stageIds: readonly string[]): Promise<void> {
  await sql`select from tasks t where t.id in (select s.task_id from task_stages s where s.id = any(${[...stageIds]}::uuid[])) order by t.id for update`.execute(
    db,
  );
}

/** Templates whose statuses the stages of a task use. */
export const templatesOf = (task: TaskState): string[] => [
  ...new Set(task.stages.flatMap(({ status_template_id: id }) => id ?? [])),
];
