import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { FieldOwner, NamedField } from './names.rules.ts';

export type HolderKind = 'entity_layout' | 'shared_section' | 'modal';

export interface StoredUse {
  readonly kind: string;
  readonly id: string;
}

/** Makes what the holder uses these. */
export async function replaceUses(
  db: Db,
  holder: HolderKind,
  holderId: string,
  uses: readonly StoredUse[],
): Promise<void> {
  await db
    .deleteFrom('layout_uses')
    .where('holder_kind', '=', holder)
    .where('holder_id', '=', holderId)
    .execute();
  if (uses.length === 0) return;
  await sql`insert into layout_uses (holder_kind, holder_id, used_kind, used_id)
    select distinct ${holder}, ${holderId}::uuid, kind, id from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (kind text, id uuid)`.execute(
    db,
  );
}

/** Ids of live custom fields of these owners. A custom object has its own and those of all custom object records, which share no key. */
export async function selectFieldIds(
  db: Db,
  owners: readonly FieldOwner[],
): Promise<(field: NamedField) => string | undefined> {
  if (owners.length === 0) return () => undefined;
  const fields = await db
    .selectFrom('fields')
    .where('record_kind', 'in', [...new Set(owners.map(({ kind }) => kind))])
    .where(
      sql<boolean>`(custom_object_id is null or custom_object_id = any(${owners.flatMap(({ objectId }) => objectId ?? [])}::uuid[]))`,
    )
    .where('deleted_at', 'is', null)
    .select(['id', 'record_kind', 'custom_object_id', 'key'])
    .execute();
  const nameOf = (kind: string, objectId: string | null, key: string) => `${kind} ${objectId ?? ''} ${key}`;
  const ids = new Map(
    fields.map(({ id, record_kind, custom_object_id, key }) => [
      nameOf(record_kind, custom_object_id, key),
      id,
    ]),
  );
  return ({ of: { kind, objectId }, key }) =>
    ids.get(nameOf(kind, objectId, key)) ?? ids.get(nameOf(kind, null, key));
}

/** Holders that use something, by kind: those that people can see. */
export async function countUses(db: Db, used: StoredUse): Promise<Readonly<Record<HolderKind, number>>> {
  const { rows } = await sql<{ holder_kind: HolderKind; count: number }>`
    select u.holder_kind, count(*) as count from layout_uses u
    where u.used_kind = ${used.kind} and u.used_id = ${used.id}::uuid and ${isShownHolder('u')}
    group by 1`.execute(db);
  const counts = { entity_layout: 0, shared_section: 0, modal: 0 };
  for (const row of rows) counts[row.holder_kind] = row.count;
  return counts;
}

/** A layout is there as long as what has it is; what is deleted otherwise uses nothing any more. */
export const isShownHolder = (
  alias: string,
) => sql<boolean>`(${sql.ref(`${alias}.holder_kind`)} <> 'entity_layout'
  or exists (select from ${definitions} d where d.id = ${sql.ref(`${alias}.holder_id`)}))`;

/** What has layouts: client profiles, processes and custom objects. */
export const definitions = sql<{ id: string; name: string }>`(
  select id, name from client_profiles where deleted_at is null
  union all select id, name from process_definitions where deleted_at is null
  union all select id, name from custom_objects where deleted_at is null)`;
