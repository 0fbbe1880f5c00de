import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { StartedWork, ToolPlace } from '#src/call/parts.ts';
import { atRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { targetOf } from '#src/domain/processes/index.ts';
import { rulesOf, type ToolUse, type ToolWork } from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { holdTask } from '../load/hold.ts';
import { lookAtTask } from '../load/look.ts';
import type { StoreContext } from '../store/store.ts';
import { knowTool, type KnownTool } from './known-tool.ts';
import { toolsOfStage } from './stage-tools.ts';
import { storeUse } from './store-use.ts';
import { loadToolState } from './tool-facts.ts';
import { selectToolRuns, unusedTool } from './tool-runs.queries.ts';
import { toolState } from './tool-states.ts';
import { requireUsable } from './tool-use.rules.ts';

/** A tool of a running stage. */
export interface ToolKey {
  readonly stageId: string;
  readonly toolId: string;
}

/** Starts what a tool runs outside of its task. */
export type StartWork = (type: StageTool['type'], place: ToolPlace) => Promise<StartedWork>;

/**
 * Does something with a tool of a stage and records who did it and when. Two uses at once come one after the other, since
 * the task is held; one that changes nothing leaves no trace. Operations of all families that use tools come here.
 */
export async function useTool(
  ctx: StoreContext & WriteContext<never>,
  key: ToolKey,
  use: ToolUse,
  expectedRevision: number | undefined,
): Promise<TaskStageToolState> {
  return useHeldTool(ctx, await holdTool(ctx, key), use, expectedRevision);
}

/** A tool whose task is held; 404 when the caller is shown no such tool. */
export async function holdTool(ctx: ReadContext, key: ToolKey): Promise<KnownTool> {
  return findTool(ctx, await holdTask(ctx, { stageId: key.stageId }), key);
}

/** As `holdTool`, for reads that tell what a use would say. */
export async function lookAtTool(ctx: ReadContext, key: ToolKey): Promise<KnownTool> {
  return findTool(ctx, await lookAtTask(ctx, { stageId: key.stageId }), key);
}

async function findTool(
  ctx: ReadContext,
  draft: TaskDraft,
  { stageId, toolId }: ToolKey,
): Promise<KnownTool> {
  const stage = draft.stage(stageId);
  const { snapshot, tools } = await toolsOfStage(ctx, draft, stage);
  const tool = tools.find(({ id }) => id === toolId);
  if (tool === undefined) throw notFound('tool of this stage', toolId);
  const run = (await selectToolRuns(ctx.db, stageId)).get(toolId) ?? unusedTool(toolId);
  return knowTool(ctx, { draft, stage, tool, run, snapshot });
}

/** 403 or 409 unless the user may do this with the tool now. */
export function requireUse({ draft, stage, tool, state, user }: KnownTool, use: ToolUse): void {
  rulesOf(tool.type).requireRights(use, user, { config: tool.config, state });
  requireUsable(draft, stage);
}

/** 409 for a tool that cannot be run, with the cure. */
export function requireRunnable({ tool: { name }, problem: reason }: KnownTool): void {
  if (reason !== null) throw problem('state_conflict', `The tool "${name}" cannot be run. ${reason}`);
}

/** As `useTool`, with a tool that is held. */
export async function useHeldTool(
  ctx: StoreContext & WriteContext<never>,
  known: KnownTool,
  use: ToolUse,
  expectedRevision: number | undefined,
  startWork?: StartWork,
): Promise<TaskStageToolState> {
  const { draft, stage, tool, run, user, state } = known;
  const { type, name, config } = tool;
  const rules = rulesOf(type);
  rules.requireRights(use, user, { config, state });
  const change = await atRevision(run.revision, expectedRevision, () => {
    const made = rules.apply(use, user, { name, config, state });
    if (made !== null) requireUsable(draft, stage);
    if (made?.work !== undefined) requireRunnable(known);
    return made;
  });
  if (change === null) return toolState(ctx, known);
  const started = change.work === undefined ? undefined : await startWork!(type, placeOf(known, change.work));
  const next =
    started === undefined
      ? change.state
      : (rules.started?.(change.state, started.id, user) ??
        (await loadToolState(ctx.db, stage.id, tool, run)));
  const url = started?.url ?? null;
  if (change.isTraceless === true) return toolState(ctx, { ...known, state: next, url });
  const after = await storeUse(ctx, known, use, { ...change, state: next });
  return toolState(ctx, { ...known, run: after, state: next, url });
}

function placeOf(
  { draft: { task }, stage, tool: { config } }: KnownTool,
  { continuedId }: ToolWork,
): ToolPlace {
  return {
    taskId: task.id,
    stageId: stage.id,
    clientId: task.client_id,
    targetId: targetOf(config)!.id,
    continuedId,
    isPrefilled: config.type === 'form' && config.is_prefilled,
  };
}
