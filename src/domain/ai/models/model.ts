/** A model that the operator has set up, and what its use costs. */
export interface AiModelSpec {
  /** By which settings and presets name it. */
  readonly key: string;
  readonly label: string;
  readonly provider: string;
  readonly description: string;
  readonly contextTokens: number;
  readonly maxOutputTokens: number;
  /** In credits for a million tokens. */
  readonly prices: { readonly input: number; readonly cachedInput: number; readonly output: number };
  readonly canUseTools: boolean;
  readonly connection: ModelConnection;
}

export interface ModelConnection {
  readonly protocol: 'openai' | 'anthropic';
  /** Base address of the API, such as `https://api.openai.com/v1`. */
  readonly url: string;
  /** The provider's name of the model. */
  readonly model: string;
  /** Null for servers that need no key, such as local ones. */
  readonly key: string | null;
}

/** What a model is asked, in plain text. */
export interface ModelQuestion {
  readonly instructions: string;
  readonly text: string;
  readonly maxOutputTokens: number;
  /** From 0 to 1; null for the model's own. */
  readonly temperature: number | null;
  /** Whether the answer is to be JSON; the instructions say of which form. */
  readonly isJson: boolean;
}

export interface ModelUsage {
  /** All that the model read, what it had in its cache included. */
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
}

export interface ModelAnswer {
  readonly text: string;
  readonly usage: ModelUsage;
  /** The answer was cut off at `maxOutputTokens`. */
  readonly isCutOff: boolean;
}

/** How long a model may be silent, and take altogether, in milliseconds, and how often it is asked after passing faults. */
export interface ModelPatience {
  readonly silenceMs: number;
  readonly totalMs: number;
  readonly maxTries?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Puts one question to a model and reads its answer as it comes. Rejects with `ModelFault`. */
export type AskModel = (
  connection: ModelConnection,
  question: ModelQuestion,
  patience: ModelPatience,
) => Promise<ModelAnswer>;

/**
 * What went wrong, by what cures it: the model took too long; the provider does not take the key or the request; it cannot be reached, is
 * overloaded or failed; or there is an answer, which cannot be used.
 */
export type FaultCause = 'timeout' | 'refused' | 'unavailable' | 'unusable';

/** The provider refused, failed, fell silent or made no sense. `message` is for the log. */
export class ModelFault extends Error {
  readonly by: FaultCause;
  /** Whether the same question may be answered a little later. */
  readonly isPassing: boolean;
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    {
      isPassing = false,
      retryAfterMs = null as number | null,
      by = 'unusable' as FaultCause,
      cause = undefined as unknown,
    } = {},
  ) {
    super(message, { cause });
    this.name = 'ModelFault';
    this.isPassing = isPassing;
    this.by = by;
    this.retryAfterMs = retryAfterMs;
  }
}
