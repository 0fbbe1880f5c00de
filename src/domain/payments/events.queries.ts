import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull, uuid7 } from '#src/platform/db/query/index.ts';
import type { ProviderEvent } from '#src/platform/payments/index.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores an event of an account, once by the provider's id; undefined when it is known. */
export async function storeEvent(
  db: Db,
  accountId: string,
  { externalId, type, objectId, paymentKey }: ProviderEvent,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('payment_events')
    .values({
      id: uuid7(),
      payment_provider_id: accountId,
      external_id: externalId,
      type,
      object_external_id: objectId,
      // Accounts may have payments of other programs, whose keys look like anything.
      transaction_id: paymentKey !== null && uuid.test(paymentKey) ? paymentKey : null,
      received_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'payment_provider_id', 'external_id']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const findEvent = (db: Db, id: string) =>
  db
    .selectFrom('payment_events as v')
    .where('v.id', '=', id)
    .select([
      'v.id',
      'v.payment_provider_id',
      'v.transaction_id',
      'v.object_external_id',
      isoOrNull('v.processed_at').as('processed_at'),
    ])
    .forUpdate()
    .executeTakeFirst();

export async function endEvent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ processed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
