import { isDeepStrictEqual } from 'node:util';
import type { TaskStageRef } from '#generated/types.gen.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { TaskDraft } from '../model/draft.ts';
import {
  isOpenCategory,
  stageRefOf,
  type DependencyState,
  type StageState,
  type SubstageState,
  type TaskState,
} from '../model/state.ts';

/** An entry of a task's history, by the columns of its table. */
export interface HistoryRow {
  readonly task_id: string;
  readonly stage_id: string | null;
  readonly substage_id: string | null;
  /** A TaskActivityKind of the contract. */
  readonly kind: string;
  /** A TaskAuditAction of the contract, or for entries of the activity alone what was done, such as `commented`. */
  readonly action: string;
  readonly changes: readonly FieldChange[];
  readonly changed_fields: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly record_kind: string | null;
  readonly record_id: string | null;
  readonly reason: string | null;
  readonly actor_type: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly correlation_id: string;
  readonly occurred_at: Date;
}

export interface FieldChange {
  readonly field: string;
  readonly old_value: unknown;
  readonly new_value: unknown;
}

export type HistoryEntry = Pick<HistoryRow, 'kind' | 'action'> &
  Partial<
    Pick<
      HistoryRow,
      'stage_id' | 'substage_id' | 'changes' | 'details' | 'record_kind' | 'record_id' | 'reason'
    >
  >;

/** Completes an entry with who did it, when and in which request. */
export function historyRow(
  ctx: Pick<ReadContext, 'identity' | 'requestId' | 'now'>,
  taskId: string,
  entry: HistoryEntry,
): HistoryRow {
  const actor = actorOf(ctx.identity);
  const {
    stage_id = null,
    substage_id = null,
    changes = [],
    details = {},
    record_kind = null,
    record_id = null,
    reason = null,
    kind,
    action,
  } = entry;
  return {
    task_id: taskId,
    stage_id,
    substage_id,
    kind,
    action,
    changes,
    changed_fields: changes.map(({ field }) => field),
    details,
    record_kind,
    record_id,
    reason,
    actor_type: actor.type,
    actor_id: actor.id ?? null,
    actor_name: actor.name ?? null,
    correlation_id: ctx.requestId,
    occurred_at: ctx.now,
  };
}

const maxTextLength = 50_000;

/** Properties whose changes the history tells, apart from those that have an action of their own. */
const taskProperties = [
  'name',
  'description',
  'priority_level',
  'tags',
  'client_id',
  'department_id',
  'start_date',
  'due_date',
  'estimated_minutes',
  'merged_into_id',
] as const;
const statusProperties = [
  'status',
  'status_category',
  'hold_reason',
  'started_at',
  'completed_at',
  'cancelled_at',
] as const;
const stageProperties = [
  'name',
  'instructions',
  'position',
  'status',
  'status_category',
  'is_required',
  'auto_start',
  'auto_complete',
  'department_id',
  'due_date',
  'due_rule',
  'dependency_reopened',
  'estimated_minutes',
  'required_field_keys',
  'skip_reason',
  'started_at',
  'completed_at',
] as const;
const substageProperties = [
  'name',
  'description',
  'position',
  'is_required',
  'assigned_to',
  'due_date',
  'completed_at',
] as const;

/** Every change between two states of a task, each as an entry; of a new task its creation alone. */
export function entriesOf(draft: TaskDraft, fields: FieldSet | null): HistoryEntry[] {
  const { before, task, reason } = draft;
  if (before === null)
    return [
      {
        kind: 'task',
        action: 'created',
        details: { name: task.name, to_stage: refOf(task, task.current_stage_id) },
      },
    ];
  const entries: HistoryEntry[] = [
    ...entry({ kind: 'task', action: 'status_changed', reason }, compare(before, task, statusProperties)),
    ...entry({ kind: 'task', action: 'updated' }, [
      ...compare(before, task, taskProperties),
      ...compareValues(before, task, fields),
    ]),
    ...entry({ kind: 'assignment', action: 'assigned' }, compare(before, task, ['assigned_to'])),
    ...entry({ kind: 'task', action: 'privacy_changed' }, compare(before, task, ['is_private'])),
    ...entry({ kind: 'task', action: 'watchers_changed' }, compare(before, task, ['watcher_ids'])),
    ...moveEntry(draft),
    ...entry(
      { kind: 'stage', action: 'dependencies_changed' },
      compareDependencies(before.dependencies, task.dependencies),
    ),
  ];
  for (const stage of task.stages)
    entries.push(
      ...stageEntries(
        before.stages.find(({ id }) => id === stage.id),
        stage,
        reason,
      ),
    );
  for (const former of before.stages) {
    if (!task.stages.some(({ id }) => id === former.id))
      entries.push({
        kind: 'stage',
        action: 'stage_updated',
        stage_id: former.id,
        details: { removed: former.name },
      });
  }
  return entries;
}

