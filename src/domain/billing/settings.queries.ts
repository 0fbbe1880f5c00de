import { sql } from 'kysely';
import type { BillingSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso } from '#src/platform/db/query/index.ts';
import { isLocale } from './texts.ts';

/** The settings of billing as they are stored: rates and numbers have tables of their own. */
export type StoredBillingSettings = Omit<BillingSettings, 'tax_rates' | 'next_running_number'>;

const defaults = {
  legal_name: null,
  billing_email: null,
  billing_phone: null,
  address: null,
  tax_number: null,
  payment_terms: { due_in_days: 14, is_end_of_month: false, late_fee_percent: null, grace_days: 0 },
  default_tax_rate_id: null,
  is_tax_inclusive: false,
  invoice_number_prefix: 'INV-',
  credit_note_number_prefix: 'CN-',
  invoice_number_digits: 5,
  is_numbered_by_year: false,
  program_invoices: 'draft',
  default_memo: null,
  invoice_footer: null,
  reminder_days: [-3, 3, 10],
  is_credit_auto_applied: true,
  is_auto_charged: false,
  ai_credit_alert_below: null,
  ai_credit_recharge: null,
  revision: 1,
} satisfies Omit<StoredBillingSettings, 'currency' | 'updated_at'>;

/** The settings; without a row the defaults, in the agency's currency. */
export async function findBillingSettings(db: Db): Promise<StoredBillingSettings> {
  const {
    created_at: createdAt,
    agency_currency: currency,
    ...stored
  } = await db
    .selectFrom('tenants as t')
    .leftJoin('billing_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.legal_name',
      's.billing_email',
      's.billing_phone',
      as<BillingSettings['address']>()('s.address').as('address'),
      's.tax_number',
      's.currency',
      as<BillingSettings['payment_terms']>()('s.payment_terms').as('payment_terms'),
      's.default_tax_rate_id',
      's.is_tax_inclusive',
      's.invoice_number_prefix',
      's.credit_note_number_prefix',
      's.invoice_number_digits',
      's.is_numbered_by_year',
      as<BillingSettings['program_invoices']>()('s.program_invoices').as('program_invoices'),
      's.default_memo',
      's.invoice_footer',
      's.reminder_days',
      's.is_credit_auto_applied',
      's.is_auto_charged',
      sql<number | null>`s.ai_credit_alert_below::float8`.as('ai_credit_alert_below'),
      as<BillingSettings['ai_credit_recharge']>()('s.ai_credit_recharge').as('ai_credit_recharge'),
      's.revision',
      iso('s.updated_at').as('updated_at'),
      iso('t.created_at').as('created_at'),
      't.currency as agency_currency',
    ])
    .executeTakeFirstOrThrow();
  if (stored.revision === null) return { ...defaults, currency, updated_at: createdAt };
  return stored as StoredBillingSettings;
}

/** Name and logo of the agency, as documents show it. */
export async function findAgency(
  db: Db,
): Promise<{ readonly name: string; readonly time_zone: string; readonly locale: string }> {
  return db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select(['name', 'time_zone', 'locale'])
    .executeTakeFirstOrThrow();
}

/** The language of what a client gets: its own, or else that of the agency. */
export async function findLanguage(db: Db, clientId: string): Promise<string> {
  const { own, locale } = await db
    .selectFrom('tenants as t')
    .leftJoin('client_billing_settings as s', (join) =>
      join.onRef('s.tenant_id', '=', 't.id').on('s.client_id', '=', clientId),
    )
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select(['s.language as own', 't.locale'])
    .executeTakeFirstOrThrow();
  return own !== null && isLocale(own) ? own : locale;
}

/** The agency's day. */
export async function findToday(db: Db, now: Date): Promise<string> {
  const { today } = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select(sql<string>`(${now}::timestamptz at time zone time_zone)::date::text`.as('today'))
    .executeTakeFirstOrThrow();
  return today;
}

/** When a day of the agency begins, some days after the one that is given. */
export async function findBeginning(db: Db, day: string, daysLater = 0): Promise<Date> {
  const { at } = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select(
      sql<string>`app.iso((${day}::date + ${daysLater}::integer)::timestamp at time zone time_zone)`.as('at'),
    )
    .executeTakeFirstOrThrow();
  return new Date(at);
}
