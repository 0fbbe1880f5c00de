import type { AiPurpose, AiRequestOrigin } from '#generated/types.gen.ts';
import type { Identity } from '#src/call/context.ts';
import type { Connections, Db, WriteScope } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { releaseCredit, reserveCredit, settleCredit } from '#src/domain/ledger/index.ts';
import type { Target } from '#src/domain/records/index.ts';
import { boundOfTokens, costOf, type AiModels } from '../models/catalogue.ts';
import {
  ModelFault,
  type AiModelSpec,
  type ModelAnswer,
  type ModelPatience,
  type ModelQuestion,
} from '../models/model.ts';
import { findAiSettings, type AiSettings } from '../settings/ai-settings.queries.ts';
import { creditAccount, grantMonth, refusalByBudget } from './credit.ts';
import { masked } from './masked.ts';
import { promptOf, type Material } from './prompt.ts';
import { countMemoryUses, endRequest, insertRequest } from './requests.queries.ts';

/** What a feature asks the AI. */
export interface AiTask {
  readonly purpose: AiPurpose;
  readonly origin: AiRequestOrigin;
  /** For whom; null for the service itself. */
  readonly userId: string | null;
  /** What is to be done, and the form of the answer. */
  readonly instructions: string;
  readonly material: readonly Material[];
  /** In a sentence: what people see of the request. */
  readonly summary: string;
  /** The record that it concerns, and those that it read. */
  readonly record?: Target;
  readonly recordsRead?: readonly Target[];
  readonly memoryIds?: readonly string[];
  readonly correlationId?: string | null;
  readonly preset?: {
    readonly id: string;
    readonly model: string | null;
    readonly temperature: number | null;
  };
  readonly maxOutputTokens: number;
  /** For callers that wait: the model has so long, and is asked once. Otherwise it has minutes, and is asked again after a fault. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** What asking works with. */
export interface AiParts {
  readonly db: Connections;
  readonly models: AiModels;
  readonly log: Log;
}

/** Judges the answer and puts it into form. Throws `ModelFault` for one that cannot be used: the model is then asked once more. */
export type ReadAnswer<T> = (text: string) => { readonly value: T; readonly summary: string };

/** A request that was put to a model and has no end by then has lost its process. */
export const abandonedAfterMs = 20 * 60_000;
export const abandonedTimer = 'end_abandoned_ai_request';
const usualPatience: ModelPatience = { silenceMs: 60_000, totalMs: 300_000 };
const maxSummary = 1_000;
const maxStoredText = 100_000;

/**
 * Puts a question to the model that the agency has chosen for the purpose, keeps the request with its cost, and answers what `read` makes
 * of the answer. Outside of any transaction: a model takes seconds to minutes.
 * Errors: 409 with the cure when no model is set up, the settings forbid it, or no credit is left, and when the model fails.
 */
export async function askAi<T>(
  parts: AiParts,
  tenantId: string,
  task: AiTask,
  read: ReadAnswer<T>,
): Promise<T> {
  const begun = await parts.db.write(tenantId, (scope) => begin(parts, scope, tenantId, task));
  if ('refusal' in begun) throw conflict(begun.refusal);
  const startedAt = performance.now();
  const end = (how: Ended) =>
    parts.db.write(tenantId, (scope) =>
      settle(parts, scope, tenantId, task, begun, how, performance.now() - startedAt),
    );
  const asked: ModelAnswer[] = [];
  try {
    const { value, summary } = await answer(parts.models, begun, task, read, asked);
    await end({ asked, summary });
    return value;
  } catch (error) {
    await end({ asked, error });
    if (!(error instanceof ModelFault)) throw error;
    parts.log.warn({ err: error, tenant_id: tenantId, ai_request_id: begun.id }, 'model failed');
    throw unanswered();
  }
}

/** Why the agency cannot ask the AI for the purpose now, as far as its settings say; undefined when it can. */
export async function refusalOf(
  { db }: { readonly db: Db },
  models: AiModels,
  purpose: AiPurpose,
): Promise<string | undefined> {
  const settings = await findAiSettings(db, models);
  if (purpose === 'memory' && !settings.is_memory_enabled)
    return 'The AI keeps no memories here. Turn is_memory_enabled on in the AI settings.';
  return refusalBySettings(models, settings, purpose, settings.default_model);
}

interface Begun {
  readonly id: string;
  readonly model: AiModelSpec;
  readonly question: ModelQuestion;
  readonly settings: AiSettings;
}

interface Ended {
  readonly asked: readonly ModelAnswer[];
  readonly summary?: string;
  readonly error?: unknown;
}

/** Commits what it found even where it refuses, so that people see what was refused and why. */
async function begin(
  { db, models }: AiParts,
  scope: WriteScope,
  tenantId: string,
  task: AiTask,
): Promise<Begun | { refusal: string }> {
  const now = db.clock.now();
  const settings = await findAiSettings(scope.db, models);
  const key = task.preset?.model ?? settings.default_model;
  const model = models.find(key);
  const refusal = refusalBySettings(models, settings, task.purpose, key);
  if (model === undefined) return { refusal: refusal ?? noModel };
  const { instructions, text } = promptOf(task.instructions, settings, task.material);
  const maxOutputTokens = Math.min(task.maxOutputTokens, model.maxOutputTokens);
  const inputTokens = boundOfTokens(instructions) + boundOfTokens(text);
  const most = costOf(model, { inputTokens, cachedInputTokens: 0, outputTokens: maxOutputTokens });
  const id = uuid7();
  const ctx = { db: scope.db, now, identity: caller(tenantId, task.userId) };
  const request = { id, task, model, now };
  if (refusal !== undefined) return refuse(scope.db, request, refusal);
  if (inputTokens + maxOutputTokens > model.contextTokens)
    return refuse(
      scope.db,
      request,
      `What the AI would have to read is too long for the model ${model.key}. Choose one with a larger context window, or shorten the texts.`,
    );
  await grantMonth(ctx, models);
  const overBudget = await refusalByBudget(ctx, settings, most);
  if (overBudget !== undefined) return refuse(scope.db, request, overBudget);
  await reserveCredit(ctx, creditAccount(tenantId), id, most);
  await insertRequest(scope.db, { ...rowOf(request), status: 'running', error: null }, now);
  setTimer(scope, { kind: abandonedTimer, recordId: id }, new Date(now.getTime() + abandonedAfterMs));
  const question = {
    instructions,
    text,
    maxOutputTokens,
    temperature: task.preset?.temperature ?? null,
    isJson: true,
  };
  return { id, model, question, settings };
}

interface Request {
  readonly id: string;
  readonly task: AiTask;
  readonly model: AiModelSpec;
  readonly now: Date;
}

async function refuse(db: Db, request: Request, refusal: string): Promise<{ refusal: string }> {
  await insertRequest(
    db,
    { ...rowOf(request), status: 'refused', error: refusal.slice(0, maxSummary) },
    request.now,
  );
  return { refusal };
}

const rowOf = ({ id, task, model }: Request) => ({
  id,
  purpose: task.purpose,
  origin: task.origin,
  user_id: task.userId,
  preset_id: task.preset?.id ?? null,
  model: model.key,
  record_kind: task.record?.kind ?? null,
  record_id: task.record?.id ?? null,
  correlation_id: task.correlationId ?? null,
  records_read: task.recordsRead ?? [],
  memory_ids: task.memoryIds ?? [],
  prompt_summary: masked(task.summary, maxSummary),
});

const noModel =
  'No AI model is set up. The operator of the service sets AI_URL and AI_MODEL, or AI_MODELS (docs/guides/ai.md).';

/** Why the agency's settings do not allow it, with what would. */
function refusalBySettings(
  models: AiModels,
  settings: AiSettings,
  purpose: AiPurpose,
  key: string | null,
): string | undefined {
  if (models.all.length === 0) return noModel;
  if (!settings.is_enabled) return 'AI is turned off. Turn it on in the AI settings (is_enabled).';
  if (!settings.enabled_purposes.includes(purpose))
    return `AI is turned off for ${purpose}. Add it to enabled_purposes in the AI settings.`;
  if (key === null || models.find(key) === undefined)
    return `The model ${key ?? 'of the settings'} is not offered any more. Choose another default_model in the AI settings.`;
  if (!settings.allowed_models.includes(key))
    return `The model ${key} is not among the allowed_models of the AI settings.`;
  return undefined;
}

/** The answer as the feature reads it; a model that answers in a wrong form is told so once. */
async function answer<T>(
  models: AiModels,
  { model, question }: Begun,
  { signal, timeoutMs }: AiTask,
  read: ReadAnswer<T>,
  asked: ModelAnswer[],
): Promise<{ value: T; summary: string }> {
  if (timeoutMs !== undefined) {
    const only = await models.ask(model, question, {
      silenceMs: timeoutMs,
      totalMs: timeoutMs,
      maxTries: 1,
      signal,
    });
    asked.push(only);
    return read(complete(only));
  }
  const patience = { ...usualPatience, signal };
  const first = await models.ask(model, question, patience);
  asked.push(first);
  try {
    return read(complete(first));
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    const instructions = `${question.instructions}\n\nYour last answer could not be used: ${error.message} Answer again, in the form that was asked for and nothing else.`;
    const second = await models.ask(model, { ...question, instructions }, patience);
    asked.push(second);
    return read(complete(second));
  }
}

function complete({ text, isCutOff }: ModelAnswer): string {
  if (isCutOff) throw new ModelFault('It was cut off because it was too long.');
  return text;
}

async function settle(
  { db }: AiParts,
  scope: WriteScope,
  tenantId: string,
  task: AiTask,
  { id, model, question, settings }: Begun,
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
      status: error === undefined ? 'succeeded' : 'failed',
      credits,
      input_tokens: usage.inputTokens,
      cached_input_tokens: usage.cachedInputTokens,
      output_tokens: usage.outputTokens,
      duration_ms: Math.round(durationMs),
      ...(error !== undefined && { error: failureText(error) }),
      ...(summary !== undefined && { result_summary: masked(summary, maxSummary) }),
      ...texts,
    },
    now,
  );
  if (error === undefined) await countMemoryUses(scope.db, task.memoryIds ?? [], now);
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

const failureText = (error: unknown): string =>
  (error instanceof ModelFault ? error.message : 'The answer could not be processed.').slice(0, maxSummary);

const unanswered = () =>
  conflict('The AI model did not answer in a usable form. Try again later; `listAiRequests` has the reason.');

type Caller = Pick<Identity, 'kind' | 'userId' | 'tenantId'>;

const caller = (tenantId: string, userId: string | null): Caller =>
  userId === null ? { kind: 'system', userId: '', tenantId } : { kind: 'user', userId, tenantId };
