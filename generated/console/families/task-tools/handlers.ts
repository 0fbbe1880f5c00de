// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetTaskStageToolsInput {
  readonly path: t.GetTaskStageToolsData['path'];
}

export interface SetTaskStageToolItemInput {
  readonly path: t.SetTaskStageToolItemData['path'];
  readonly body: t.SetTaskStageToolItemData['body'];
}

export interface RunTaskStageToolInput {
  readonly path: t.RunTaskStageToolData['path'];
  readonly body: t.RunTaskStageToolData['body'];
}

export interface AttachTaskStageToolFileInput {
  readonly path: t.AttachTaskStageToolFileData['path'];
  readonly body: t.AttachTaskStageToolFileData['body'];
}

export interface DetachTaskStageToolFileInput {
  readonly path: t.DetachTaskStageToolFileData['path'];
  readonly query: NonNullable<t.DetachTaskStageToolFileData['query']>;
}

export interface SubmitTaskStageToolApprovalInput {
  readonly path: t.SubmitTaskStageToolApprovalData['path'];
  readonly body: t.SubmitTaskStageToolApprovalData['body'];
}

export interface DecideTaskStageToolApprovalInput {
  readonly path: t.DecideTaskStageToolApprovalData['path'];
  readonly body: t.DecideTaskStageToolApprovalData['body'];
}

export interface RetractTaskStageToolApprovalInput {
  readonly path: t.RetractTaskStageToolApprovalData['path'];
  readonly body: t.RetractTaskStageToolApprovalData['body'];
}

/** Task tools: one handler per operation of the contract. */
export interface TaskToolsHandlers {
  /** Get the tools of a stage · GET /console/api/task-stages/{id}/tools · tasks.view */
  readonly getTaskStageTools: (ctx: ReadContext, input: GetTaskStageToolsInput) => Promise<Result<t.GetTaskStageToolsResponse['data']>>;
  /** Set a checklist item · PUT /console/api/task-stages/{id}/tools/{tool_id}/items/{item_key} · tasks.view */
  readonly setTaskStageToolItem: (ctx: WriteContext<'process.instance_updated'>, input: SetTaskStageToolItemInput) => Promise<Result<t.SetTaskStageToolItemResponse['data']>>;
  /** Run a tool of a stage · POST /console/api/task-stages/{id}/tools/{tool_id}/run · tasks.view */
  readonly runTaskStageTool: (ctx: WriteContext<'process.instance_updated' | 'manual.button'>, input: RunTaskStageToolInput) => Promise<Result<t.RunTaskStageToolResponse['data']>>;
  /** Attach a file to a file request · POST /console/api/task-stages/{id}/tools/{tool_id}/files · tasks.view */
  readonly attachTaskStageToolFile: (ctx: WriteContext<'process.instance_updated'>, input: AttachTaskStageToolFileInput) => Promise<Result<t.AttachTaskStageToolFileResponse['data']>>;
  /** Detach a file from a file request · DELETE /console/api/task-stages/{id}/tools/{tool_id}/files/{file_id} · tasks.view */
  readonly detachTaskStageToolFile: (ctx: WriteContext<'process.instance_updated'>, input: DetachTaskStageToolFileInput) => Promise<Result<t.DetachTaskStageToolFileResponse['data']>>;
  /** Submit an approval request · POST /console/api/task-stages/{id}/tools/{tool_id}/approval/submit · tasks.view */
  readonly submitTaskStageToolApproval: (ctx: WriteContext<'process.instance_updated'>, input: SubmitTaskStageToolApprovalInput) => Promise<Result<t.SubmitTaskStageToolApprovalResponse['data']>>;
  /** Decide on an approval request · POST /console/api/task-stages/{id}/tools/{tool_id}/approval/decide · tasks.view */
  readonly decideTaskStageToolApproval: (ctx: WriteContext<'process.instance_updated'>, input: DecideTaskStageToolApprovalInput) => Promise<Result<t.DecideTaskStageToolApprovalResponse['data']>>;
  /** Retract an approval request · POST /console/api/task-stages/{id}/tools/{tool_id}/approval/retract · tasks.view */
  readonly retractTaskStageToolApproval: (ctx: WriteContext<'process.instance_updated'>, input: RetractTaskStageToolApprovalInput) => Promise<Result<t.RetractTaskStageToolApprovalResponse['data']>>;
}
