import { setTimeout as wait } from 'node:timers/promises';
import { askAnthropic } from './anthropic.ts';
import { askOpenAi } from './openai.ts';
import {
  ModelFault,
  type AiModelSpec,
  type ModelAnswer,
  type ModelPatience,
  type ModelQuestion,
  type ModelUsage,
} from './model.ts';

const protocols = { openai: askOpenAi, anthropic: askAnthropic } as const;
const usualTries = 3;
const firstWaitMs = 500;
// A provider that asks for more is asked by a later request.
const maxWaitMs = 20_000;

/** What models are asked for: what features of agencies need (`AI_…`), or to put tools in order (`ROUTER_MODEL_…`). */
export type ModelUse = 'answers' | 'router';

/** What is told of each question that was put to a model. */
export interface ModelMeter {
  observeModel(use: ModelUse, seconds: number, hasFailed: boolean): void;
}

interface AiModelsOptions {
  /** Credits granted to each agency every month. */
  readonly monthlyCredits?: number;
  readonly use?: ModelUse;
  readonly meter?: ModelMeter;
}

/** The models that the operator has set up; the first is the default. */
export class AiModels {
  readonly all: readonly AiModelSpec[];
  readonly monthlyCredits: number;
  readonly #observe: (seconds: number, hasFailed: boolean) => void;

  constructor(
    all: readonly AiModelSpec[],
    { monthlyCredits = 0, use = 'answers', meter }: AiModelsOptions = {},
  ) {
    this.all = all;
    this.monthlyCredits = monthlyCredits;
    this.#observe = (seconds, hasFailed) => meter?.observeModel(use, seconds, hasFailed);
  }

  find(key: string | null): AiModelSpec | undefined {
    return this.all.find((model) => model.key === key);
  }

  /** Puts a question to a model; a passing fault has it asked again. Rejects with `ModelFault`. */
  async ask(model: AiModelSpec, question: ModelQuestion, patience: ModelPatience): Promise<ModelAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#askOnce(model, question, patience);
      } catch (error) {
        const isLast =
          tries === (patience.maxTries ?? usualTries) || !(error instanceof ModelFault) || !error.isPassing;
        if (isLast || patience.signal?.aborted) throw error;
        const waitMs = error.retryAfterMs ?? firstWaitMs * 2 ** (tries - 1);
        if (waitMs > maxWaitMs) throw error;
        await wait(waitMs, undefined, { signal: patience.signal }).catch(() => {});
      }
    }
  }

  async #askOnce(
    { connection }: AiModelSpec,
    question: ModelQuestion,
    patience: ModelPatience,
  ): Promise<ModelAnswer> {
    const startedAt = performance.now();
    let hasFailed = true;
    try {
      const answer = await protocols[connection.protocol](connection, question, patience);
      hasFailed = false;
      return answer;
    } finally {
      this.#observe((performance.now() - startedAt) / 1000, hasFailed);
    }
  }
}

/** What the use of a model costs, in whole credits. */
export function costOf(
  { prices }: AiModelSpec,
  { inputTokens, cachedInputTokens, outputTokens }: ModelUsage,
): number {
  const read = (inputTokens - cachedInputTokens) * prices.input + cachedInputTokens * prices.cachedInput;
  return Math.ceil((read + outputTokens * prices.output) / 1_000_000);
}

/** At most so many tokens has the text: no tokenizer makes more than one of two bytes, but of what no language has. */
export const boundOfTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);
