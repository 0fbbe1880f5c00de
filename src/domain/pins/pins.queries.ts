import { sql } from 'kysely';
import type { SubjectKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';

/** A record by its kind and id. */
export interface Pinned {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** The pins of a person, of clients and of all other records: `record_kind`, `record_id`, `pinned_at`. */
export const pinsOf = (userId: string) => sql<{
  record_kind: SubjectKind;
  record_id: string;
  pinned_at: string;
}>`(
  select e.record_kind, e.record_id, e.pinned_at from entity_pins e where e.user_id = ${userId}::uuid
  union all
  select 'client', c.client_id, c.pinned_at from client_pins c where c.user_id = ${userId}::uuid)`;

/** Nobody else pins for the person before the transaction ends. */
export const holdPins = (db: Db, userId: string): Promise<void> => holdName(db, 'pins', userId);

export async function countPins(db: Db, userId: string, kind: SubjectKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${pinsOf(userId)} p where p.record_kind = ${kind}`.execute(db);
  return rows[0]!.count;
}

/** When the person pinned the record; undefined when they have not. */
export async function findPin(db: Db, userId: string, { kind, id }: Pinned): Promise<string | undefined> {
  const { rows } = await sql<{ pinned_at: string }>`
    select app.iso(p.pinned_at) as pinned_at from ${pinsOf(userId)} p where p.record_kind = ${kind} and p.record_id = ${id}::uuid`.execute(
    db,
  );
  return rows[0]?.pinned_at;
}

export async function insertPin(db: Db, userId: string, { kind, id }: Pinned, now: Date): Promise<void> {
  if (kind === 'client')
    await db.insertInto('client_pins').values({ user_id: userId, client_id: id, pinned_at: now }).execute();
  else
    await db
      .insertInto('entity_pins')
      .values({ user_id: userId, record_kind: kind, record_id: id, pinned_at: now })
      .execute();
}

/** Removes the pins of these records, of whatever kind; answers the ids of those that were pinned. */
export async function deletePins(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with records as (
      delete from entity_pins where user_id = ${userId}::uuid and record_id = any(${ids}::uuid[]) returning record_id as id),
    clients as (
      delete from client_pins where user_id = ${userId}::uuid and client_id = any(${ids}::uuid[]) returning client_id as id)
    select id from records union select id from clients`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
