import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { permissionsHeld } from '../users/users.queries.ts';

/** What somebody may do, and why: as lists, so that two states can be compared and shown. */
export interface Rights {
  /** None or one. */
  readonly role: readonly string[];
  /** Levels and departments, such as `Lead, Account management`. */
  readonly departments: readonly string[];
  readonly permissions: readonly string[];
}

const departments = sql<string[]>`array(
  select left(l.name || ', ' || d.name, 400)
  from department_members m
  join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
  join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
  where m.tenant_id = u.tenant_id and m.user_id = u.id order by lower(d.name), d.id)`;

/** By user. */
export async function selectRights(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Rights>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as u')
    .where('u.id', 'in', [...userIds])
    .orderBy('u.id')
    .select([
      'u.id',
      sql<string[]>`array_remove(array[u.role], null)`.as('role'),
      departments.as('departments'),
      permissionsHeld.as('permissions'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...rights }) => [id, rights]));
}
