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
const maxTries = 3;
const firstWaitMs = 500;
// A provider that asks for more is asked by a later request.
const maxWaitMs = 20_000;

/** The models that the operator has set up; the first is the default. */
export class AiModels {
  readonly all: readonly AiModelSpec[];
  readonly monthlyCredits: number;

  /** `monthlyCredits` are granted to each agency every month. */
  constructor(all: readonly AiModelSpec[], monthlyCredits = 0) {
    this.all = all;
    this.monthlyCredits = monthlyCredits;
  }

  find(key: string | null): AiModelSpec | undefined {
    return this.all.find((model) => model.key === key);
  }

  /** Puts a question to a model; a passing fault has it asked again. Rejects with `ModelFault`. */
  async ask(model: AiModelSpec, question: ModelQuestion, patience: ModelPatience): Promise<ModelAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await protocols[model.connection.protocol](model.connection, question, patience);
      } catch (error) {
        const isLast = tries === maxTries || !(error instanceof ModelFault) || !error.isPassing;
        if (isLast || patience.signal?.aborted) throw error;
        const waitMs = error.retryAfterMs ?? firstWaitMs * 2 ** (tries - 1);
        if (waitMs > maxWaitMs) throw error;
        await wait(waitMs, undefined, { signal: patience.signal }).catch(() => {});
      }
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
