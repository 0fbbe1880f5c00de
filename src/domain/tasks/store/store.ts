import { isDeepStrictEqual } from 'node:util';
import { recordDecisions } from '../assignment/record-decisions.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Changes } from '#src/platform/events/index.ts';
import { Slices } from '#src/platform/slices.ts';
import { loadFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { entriesOf, historyRow, type HistoryEntry } from './history.ts';
import { storeTaskRows, type TaskWrite } from './store.queries.ts';
import {
  isFinishedState,
  isOpenState,
  type StageState,
  type SubstageState,
  type TaskState,
} from '../model/state.ts';
import { restartTools } from './restart-tools.queries.ts';
import { changesOfTask, reportChange, type TaskChangeEvent } from './task-events.ts';
import { selectNames } from './task-events.queries.ts';
import { notifyMembers } from './task-notices.ts';
import { setTaskTimers } from './task-timers.ts';

export interface StoreOptions {
  /** What the audit calls the change (default `updated`). */
  readonly action?: string;
  /** Entries of the history besides those that follow from the change, such as a comment on a transition. */
  readonly notes?: readonly HistoryEntry[];
  /** Paths that changed besides those of the task itself: with any, the task counts as changed. */
  readonly alsoChanged?: readonly string[];
  /** What subscribers hear before the change itself. */
  readonly before?: () => Promise<void>;
}

/** What storing a change needs: handlers and jobs have it. */
export type StoreContext = Pick<
  WriteContext<TaskChangeEvent>,
  'db' | 'identity' | 'requestId' | 'now' | 'emit' | 'audit' | 'atCommit' | 'announce'
>;

/**
 * Stores what an operation made of a task that is held, with its history, its audit row and its events; answers whether
 * anything was different. A change that changes nothing leaves no trace. It is the last of three beats: `settle`,
 * `assignStages`, `storeTask`; a change after which no stage can be ready needs the last alone.
 */
export async function storeTask(
  ctx: StoreContext,
  draft: TaskDraft,
  options: StoreOptions = {},
): Promise<boolean> {
  const change = await prepareTask(ctx, draft, options);
  if (change !== null) await storePrepared(ctx, [change]);
  return change !== null;
}

/** A change that only waits to be written. */
export interface PreparedChange {
  readonly draft: TaskDraft;
  readonly write: TaskWrite;
  readonly fields: FieldSet | null;
  /** What subscribers are told; null when they are not. */
  readonly changes: Changes | null;
  readonly options: StoreOptions;
}

/** The first half of `storeTask`, which refuses what is to be refused; null when there is nothing to store. */
export async function prepareTask(
  ctx: StoreContext,
  draft: TaskDraft,
  options: StoreOptions = {},
): Promise<PreparedChange | null> {
  const { notes = [], alsoChanged = [] } = options;
  const before = draft.before!;
  const { task } = draft;
  const write = differences(draft) ?? (alsoChanged.length > 0 ? wholeRow(task, draft.now) : null);
  if (write === null) {
    await Promise.all([recordDecisions(ctx, draft), setTaskTimers(ctx, draft)]);
    return null;
  }
  const fields = await fieldsOf(ctx, task, before);
  const changes = changesOfTask(before, task, fields, alsoChanged);
  task.revision = before.revision + 1;
  // A late timer acts as of its due time, and others may have changed the task since.
  task.updated_at = before.updated_at > draft.at ? before.updated_at : draft.at;
  const history = [...entriesOf(draft, fields), ...notes].map((entry) => historyRow(ctx, task.id, entry));
  return { draft, write: { ...write, history }, fields, changes, options };
}

/** The second half, of several tasks at once: each is named once, and none depends on another one's being stored. */
export async function storePrepared(ctx: StoreContext, prepared: readonly PreparedChange[]): Promise<void> {
  const [namesOf] = await Promise.all([
    selectNames(
      ctx.db,
      prepared.map(({ draft }) => draft.task),
    ),
    storeTaskRows(ctx.db, ...prepared.map(({ write }) => write)),
    ...prepared.map(({ draft }) => recordDecisions(ctx, draft)),
    ...prepared.map(({ draft }) => setTaskTimers(ctx, draft)),
    restartTools(
      ctx.db,
      prepared.flatMap(({ draft }) => reopenedStages(draft)),
    ),
  ]);
  await Promise.all(prepared.map(({ draft }) => notifyMembers(ctx, draft)));
  const slices = new Slices();
  for (const { draft, fields, changes, options } of prepared) {
    await slices.next();
    if (changes === null) continue;
    ctx.audit({
      recordKind: 'task',
      recordId: draft.task.id,
      action: options.action ?? 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
    await options.before?.();
    await reportChange(ctx, draft, changes, namesOf(draft.task), fields);
  }
}

/** Stages that were finished before the change and are open after it. */
function reopenedStages({ before, task }: TaskDraft): string[] {
  const finished = new Set(
    before?.stages.filter((stage) => isFinishedState(stage.status_category)).map(({ id }) => id),
  );
  return task.stages
    .filter((stage) => finished.has(stage.id) && isOpenState(stage.status_category))
    .map(({ id }) => id);
}

/** The definitions that say which values may leave; not needed for a task without values. */
export async function fieldsOf(
  ctx: Pick<WriteContext, 'db' | 'identity'>,
  ...tasks: readonly TaskState[]
): Promise<FieldSet | null> {
  return tasks.every((task) => Object.keys(task.field_values).length === 0)
    ? null
    : loadFieldSet(ctx, 'task');
}

/** Rows that differ from those that were read, their revisions counted up; null when none does. */
function differences(draft: TaskDraft): Omit<TaskWrite, 'history'> | null {
  const { task, now } = draft;
  const before = draft.before!;
  const formerStages = new Map(before.stages.map((stage) => [stage.id, stage]));
  const stages = task.stages.filter(
    (stage) =>
      !isDeepStrictEqual(bare(stage), formerStages.has(stage.id) ? bare(formerStages.get(stage.id)!) : null),
  );
  const formerSubstages = new Map(
    before.stages.flatMap((stage) => stage.substages.map((substage) => [substage.id, substage] as const)),
  );
  const substages = task.stages.flatMap((stage) =>
    stage.substages
      .filter((substage) => !isDeepStrictEqual(substage, formerSubstages.get(substage.id)))
      .map((substage) => ({ stageId: stage.id, substage })),
  );
  const stageIds = new Set(task.stages.map(({ id }) => id));
  const substageIds = new Set(task.stages.flatMap((stage) => stage.substages.map(({ id }) => id)));
  const removedStageIds = before.stages.filter(({ id }) => !stageIds.has(id)).map(({ id }) => id);
  const removedSubstageIds = [...formerSubstages.keys()].filter((id) => !substageIds.has(id));
  const dependencies = isDeepStrictEqual(before.dependencies, task.dependencies)
    ? undefined
    : task.dependencies;
  const isSame =
    stages.length + substages.length + removedStageIds.length + removedSubstageIds.length === 0 &&
    dependencies === undefined &&
    isDeepStrictEqual(plain(before), plain(task));
  if (isSame) return null;
  for (const stage of stages) if (formerStages.has(stage.id)) stage.revision += 1;
  for (const { substage } of substages) if (formerSubstages.has(substage.id)) substage.revision += 1;
  return { task, stages, substages, removedStageIds, removedSubstageIds, dependencies, now };
}

/** What counts as a change of a stage: another attempt to assign it that finds nobody does not, and is recorded with its decision. */
const bare = ({
  substages: _substages,
  missing_tools: _tools,
  overflow_attempts: _attempts,
  overflow_attempted_at: _attemptedAt,
  ...stage
}: StageState) => stage;
const plain = ({
  stages: _stages,
  dependencies: _dependencies,
  ...task
}: TaskState): Omit<TaskState, 'stages' | 'dependencies'> => task;

/** Everything of a new task, to be stored as it is. */
export function wholeTask(task: TaskState, now: Date): Omit<TaskWrite, 'history'> {
  const substages: { stageId: string; substage: SubstageState }[] = task.stages.flatMap((stage) =>
    stage.substages.map((substage) => ({ stageId: stage.id, substage })),
  );
  return {
    task,
    stages: task.stages,
    substages,
    removedStageIds: [],
    removedSubstageIds: [],
    dependencies: task.dependencies,
    now,
  };
}

/** The row of a task alone, its stages as they are. */
export const wholeRow = (task: TaskState, now: Date): Omit<TaskWrite, 'history'> => ({
  task,
  stages: [],
  substages: [],
  removedStageIds: [],
  removedSubstageIds: [],
  dependencies: undefined,
  now,
});
