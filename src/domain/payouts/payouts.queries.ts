import { sql } from 'kysely';
import type { MarketplacePayoutFrequency, MarketplaceTaxForm } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso } from '#src/platform/db/query/index.ts';

export interface StoredPayoutSettings {
  readonly is_enabled: boolean;
  readonly currency: string;
  readonly frequency: MarketplacePayoutFrequency;
  readonly minimum_minor: number;
  readonly payout_email: string | null;
  readonly legal_name: string | null;
  readonly tax_number_sealed: Buffer | null;
  readonly tax_form: MarketplaceTaxForm | null;
  readonly revision: number;
  readonly updated_at: string;
}

/** Undefined while the agency has not set any. With `isLocked`, nobody else changes them before the transaction ends. */
export const selectPayoutSettings = (db: Db, isLocked = false): Promise<StoredPayoutSettings | undefined> =>
  db
    .selectFrom('marketplace_payout_settings as p')
    .select([
      'p.is_enabled',
      'p.currency',
      'p.frequency',
      'p.minimum_minor',
      'p.payout_email',
      'p.legal_name',
      'p.tax_number_sealed',
      as<MarketplaceTaxForm | null>()('p.tax_form').as('tax_form'),
      'p.revision',
      iso('p.updated_at').as('updated_at'),
    ])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

/** What settings that nobody has changed take from the agency. */
export const findInitial = (db: Db): Promise<Pick<StoredPayoutSettings, 'currency' | 'updated_at'>> =>
  db
    .selectFrom('tenants as t')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select(['t.currency', iso('t.created_at').as('updated_at')])
    .executeTakeFirstOrThrow();

export async function upsertPayoutSettings(
  db: Db,
  { updated_at: _before, ...settings }: StoredPayoutSettings,
  now: Date,
): Promise<void> {
  const row = { ...settings, updated_at: now };
  await db
    .insertInto('marketplace_payout_settings')
    .values({ ...row, tenant_id: sql`app.tenant_id()` })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
    .execute();
}
