import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { StageToolAiPromptConfig } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { StoreContext } from '../store/store.ts';
import type { KnownTool } from './known-tool.ts';
import { filledPrompt } from './placeholder-values.ts';
import { promptTask, readPromptAnswer, shownAnswer } from './prompt-task.ts';
import { storeAnswer } from './store-answer.ts';
import {
  holdTool,
  lookAtTool,
  requireRunnable,
  requireUse,
  useHeldTool,
  type StartWork,
  type ToolKey,
} from './use-tool.ts';

/** What the AI wrote, and the request that says so. */
export interface WrittenAnswer {
  readonly text: string;
  readonly requestId: string;
}

/** Asks the AI what a prompt says, before any transaction; undefined for tools of other types. */
export async function askForTool(
  ctx: ReadContext,
  key: ToolKey,
  expectedRevision: number | undefined,
): Promise<WrittenAnswer | undefined> {
  const known = await lookAtTool(ctx, key);
  const { config } = known.tool;
  if (config.type !== 'ai_prompt') return undefined;
  requireUse(known, { action: 'run' });
  checkRevision(known.run.revision, expectedRevision);
  requireRunnable(known);
  return ask(ctx, known, config);
}

async function ask(
  ctx: ReadContext,
  known: KnownTool,
  config: StageToolAiPromptConfig,
): Promise<WrittenAnswer> {
  const id = uuid7();
  const key = config.output_field_key;
  const task = promptTask(ctx, known, config, {
    id,
    prompt: await filledPrompt(ctx, known, config.prompt),
    field: key === null ? undefined : (await loadFieldSet(ctx, 'task')).get(key),
  });
  const text = await ctx.outside(() => ctx.services.askAi(ctx.identity.tenantId, task, readPromptAnswer));
  return { text, requestId: id };
}

/** How a tool is run. */
interface Running {
  readonly isConfirmed: boolean | undefined;
  readonly expectedRevision: number | undefined;
  readonly startWork: StartWork;
}

/** Runs a tool. An answer of the AI goes where the prompt says; what is refused then leaves nothing behind but the request. */
export async function runTool(
  ctx: StoreContext & WriteContext<never>,
  key: ToolKey,
  { isConfirmed, expectedRevision, startWork }: Running,
  written?: WrittenAnswer,
): Promise<TaskStageToolState> {
  const known = await holdTool(ctx, key);
  const { config } = known.tool;
  if (config.type !== 'ai_prompt')
    return useHeldTool(ctx, known, { action: 'run', isConfirmed }, expectedRevision, startWork);
  requireUse(known, { action: 'run' });
  requireRunnable(known);
  const { text, requestId } = written ?? (await ask(ctx, known, config));
  const shown = shownAnswer(text);
  const commentId = config.output === 'comment' ? await comment(ctx, known, shown) : null;
  const outputProblem =
    config.output_field_key === null
      ? null
      : await storeAnswer(ctx, known.draft, config.output_field_key, text);
  const use = { action: 'run', answer: { text: shown, requestId, commentId, outputProblem } } as const;
  return useHeldTool(ctx, known, use, expectedRevision);
}

/** Posts the answer on the stage, in the name of whoever runs the prompt. */
async function comment(ctx: WriteContext<never>, { stage }: KnownTool, text: string): Promise<string> {
  const { id } = await ctx.invoke('createComment', {
    body: { record_kind: 'task_stage', record_id: stage.id, body_text: text },
  });
  return id;
}
