// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export const eventTypes = [
  'newPet',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

type Own<T> = Omit<T, EventCommonField>;

/** What a handler hands over to emit an event of each type. */
export interface EventData {
  readonly newPet: Own<t.PostNewPetWebhookPayload>;
}
