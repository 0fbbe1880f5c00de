import { sql, type Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type {
  BillingAcceptedTypes,
  ClientPaymentProvider,
  ClientPaymentProviderStatus,
  PaymentMethodType,
  PaymentWebhookStatus,
} from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { BuiltProvider } from '#src/platform/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  iso,
  isoOrNull,
  record,
  reviserOf,
  selectRecord,
  selectRecords,
  updaterOf,
} from '#src/platform/db/query/index.ts';

/** An account of the agency at a provider, with what it is reached by. */
export interface StoredAccount {
  readonly id: string;
  readonly provider: BuiltProvider;
  readonly name: string;
  readonly status: ClientPaymentProviderStatus;
  readonly is_test_mode: boolean;
  readonly is_default: boolean;
  readonly supported_types: readonly PaymentMethodType[];
  readonly currencies: readonly string[];
  readonly publishable_key: string | null;
  readonly secret_key_sealed: Buffer | null;
  readonly webhook_secret_sealed: Buffer | null;
  readonly webhook_external_id: string | null;
  readonly webhook_status: PaymentWebhookStatus;
  readonly external_id: string;
  readonly connected_at: string | null;
  readonly revision: number;
}

const accounts = (db: Db) =>
  db
    .selectFrom('payment_providers as p')
    .select([
      'p.id',
      as<BuiltProvider>()('p.provider').as('provider'),
      'p.name',
      as<ClientPaymentProviderStatus>()('p.status').as('status'),
      'p.is_test_mode',
      'p.is_default',
      as<PaymentMethodType[]>()('p.supported_types').as('supported_types'),
      'p.currencies',
      'p.publishable_key',
      'p.secret_key_sealed',
      'p.webhook_secret_sealed',
      'p.webhook_external_id',
      as<PaymentWebhookStatus>()('p.webhook_status').as('webhook_status'),
      'p.external_id',
      isoOrNull('p.connected_at').as('connected_at'),
      'p.revision',
    ]);

export const findAccount = (db: Db, id: string): Promise<StoredAccount | undefined> =>
  accounts(db).where('p.id', '=', id).executeTakeFirst();

export const lockAccount = (db: Db, id: string): Promise<StoredAccount | undefined> =>
  accounts(db).where('p.id', '=', id).forUpdate().executeTakeFirst();

/** The account that is used when none is named. */
export const findDefaultAccount = (db: Db): Promise<StoredAccount | undefined> =>
  accounts(db).where('p.is_default', '=', true).where('p.status', '<>', 'disconnected').executeTakeFirst();

/** All that are not disconnected, the default one first. */
export const selectConnected = (db: Db): Promise<StoredAccount[]> =>
  accounts(db)
    .where('p.status', '<>', 'disconnected')
    .orderBy('p.is_default', 'desc')
    .orderBy('p.id')
    .execute();

/** The latest account of this kind that was disconnected. */
export const findDisconnected = (
  db: Db,
  externalId: string,
  provider: BuiltProvider,
): Promise<StoredAccount | undefined> =>
  accounts(db)
    .where('p.external_id', '=', externalId)
    .where('p.provider', '=', provider)
    .where('p.status', '=', 'disconnected')
    .orderBy('p.id', 'desc')
    .executeTakeFirst();

const providers = (db: Db) => db.selectFrom('payment_providers as p');

/** The contract's representation: no keys. */
const accountRecord = (query: ReturnType<typeof providers>) =>
  record<ClientPaymentProvider>()(
    query.select([
      'p.id',
      as<ClientPaymentProvider['provider']>()('p.provider').as('provider'),
      'p.name',
      as<ClientPaymentProviderStatus>()('p.status').as('status'),
      'p.is_test_mode',
      as<PaymentWebhookStatus>()('p.webhook_status').as('webhook_status'),
      isoOrNull('p.last_event_at').as('last_event_at'),
      'p.is_default',
      as<BillingAcceptedTypes>()('p.supported_types').as('supported_types'),
      'p.currencies',
      'p.onboarding_url',
      'p.requirements',
      'p.payout_bank_last4',
      isoOrNull('p.connected_at').as('connected_at'),
      isoOrNull('p.disconnected_at').as('disconnected_at'),
      'p.revision',
      iso('p.created_at').as('created_at'),
      iso('p.updated_at').as('updated_at'),
      'p.created_by',
    ]),
  );

export const selectAccount = (db: Db, id: string): Promise<JsonText<ClientPaymentProvider> | undefined> =>
  selectRecord(db, accountRecord(providers(db).where('p.id', '=', id)));

/** The accounts that are not disconnected, as the contract shows them, the default one first. */
export function selectAccounts(db: Db): Promise<ClientPaymentProvider[]> {
  const connected = providers(db)
    .where('p.status', '<>', 'disconnected')
    .orderBy('p.is_default', 'desc')
    .orderBy('p.id');
  return selectRecords(db, accountRecord(connected));
}

export async function insertAccount(
  db: Db,
  account: Insertable<Database['payment_providers']>,
): Promise<void> {
  await db.insertInto('payment_providers').values(account).execute();
}

export const reviseAccount = reviserOf('payment_providers');

/** Stores values that the service maintains, without a new revision. */
export const noteAccount = updaterOf('payment_providers');

/** Makes no account the default, before another one becomes it. */
export async function clearDefaultAccount(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('payment_providers')
    .set({ is_default: false, revision: sql<number>`revision + 1`, updated_at: now.toISOString() })
    .where('is_default', '=', true)
    .execute();
}

/** Whether the provider is still to say what became of a payment of the account. */
export async function hasPendingPayments(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_transactions')
    .where('payment_provider_id', '=', id)
    .where('status', '=', 'pending')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether methods of the account are charged without anybody's doing: because their client, an enrolment of it or the agency wants that, or
 * for a retry that is planned.
 */
export async function hasChargedMethods(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from payment_methods m
      left join client_billing_settings c on c.tenant_id = m.tenant_id and c.client_id = m.client_id
      left join billing_settings s on s.tenant_id = m.tenant_id
      where m.payment_provider_id = ${id} and m.deleted_at is null and (
        (m.is_default and coalesce(c.is_auto_charged, s.is_auto_charged, false))
        or exists (
          select from client_programs e
          where e.tenant_id = m.tenant_id and e.client_id = m.client_id and e.status not in ('completed', 'cancelled')
            and coalesce(e.is_auto_charged, c.is_auto_charged, s.is_auto_charged, false)
            and (e.payment_method_id = m.id or m.is_default))
        or exists (
          select from invoices i left join client_programs o on o.tenant_id = i.tenant_id and o.id = i.client_program_id
          where i.tenant_id = m.tenant_id and i.client_id = m.client_id and i.deleted_at is null and i.next_retry_at is not null
            and i.status in ('open', 'partially_paid') and (o.payment_method_id = m.id or m.is_default)))) as found`.execute(
    db,
  );
  return rows[0]!.found;
}
