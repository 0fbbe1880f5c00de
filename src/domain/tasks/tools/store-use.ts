import type { StageTool } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { rulesOf, type ToolChange, type ToolNotice, type ToolUse } from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { StageState } from '../model/state.ts';
import type { HistoryEntry } from '../store/history.ts';
import { storeTask, type StoreContext } from '../store/store.ts';
import type { KnownTool } from './known-tool.ts';
import { storeFiles } from './store-files.ts';
import { storeToolRun, type ToolRun } from './tool-runs.queries.ts';
import { runAfter } from './tool-use.rules.ts';

/** Stores what a use made of a tool, with history, event and notices; the task is held. */
export async function storeUse(
  ctx: StoreContext & WriteContext<never>,
  { draft, stage, tool, run, user }: Pick<KnownTool, 'draft' | 'stage' | 'tool' | 'run' | 'user'>,
  use: ToolUse,
  change: ToolChange<unknown>,
): Promise<ToolRun> {
  const rules = rulesOf(tool.type);
  const { config } = tool;
  const after = runAfter(
    run,
    use,
    {
      state: rules.kept === undefined ? change.state : rules.kept(change.state),
      has_run: rules.missing(config, change.state).length === 0,
      summary: rules.summary(config, change.state),
    },
    { ...user, isOnlyBegun: change.isOnlyBegun },
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

/** What the history tells of a use. */
export function entryOf(
  stage: StageState,
  { id, name }: StageTool,
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
    details: { tool: name, tool_id: id, did },
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
