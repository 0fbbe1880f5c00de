import { sql } from 'kysely';
import type { BillingPaymentSettings, PaymentMethodType } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso } from '#src/platform/db/query/index.ts';

/** The settings as they are stored: `accepted_types` is null for all that the providers support. */
export type StoredPaymentSettings = Omit<BillingPaymentSettings, 'accepted_types'> & {
  readonly accepted_types: PaymentMethodType[] | null;
};

const defaults = {
  accepted_types: null,
  can_pay_partially: false,
  minimum_part_payment: null,
  can_save_methods: true,
  is_address_required: false,
  card_surcharge_percent: 0,
  statement_descriptor: null,
  page_message: null,
  success_message: null,
  terms_url: null,
  return_url: null,
  revision: 1,
} satisfies Omit<StoredPaymentSettings, 'updated_at'>;

/** The settings; without a row the defaults. */
export async function findPaymentSettings(db: Db): Promise<StoredPaymentSettings> {
  const { created_at: createdAt, ...stored } = await db
    .selectFrom('tenants as t')
    .leftJoin('payment_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      as<PaymentMethodType[] | null>()('s.accepted_types').as('accepted_types'),
      's.can_pay_partially',
      as<BillingPaymentSettings['minimum_part_payment']>()('s.minimum_part_payment').as(
        'minimum_part_payment',
      ),
      's.can_save_methods',
      's.is_address_required',
      sql<number | null>`s.card_surcharge_percent::float8`.as('card_surcharge_percent'),
      's.statement_descriptor',
      's.page_message',
      's.success_message',
      's.terms_url',
      's.return_url',
      's.revision',
      iso('s.updated_at').as('updated_at'),
      iso('t.created_at').as('created_at'),
    ])
    .executeTakeFirstOrThrow();
  return stored.revision === null
    ? { ...defaults, updated_at: createdAt }
    : (stored as StoredPaymentSettings);
}

const types = ['card', 'bank_account', 'wallet'] as const satisfies readonly PaymentMethodType[];

/** Kinds of payment that the active providers support. */
export async function findSupportedTypes(db: Db): Promise<PaymentMethodType[]> {
  const providers = await db
    .selectFrom('payment_providers')
    .where('status', '=', 'active')
    .select('supported_types')
    .execute();
  return types.filter((type) => providers.some(({ supported_types: supported }) => supported.includes(type)));
}

/** Kinds of payment that clients can use: those that the agency accepts and the active providers support. */
export async function findAcceptedTypes(db: Db): Promise<PaymentMethodType[]> {
  const [supported, { accepted_types: accepted }] = await Promise.all([
    findSupportedTypes(db),
    findPaymentSettings(db),
  ]);
  return accepted === null ? supported : supported.filter((type) => accepted.includes(type));
}
