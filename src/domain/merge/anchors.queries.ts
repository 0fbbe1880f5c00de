import { sql } from 'kysely';
import type { CustomObjectAnchorKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/**
 * Moves the custom object records that hang on a source of a merge to its survivor, behind those of the survivor and none of them primary,
 * where the custom object lets it have more. A record that hangs on both stays as it is there.
 */
export async function moveAnchors(
  db: Db,
  kind: CustomObjectAnchorKind,
  fromId: string,
  toId: string,
): Promise<void> {
  const [source, survivor] = [sql`${fromId}::uuid`, sql`${toId}::uuid`];
  await sql`
    update custom_object_links l set anchor_id = ${survivor}, is_primary = false, revision = l.revision + 1, updated_at = app.now(),
      position = l.position + 1 + coalesce((select max(o.position) from custom_object_links o where o.anchor_id = ${survivor} and o.custom_object_id = l.custom_object_id), -1)
    where l.anchor_kind = ${kind} and l.anchor_id = ${source}
      and not exists (select from custom_object_links o where o.anchor_id = ${survivor} and o.record_id = l.record_id)
      and not exists (select from custom_object_links o join custom_objects k on k.tenant_id = o.tenant_id and k.id = o.custom_object_id, jsonb_array_elements(k.anchors) a
        where o.anchor_id = ${survivor} and o.custom_object_id = l.custom_object_id and a ->> 'kind' = ${kind} and a ->> 'cardinality' in ('one_to_one', 'one_to_many'))`.execute(
    db,
  );
  await sql`delete from custom_object_links where anchor_kind = ${kind} and anchor_id = ${source}`.execute(
    db,
  );
}
