import type { WriteScope } from '#src/platform/db/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { releaseCredit, settleCredit } from '#src/domain/ledger/index.ts';
import { costOf } from '../models/catalogue.ts';
import { ModelFault, type ModelAnswer } from '../models/model.ts';
import { creditAccount } from './credit.ts';
import { masked } from './masked.ts';
import { countMemoryUses, endRequest } from './requests.queries.ts';
import { caller, type AiParts, type AiTask, type Begun } from './task.ts';

/** A request that was put to a model and has no end by then has lost its process. */
export const abandonedAfterMs = 20 * 60_000;
export const abandonedTimer = 'end_abandoned_ai_request';
/** Of the contract, for summaries and errors. */
export const maxSummary = 1_000;
const maxStoredText = 100_000;

/** How the asking ended: with the answers that cost something, and what came of them. */
export interface Ended {
  readonly asked: readonly ModelAnswer[];
  readonly summary?: string;
  readonly error?: unknown;
}

/** Charges what was used and ends the request. */
export async function settle(
  { db }: AiParts,
  scope: WriteScope,
  tenantId: string,
  task: AiTask,
  { id, model, question, settings, memoryIds }: Begun,
  { asked, summary, error }: Ended,
  durationMs: number,
): Promise<void> {
  const now = db.clock.now();
  const ctx = { db: scope.db, now, identity: caller(tenantId, task.userId) };
  const usage = {
    inputTokens: sum(asked, 'inputTokens'),
    cachedInputTokens: sum(asked, 'cachedInputTokens'),
    outputTokens: sum(asked, 'outputTokens'),
  };
  const amount = costOf(model, usage);
  const account = creditAccount(tenantId);
  const credits = await settleCredit(ctx, account, id, { amount, purpose: task.purpose });
  const texts = settings.is_content_logged && {
    prompt_text: masked(`${question.instructions}\n\n${question.text}`, maxStoredText),
    result_text: masked(asked.at(-1)?.text ?? '', maxStoredText),
  };
  await endRequest(
    scope.db,
    id,
    {
      status: error === undefined ? 'succeeded' : isCancelled(task) ? 'cancelled' : 'failed',
      credits,
      input_tokens: usage.inputTokens,
      cached_input_tokens: usage.cachedInputTokens,
      output_tokens: usage.outputTokens,
      duration_ms: Math.round(durationMs),
      ...(error !== undefined && !isCancelled(task) && { error: failureText(error) }),
      ...(summary !== undefined && { result_summary: masked(summary, maxSummary) }),
      ...texts,
    },
    now,
  );
  if (error === undefined) await countMemoryUses(scope.db, memoryIds, now);
  else if (!isCancelled(task)) await task.noteFailure?.(scope.db, id, now);
  setTimer(scope, { kind: abandonedTimer, recordId: id }, null);
}

/** Ends a request whose process was lost before the model had answered; what it had reserved is given back. */
export async function endAbandoned(ctx: Parameters<typeof releaseCredit>[0], id: string): Promise<void> {
  await releaseCredit(ctx, creditAccount(ctx.identity.tenantId), id);
  const error = 'The process that waited for the model was stopped.';
  await endRequest(
    ctx.db,
    id,
    { status: 'failed', credits: 0, duration_ms: abandonedAfterMs, error },
    ctx.now,
  );
}

const sum = (asked: readonly ModelAnswer[], what: keyof ModelAnswer['usage']): number =>
  asked.reduce((total, { usage }) => total + usage[what], 0);

/** By the person who asked. What the service asks for itself is given up when its process stops, and asked again later. */
const isCancelled = ({ origin, signal }: AiTask): boolean => origin !== 'system' && signal?.aborted === true;

const failureText = (error: unknown): string =>
  (error instanceof ModelFault ? error.message : 'The answer could not be processed.').slice(0, maxSummary);
