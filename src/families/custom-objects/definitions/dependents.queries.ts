import { sql } from 'kysely';
import type { CustomObjectDependent } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The contract's bound. */
export const maxDependents = 200;

/** What names fields that go: views of the records by `field_values.<key>`, and shared map layers of them, which also name the key of an address. */
export async function selectNamingViews(
  db: Db,
  objectId: string,
  keys: readonly string[],
): Promise<CustomObjectDependent[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<CustomObjectDependent>`
    select 'view' as kind, v.id, v.name, k.key from views v, unnest(${keys}::text[]) k (key), lateral (select 'field_values.' || k.key as name) c
    where v.custom_object_id = ${objectId}::uuid and v.deleted_at is null and (
      v.group_by = c.name or c.name = any(v.quick_filters)
      or jsonb_path_exists(v.columns, '$[*].key ? (@ == $name)', jsonb_build_object('name', c.name))
      or jsonb_path_exists(v.sort_by, '$[*].field ? (@ == $name)', jsonb_build_object('name', c.name))
      or jsonb_path_exists(v.filter_group, '$.**.field ? (@ == $name)', jsonb_build_object('name', c.name))
      or jsonb_path_exists(v.display, '$.** ? (@ == $name)', jsonb_build_object('name', c.name)))
    union all
    select 'map_layer', l.id, l.name, k.key from map_layers l, unnest(${keys}::text[]) k (key), lateral (select 'field_values.' || k.key as name) c
    where l.source ->> 'custom_object_id' = ${objectId} and l.visibility = 'shared' and l.deleted_at is null and (
      l.source ->> 'address_field_key' = k.key
      or jsonb_path_exists(l.source -> 'filter_group', '$.**.field ? (@ == $name)', jsonb_build_object('name', c.name))
      or c.name in (l.style ->> 'label_field', l.style ->> 'color_field', l.style ->> 'radius_field', l.style ->> 'weight_field'))
    order by 1 desc, 3, 2 limit ${maxDependents}`.execute(db);
  return rows;
}

/** Rollups of other custom objects over fields that go, or along relationships that go: by the id of their custom object. */
export async function selectRollupsOver(
  db: Db,
  objectId: string,
  keys: readonly string[],
  relationships: readonly { readonly id: string; readonly key: string }[],
): Promise<CustomObjectDependent[]> {
  const { rows } = await sql<CustomObjectDependent>`
    select 'custom_object_rollup' as kind, o.id, left(o.name || ': ' || (e ->> 'name'), 200) as name,
      coalesce(gone.key, substr(e ->> 'field', length('field_values.') + 1)) as key
    from custom_objects o cross join lateral jsonb_array_elements(o.rollups) e
    join custom_object_relationships rel on rel.tenant_id = o.tenant_id and rel.id = (e ->> 'relationship_id')::uuid
    left join unnest(${relationships.map(({ id }) => id)}::uuid[], ${relationships.map(({ key }) => key)}::text[]) gone (id, key) on gone.id = rel.id
    where o.deleted_at is null and o.id <> ${objectId}::uuid and (
      gone.id is not null
      or ((case when (e ->> 'is_inverse')::boolean then rel.from_custom_object_id else rel.to_custom_object_id end) = ${objectId}::uuid
        and e ->> 'field' = any(select 'field_values.' || k from unnest(${keys}::text[]) k)))
    order by lower(o.name) limit ${maxDependents}`.execute(db);
  return rows;
}
