import type { StageTool } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { notify, type News } from '#src/domain/notifications/index.ts';
import { rulesOf } from '#src/domain/tools/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdRules, tryHoldTask, type HoldContext } from '../load/hold.ts';
import { lockTasksOfStages } from '../load/load.queries.ts';
import { tryLookAtTask } from '../load/look.ts';
import type { TaskDraft } from '../model/draft.ts';
import { isOpenState } from '../model/state.ts';
import { historyRow, type HistoryEntry, type HistoryRow } from '../store/history.ts';
import { insertHistory } from '../store/history.queries.ts';
import { storeTask, type StoreContext } from '../store/store.ts';
import { findToolOfExecution } from './executions.queries.ts';
import { toolsOfStage } from './stage-tools.ts';
import { loadToolState } from './tool-facts.ts';
import { selectToolRuns, storeToolRun, unusedTool, type ToolRun } from './tool-runs.queries.ts';
import { entryOf } from './store-use.ts';

/** What happened to a record that tools of a stage wait for. */
export interface FollowedWork {
  readonly stageId: string;
  isMeant(tool: Pick<StageTool, 'id' | 'config'>): boolean;
  /** What was done, for the history: `submitted`, followed by the name of the tool. */
  readonly did: string;
  /** Who has done the work. */
  readonly userId: string | null;
  /** Whether work has come to its end. */
  readonly isEnd: boolean;
  /** Whether the history tells of it even if the tool is as before. */
  readonly isAlwaysTold?: boolean;
}

/** Holds the task of the stage, before records are locked that its tools wait for: whoever uses a tool holds the task first. */
export async function holdTaskOfStage(ctx: { readonly db: Db }, stageId: string): Promise<void> {
  await Promise.all([holdRules(ctx), lockTasksOfStages(ctx.db, [stageId])]);
}

/**
 * Carries what became of a record into the tools of its stage, whether its doer sees the task or not. Work that has ended counts even if the
 * stage is over by then; work that is gone leaves a stage that is over as it is.
 */
export async function followTools(
  ctx: StoreContext & HoldContext,
  { stageId, isMeant, did, userId, isEnd, isAlwaysTold = false }: FollowedWork,
): Promise<void> {
  const service: HoldContext = { db: ctx.db, identity: ctx.identity, now: ctx.now, can: () => true };
  const draft = await tryHoldTask(service, { stageId });
  if (draft === undefined) return;
  const stage = draft.stage(stageId);
  const { tools } = await toolsOfStage(service, draft, stage);
  const runs = await selectToolRuns(ctx.db, stageId);
  const at = ctx.now.toISOString();
  const notes: HistoryEntry[] = [];
  const told: HistoryRow[] = [];
  for (const tool of tools.filter(isMeant)) {
    const run = runs.get(tool.id) ?? unusedTool(tool.id);
    const judged = await judge(ctx.db, stageId, tool, run);
    const isMissingAgain = !judged.has_run && run.has_run && isOpenState(stage.status_category);
    if (!isMissingAgain && !(judged.has_run && isEnd)) {
      if (isAlwaysTold) told.push(historyRow(ctx, draft.task.id, entryOf(stage, tool, run, run, { did })));
      continue;
    }
    const after: ToolRun = {
      ...run,
      ...judged,
      ...(judged.has_run && { run_at: at, run_by: userId, run_count: run.run_count + 1 }),
      revision: run.revision + 1,
    };
    await storeToolRun(ctx.db, stageId, tool.type, after);
    notes.push(entryOf(stage, tool, run, after, { did }));
  }
  if (notes.length > 0) await storeTask(ctx, draft, { action: 'tool_used', alsoChanged: ['stages'], notes });
  await insertHistory(ctx.db, told);
  if (told.length > 0) announceTask(ctx, draft);
}

/** What the task shows is other than before, though the task itself is as it was: its history, and submissions or executions of its tools. */
const announceTask = (ctx: Pick<WriteContext, 'announce'>, { task: { id, revision } }: TaskDraft): void =>
  ctx.announce({ kind: 'task', id, revision });

