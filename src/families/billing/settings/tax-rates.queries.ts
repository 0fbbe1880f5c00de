import { sql } from 'kysely';
import type { TaxComponent, TaxRateKind } from '#generated/types.gen.ts';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import { taxRateRecord, taxRates } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  equalTo,
  hasValue,
  list,
  mentions,
  oneOf,
  oneOfIds,
  recordSorts,
  since,
} from '#src/platform/db/query/index.ts';

export const taxRateList = list<BillingHandlers['listBillingTaxRates']>()({
  rows: taxRates,
  record: taxRateRecord,
  id: 't.id',
  filters: {
    id: oneOfIds('t.id'),
    kind: oneOf('t.kind'),
    country: equalTo('t.country'),
    is_archived: hasValue('t.archived_at'),
    updated_after: since('t.updated_at'),
    search: mentions('t.name', 't.region'),
  },
  sorts: {
    name: byName('t.name'),
    percent: by('t.percent'),
    ...recordSorts('t'),
  },
});

export interface NewRate {
  readonly name: string;
  readonly kind: TaxRateKind;
  readonly percent: number;
  readonly components: readonly TaxComponent[];
  readonly country: string | null;
  readonly region: string | null;
}

export async function insertRate(db: Db, rate: NewRate, now: Date): Promise<string> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('tax_rates')
    .values({ ...rate, components: JSON.stringify(rate.components), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findKnownRates(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('tax_rates').where('id', 'in', ids).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Answers those that were not so before. */
export async function setArchived(
  db: Db,
  ids: readonly string[],
  isArchived: boolean,
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  const rows = await db
    .updateTable('tax_rates')
    .set({ archived_at: isArchived ? at : null, updated_at: at })
    .where('id', 'in', ids)
    .where('archived_at', isArchived ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers whether there is such a rate. */
export async function updateRate(
  db: Db,
  id: string,
  values: { readonly name?: string; readonly country?: string | null; readonly region?: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tax_rates')
    .set({ ...values, updated_at: now.toISOString() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many rates are in use, a name that two of them share, and the one that lines use by default. */
export async function judgeRates(db: Db): Promise<{
  readonly count: number;
  readonly doubled: string | null;
  readonly default_id: string | null;
}> {
  return db
    .selectNoFrom([
      sql<number>`(select count(*) from tax_rates where archived_at is null)`.as('count'),
      sql<
        string | null
      >`(select min(name) from tax_rates where archived_at is null group by lower(name) having count(*) > 1 limit 1)`.as(
        'doubled',
      ),
      sql<string | null>`(select default_tax_rate_id from billing_settings)`.as('default_id'),
    ])
    .executeTakeFirstOrThrow();
}

export async function isInUse(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('tax_rates')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
