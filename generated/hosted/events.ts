// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export const eventTypes = [
  'client.bank_authorization_required',
  'client_program.cancelled',
  'client_program.resumed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

type Own<T> = Omit<T, EventCommonField>;

/** What a handler hands over to emit an event of each type. */
export interface EventData {
  /** A saved bank account needs the client's authorization */
  readonly 'client.bank_authorization_required': Own<t.ClientBankAuthorizationRequiredData>;
  /** A program subscription is cancelled */
  readonly 'client_program.cancelled': Own<t.ClientProgramCancelledData>;
  /** A paused or suspended client program resumes */
  readonly 'client_program.resumed': Own<t.ClientProgramResumedData>;
}