/** Work of tools that came to nothing. */
interface LostWork extends Pick<FollowedWork, 'stageId' | 'isMeant' | 'did' | 'userId'> {
  /** What whoever has done it is told: stands after the names of tool and task. Null for nothing. */
  readonly notice: (Pick<News, 'kind' | 'body'> & { readonly text: string }) | null;
}

type Teller = Pick<WriteContext, 'db' | 'identity' | 'requestId' | 'now' | 'announce'>;

/**
 * Tells of work that came to nothing, in the history and to whoever has done it. The tools are as before, so the task is not held. Answers
 * whether somebody got a notice.
 */
export async function tellLostWork(
  ctx: Teller,
  { stageId, isMeant, did, userId, notice }: LostWork,
): Promise<boolean> {
  const service: HoldContext = { db: ctx.db, identity: ctx.identity, now: ctx.now, can: () => true };
  const draft = await tryLookAtTask(service, { stageId });
  if (draft === undefined) return false;
  const stage = draft.stage(stageId);
  const tools = (await toolsOfStage(service, draft, stage)).tools.filter(isMeant);
  const { id: taskId, name, number } = draft.task;
  await insertHistory(
    ctx.db,
    tools.map((tool) => {
      const run = unusedTool(tool.id);
      return historyRow(ctx, taskId, entryOf(stage, tool, run, run, { did }));
    }),
  );
  announceTask(ctx, draft);
  if (notice === null || userId === null) return false;
  for (const tool of tools)
    await notify(
      ctx,
      {
        kind: notice.kind,
        title: `${tool.name} in ${name} (#${number}) ${notice.text}`,
        record: { kind: 'task_stage', id: stageId },
        topic: tool.id,
        ...(notice.body !== undefined && { body: notice.body }),
      },
      [userId],
    );
  return tools.length > 0;
}

/** Carries an execution that succeeded into the tool that waits for it; `userId`: who started it. */
export async function followExecution(
  ctx: StoreContext & HoldContext,
  {
    taskId,
    executionId,
    userId,
  }: Record<'taskId' | 'executionId', string> & { readonly userId: string | null },
): Promise<void> {
  const found = await findToolOfExecution(ctx.db, taskId, executionId);
  if (found === undefined) return;
  await followTools(ctx, {
    stageId: found.stage_id,
    isMeant: ({ id, config }) => id === found.tool_id && config.type === 'automation' && config.is_waiting,
    did: 'completed',
    userId,
    isEnd: true,
  });
}

/**
 * Tells of an execution that failed or was cancelled where a tool has started it; `userId`: who started it, and is told of a failure with
 * `body`. Answers whether they were.
 */
export async function tellLostExecution(
  ctx: Teller,
  {
    taskId,
    executionId,
    userId,
    became,
    body,
  }: Record<'taskId' | 'executionId', string> & {
    readonly userId: string | null;
    readonly became: 'failed' | 'cancelled';
    readonly body?: string | undefined;
  },
): Promise<boolean> {
  const found = await findToolOfExecution(ctx.db, taskId, executionId);
  if (found === undefined) return false;
  const isFailed = became === 'failed';
  return tellLostWork(ctx, {
    stageId: found.stage_id,
    isMeant: ({ id }) => id === found.tool_id,
    did: isFailed ? 'could not finish' : 'cancelled',
    userId,
    notice: isFailed ? { kind: 'automation', text: 'failed', ...(body !== undefined && { body }) } : null,
  });
}

async function judge(
  db: Db,
  stageId: string,
  tool: StageTool,
  run: ToolRun,
): Promise<Pick<ToolRun, 'state' | 'has_run' | 'summary'>> {
  const rules = rulesOf(tool.type);
  const { config } = tool;
  const state = await loadToolState(db, stageId, tool, run);
  return {
    state: rules.kept === undefined ? state : rules.kept(state),
    has_run: rules.missing(config, state).length === 0,
    summary: rules.summary(config, state),
  };
}
