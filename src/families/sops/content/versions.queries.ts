import { sql } from 'kysely';
import type { SopPublishedStep, SopVersionSummary } from '#generated/types.gen.ts';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, iso, list, oneOfIds, record } from '#src/platform/db/query/index.ts';

const versions = (db: Db) =>
  db
    .selectFrom('sop_versions as v')
    .innerJoin('sops as s', (join) =>
      join.onRef('s.tenant_id', '=', 'v.tenant_id').onRef('s.id', '=', 'v.sop_id'),
    );

const summaryColumns = [
  'v.id',
  'v.sop_id',
  'v.version',
  sql<boolean>`(s.live_version_id = v.id)`.as('is_live'),
  'v.title',
  'v.change_note',
  'v.is_reread_required',
  'v.step_count',
  'v.author_id',
  'v.review_id',
  iso('v.published_at').as('published_at'),
  'v.published_by',
] as const;

export const versionList = list<SopsHandlers['listSopVersions'], { sopId: string }>()({
  rows: (db, { sopId }) => versions(db).where('v.sop_id', '=', sopId),
  record: (rows) => record<SopVersionSummary>()(rows.select([...summaryColumns])),
  id: 'v.id',
  filters: { published_by: oneOfIds('v.published_by') },
  sorts: { version: by('v.version'), published_at: by('v.published_at') },
});

/** A version with its steps. */
export interface StoredVersion extends SopVersionSummary {
  readonly summary: string | null;
  readonly steps: SopPublishedStep[];
}

export const findVersion = (db: Db, sopId: string, id: string): Promise<StoredVersion | undefined> =>
  versions(db)
    .where('v.sop_id', '=', sopId)
    .where('v.id', '=', id)
    .select([...summaryColumns, 'v.summary', sql<SopPublishedStep[]>`v.steps`.as('steps')])
    .executeTakeFirst();

export interface NewVersion {
  readonly sop_id: string;
  readonly version: number;
  readonly title: string;
  readonly summary: string | null;
  readonly change_note: string | null;
  readonly is_reread_required: boolean;
  readonly author_id: string;
  readonly review_id: string | null;
  readonly published_by: string;
}

/** Stores a version; answers its id. */
export async function insertVersion(
  db: Db,
  version: NewVersion,
  steps: readonly SopPublishedStep[],
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('sop_versions')
    .values({ ...version, step_count: steps.length, steps: JSON.stringify(steps), published_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The SOP has this live version. */
export async function storeLive(
  db: Db,
  sopId: string,
  live: {
    readonly versionId: string;
    readonly userId: string;
    readonly isRereadRequired: boolean;
    readonly nextReviewAt: Date | null;
    readonly revision: number;
  },
  now: Date,
): Promise<void> {
  await sql`
    update sops set status = 'published', version = version + 1, live_version_id = ${live.versionId}::uuid, live_hash = content_hash,
      live_step_count = step_count, published_at = ${now}::timestamptz, published_by = ${live.userId}::uuid, archived_at = null,
      next_review_at = ${live.nextReviewAt}::timestamptz, revision = ${live.revision}, updated_at = ${now}::timestamptz,
      reread_version = case when ${live.isRereadRequired} then version + 1 else reread_version end
    where id = ${sopId}::uuid`.execute(db);
}

/** Acknowledged flags are settled by a new version. */
export async function resolveFlags(db: Db, sopId: string, now: Date): Promise<void> {
  await sql`
    update sop_flags set status = 'resolved', status_reason = null, status_changed_at = ${now}::timestamptz, changed_by = null,
      revision = revision + 1, updated_at = ${now}::timestamptz
    where sop_id = ${sopId}::uuid and status = 'acknowledged'`.execute(db);
}

/** The checklists that can be ticked are those of the live version. */
export async function storeChecklists(db: Db, sopId: string, blockIds: readonly string[]): Promise<void> {
  await sql`delete from sop_checklists where sop_id = ${sopId}::uuid and not block_id = any(${[...blockIds]}::uuid[])`.execute(
    db,
  );
  await sql`insert into sop_checklists (sop_id, block_id) select ${sopId}::uuid, id from unnest(${[...blockIds]}::uuid[]) id
    on conflict do nothing`.execute(db);
}
