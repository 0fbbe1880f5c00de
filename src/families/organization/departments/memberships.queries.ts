import { sql } from 'kysely';
import type { DepartmentMember } from '#generated/types.gen.ts';
import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, byName, iso, list, mentions, oneOf, oneOfIds, record } from '#src/platform/db/query/index.ts';

const memberships = (db: Db) =>
  db
    .selectFrom('department_members as m')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.user_id'),
    )
    .innerJoin('departments as d', (join) =>
      join.onRef('d.tenant_id', '=', 'm.tenant_id').onRef('d.id', '=', 'm.department_id'),
    )
    .innerJoin('department_levels as l', (join) =>
      join.onRef('l.tenant_id', '=', 'm.tenant_id').onRef('l.id', '=', 'm.level_id'),
    );

export const departmentMembers = list<OrganizationHandlers['listDepartmentMembers']>()({
  rows: memberships,
  record: (rows) =>
    record<DepartmentMember>()(
      rows.select([
        userRefOf('u').as('user'),
        'u.status',
        'd.id as department_id',
        'd.name as department_name',
        'l.id as level_id',
        'l.name as level_name',
        'l.position as level_position',
        iso('m.created_at').as('joined_at'),
      ]),
    ),
  id: 'm.id',
  filters: {
    status: { condition: oneOf('u.status'), absent: () => sql<boolean>`u.status <> 'removed'` },
    department_id: oneOfIds('m.department_id'),
    level_id: oneOfIds('m.level_id'),
    user_id: oneOfIds('m.user_id'),
    search: mentions('u.name', 'u.email', 'd.name', 'l.name'),
  },
  sorts: { joined_at: by('m.created_at'), name: byName('u.name'), level: by('l.position') },
});

/** Where somebody belongs. */
export interface Placement {
  readonly department_id: string;
  readonly level_id: string;
}

export const selectPlacements = (db: Db, userId: string): Promise<Placement[]> =>
  db
    .selectFrom('department_members')
    .where('user_id', '=', userId)
    .orderBy('department_id')
    .select(['department_id', 'level_id'])
    .execute();

/** Members of a department who have not left, with their level. */
export const selectMembersOf = (
  db: Db,
  departmentId: string,
): Promise<{ user_id: string; level_id: string }[]> =>
  memberships(db)
    .where('m.department_id', '=', departmentId)
    .where('u.status', '<>', 'removed')
    .orderBy('u.id')
    .select(['m.user_id', 'm.level_id'])
    .execute();

/** Adds people to a department at a level; who belongs to it already stays as they are. */
export async function insertMemberships(
  db: Db,
  placement: Placement,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('department_members')
    .values(userIds.map((user_id) => ({ ...placement, user_id, created_at: now })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'department_id', 'user_id']).doNothing())
    .execute();
}

/** Puts somebody exactly there. Who leaves a department does not lead it any more. */
export async function replacePlacements(
  db: Db,
  userId: string,
  placements: readonly Placement[],
  now: Date,
): Promise<void> {
  const departmentIds = sql.val(placements.map((placement) => placement.department_id));
  const levelIds = sql.val(placements.map((placement) => placement.level_id));
  await sql`delete from department_members m where m.user_id = ${userId} and m.department_id <> all(${departmentIds}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into department_members (department_id, level_id, user_id, created_at)
    select p.department_id, p.level_id, ${userId}::uuid, ${now}::timestamptz from unnest(${departmentIds}::uuid[], ${levelIds}::uuid[]) p (department_id, level_id)
    on conflict (tenant_id, department_id, user_id) do update set level_id = excluded.level_id where department_members.level_id <> excluded.level_id`.execute(
    db,
  );
  await sql`
    update departments d set lead_ids = array_remove(d.lead_ids, ${userId}::uuid), revision = d.revision + 1, updated_at = ${now}
    where ${userId}::uuid = any(d.lead_ids) and d.id <> all(${departmentIds}::uuid[])`.execute(db);
}
