import { sql } from 'kysely';
import type { CustomObjectRelationship } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A record at the start of a link to one that is deleted. */
export interface Dependent {
  readonly record_id: string;
  readonly relationship_id: string;
  readonly relationship_key: string;
  readonly rule: CustomObjectRelationship['on_target_delete'];
}

/** Relationships by which others can be linked to these records. */
export async function selectInbound(db: Db, ids: readonly string[]): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select rel.id from custom_object_relationships rel
    where rel.deleted_at is null and rel.to_custom_object_id in (
      select r.custom_object_id from custom_object_records r where r.id = any(${ids}::uuid[]))`.execute(db);
  return rows;
}

export async function selectDependents(db: Db, ids: readonly string[]): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    select l.from_record_id as record_id, rel.id as relationship_id, rel.key as relationship_key, rel.on_target_delete as rule
    from custom_object_record_links l
    join custom_object_relationships rel on rel.tenant_id = l.tenant_id and rel.id = l.relationship_id and rel.deleted_at is null
    where l.to_record_id = any(${ids}::uuid[])
    order by l.created_at, l.id`.execute(db);
  return rows;
}

/** The next revision of records that lost links. */
export async function touch(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update custom_object_records set revision = revision + 1, updated_at = ${now} where id = any(${ids}::uuid[])`.execute(
    db,
  );
}
