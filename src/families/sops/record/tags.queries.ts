import { sql } from 'kysely';
import type { SopTag } from '#generated/types.gen.ts';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  holds,
  iso,
  list,
  mentions,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const tags = (db: Db) => db.selectFrom('sop_tags as g');

/** How many SOPs have each tag, of those that the viewer may read. */
const uses = (viewer: RecordViewer) => sql<{ name: string; sop_count: number }>`(
  select lower(tag) as name, count(distinct _tagged.id) as sop_count from sops _tagged, unnest(_tagged.tags) tag
  where _tagged.deleted_at is null and ${isShownTo('sop', viewer, '_tagged')} group by lower(tag))`;

const countedTags = (db: Db, viewer: RecordViewer) =>
  tags(db).leftJoin(uses(viewer).as('used'), (join) => join.on(sql<boolean>`used.name = lower(g.name)`));

const sopCount = sql<number>`coalesce(used.sop_count, 0)`;

const tagRecord = (query: ReturnType<typeof countedTags>) =>
  record<SopTag>()(
    query.select([
      'g.id',
      'g.name',
      'g.color',
      'g.description',
      sopCount.as('sop_count'),
      'g.revision',
      iso('g.created_at').as('created_at'),
      iso('g.updated_at').as('updated_at'),
      'g.created_by',
    ]),
  );

export const tagList = list<SopsHandlers['listSopTags'], ViewerScope>()({
  rows: (db, scope) => countedTags(db, viewerIn(scope)),
  record: tagRecord,
  id: 'g.id',
  filters: {
    search: mentions('g.name', 'g.description'),
    is_used: holds(sql<boolean>`used.sop_count is not null`),
    updated_after: since('g.updated_at'),
  },
  sorts: { name: byName('g.name'), sop_count: sopCount, created_at: by('g.created_at') },
});

export const selectTag = (db: Db, viewer: RecordViewer, id: string): Promise<JsonText<SopTag> | undefined> =>
  selectRecord(db, tagRecord(countedTags(db, viewer).where('g.id', '=', id)));

export interface StoredTag {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly description: string | null;
  readonly revision: number;
}

const stored = ['g.id', 'g.name', 'g.color', 'g.description', 'g.revision'] as const;

export const lockTag = (db: Db, id: string): Promise<StoredTag | undefined> =>
  tags(db).where('g.id', '=', id).select(stored).forUpdate().executeTakeFirst();

export const lockTagNamed = (db: Db, name: string): Promise<StoredTag | undefined> =>
  tags(db)
    .where(sql<boolean>`lower(g.name) = lower(${name})`)
    .select(stored)
    .forUpdate()
    .executeTakeFirst();

/**
 * Adds those of these names that are new; answers all of them as they are spelled. Nobody renames or deletes them before the transaction
 * ends: who does finds what is tagged with them.
 */
export async function ensureTags(
  db: Db,
  names: readonly string[],
  stamp: { readonly userId: string; readonly now: Date },
): Promise<ReadonlyMap<string, string>> {
  const spelled = new Map<string, string>();
  // One that is renamed while this waits for it is not there any more, and is added anew.
  for (let attempt = 0; spelled.size < names.length && attempt < maxAttempts; attempt += 1) {
    const missing = names.filter((name) => !spelled.has(name.toLowerCase()));
    await addTags(db, missing, stamp);
    for (const name of await holdSpellings(db, missing)) spelled.set(name.toLowerCase(), name);
  }
  return spelled;
}

const maxAttempts = 3;

const addTags = (
  db: Db,
  names: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<unknown> =>
  sql`insert into sop_tags (name, created_by, created_at, updated_at)
    select name, ${userId}::uuid, ${now}::timestamptz, ${now}::timestamptz from unnest(${[...names]}::text[]) name order by lower(name)
    on conflict (tenant_id, lower(name)) do nothing`.execute(db);

async function holdSpellings(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sop_tags where lower(name) = any(array(select lower(name) from unnest(${[...names]}::text[]) name))
    order by lower(name) for key share`.execute(db);
  return rows.map(({ name }) => name);
}

/** Ids of SOPs with the tag, in their order. */
export async function selectTagged(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sops as s')
    .where('s.deleted_at', 'is', null)
    .where(sql<boolean>`exists (select from unnest(s.tags) tag where lower(tag) = lower(${name}))`)
    .select('s.id')
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

export const deleteTag = (db: Db, id: string) => db.deleteFrom('sop_tags').where('id', '=', id).execute();
