import { sql } from 'kysely';
import type { Db } from '#src/db/index.ts';
import type { TaskHandler } from './tasks.ts';

/**
 * Marks an event of the outbox as processed. Jobs that run at the same time share a statement per tenant: a commit for
 * each event would cost more than everything else about it.
 */
export function deliverEvent(): TaskHandler<'deliver_event'> {
  const batches = new Map<string, Batch>();
  let draining: Promise<void> | undefined;

  async function drain(db: Db): Promise<void> {
    for (const [tenantId, batch] of batches) {
      batches.delete(tenantId);
      await markProcessed(db, tenantId, batch.eventIds).then(batch.done.resolve, batch.done.reject);
    }
    draining = undefined;
  }

  return ({ tenantId, eventId }, { db }) => {
    const batch = batches.get(tenantId) ?? newBatch();
    batches.set(tenantId, batch);
    batch.eventIds.push(eventId);
    // The jobs of one fetch start in one turn of the event loop; they are all here before the first statement goes.
    draining ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => drain(db));
    return batch.done.promise;
  };
}

interface Batch {
  readonly eventIds: string[];
  readonly done: PromiseWithResolvers<void>;
}

const newBatch = (): Batch => ({ eventIds: [], done: Promise.withResolvers<void>() });

async function markProcessed(db: Db, tenantId: string, eventIds: readonly string[]): Promise<void> {
  await db.write(tenantId, (scope) =>
    scope.db.updateTable('events')
      .set({ processed_at: sql`now()` })
      .where('id', '=', sql<string>`any(${eventIds}::uuid[])`)
      .where('processed_at', 'is', null)
      .execute());
}
