import { sql } from 'kysely';
import { permissions as catalogue, type Permission } from '#generated/permissions.ts';
import type { UserEffectivePermissions } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { record, selectRecord } from '#src/platform/db/query/index.ts';

const allPermissions = [...catalogue].sort();

const roleSource = sql`json_build_object('kind', 'role', 'role', u.role, 'department_id', null, 'department_name', null, 'level_id', null, 'level_name', null)`;
const assignmentSource = sql`json_build_object('kind', 'assignment', 'role', null, 'department_id', null, 'department_name', null, 'level_id', null, 'level_name', null)`;
const levelSource = sql`json_build_object('kind', 'department_level', 'role', null, 'department_id', d.id, 'department_name', d.name, 'level_id', l.id, 'level_name', l.name)`;

/** A permission once for each reason to hold it, the role first. */
const grants = sql<UserEffectivePermissions['grants']>`(
  select coalesce(json_agg(json_build_object('permission', g.permission, 'sources', g.sources) order by g.permission collate "C"), '[]') from (
    select s.permission, json_agg(s.source order by s.place, s.name) as sources from (
      select p as permission, 0 as place, '' as name, ${roleSource} as source from unnest(${allPermissions}::text[]) p where u.role is not null
      union all
      select p, 1, lower(d.name), ${levelSource}
      from department_members m
      join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
      join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
      cross join unnest(l.permissions) p
      where m.tenant_id = u.tenant_id and m.user_id = u.id and p = any(${allPermissions}::text[])
      union all
      select p, 2, '', ${assignmentSource} from unnest(u.permissions) p where p = any(${allPermissions}::text[])
    ) s group by s.permission
  ) g)`;

export const selectUserPermissions = (
  db: Db,
  id: string,
): Promise<JsonText<UserEffectivePermissions> | undefined> =>
  selectRecord(
    db,
    record<UserEffectivePermissions>()(
      db
        .selectFrom('users as u')
        .where('u.id', '=', id)
        .where('u.status', '<>', 'removed')
        .select([userRefOf('u').as('user'), 'u.role', grants.as('grants')]),
    ),
  );

/** How many active users hold each permission; those that nobody holds are not among them. */
export async function countHolders(db: Db): Promise<ReadonlyMap<Permission, number>> {
  const { rows } = await sql<{ permission: Permission; count: number }>`
    select h.permission, count(distinct h.id) as count from (
      select u.id, p as permission from users u cross join unnest(case when u.role is not null then ${allPermissions}::text[] else u.permissions end) p where u.status = 'active'
      union all
      select u.id, p from users u
      join department_members m on m.tenant_id = u.tenant_id and m.user_id = u.id
      join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
      cross join unnest(l.permissions) p where u.status = 'active' and u.role is null
    ) h group by h.permission`.execute(db);
  return new Map(rows.map(({ permission, count }) => [permission, count]));
}
