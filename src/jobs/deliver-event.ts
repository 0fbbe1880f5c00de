import type { PoolClient } from 'pg';
import type { TaskContext, TaskHandler, TaskPayloads } from './tasks.ts';

type Event = TaskPayloads['deliver_event'];

interface Batch {
  readonly events: Event[];
  readonly done: PromiseWithResolvers<void>;
}

/**
 * Marks an event of the outbox as processed. Jobs that run at the same time share one statement: a commit for each event
 * would cost more than everything else about it, 430 against several thousand events a second.
 */
export function deliverEvent(): TaskHandler<'deliver_event'> {
  let open: Batch | undefined;

  async function send(batch: Batch, withOwner: TaskContext['withOwner']): Promise<void> {
    // The jobs of one fetch begin in one turn of the event loop; all of them are in the batch after it.
    await new Promise((resolve) => setImmediate(resolve));
    open = undefined;
    await withOwner((owner) => updateProcessed(owner, batch.events)).then(batch.done.resolve, batch.done.reject);
  }

  return (event, { withOwner }) => {
    if (open === undefined) {
      open = { events: [], done: Promise.withResolvers() };
      void send(open, withOwner);
    }
    open.events.push(event);
    return open.done.promise;
  };
}

/** As the owner, who sees all tenants; each event is named together with its tenant. */
async function updateProcessed(owner: PoolClient, events: readonly Event[]): Promise<void> {
  await owner.query({
    name: 'events-processed',
    text: `update events e set processed_at = now()
      from unnest($1::uuid[], $2::uuid[]) as done (tenant_id, id)
      where e.tenant_id = done.tenant_id and e.id = done.id and e.processed_at is null`,
    values: [events.map((event) => event.tenantId), events.map((event) => event.eventId)],
  });
}
