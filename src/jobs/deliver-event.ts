import type { PoolClient } from 'pg';
import { Batcher } from './batcher.ts';
import type { TaskContext, TaskHandler, TaskPayloads } from './tasks.ts';

/** Names one event of the outbox. */
export type EventKey = TaskPayloads['deliver_event'];

/**
 * Something that events go to, such as the webhooks and the automations. It runs as the owner role in the transaction that
 * marks the events as processed: what it stores is there exactly once for each event. It sees the events of many agencies
 * at once and has to name the tenant of everything that it stores. What takes long is for a job that it adds.
 */
export interface EventConsumer {
  readonly name: string;
  consume(owner: PoolClient, events: readonly EventKey[]): Promise<void>;
}

/** Hands the events of the outbox to their consumers. Jobs that run at the same time share one transaction. */
export function deliverEvent(consumers: readonly EventConsumer[]): TaskHandler<'deliver_event'> {
  let withOwner: TaskContext['withOwner'];
  const batcher = new Batcher<EventKey>(async (events) => {
    await withOwner((owner) => process(owner, consumers, events));
    return events.map(() => undefined);
  });
  return (event, context) => {
    withOwner = context.withOwner;
    return batcher.add(event);
  };
}

async function process(owner: PoolClient, consumers: readonly EventConsumer[], events: readonly EventKey[]): Promise<void> {
  await owner.query('begin');
  try {
    const claimed = await updateProcessed(owner, events);
    // In turn: a consumer that fails ends the transaction for all.
    if (claimed.length > 0) for (const consumer of consumers) await consumer.consume(owner, claimed);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
}

/** Those that nobody has processed before; each is named together with its tenant, as the owner sees all of them. */
async function updateProcessed(owner: PoolClient, events: readonly EventKey[]): Promise<EventKey[]> {
  const { rows } = await owner.query<EventKey>({
    name: 'events-processed',
    text: `update events e set processed_at = now()
      from unnest($1::uuid[], $2::uuid[]) as done (tenant_id, id)
      where e.tenant_id = done.tenant_id and e.id = done.id and e.processed_at is null
      returning e.tenant_id as "tenantId", e.id as "eventId"`,
    values: [events.map((event) => event.tenantId), events.map((event) => event.eventId)],
  });
  return rows;
}
