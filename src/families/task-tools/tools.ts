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
import type { PreparedWrite } from '#src/call/prepared.ts';
import {
  addToolFile,
  askForTool,
  removeToolFile,
  runTool,
  showStageTools,
  useTool,
  type ToolKey,
  type WrittenAnswer,
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

/** The AI is asked before the transaction, which must not stay open for it. */
export const runTaskStageTool: PreparedWrite<
  RunTaskStageToolInput,
  WrittenAnswer | undefined,
  TaskStageToolState
> = Object.assign(
  (
    ctx: WriteContext<'process.instance_updated' | 'manual.button'>,
    { path, body }: RunTaskStageToolInput,
    written?: WrittenAnswer,
  ) =>
    runTool(
      ctx,
      keyOf(path),
      {
        isConfirmed: body.is_confirmed,
        expectedRevision: body.expected_revision,
        startWork: (type, place) =>
          ctx.services.parts.toolRunners.find((runner) => runner.type === type)!.start(ctx, place),
      },
      written,
    ),
  {
    prepare: (ctx: ReadContext, { path, body }: RunTaskStageToolInput) =>
      askForTool(ctx, keyOf(path), body.expected_revision),
  },
);

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
