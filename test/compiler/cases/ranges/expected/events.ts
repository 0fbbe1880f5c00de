// Written by the compiler from the contract; change the contract instead.

export const eventTypes = [] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

/** What a handler hands over to emit an event of each type. */
export interface EventData {
}
