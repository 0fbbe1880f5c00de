import type { BatchScope } from './batch.ts';

/** An event as its consumers are told of it; what else they need they read with it. */
export interface ConsumedEvent {
  readonly tenantId: string;
  readonly eventId: string;
  readonly type: string;
  /** Orders the events of an agency. */
  readonly sequence: number;
  /** Of the call or job that it comes from. */
  readonly traceparent: string | null;
}

/**
 * Something that events go to, such as the webhooks and the automations. It gets the events of one agency at a time, in
 * their order, and runs as the owner role in the transaction that moves its position: what it stores is there exactly
 * once for each event. Its handle is dead once it has returned; a statement that it did not wait for makes the batch fail. It sees all agencies and has to name the tenant of everything that it stores. What takes long, or
 * talks to somebody else, is for a job that it adds.
 */
export interface EventConsumer {
  /** Names its positions in the database, so it stays what it is. */
  readonly name: string;
  /**
   * Name of a function of schema `app`, `(tenant uuid, event_types text[]) returns boolean`: whether the agency's events are
   * of interest at all. For those that are not, nothing is stored. Without it all are wanted.
   */
  readonly wants?: string;
  consume(owner: BatchScope, events: readonly ConsumedEvent[]): Promise<void>;
}
