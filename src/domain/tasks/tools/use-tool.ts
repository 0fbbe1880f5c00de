import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { atRevision, notFound } from '#src/platform/errors/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import {
  rulesOf,
  unavailable,
  type ToolChange,
  type ToolNotice,
  type ToolUse,
} from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { HistoryEntry } from '../store/history.ts';
import { holdTask } from '../load/hold.ts';
import { lookAtTask } from '../load/look.ts';
import { storeTask, type StoreContext } from '../store/store.ts';
import type { StageState } from '../model/state.ts';
import type { KnownTool } from './known-tool.ts';
import { toolsOfStage, userOf } from './stage-tools.ts';
import { storeFiles } from './store-files.ts';
import { selectToolRuns, storeToolRun, unusedTool, type ToolRun } from './tool-runs.queries.ts';
import { toolState } from './tool-states.ts';
import { requireUsable, runAfter } from './tool-use.rules.ts';

/** A tool of a running stage. */
export interface ToolKey {
  readonly stageId: string;
  readonly toolId: string;
}

/**
 * Does something with a tool of a stage and records who did it and when. Two uses at once come one after the other, since
 * the task is held; one that changes nothing leaves no trace. Operations of all families that run tools come here.
 */
export async function useTool(
  ctx: StoreContext & WriteContext<never>,
  { stageId, toolId }: ToolKey,
  use: ToolUse,
  expectedRevision: number | undefined,
): Promise<TaskStageToolState> {
  return useHeldTool(ctx, await holdTool(ctx, { stageId, toolId }), use, expectedRevision);
}

/** A tool whose task is held; 404 when the caller is shown no such tool, 409 for one of a type that cannot be run. */
export async function holdTool(ctx: ReadContext, key: ToolKey): Promise<KnownTool> {
  return knownTool(ctx, await holdTask(ctx, { stageId: key.stageId }), key);
}

/** As `holdTool`, for reads that tell what a use would say. */
export async function lookAtTool(ctx: ReadContext, key: ToolKey): Promise<KnownTool> {
  return knownTool(ctx, await lookAtTask(ctx, { stageId: key.stageId }), key);
}

async function knownTool(
  ctx: ReadContext,
  draft: TaskDraft,
  { stageId, toolId }: ToolKey,
): Promise<KnownTool> {
  const stage = draft.stage(stageId);
  const { snapshot, tools } = await toolsOfStage(ctx, draft, stage);
  const tool = tools.find(({ id }) => id === toolId);
  if (tool === undefined) throw notFound('tool of this stage', toolId);
  if (rulesOf(tool.type) === null) throw unavailable(tool);
  const [runs, { user, approvers }] = await Promise.all([
    selectToolRuns(ctx.db, stageId),
    userOf(ctx, draft, stage, tool),
  ]);
  const run = runs.get(toolId) ?? unusedTool(toolId);
  return { draft, stage, tool, run, user, approvers, snapshot };
}

/** 403 or 409 unless the user may do this with the tool now. */
export function requireUse({ draft, stage, tool, run, user }: KnownTool, use: ToolUse): void {
  const rules = rulesOf(tool.type)!;
  rules.requireRights(use, user, { config: tool.config, state: run.state ?? rules.begun });
  requireUsable(draft, stage);
}

/** As `useTool`, with a tool that is held. */
export async function useHeldTool(
  ctx: StoreContext & WriteContext<never>,
  known: KnownTool,
  use: ToolUse,
  expectedRevision: number | undefined,
): Promise<TaskStageToolState> {
  const {
    draft,
    stage,
    tool: { type, name, config },
    run,
    user,
  } = known;
  const rules = rulesOf(type)!;
  const state = run.state ?? rules.begun;
  rules.requireRights(use, user, { config, state });
  const change = await atRevision(run.revision, expectedRevision, () => {
    const made = rules.apply(use, user, { name, config, state });
    if (made !== null) requireUsable(draft, stage);
    return made;
  });
  if (change === null) return toolState(ctx, known);
  return toolState(ctx, { ...known, run: await storeUse(ctx, known, use, change) });
}

/** Stores what a use made of a tool; the task is held. */
export async function storeUse(
  ctx: StoreContext & WriteContext<never>,
  { draft, stage, tool, run, user }: Pick<KnownTool, 'draft' | 'stage' | 'tool' | 'run' | 'user'>,
  use: ToolUse,
  change: ToolChange<unknown>,
): Promise<ToolRun> {
  const rules = rulesOf(tool.type)!;
  const { config } = tool;
  const after = runAfter(
    run,
    use,
    {
      state: change.state,
      has_run: rules.missing(config, change.state).length === 0,
      summary: rules.summary(config, change.state),
    },
    user,
  );
  await storeToolRun(ctx.db, stage.id, tool.type, after);
  await storeFiles(ctx, stage.id, change);
  await storeTask(ctx, draft, {
    action: 'tool_used',
    alsoChanged: ['stages'],
    notes: [entryOf(stage, tool, run, after, change)],
  });
  for (const notice of change.notices ?? []) await tell(ctx, draft, stage, tool, notice);
  return after;
}

function entryOf(
  stage: StageState,
  { name }: StageTool,
  before: ToolRun,
  after: ToolRun,
  { did, reason }: { readonly did: string; readonly reason?: string | null },
): HistoryEntry {
  const changes =
    before.summary === after.summary
      ? []
      : [{ field: 'tools', old_value: before.summary, new_value: after.summary }];
  return {
    kind: 'tool',
    action: 'stage_updated',
    stage_id: stage.id,
    details: { tool: name, did },
    changes,
    reason: reason ?? null,
  };
}

async function tell(
  ctx: WriteContext<never>,
  { task }: TaskDraft,
  stage: StageState,
  tool: StageTool,
  { kind, text, comment, userIds }: ToolNotice,
): Promise<void> {
  await notify(
    ctx,
    {
      kind,
      title: `${ctx.identity.name} ${text} ${tool.name} in ${task.name} (#${task.number})`,
      record: { kind: 'task_stage', id: stage.id },
      topic: tool.id,
      ...(comment !== null && { body: comment }),
    },
    userIds,
  );
}
