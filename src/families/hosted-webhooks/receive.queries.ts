import { sql, type Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { AutomationInboundWebhook } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, isoOrNull } from '#src/platform/db/query/index.ts';

/** What a call is judged by. */
export type StoredWebhook = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

export const findWebhook = (db: Db, id: string) =>
  db
    .selectFrom('automation_inbound_webhooks as w')
    .innerJoin('automations as a', (join) =>
      join.onRef('a.tenant_id', '=', 'w.tenant_id').onRef('a.id', '=', 'w.automation_id'),
    )
    .where('w.id', '=', id)
    .where('a.deleted_at', 'is', null)
    .select([
      'w.id',
      'w.automation_id',
      as<AutomationInboundWebhook['status']>()('w.status').as('status'),
      as<AutomationInboundWebhook['authentication']>()('w.authentication').as('authentication'),
      as<NonNullable<AutomationInboundWebhook['signing']>>()('w.signing').as('signing'),
      'w.delivery_key_header',
      'w.secret_sealed',
      'w.former_secret_sealed',
      isoOrNull('w.former_secret_expires_at').as('former_secret_expires_at'),
      isoOrNull('w.listening_ends_at').as('listening_ends_at'),
      sql<boolean>`a.status = 'active' and a.live_trigger_type = 'inbound_webhook'`.as('is_startable'),
    ])
    .executeTakeFirst();

export async function insertDelivery(
  db: Db,
  delivery: Insertable<Database['inbound_webhook_deliveries']>,
): Promise<void> {
  await db.insertInto('inbound_webhook_deliveries').values(delivery).execute();
}

/** The delivery with the key that came less than a day before and was taken; undefined when there is none. */
export async function findEarlier(
  db: Db,
  webhookId: string,
  key: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('inbound_webhook_deliveries as d')
    .where('d.webhook_id', '=', webhookId)
    .where('d.delivery_key', '=', key)
    .where(sql<boolean>`d.status in ('received', 'accepted')`)
    .where(sql<boolean>`d.created_at > ${now}::timestamptz - interval '24 hours'`)
    .orderBy('d.created_at', 'desc')
    .select('d.id')
    .executeTakeFirst();
  return row?.id;
}

/** False when another delivery was faster, or the author stopped listening. */
export async function captureSample(db: Db, id: string, sample: object, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable('automation_inbound_webhooks')
    .set((e) => ({
      sample: JSON.stringify(sample),
      listening_ends_at: null,
      is_sample_applied: false,
      revision: e('revision', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where(sql<boolean>`listening_ends_at > ${now}::timestamptz`)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
}
