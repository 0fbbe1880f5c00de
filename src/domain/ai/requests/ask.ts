import { conflict } from '#src/platform/errors/index.ts';
import type { AiModels } from '../models/catalogue.ts';
import { ModelFault, type FaultCause, type ModelAnswer, type ModelPatience } from '../models/model.ts';
import { begin } from './begin.ts';
import { settle, type Ended } from './settle.ts';
import type { AiParts, AiTask, Begun } from './task.ts';

/** Judges the answer and puts it into form. Throws `ModelFault` for one that cannot be used: the model is then asked once more. */
export type ReadAnswer<T> = (text: string) => { readonly value: T; readonly summary: string };

const usualPatience: ModelPatience = { silenceMs: 60_000, totalMs: 300_000 };

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
    throw conflict(failureFor(error));
  }
}

/** `askAi` as handlers use it, before their transaction (`PreparedWrite`). */
export type AskAi = <T>(tenantId: string, task: AiTask, read: ReadAnswer<T>) => Promise<T>;

export const aiAsker =
  (parts: AiParts): AskAi =>
  (tenantId, task, read) =>
    askAi(parts, tenantId, task, read);

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

/** What whoever asked can do about it. */
export const failureFor = ({ by }: Pick<ModelFault, 'by'>): string =>
  `${failures[by]} \`listAiRequests\` has the reason.`;

const failures: Readonly<Record<FaultCause, string>> = {
  timeout: 'The AI model did not answer in time. Try again, with a shorter text if that happens often.',
  refused:
    'The provider of the AI model refused the request. The operator of the service checks its key and model (docs/guides/ai.md).',
  unavailable: 'The provider of the AI model cannot be reached or failed. Try again in a few minutes.',
  unusable: 'The AI model did not answer in a usable form. Try again later.',
};
