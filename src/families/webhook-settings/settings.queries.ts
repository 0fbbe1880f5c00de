import { sql } from 'kysely';
import type { WebhookSettings } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';
import { selectEndpoints } from '#src/platform/delivery/index.ts';

/** For a change of them. There may be no row yet, so the agency's own row orders the changes. */
export async function lockSettings(db: Db, tenantId: string): Promise<WebhookSettings> {
  const locking = db.selectFrom('tenants').where('id', '=', tenantId).select('id').forNoKeyUpdate().execute();
  // The worker takes endpoints in the order of their ids; so do we.
  const endpoints = db.selectFrom('webhook_endpoints').orderBy('id').select('id').forNoKeyUpdate().execute();
  return (await Promise.all([locking, endpoints, readSettings(db)]))[2];
}

/** As the contract shows them; without a row those of an agency that has set up nothing. */
export async function readSettings(db: Db): Promise<WebhookSettings> {
  const [settings, endpoints] = await Promise.all([
    db
      .selectFrom('webhook_settings')
      .select([
        'enabled_events',
        'revision',
        isoOrNull('webhook_settings.updated_at').as('updated_at'),
        isoOrNull('webhook_settings.secret_created_at').as('created_at'),
        sql<boolean>`secret_revealed_at is not null`.as('is_revealed'),
        sql<
          string | null
        >`case when former_secret_expires_at > now() then app.iso(former_secret_expires_at) end`.as(
          'former_expires_at',
        ),
      ])
      .executeTakeFirst(),
    selectEndpoints(db),
  ]);
  return {
    endpoint: endpoints.find(({ event_type }) => event_type === null) ?? null,
    overrides: endpoints.filter(({ event_type }) => event_type !== null),
    enabled_events: settings?.enabled_events ?? [],
    signing_secret:
      settings?.created_at == null
        ? null
        : {
            created_at: settings.created_at,
            is_revealed: settings.is_revealed,
            former_expires_at: settings.former_expires_at,
          },
    revision: settings?.revision ?? 1,
    updated_at: settings?.updated_at ?? null,
  };
}

export interface StoredSettings {
  readonly enabled_events: string[];
  readonly revision: number;
  readonly secret_sealed?: Buffer;
  readonly secret_created_at?: Date;
  readonly secret_revealed_at?: Date | null;
  readonly former_secret_sealed?: Buffer | null;
  readonly former_secret_expires_at?: Date | null;
}

export async function upsertSettings(db: Db, settings: StoredSettings, now: Date): Promise<void> {
  const stored = { ...settings, updated_at: now };
  await db
    .insertInto('webhook_settings')
    .values(stored)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(stored))
    .execute();
}

export interface StoredEndpoint {
  readonly event_type: string | null;
  readonly url: string;
  readonly status: 'active' | 'disabled_by_user' | 'disabled_by_failures';
  /** Absent: as they are. */
  readonly headers?: { readonly names: string[]; readonly sealed: Buffer | null };
  /** Whether it was saved as active, which forgets its failures. */
  readonly isReset: boolean;
}

/** Answers the endpoint's id. */
export async function upsertEndpoint(
  db: Db,
  { event_type, url, status, headers, isReset }: StoredEndpoint,
  now: Date,
): Promise<string> {
  const stored = {
    url,
    status,
    updated_at: now,
    disabled_at: status === 'active' ? null : sql<Date>`coalesce(webhook_endpoints.disabled_at, ${now})`,
    ...(headers && { header_names: headers.names, headers_sealed: headers.sealed }),
    ...(isReset && { consecutive_failures: 0 }),
  };
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({ ...stored, event_type, disabled_at: status === 'active' ? null : now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_type']).doUpdateSet(stored))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was on its way to an override that is removed goes to the global address. */
export async function deleteOverride(db: Db, id: string, fallbackId: string | undefined): Promise<void> {
  const left = db
    .updateTable('webhook_deliveries')
    .where('endpoint_id', '=', id)
    .where('status', 'in', ['pending', 'retrying', 'delivering']);
  if (fallbackId !== undefined) {
    await left
      .set((e) => ({
        endpoint_id: fallbackId,
        endpoint_kind: 'global',
        lane_at: sql`case when status = 'delivering' then lane_at end`,
        url: sql`case when status = 'delivering' then url else ${e.selectFrom('webhook_endpoints').where('id', '=', fallbackId).select('url')} end`,
      }))
      .execute();
  } else
    await left
      .where('status', '<>', 'delivering')
      .set({ status: 'skipped', skip_reason: 'endpoint_disabled', next_attempt_at: null, lane_at: null })
      .execute();
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
}
