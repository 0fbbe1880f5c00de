import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskStage } from '#generated/types.gen.ts';
import type { JsonText } from '#src/door/context.ts';
import { iso, selectRecord } from '#src/db/records.ts';
import { isLiveTask, isVisibleTask, type Viewer } from '#src/work/visibility.queries.ts';

type Db = Kysely<Database>;

/** Stages, `s`, of tasks, `t`, that the viewer may see. */
export const visibleStages = (db: Db, viewer: Viewer) => db.selectFrom('task_stages as s')
  .innerJoin('tasks as t', (join) => join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.task_id'))
  .where(isLiveTask()).where(isVisibleTask(viewer));

/** The columns of the contract's representation of a stage, `s`, of task `t`, as the user sees it. */
export const stageRecord = (userId: string) => [
  's.id', sql`json_build_object('id', t.id, 'number', t.number, 'name', t.name)`.as('task'), 't.client_id', 's.stage_definition_id',
  's.name', 's.instructions', 's.position', 's.status', 's.status_category', isCurrentStage.as('is_current'),
  's.is_required', 's.auto_start', 's.auto_complete', 's.dependency_reopened', 't.priority_level', 's.department_id',
  's.assigned_to', 's.assignment_state', iso('s.due_date').as('due_date'), 's.due_rule', 's.estimated_minutes', 's.tracked_minutes', 's.required_field_keys',
  substages.as('substages'), 's.skip_reason', iso('s.started_at').as('started_at'), iso('s.completed_at').as('completed_at'), 's.completed_by',
  isStagePinnedBy(userId).as('is_pinned'), 's.revision',
  iso('s.created_at').as('created_at'), iso('s.updated_at').as('updated_at'), 's.created_by',
] as const;

/** Whether task `t` is in stage `s`. */
export const isCurrentStage = sql<boolean>`coalesce(t.current_stage_id = s.id, false)`;

/** The contract's representation of a substage, `b`, as JSON. */
export const substageRecord = sql`json_build_object(
  'id', b.id, 'stage_id', b.stage_id, 'name', b.name, 'description', b.description, 'position', b.position,
  'status', case when b.completed_at is null then 'open' else 'completed' end, 'is_required', b.is_required, 'assigned_to', b.assigned_to,
  'due_date', ${iso('b.due_date')}, 'completed_at', ${iso('b.completed_at')}, 'completed_by', b.completed_by, 'revision', b.revision,
  'created_at', ${iso('b.created_at')}, 'updated_at', ${iso('b.updated_at')}, 'created_by', b.created_by)`;

const substages = sql`(
  select coalesce(json_agg(${substageRecord} order by b.position, b.id), '[]') from task_substages b
  where b.tenant_id = s.tenant_id and b.stage_id = s.id)`;

const isStagePinnedBy = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from entity_pins p where p.tenant_id = s.tenant_id and p.user_id = ${userId} and p.record_kind = 'task_stage' and p.record_id = s.id)`;

/** The stage as the viewer sees it; undefined when there is none, or none for the viewer. */
export const selectStage = (db: Db, viewer: Viewer, id: string): Promise<JsonText<TaskStage> | undefined> =>
  selectRecord<TaskStage>(db, visibleStages(db, viewer).where('s.id', '=', id).select(stageRecord(viewer.userId)));
