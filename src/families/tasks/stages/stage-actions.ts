import type { TaskStage, TaskStageManage, TaskStageManaged } from '#generated/types.gen.ts';
import type { ManageTaskStageInput } from '#generated/families/tasks/handlers.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { atRevision } from '#src/platform/errors/index.ts';
import {
  assignStages,
  holdTask,
  selectStoredStages,
  selectStoredTask,
  settle,
  storeTask,
  taskKey,
  type TaskChangeEvent,
  type TaskDraft,
  type TaskKey,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { sqlStagesOf } from './stage-changes.queries.ts';
import {
  affectedStages,
  applyStageAction,
  requireActionRights,
  stageOfAction,
} from './stage-actions.rules.ts';
import { checkStageReferences } from './stage-references.ts';

/** Does one thing to a stage, as `action` says, and lets its task follow. */
export async function manageTaskStage(
  ctx: WriteContext<TaskChangeEvent>,
  { body }: ManageTaskStageInput,
): Promise<TaskStageManaged> {
  const draft = await holdTask(ctx, keyOf(body));
  requireActionRights(draft, body);
  const stageId =
    'expected_revision' in body
      ? await atRevision(revisionOf(draft, body), body.expected_revision, () => change(ctx, draft, body))
      : await change(ctx, draft, body);
  await assignStages(ctx, draft);
  const isChanged = await storeTask(ctx, draft);
  const [stage, task] = await Promise.all([
    stageNow(ctx, stageId),
    selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id),
  ]);
  return {
    outcome: outcomeOf(body, isChanged),
    stage,
    task: parseRecord(task),
    affected_stage_ids: affectedStages(draft, stageId),
  };
}

async function change(ctx: WriteContext<never>, draft: TaskDraft, body: TaskStageManage): Promise<string> {
  await checkStageReferences(ctx, draft, body);
  const stageId = applyStageAction(draft, body);
  settle(draft);
  return stageId;
}

/** Stage actions name a stage, a substage or, to add a stage, a task. */
function keyOf(body: TaskStageManage): TaskKey {
  if ('task_id' in body) return taskKey(body.task_id);
  return 'substage_id' in body
    ? { substageId: storedId(body.substage_id) }
    : { stageId: storedId(body.stage_id) };
}

/** `expected_revision` is that of what the action names. */
function revisionOf(draft: TaskDraft, body: TaskStageManage): number {
  return 'substage_id' in body
    ? draft.findSubstage(storedId(body.substage_id)).substage.revision
    : stageOfAction(draft, body)!.revision;
}

async function stageNow(ctx: WriteContext<never>, id: string): Promise<TaskStage | null> {
  return (await selectStoredStages(ctx.db, viewerOf(ctx), sqlStagesOf([id])))[0] ?? null;
}

function outcomeOf({ action }: TaskStageManage, isChanged: boolean): TaskStageManaged['outcome'] {
  if (action === 'create') return 'created';
  if (action === 'remove') return 'removed';
  return isChanged ? 'updated' : 'unchanged';
}
