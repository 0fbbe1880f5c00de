import { sql } from 'kysely';
import type { ClientProfileField } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** Every field that clients of the profile have: those of every profile, its own, then shared ones; each group in order. */
export async function selectProfileFields(db: Db, profileId: string): Promise<ClientProfileField[]> {
  const origin = sql<ClientProfileField['origin']>`case
    when f.profile_id is null then 'agency' when f.profile_id = ${profileId} then 'profile' else 'shared' end`;
  const rows = await db
    .selectFrom('fields as f')
    .leftJoin('client_profile_fields as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'f.tenant_id')
        .onRef('s.field_id', '=', 'f.id')
        .on('s.profile_id', '=', profileId),
    )
    .where('f.record_kind', '=', 'client')
    .where('f.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('f.profile_id', 'is', null), eb('f.profile_id', '=', profileId), eb('s.id', 'is not', null)]),
    )
    .select(['f.id', 'f.key', 'f.name', 'f.type', 'f.is_required', origin.as('origin')])
    .orderBy(sql`array_position(array['agency', 'profile', 'shared'], ${origin})`)
    .orderBy('s.position')
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
  return rows as ClientProfileField[];
}

export interface ClientField {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly profile_id: string | null;
}

/** Present client fields among `ids`, with the profile that each belongs to. */
export async function selectClientFields(db: Db, ids: readonly string[]): Promise<ClientField[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('fields')
    .where('id', 'in', ids)
    .where('record_kind', '=', 'client')
    .where('deleted_at', 'is', null)
    .select(['id', 'key', 'type', 'profile_id'])
    .execute();
}

/** Number of fields that belong to the profile alone. */
export async function countOwnFields(db: Db, profileId: string): Promise<number> {
  return countRows(
    db.selectFrom('fields').where('profile_id', '=', profileId).where('deleted_at', 'is', null),
  );
}

export async function selectSharedFieldIds(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client_profile_fields')
    .where('profile_id', '=', profileId)
    .select('field_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.field_id);
}

/** Makes the profile share exactly these fields, in this order. */
export async function replaceSharedFields(
  db: Db,
  profileId: string,
  fieldIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('client_profile_fields').where('profile_id', '=', profileId).execute();
  if (fieldIds.length === 0) return;
  await db
    .insertInto('client_profile_fields')
    .values(fieldIds.map((field_id, position) => ({ profile_id: profileId, field_id, position })))
    .execute();
}
