import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export async function isMember(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('kind', '=', 'member')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the user whose id stands in the column belongs to one of these departments. */
export const isOfDepartments =
  (userColumn: string) =>
  (departmentIds: readonly string[]): RawBuilder<boolean> =>
    sql<boolean>`exists (select from department_members _place
      where _place.user_id = ${sql.ref(userColumn)} and _place.department_id = any(${departmentIds}::uuid[]))`;

/**
 * Whether somebody leads the user whose id stands in the column: they share a department, in which the level of the one has training.manage.
 */
export const leads = (leaderId: RawBuilder<unknown> | string, userColumn: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from department_members _lead
    join department_levels _level on _level.tenant_id = _lead.tenant_id and _level.id = _lead.level_id
    join department_members _led on _led.tenant_id = _lead.tenant_id and _led.department_id = _lead.department_id
    where _lead.user_id = ${leaderId}::uuid and _led.user_id = ${sql.ref(userColumn)} and _led.user_id <> _lead.user_id
      and 'training.manage' = any(_level.permissions))`;
