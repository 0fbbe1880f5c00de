import type { TaskStageChange, TaskStageRef } from '#generated/types.gen.ts';
import type { JumpTaskToStageInput, TransitionTaskStageInput } from '#generated/families/tasks/handlers.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { atRevision, problem } from '#src/platform/errors/index.ts';
import {
  assignStages,
  holdTask,
  jumpToStage,
  selectStoredTask,
  settle,
  storeTask,
  taskKey,
  transitionStage,
  type HistoryEntry,
  type StageState,
  type TaskChangeEvent,
  type TaskDraft,
  type TaskState,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';

export async function transitionTaskStage(
  ctx: WriteContext<TaskChangeEvent>,
  { body }: TransitionTaskStageInput,
): Promise<TaskStageChange> {
  const draft = await holdTask(ctx, taskKey(body.task_id));
  requireCurrentStage(draft.task, storedId(body.expected_stage_id));
  await atRevision(draft.task.revision, body.expected_revision, () =>
    transitionStage(draft, storedId(body.to_stage_id)),
  );
  const comment: HistoryEntry[] =
    body.comment === undefined
      ? []
      : [{ kind: 'stage', action: 'noted', stage_id: draft.before!.current_stage_id, reason: body.comment }];
  return finish(ctx, draft, comment);
}

/** 409 when another stage is current than the caller saw, as after a click that was repeated. */
function requireCurrentStage(task: TaskState, expectedId: string | undefined): void {
  if (expectedId === undefined || expectedId === task.current_stage_id) return;
  const current = refOf(task, task.current_stage_id);
  const now =
    current === null ? 'No stage is current' : `The current stage is ${current.name} (${current.id})`;
  throw problem('state_conflict', `${now}, not ${expectedId}. Read the task and try again.`);
}

export async function jumpTaskToStage(
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: JumpTaskToStageInput,
): Promise<TaskStageChange> {
  const draft = await holdTask(ctx, taskKey(path.id));
  const options = { skipUnfinished: body.skip_unfinished ?? false, reason: body.reason ?? null };
  await atRevision(draft.task.revision, body.expected_revision, () =>
    jumpToStage(draft, storedId(body.stage_id), options),
  );
  return finish(ctx, draft, []);
}

async function finish(
  ctx: WriteContext<TaskChangeEvent>,
  draft: TaskDraft,
  notes: readonly HistoryEntry[],
): Promise<TaskStageChange> {
  settle(draft);
  await assignStages(ctx, draft);
  await storeTask(ctx, draft, { notes });
  const before = draft.before!;
  return {
    task: parseRecord(await selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id)),
    from_stage: refOf(draft.task, before.current_stage_id),
    to_stage: refOf(draft.task, draft.task.current_stage_id),
    how: draft.move ?? 'advance',
    skipped_stage_ids: draft.task.stages
      .filter(
        ({ id, status_category: state }) =>
          state === 'skipped' && before.stages.find((one) => one.id === id)?.status_category !== 'skipped',
      )
      .map(({ id }) => id),
  };
}

function refOf(task: TaskState, id: string | null): TaskStageRef | null {
  const stage: StageState | undefined = task.stages.find((one) => one.id === id);
  return stage === undefined
    ? null
    : { id: stage.id, name: stage.name, position: stage.position, status_category: stage.status_category };
}
