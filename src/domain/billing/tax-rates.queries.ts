import { sql } from 'kysely';
import type { BillingTaxRate } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, record, selectRecords } from '#src/platform/db/query/index.ts';

export const taxRates = (db: Db) => db.selectFrom('tax_rates as t');

/** Whether lines without another rate use it. */
const isDefault = sql<boolean>`exists (
  select from billing_settings _settings where _settings.tenant_id = t.tenant_id and _settings.default_tax_rate_id = t.id)`;

/** The contract's representation. */
export const taxRateRecord = (query: ReturnType<typeof taxRates>) =>
  record<BillingTaxRate>()(
    query.select([
      't.id',
      't.name',
      as<BillingTaxRate['kind']>()('t.kind').as('kind'),
      sql<number>`trim_scale(t.percent)`.as('percent'),
      as<BillingTaxRate['components']>()('t.components').as('components'),
      't.country',
      't.region',
      isDefault.as('is_default'),
      isoOrNull('t.archived_at').as('archived_at'),
      iso('t.created_at').as('created_at'),
      iso('t.updated_at').as('updated_at'),
    ]),
  );

/** Most rates in use. */
export const maxTaxRates = 100;

/** Rates in use, by name. */
export const selectUsedRates = (db: Db): Promise<BillingTaxRate[]> =>
  selectRecords(
    db,
    taxRateRecord(
      taxRates(db)
        .where('t.archived_at', 'is', null)
        .orderBy(sql`lower(t.name)`)
        .orderBy('t.id')
        .limit(maxTaxRates),
    ),
  );

/** Those of these rates that there are, archived ones included. */
export async function findRates(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BillingTaxRate>> {
  if (ids.length === 0) return new Map();
  const rates = await selectRecords(db, taxRateRecord(taxRates(db).where('t.id', 'in', ids)));
  return new Map(rates.map((rate) => [rate.id, rate]));
}
