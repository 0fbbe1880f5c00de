// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export const eventTypes = [
  'client_note.created',
  'client_note.updated',
  'client.bank_authorization_required',
  'client.created',
  'client.deleted',
  'client.merged',
  'client.updated',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

type Own<T> = Omit<T, EventCommonField>;

/** What a handler hands over to emit an event of each type. */
export interface EventData {
  /** A note is added to a client */
  readonly 'client_note.created': Own<t.ClientNoteCreatedData>;
  /** A client note is modified */
  readonly 'client_note.updated': Own<t.ClientNoteUpdatedData>;
  /** A saved bank account needs the client's authorization */
  readonly 'client.bank_authorization_required': Own<t.ClientBankAuthorizationRequiredData>;
  /** A client is created */
  readonly 'client.created': Own<t.ClientCreatedData>;
  /** A client is deleted */
  readonly 'client.deleted': Own<t.ClientDeletedData>;
  /** A client is merged into a surviving client */
  readonly 'client.merged': Own<t.ClientMergedData>;
  /** Tracked fields of a client change */
  readonly 'client.updated': Own<t.ClientUpdatedData>;
}
