import { sql } from 'kysely';
import type { AutomationInboundWebhook } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, reviseRecord } from '#src/platform/db/query/index.ts';

/** An inbound webhook as it is stored. Sealed columns stay in the family. */
export type StoredWebhook = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

const webhooks = (db: Db, automationId: string) =>
  db
    .selectFrom('automation_inbound_webhooks as w')
    .where('w.automation_id', '=', automationId)
    .select([
      'w.id',
      'w.automation_id',
      as<AutomationInboundWebhook['status']>()('w.status').as('status'),
      'w.address_sealed',
      as<AutomationInboundWebhook['authentication']>()('w.authentication').as('authentication'),
      as<NonNullable<AutomationInboundWebhook['signing']>>()('w.signing').as('signing'),
      'w.delivery_key_header',
      'w.secret_sealed',
      'w.secret_hint',
      isoOrNull('w.former_secret_expires_at').as('former_secret_expires_at'),
      isoOrNull('w.listening_ends_at').as('listening_ends_at'),
      as<AutomationInboundWebhook['sample']>()('w.sample').as('sample'),
      'w.is_sample_applied',
      as<AutomationInboundWebhook['payload_fields']>()('w.payload_fields').as('payload_fields'),
      sql<string | null>`(select app.iso(max(d.created_at)) from inbound_webhook_deliveries d
        where d.tenant_id = w.tenant_id and d.automation_id = w.automation_id and d.webhook_id = w.id)`.as(
        'last_delivery_at',
      ),
      'w.revision',
      iso('w.created_at').as('created_at'),
      iso('w.updated_at').as('updated_at'),
      'w.created_by',
    ]);

export const findWebhook = (db: Db, automationId: string) => webhooks(db, automationId).executeTakeFirst();

/** Nobody else changes it before the transaction ends. */
export const lockWebhook = (db: Db, automationId: string) =>
  webhooks(db, automationId).forUpdate('w').executeTakeFirst();

interface NewWebhook {
  readonly id: string;
  readonly automation_id: string;
  readonly address_sealed: Buffer;
  readonly authentication: AutomationInboundWebhook['authentication'];
  readonly signing: object;
  readonly delivery_key_header: string | null;
  readonly secret_sealed: Buffer;
  readonly secret_hint: string;
  readonly created_by: string;
}

/** False when the automation has one already. */
export async function insertWebhook(
  db: Db,
  { signing, ...webhook }: NewWebhook,
  now: Date,
): Promise<boolean> {
  const instant = now.toISOString();
  const inserted = await db
    .insertInto('automation_inbound_webhooks')
    .values({ ...webhook, signing: JSON.stringify(signing), created_at: instant, updated_at: instant })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'automation_id']).doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) === 1;
}

interface Changes {
  readonly status?: AutomationInboundWebhook['status'];
  readonly authentication?: AutomationInboundWebhook['authentication'];
  readonly signing?: object;
  readonly delivery_key_header?: string | null;
  readonly secret_sealed?: Buffer;
  readonly secret_hint?: string;
  readonly former_secret_sealed?: Buffer | null;
  readonly former_secret_expires_at?: string | null;
  readonly listening_ends_at?: string | null;
  readonly sample?: object | null;
  readonly is_sample_applied?: boolean;
  readonly payload_fields?: readonly object[];
}

export async function updateWebhook(
  db: Db,
  id: string,
  { signing, sample, payload_fields: fields, ...changes }: Changes,
  now: Date,
): Promise<void> {
  await reviseRecord(
    db,
    'automation_inbound_webhooks',
    id,
    {
      ...changes,
      ...(signing !== undefined && { signing: JSON.stringify(signing) }),
      ...(sample !== undefined && { sample: sample === null ? null : JSON.stringify(sample) }),
      ...(fields !== undefined && { payload_fields: JSON.stringify(fields) }),
    },
    now,
  );
}

/** Removes those of these automations; answers their ids. */
export async function deleteWebhooks(db: Db, automationIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('automation_inbound_webhooks')
    .where(sql<boolean>`automation_id = any(${[...automationIds]}::uuid[])`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
