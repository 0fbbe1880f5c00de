import type { TaskStageTools, TaskStageToolState } from '#generated/console/types.gen.ts';
import type {
  AttachTaskStageToolFileInput,
  DecideTaskStageToolApprovalInput,
  DetachTaskStageToolFileInput,
  GetTaskStageToolsInput,
  RetractTaskStageToolApprovalInput,
  RunTaskStageToolInput,
  SetTaskStageToolItemInput,
  SubmitTaskStageToolApprovalInput,
} from '#generated/console/families/task-tools/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  addToolFile,
  removeToolFile,
  showStageTools,
  useTool,
  type ToolKey,
} from '#src/domain/tasks/index.ts';

type Context = WriteContext<'process.instance_updated'>;

export const getTaskStageTools = (
  ctx: ReadContext,
  { path }: GetTaskStageToolsInput,
): Promise<TaskStageTools> => showStageTools(ctx, storedId(path.id));

export const setTaskStageToolItem = (
  ctx: Context,
  { path, body }: SetTaskStageToolItemInput,
): Promise<TaskStageToolState> =>
  useTool(
    ctx,
    keyOf(path),
    { action: body.is_ticked ? 'tick' : 'untick', itemKey: path.item_key },
    body.expected_revision,
  );

export const runTaskStageTool = (
  ctx: Context,
  { path, body }: RunTaskStageToolInput,
): Promise<TaskStageToolState> => useTool(ctx, keyOf(path), { action: 'run' }, body.expected_revision);

export const attachTaskStageToolFile = (
  ctx: Context,
  { path, body }: AttachTaskStageToolFileInput,
): Promise<TaskStageToolState> => addToolFile(ctx, keyOf(path), body.file_id, body.expected_revision);

export const detachTaskStageToolFile = (
  ctx: Context,
  { path, query }: DetachTaskStageToolFileInput,
): Promise<TaskStageToolState> => removeToolFile(ctx, keyOf(path), path.file_id, query.expected_revision);

export const submitTaskStageToolApproval = (
  ctx: Context,
  { path, body }: SubmitTaskStageToolApprovalInput,
): Promise<TaskStageToolState> =>
  useTool(
    ctx,
    keyOf(path),
    { action: 'request_approval', comment: body.comment?.trim() ?? null },
    body.expected_revision,
  );

export const decideTaskStageToolApproval = (
  ctx: Context,
  { path, body }: DecideTaskStageToolApprovalInput,
): Promise<TaskStageToolState> =>
  useTool(
    ctx,
    keyOf(path),
    body.decision === 'reject'
      ? { action: 'reject', comment: body.comment.trim() }
      : { action: 'approve', comment: body.comment?.trim() ?? null },
    body.expected_revision,
  );

export const retractTaskStageToolApproval = (
  ctx: Context,
  { path, body }: RetractTaskStageToolApprovalInput,
): Promise<TaskStageToolState> =>
  useTool(
    ctx,
    keyOf(path),
    { action: 'withdraw_approval', comment: body.comment?.trim() ?? null },
    body.expected_revision,
  );

const keyOf = (path: { readonly id: string; readonly tool_id: string }): ToolKey => ({
  stageId: storedId(path.id),
  toolId: storedId(path.tool_id),
});
