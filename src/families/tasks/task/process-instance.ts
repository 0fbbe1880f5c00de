import type { TaskPlannedStage, TaskProcessInstance } from '#generated/types.gen.ts';
import type { GetTaskProcessInstanceDetailsInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { lookAtTask, stageRefOf, taskKey, type StageState, type TaskDraft } from '#src/domain/tasks/index.ts';
import { selectRunningProcess, selectStagePath } from './process-instance.queries.ts';

/** How a task runs its process: the version that it holds to, plan and reality of its stages, and its way through them. */
export async function getTaskProcessInstanceDetails(
  ctx: ReadContext,
  { path }: GetTaskProcessInstanceDetailsInput,
): Promise<TaskProcessInstance> {
  const draft = await lookAtTask(ctx, taskKey(path.id));
  const {
    id,
    number,
    name,
    process_definition_version: version,
    shift_due_on_hold,
    estimated_minutes,
    stages,
  } = draft.task;
  const [running, steps] = await Promise.all([selectRunningProcess(ctx.db, id), selectStagePath(ctx.db, id)]);
  if (version === null || running === undefined)
    throw problem('not_found', `The task ${id} does not run a process.`);
  const latest = running.latest_version ?? version;
  return {
    task: { id, number, name },
    process: running.process,
    pinned_version: version,
    latest_version: latest,
    is_outdated: latest > version,
    shift_due_on_hold,
    held_minutes: heldMinutes(draft),
    estimated_minutes,
    tracked_minutes: running.tracked_minutes,
    stages: stages.map((stage) => plannedStage(draft, stage, running.tracked_by_stage[stage.id] ?? 0)),
    stage_path: steps.map((step) => ({ ...step, from_stage: step.from_stage ?? null })),
  };
}

/** Includes the current hold. */
function heldMinutes({ task, at }: TaskDraft): number {
  return task.held_minutes + (task.held_at === null ? 0 : minutesBetween(task.held_at, at));
}

function plannedStage({ task, at }: TaskDraft, stage: StageState, trackedMinutes: number): TaskPlannedStage {
  const {
    stage_definition_id,
    is_required,
    planned_minutes,
    planned_due_date,
    due_date,
    started_at: startedAt,
    completed_at,
  } = stage;
  // What was cancelled with its task took until then.
  const end = stage.finished_at ?? task.completed_at ?? task.cancelled_at ?? at;
  return {
    stage: stageRefOf(stage),
    stage_definition_id,
    is_required,
    planned_minutes,
    tracked_minutes: trackedMinutes,
    elapsed_minutes: startedAt === null ? null : minutesBetween(startedAt, end),
    planned_due_date,
    due_date,
    completed_at,
  };
}

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
