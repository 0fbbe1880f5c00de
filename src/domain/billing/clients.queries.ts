import { sql } from 'kysely';
import type {
  BillingTaxRate,
  BillingPaymentTerms,
  ClientBillingPreferences,
  ClientTaxExemption,
  InvoiceRecipient,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, dayOrNull, iso, storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { clientRecipients } from './recipients.queries.ts';

export interface BilledClient {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
}

/** The client; 404 when it is unknown or deleted. With `isHeld`, nobody deletes or merges it before the transaction ends. */
export async function requireClient(db: Db, id: string, isHeld = false): Promise<BilledClient> {
  const client = await db
    .selectFrom('clients as c')
    .where('c.id', '=', storedId(id))
    .where('c.deleted_at', 'is', null)
    .select(['c.id', 'c.name', iso('c.created_at').as('created_at')])
    .$if(isHeld, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (client === undefined) throw notFound('client', id);
  return client;
}

/** As `requireClient`, for changes of how the client is billed: they come one after another. */
export async function lockClientBilling(db: Db, id: string): Promise<BilledClient> {
  const client = await requireClient(db, id);
  await db.selectFrom('clients').where('id', '=', client.id).select('id').forNoKeyUpdate().execute();
  return client;
}

export interface StoredPreferences extends ClientBillingPreferences {
  readonly revision: number;
  readonly updated_at: string;
}

const noPreferences = {
  currency: null,
  language: null,
  is_auto_charged: null,
  is_credit_auto_applied: null,
  has_reminders: null,
  purchase_order_number: null,
  invoice_note: null,
};

/** What is set for the client; null where the agency's settings apply. */
export async function findPreferences(
  db: Db,
  { id, created_at: createdAt }: BilledClient,
): Promise<StoredPreferences> {
  const row = await db
    .selectFrom('clients as c')
    .leftJoin('client_billing_settings as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.client_id', '=', 'c.id'),
    )
    .leftJoin('client_billing_addresses as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'c.tenant_id')
        .onRef('a.client_id', '=', 'c.id')
        .on('a.deleted_at', 'is', null)
        .on('a.is_default', '=', true),
    )
    .leftJoin('payment_methods as m', (join) =>
      join
        .onRef('m.tenant_id', '=', 'c.tenant_id')
        .onRef('m.client_id', '=', 'c.id')
        .on('m.deleted_at', 'is', null)
        .on('m.is_default', '=', true),
    )
    .where('c.id', '=', id)
    .select([
      's.currency',
      's.language',
      's.is_auto_charged',
      's.is_credit_auto_applied',
      's.has_reminders',
      's.purchase_order_number',
      's.invoice_note',
      's.revision',
      iso('s.updated_at').as('updated_at'),
      'a.id as default_address_id',
      'm.id as default_payment_method_id',
    ])
    .executeTakeFirstOrThrow();
  const { default_address_id, default_payment_method_id, revision, updated_at, ...set } = row;
  const defaults = { default_address_id, default_payment_method_id };
  return revision === null
    ? { ...noPreferences, ...defaults, revision: 1, updated_at: createdAt }
    : { ...set, ...defaults, revision, updated_at: updated_at as string };
}

/** Terms that were set for the client; null for the agency's. */
export async function findTerms(
  db: Db,
  { id, created_at: createdAt }: BilledClient,
): Promise<{
  readonly terms: BillingPaymentTerms | null;
  readonly revision: number;
  readonly updated_at: string;
}> {
  const row = await db
    .selectFrom('client_payment_terms as t')
    .where('t.client_id', '=', id)
    .select([
      as<BillingPaymentTerms | null>()('t.terms').as('terms'),
      't.revision',
      iso('t.updated_at').as('updated_at'),
    ])
    .executeTakeFirst();
  return row ?? { terms: null, revision: 1, updated_at: createdAt };
}

export interface StoredExemption extends Omit<ClientTaxExemption, 'is_in_force' | 'certificate'> {
  readonly certificate_file_id: string | null;
}

const neverExempt = {
  is_exempt: false,
  reason: null,
  certificate_number: null,
  tax_number: null,
  country: null,
  region: null,
  valid_from: null,
  valid_to: null,
  certificate_file_id: null,
  note: null,
  revision: 1,
} as const;

export async function findExemption(
  db: Db,
  { id, created_at: createdAt }: BilledClient,
): Promise<StoredExemption> {
  const row = await db
    .selectFrom('client_tax_exemptions as x')
    .where('x.client_id', '=', id)
    .select([
      'x.client_id',
      'x.is_exempt',
      as<ClientTaxExemption['reason']>()('x.reason').as('reason'),
      'x.certificate_number',
      'x.tax_number',
      'x.country',
      'x.region',
      dayOrNull('x.valid_from').as('valid_from'),
      dayOrNull('x.valid_to').as('valid_to'),
      'x.certificate_file_id',
      'x.note',
      'x.revision',
      iso('x.updated_at').as('updated_at'),
    ])
    .executeTakeFirst();
  return row ?? { client_id: id, ...neverExempt, updated_at: createdAt };
}

/** Whether invoices of that day carry no tax. */
export const isInForce = (
  { is_exempt: isExempt, valid_from: from, valid_to: to }: StoredExemption,
  day: string,
): boolean => isExempt && (from === null || from <= day) && (to === null || day <= to);

/** Whether the exemption is of the place of a rate. One without a country is of all; so is a rate, whose place nobody knows. */
export function coversRate(
  exemption: Pick<StoredExemption, 'country' | 'region'>,
  rate: Pick<BillingTaxRate, 'country' | 'region'>,
): boolean {
  const isSame = (own: string | null, other: string | null): boolean =>
    own === null || other === null || own.toLowerCase() === other.toLowerCase();
  return isSame(exemption.country, rate.country) && isSame(exemption.region, rate.region);
}

/** Recipients of one kind of mail, as invoices name them. */
export async function selectRecipients(
  db: Db,
  clientId: string,
  mail: 'invoices' | 'reminders' | 'receipts',
): Promise<InvoiceRecipient[]> {
  const { rows } = await sql<InvoiceRecipient>`
    select r.name, r.email, r.kind from ${clientRecipients(clientId)} r where ${mail} = any(r.receives) order by r.position, r.id`.execute(
    db,
  );
  return rows;
}
