import type { InvestigationCall } from '#generated/mcp/types.gen.ts';
import type { OperationTool } from '../toolbox.ts';
import type { Question } from './question.rules.ts';

/** What an investigation knows when it decides what to look at next. */
export interface Investigation {
  /** Who asks. */
  readonly asker: { readonly tenantId: string; readonly userId: string; readonly correlationId: string };
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal;
  readonly prompt: string;
  readonly topics: readonly string[];
  /** The client that the conversation is about, if it is known. */
  readonly clientId: string | null;
  readonly taskId: string | null;
  readonly ticketId: string | null;
  /** Tools that may be called: they only read, exist, and the caller has their permission; the most fitting first. */
  readonly tools: readonly Candidate[];
  readonly done: readonly DoneCall[];
  /** The prompt as a question that filters of one list answer, with its tool; null for others. */
  readonly question: { readonly read: Question; readonly tool: OperationTool } | null;
  /** The prompt asks for a fact that no filter answers: looking around tells of the clients that it names, and no more. */
  readonly isUnread: boolean;
  /** Names of clients that the prompt has. */
  readonly clients: readonly string[];
}

export interface Candidate {
  readonly tool: OperationTool;
  /** JSON Schema of its arguments. */
  readonly schema: {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
}

export interface PlannedCall {
  readonly tool: OperationTool;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly reason: string;
  /** Looks around without a decision that it answers what was asked. */
  readonly isAround?: boolean;
}

export interface DoneCall {
  readonly tool: OperationTool;
  readonly record: InvestigationCall;
  readonly isAround: boolean;
  /** `data` of the answer; undefined when it failed. */
  readonly data: unknown;
  /** Of an answer that is no success. */
  readonly errorType: string | null;
  readonly milliseconds: number;
}

/** Decides what to look at. It is asked again after each round, until it wants nothing more or the bounds are reached. */
export interface Planner {
  next(investigation: Investigation): Promise<readonly PlannedCall[]> | readonly PlannedCall[];
}
