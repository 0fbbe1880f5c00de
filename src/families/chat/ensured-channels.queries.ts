import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** What there is one channel of: a pair with the lower id first, a department, or a client. */
export type Place =
  | { readonly kind: 'direct'; readonly pair: readonly [string, string] }
  | { readonly kind: 'department' | 'client'; readonly id: string };

export async function findEnsured(db: Db, place: Place): Promise<string | undefined> {
  const channels = db.selectFrom('chat_channels').select('id');
  const row = await (
    place.kind === 'direct'
      ? channels.where('first_user_id', '=', place.pair[0]).where('second_user_id', '=', place.pair[1])
      : channels.where(`${place.kind}_id`, '=', place.id)
  ).executeTakeFirst();
  return row?.id;
}

/** The two of a pair with an active account and `chat.use`, a department's members, or a client's team. */
export async function selectPlaceMembers(db: Db, place: Place): Promise<string[]> {
  if (place.kind === 'direct') return [...place.pair];
  const { rows } = await (
    place.kind === 'department'
      ? sql<{
          id: string;
        }>`select user_id as id from department_members where department_id = ${place.id}::uuid`
      : sql<{
          id: string;
        }>`select u.id from clients c join users u on u.tenant_id = c.tenant_id and u.id = any(c.assigned_to)
        where c.id = ${place.id}::uuid`
  ).execute(db);
  return rows.map(({ id }) => id);
}

export interface FoundDepartment {
  readonly id: string;
  readonly name: string;
  readonly is_member: boolean;
}

export const findDepartment = (db: Db, id: string, userId: string): Promise<FoundDepartment | undefined> =>
  db
    .selectFrom('departments as d')
    .where('d.id', '=', id)
    .select([
      'd.id',
      'd.name',
      sql<boolean>`exists (select from department_members m
        where m.tenant_id = d.tenant_id and m.department_id = d.id and m.user_id = ${userId}::uuid)`.as(
        'is_member',
      ),
    ])
    .executeTakeFirst();

export async function isOnTeam(db: Db, clientId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .where(sql<boolean>`${userId}::uuid = any(assigned_to)`)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
