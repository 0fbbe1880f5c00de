import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#generated/permissions.ts';

/** Whether the row of `users` called `alias` holds the permission: by role, assigned, or through a department level (domain model §1.6). */
export function holdsPermission(
  alias: string,
  permission: Permission | RawBuilder<string>,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('role')} is not null or ${permission} = any(${column('permissions')}) or exists (
    select from department_members _membership
    join department_levels _level on _level.tenant_id = _membership.tenant_id and _level.id = _membership.level_id
    where _membership.tenant_id = ${column('tenant_id')} and _membership.user_id = ${column('id')} and ${permission} = any(_level.permissions)))`;
}
