import { sql } from 'kysely';
import type { CustomObjectRecord } from '#generated/types.gen.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface StoredLink {
  readonly relationship_id: string;
  readonly record_id: string;
  /** Whether the caller sees the record at the end. */
  readonly is_visible: boolean;
  readonly is_archived: boolean;
}

/** Links that start at the record. */
export async function selectLinksFrom(db: Db, viewer: RecordViewer, recordId: string): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select l.relationship_id, l.to_record_id as record_id, (x.deleted_at is null and ${isShownTo('custom_object_record', viewer, 'x')}) as is_visible,
      x.archived_at is not null as is_archived
    from custom_object_record_links l
    join custom_object_records x on x.tenant_id = l.tenant_id and x.id = l.to_record_id
    where l.from_record_id = ${recordId}::uuid order by l.created_at, l.id`.execute(db);
  return rows;
}

export type LinkTarget = Pick<CustomObjectRecord, 'id' | 'custom_object_id' | 'name' | 'archived_at'>;

/** Those of these records that the caller sees, to link with; nobody deletes or archives them before the transaction ends. */
export async function holdTargets(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<LinkTarget[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LinkTarget>`
    select x.id, x.custom_object_id, x.name, app.iso(x.archived_at) as archived_at from custom_object_records x
    where x.id = any(${ids}::uuid[]) and x.deleted_at is null and ${isShownTo('custom_object_record', viewer, 'x')}
    order by x.id for share of x`.execute(db);
  return rows;
}

/** Which of these records have a link along the relationship at its end already. */
export async function selectTaken(
  db: Db,
  relationshipId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('custom_object_record_links')
    .where('relationship_id', '=', relationshipId)
    .where('to_record_id', 'in', ids)
    .select('to_record_id')
    .execute();
  return new Set(rows.map(({ to_record_id: id }) => id));
}

export interface NewLink {
  readonly relationship_id: string;
  readonly to_record_id: string;
}

export async function insertLinks(
  db: Db,
  recordId: string,
  links: readonly NewLink[],
  userId: string,
  now: Date,
): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('custom_object_record_links')
    .values(links.map((link) => ({ ...link, from_record_id: recordId, created_at: now, created_by: userId })))
    .execute();
}

export async function deleteLinks(db: Db, recordId: string, links: readonly NewLink[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    delete from custom_object_record_links l
    using unnest(${links.map((link) => link.relationship_id)}::uuid[], ${links.map((link) => link.to_record_id)}::uuid[]) as gone (relationship_id, to_record_id)
    where l.from_record_id = ${recordId}::uuid and l.relationship_id = gone.relationship_id and l.to_record_id = gone.to_record_id`.execute(
    db,
  );
}
