import type { AiPurpose, AiRequestOrigin } from '#generated/types.gen.ts';
import type { Identity } from '#src/call/context.ts';
import type { Target } from '#src/domain/records/index.ts';
import type { Connections, Db } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { AiModels } from '../models/catalogue.ts';
import type { AiModelSpec, ModelQuestion } from '../models/model.ts';
import type { AiSettings } from '../settings/ai-settings.queries.ts';
import type { Material } from './prompt.ts';

/** What a feature asks the AI. */
export interface AiTask {
  /** Id of the request in the log, for those who tell it; absent for a new one. */
  readonly id?: string;
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
  /** The execution of an automation whose step asks, which it is charged to. */
  readonly automationExecutionId?: string | null;
  /** Instead of the purpose's default preset. */
  readonly presetId?: string;
  readonly maxOutputTokens: number;
  /** For callers that wait: the model has so long, and is asked once. Otherwise it has minutes, and is asked again after a fault. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Notes where the record has it that the model failed, in the transaction that ends the request. */
  readonly noteFailure?: (db: Db, requestId: string, now: Date) => Promise<unknown>;
}

/** What asking works with. */
export interface AiParts {
  readonly db: Connections;
  readonly models: AiModels;
  readonly log: Log;
}

/** A request that a model is to answer, with the credit that it may cost reserved. */
export interface Begun {
  readonly id: string;
  readonly model: AiModelSpec;
  readonly question: ModelQuestion;
  readonly settings: AiSettings;
  readonly memoryIds: readonly string[];
}

/** In whose name entries of the ledger are made. */
type Caller = Pick<Identity, 'kind' | 'userId' | 'tenantId'>;

export const caller = (tenantId: string, userId: string | null): Caller =>
  userId === null ? { kind: 'system', userId: '', tenantId } : { kind: 'user', userId, tenantId };
