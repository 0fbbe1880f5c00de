import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findVersion, type ProcessSnapshot } from '#src/domain/processes/index.ts';
import { approvalOf, type SopState, type ToolUser } from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { lookAtTask } from '../load/look.ts';
import type { StageState } from '../model/state.ts';
import { selectApprovers } from '../load/approvers.queries.ts';
import { shownTools } from '../load/shown-tools.ts';
import { selectToolRuns } from './tool-runs.queries.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Tools of a stage, and the version of the process that they are of. */
export interface ToolsOfStage {
  readonly snapshot: ProcessSnapshot | undefined;
  /** By position. */
  readonly tools: readonly StageTool[];
}

/** The tools of a stage in the version that its task holds to; none for a stage that was added by hand. */
export async function toolsOfVersion(
  db: ReadContext['db'],
  { task }: TaskDraft,
  stage: StageState,
): Promise<ToolsOfStage> {
  const { process_definition_id: processId, process_definition_version: version } = task;
  const snapshot =
    processId === null || version === null ? undefined : await findVersion(db, processId, version);
  const tools = snapshot?.stages.find(({ id }) => id === stage.stage_definition_id)?.tools ?? [];
  return { snapshot, tools: tools.toSorted((a, b) => a.position - b.position) };
}

/** Those of them that the caller is shown. */
export async function toolsOfStage(ctx: Reader, draft: TaskDraft, stage: StageState): Promise<ToolsOfStage> {
  const { snapshot, tools } = await toolsOfVersion(ctx.db, draft, stage);
  return { snapshot, tools: await shownTools(ctx, stage, tools) };
}

/** The caller at a tool, and the approvers when it is an approval. */
export async function userOf(
  ctx: Reader,
  draft: TaskDraft,
  stage: StageState,
  tool: Pick<StageTool, 'config'>,
) {
  const rule = approvalOf(tool.config);
  const approvers = rule === undefined ? [] : await selectApprovers(ctx.db, stage.id, rule);
  const { worker } = draft;
  const user: ToolUser = {
    userId: worker.userId,
    at: draft.at,
    isWorker: stage.assigned_to.includes(worker.userId) || worker.can('tasks.transition'),
    isLead: worker.can('tasks.manage'),
    approverIds: approvers.map(({ id }) => id),
  };
  return { user, approvers };
}

/** What somebody has read of an SOP. */
export interface Reading {
  readonly isAcknowledged: boolean;
  readonly hasReadAll: boolean;
}

/** Ids of the tools of a stage that offer the SOP, and to which the reading adds something; 404 when the caller sees no such stage. */
export async function sopToolsOfStage(
  ctx: ReadContext,
  stageId: string,
  sopId: string,
  { isAcknowledged, hasReadAll }: Reading,
): Promise<string[]> {
  const draft = await lookAtTask(ctx, { stageId });
  const [{ tools }, runs] = await Promise.all([
    toolsOfStage(ctx, draft, draft.stage(stageId)),
    selectToolRuns(ctx.db, stageId),
  ]);
  return tools.flatMap(({ id, config }) => {
    if (config.type !== 'sop' || config.sop_id !== sopId) return [];
    const state = runs.get(id)?.state as Partial<SopState> | undefined;
    const isNew =
      (isAcknowledged && state?.is_acknowledged !== true) || (hasReadAll && state?.has_read_all !== true);
    return isNew ? [id] : [];
  });
}
