import { sql } from 'kysely';
import type {
  MarketplaceImport,
  MarketplaceImportChoices,
  MarketplaceImportedRecord,
  MarketplaceRequirement,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, jsonb, record, selectRecords } from '#src/platform/db/query/index.ts';
import type { Package, PackedRecord } from '../package/package.ts';

/** A job that has not finished by then never will. */
const patience = sql`interval '1 day'`;

/** A download with its item. */
export interface StoredDownload {
  readonly id: string;
  readonly status: string;
  readonly item_id: string;
  readonly slug: string;
  readonly name: string;
  readonly latest_version: string;
  readonly import_count: number;
  readonly is_importing: boolean;
}

export const findDownload = (db: Db, id: string, lock: boolean): Promise<StoredDownload | undefined> =>
  db
    .selectFrom('marketplace_downloads as d')
    .innerJoin('marketplace_items as i', 'i.id', 'd.item_id')
    .where('d.id', '=', id)
    .select([
      'd.id',
      'd.status',
      'd.item_id',
      'i.slug',
      'i.name',
      'i.version as latest_version',
      sql<number>`(select count(*)::int from marketplace_imports m where m.tenant_id = d.tenant_id and m.download_id = d.id and m.status = 'applied')`.as(
        'import_count',
      ),
      sql<boolean>`exists (select from marketplace_imports m where m.tenant_id = d.tenant_id and m.download_id = d.id and m.status = 'applying' and m.created_at > app.now() - ${patience})`.as(
        'is_importing',
      ),
    ])
    .$if(lock, (query) => query.forUpdate('d'))
    .executeTakeFirst();

/** A version of an item that the agency has acquired. */
export async function findPackage(db: Db, itemId: string, version: string): Promise<Package | undefined> {
  const row = await db
    .selectFrom('marketplace_packages as p')
    .innerJoin('marketplace_versions as v', (join) =>
      join.onRef('v.item_id', '=', 'p.item_id').onRef('v.version', '=', 'p.version'),
    )
    .where('p.item_id', '=', itemId)
    .where('p.version', '=', version)
    .select([
      as<PackedRecord[]>()('p.records').as('records'),
      as<MarketplaceRequirement[]>()('v.requirements').as('requirements'),
    ])
    .executeTakeFirst();
  return row;
}

/** Imports of the download that never finished count as failed. */
export async function endAbandoned(db: Db, downloadId: string, now: Date): Promise<void> {
  await db
    .updateTable('marketplace_imports')
    .set({ status: 'failed', error: 'The import did not finish. Import the item again.', finished_at: now })
    .where('download_id', '=', downloadId)
    .where('status', '=', 'applying')
    .where(sql<boolean>`created_at <= app.now() - ${patience}`)
    .execute();
}

/** An import that begins. */
export async function insertImport(
  db: Db,
  values: {
    readonly download_id: string;
    readonly version: string;
    readonly plan_hash: string;
    readonly choices: MarketplaceImportChoices;
    readonly created_by: string;
  },
  now: Date,
): Promise<string> {
  const row = await db
    .insertInto('marketplace_imports')
    .values({ ...values, choices: jsonb(values.choices)!, status: 'applying', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function storeApplied(
  db: Db,
  id: string,
  records: readonly MarketplaceImportedRecord[],
  now: Date,
): Promise<void> {
  const made = records.filter(({ outcome }) => outcome === 'created' || outcome === 'renamed');
  await db
    .updateTable('marketplace_imports')
    .set({ status: 'applied', records: jsonb(records)!, record_count: made.length, finished_at: now })
    .where('id', '=', id)
    .execute();
}

export async function storeFailed(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .updateTable('marketplace_imports')
    .set({ status: 'failed', error, finished_at: now })
    .where('id', '=', id)
    .execute();
}

/** The import of the download that is running. */
export interface RunningImport {
  readonly id: string;
  readonly version: string;
  readonly plan_hash: string;
  readonly choices: MarketplaceImportChoices;
}

export const findRunning = (db: Db, downloadId: string): Promise<RunningImport | undefined> =>
  db
    .selectFrom('marketplace_imports as m')
    .where('m.download_id', '=', downloadId)
    .where('m.status', '=', 'applying')
    .select(['m.id', 'm.version', 'm.plan_hash', as<MarketplaceImportChoices>()('m.choices').as('choices')])
    .executeTakeFirst();

export async function selectImport(db: Db, id: string): Promise<MarketplaceImport> {
  const [found] = await selectRecords(
    db,
    record<MarketplaceImport>()(
      db
        .selectFrom('marketplace_imports as m')
        .where('m.id', '=', id)
        .select([
          'm.id',
          'm.download_id',
          'm.version',
          as<MarketplaceImport['status']>()('m.status').as('status'),
          as<MarketplaceImportedRecord[]>()('m.records').as('records'),
          'm.error',
          iso('m.created_at').as('created_at'),
          isoOrNull('m.finished_at').as('finished_at'),
          'm.created_by',
        ]),
    ),
  );
  return found!;
}

/** Services that the member has an account at, or the agency has one for all. */
export async function selectConnected(
  db: Db,
  keys: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('connections')
    .where('integration_key', 'in', [...keys])
    .where('status', '=', 'active')
    .where((e) => e.or([e('visibility', '=', 'agency'), e('owner_id', '=', userId)]))
    .select('integration_key')
    .distinct()
    .execute();
  return new Set(rows.map(({ integration_key: key }) => key));
}