function moveEntry({ before, task, move }: TaskDraft): HistoryEntry[] {
  const changes = compare(before!, task, ['current_stage_id']);
  if (changes.length === 0) return [];
  // Work on a task that was over goes on where it ended.
  const how = move ?? (isOpenCategory(before!.status_category) ? 'advance' : 'reopen');
  const details = {
    how,
    from_stage: refOf(task, before!.current_stage_id) ?? refOf(before!, before!.current_stage_id),
    to_stage: refOf(task, task.current_stage_id),
  };
  return [{ kind: 'stage', action: 'stage_changed', stage_id: task.current_stage_id, changes, details }];
}

/** A stage as the contract refers to it; null for none. */
function refOf({ stages }: TaskState, id: string | null): TaskStageRef | null {
  const stage = stages.find((one) => one.id === id);
  return stage === undefined ? null : stageRefOf(stage);
}

function stageEntries(
  former: StageState | undefined,
  stage: StageState,
  reason: string | null,
): HistoryEntry[] {
  const stage_id = stage.id;
  if (former === undefined)
    return [{ kind: 'stage', action: 'stage_updated', stage_id, details: { added: stage.name } }];
  const entries = [
    ...entry(
      { kind: 'stage', action: 'stage_updated', stage_id, reason },
      compare(former, stage, stageProperties),
    ),
    ...entry(
      { kind: 'assignment', action: 'assigned', stage_id },
      compare(former, stage, ['assigned_to', 'assignment_status']),
    ),
  ];
  for (const substage of stage.substages) {
    const known = former.substages.find(({ id }) => id === substage.id);
    if (known === undefined)
      entries.push({
        kind: 'stage',
        action: 'substage_updated',
        stage_id,
        substage_id: substage.id,
        details: { added: substage.name },
      });
    else
      entries.push(
        ...entry(
          {
            kind: 'stage',
            action: 'substage_updated',
            stage_id,
            substage_id: substage.id,
            details: { name: substage.name },
          },
          compare(known, substage, substageProperties),
        ),
      );
  }
  for (const known of former.substages) {
    if (!stage.substages.some(({ id }) => id === known.id))
      entries.push({ kind: 'stage', action: 'substage_updated', stage_id, details: { removed: known.name } });
  }
  return entries;
}

const entry = (base: HistoryEntry, changes: FieldChange[]): HistoryEntry[] =>
  changes.length === 0 ? [] : [{ ...base, changes }];

function compare<T extends TaskState | StageState | SubstageState>(
  before: T,
  after: T,
  names: readonly (keyof T & string)[],
): FieldChange[] {
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ field: name, old_value: before[name], new_value: after[name] }));
}

/** Custom values; those of sensitive fields are told without their values. */
function compareValues(before: TaskState, after: TaskState, fields: FieldSet | null): FieldChange[] {
  const keys = new Set([...Object.keys(before.field_values), ...Object.keys(after.field_values)]);
  return [...keys]
    .sort()
    .filter((key) => !isDeepStrictEqual(before.field_values[key], after.field_values[key]))
    .map((key) => {
      const isHidden = fields?.isSensitive(key) ?? true;
      return {
        field: `field_values.${key}`,
        old_value: isHidden ? null : (before.field_values[key] ?? null),
        new_value: isHidden ? null : (after.field_values[key] ?? null),
      };
    });
}

/** Dependencies as one text: what a list of the contract may hold is too short for two ids. */
function compareDependencies(
  before: readonly DependencyState[],
  after: readonly DependencyState[],
): FieldChange[] {
  const told = (edges: readonly DependencyState[]) =>
    edges
      .map(
        (edge) =>
          `${edge.predecessor_id} → ${edge.successor_id} (${edge.type}${edge.lag_minutes > 0 ? `, ${edge.lag_minutes} min` : ''})`,
      )
      .sort()
      .join('\n')
      .slice(0, maxTextLength) || null;
  const [old_value, new_value] = [told(before), told(after)];
  return old_value === new_value ? [] : [{ field: 'dependencies', old_value, new_value }];
}
