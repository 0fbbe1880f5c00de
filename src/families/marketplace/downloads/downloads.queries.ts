import { sql } from 'kysely';
import type { MarketplaceHandlers } from '#generated/families/marketplace/handlers.ts';
import type {
  MarketplaceDownload,
  MarketplaceDownloadStatus,
  MarketplaceImportRef,
  MarketplaceImportStatus,
  MarketplaceItemRef,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  emptyLast,
  holds,
  insertRecord,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { priceOf } from '../items/items.queries.ts';

/** Withdrawn items stay visible to those who acquired them. */
const downloads = (db: Db) =>
  db.selectFrom('marketplace_downloads as d').innerJoin('marketplace_items as i', 'i.id', 'd.item_id');

const importStatus = sql<MarketplaceImportStatus>`coalesce((
  select m.status from marketplace_imports m where m.tenant_id = d.tenant_id and m.download_id = d.id
  order by m.created_at desc, m.id desc limit 1), 'none')`;

const lastVersion = sql<string | null>`(
  select m.version from marketplace_imports m where m.tenant_id = d.tenant_id and m.download_id = d.id and m.status = 'applied'
  order by m.created_at desc, m.id desc limit 1)`;

const maxImports = 200;

const imports = (withRecords: boolean) => sql<MarketplaceImportRef[]>`(
  select coalesce(json_agg(json_build_object('id', m.id, 'version', m.version, 'status', m.status, 'record_count', m.record_count,
      'error', m.error, 'created_at', app.iso(m.created_at), 'finished_at', app.iso(m.finished_at)
      ${withRecords ? sql`, 'records', m.records` : sql``}) order by m.created_at desc, m.id desc), '[]')
  from (select * from marketplace_imports latest where latest.tenant_id = d.tenant_id and latest.download_id = d.id
    order by latest.created_at desc, latest.id desc limit ${sql.lit(maxImports)}) m)`;

interface ListScope {
  readonly withRecords: boolean;
}

const downloadRecord = (rows: ReturnType<typeof downloads>, withRecords: boolean) =>
  record<MarketplaceDownload>()(
    rows.select([
      'd.id',
      sql<MarketplaceItemRef>`json_build_object('id', i.id, 'slug', i.slug, 'name', i.name)`.as('item'),
      'i.version as latest_version',
      lastVersion.as('last_imported_version'),
      as<MarketplaceDownloadStatus>()('d.status').as('status'),
      priceOf('d').as('price'),
      sql<string | null>`null::uuid`.as('payment_method_id'),
      sql<string | null>`null::text`.as('checkout_url'),
      sql<string | null>`null::text`.as('failure_message'),
      isoOrNull('d.acquired_at').as('acquired_at'),
      importStatus.as('import_status'),
      imports(withRecords).as('imports'),
      iso('d.created_at').as('created_at'),
      iso('d.updated_at').as('updated_at'),
      'd.created_by',
    ]),
  );

export const downloadList = list<MarketplaceHandlers['listMarketplaceDownloads'], ListScope>()({
  rows: downloads,
  record: (rows, { withRecords }) => downloadRecord(rows, withRecords),
  id: 'd.id',
  filters: {
    ...recordFilters('d'),
    item_id: oneOfIds('d.item_id'),
    status: oneOf('d.status'),
    import_status: oneOf(importStatus),
    content_kind: (kinds) => sql<boolean>`i.content_kinds && ${kinds}::text[]`,
    has_update: holds(sql<boolean>`${lastVersion} <> i.version`),
    // What is shown, not which downloads.
    include: () => sql<boolean>`true`,
    search: mentions('i.name', 'i.slug'),
  },
  sorts: {
    ...recordSorts('d'),
    acquired_at: emptyLast('d.acquired_at'),
    item_name: byName('i.name'),
  },
});

export async function selectDownload(db: Db, id: string): Promise<MarketplaceDownload | undefined> {
  const [download] = await selectRecords(db, downloadRecord(downloads(db).where('d.id', '=', id), false));
  return download;
}

/** The agency's download of the item. */
export const findDownloadOf = (db: Db, itemId: string): Promise<{ id: string; status: string } | undefined> =>
  db
    .selectFrom('marketplace_downloads')
    .where('item_id', '=', itemId)
    .select(['id', 'status'])
    .executeTakeFirst();

/** A free item of the agency's from now on. */
export const insertAcquired = (db: Db, itemId: string, userId: string, now: Date): Promise<string> =>
  insertRecord(
    db,
    'marketplace_downloads',
    { item_id: itemId, status: 'acquired', acquired_at: now, created_by: userId },
    now,
  );

/** The last import of the item that was applied. */
export const findLastImport = (db: Db, itemId: string): Promise<{ version: string } | undefined> =>
  db
    .selectFrom('marketplace_imports as m')
    .innerJoin('marketplace_downloads as d', (join) =>
      join.onRef('d.tenant_id', '=', 'm.tenant_id').onRef('d.id', '=', 'm.download_id'),
    )
    .where('d.item_id', '=', itemId)
    .where('m.status', '=', 'applied')
    .select('m.version')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A payment method of the agency itself. */
export async function isOwnPaymentMethod(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_methods')
    .where('id', '=', id)
    .where('owner_kind', '=', 'agency')
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
