import { sql } from 'kysely';
import type { Department } from '#generated/types.gen.ts';
import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  countRows,
  hasNoValue,
  iso,
  list,
  mentions,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { levelRecord, levels } from './levels.queries.ts';

const departments = (db: Db) => db.selectFrom('departments as d');

const memberCount = sql<number>`(
  select count(*) from department_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = d.tenant_id and m.department_id = d.id and u.status <> 'removed')`;

/** Heads who have not left, as they were named. */
const leadIds = sql<string[]>`array(
  select u.id from unnest(d.lead_ids) with ordinality lead (id, place)
  join users u on u.tenant_id = d.tenant_id and u.id = lead.id and u.status <> 'removed' order by lead.place)`;

/** The contract's representation of a department. */
const departmentRecord = (query: ReturnType<typeof departments>, db: Db) => {
  const own = levelRecord(
    levels(db).where(sql<boolean>`l.tenant_id = d.tenant_id and l.department_id = d.id`),
  );
  return record<Department>()(
    query.select([
      'd.id',
      'd.name',
      'd.description',
      'd.parent_id',
      'd.color',
      leadIds.as('lead_ids'),
      'd.position',
      sql<
        Department['levels']
      >`(select coalesce(json_agg(r order by r.position, r.id), '[]') from (${own}) r)`.as('levels'),
      memberCount.as('member_count'),
      'd.revision',
      iso('d.created_at').as('created_at'),
      iso('d.updated_at').as('updated_at'),
      as<string>()('d.created_by').as('created_by'),
    ]),
  );
};

/** The way from the top, by which departments stand in the order of the org chart: each before those below it. */
const path = sql`(
  with recursive above as (
    select d.parent_id, array[lpad(d.position::text, 6, '0') || d.id] as steps
    union all
    select p.parent_id, array[lpad(p.position::text, 6, '0') || p.id] || a.steps from above a join departments p on p.tenant_id = d.tenant_id and p.id = a.parent_id
  )
  select steps from above where parent_id is null)`;

const hasMember = (userIds: readonly string[]) => sql<boolean>`exists (
  select from department_members m where m.tenant_id = d.tenant_id and m.department_id = d.id and m.user_id = any(${userIds}::uuid[]))`;

export const departmentList = list<OrganizationHandlers['listDepartments']>()({
  rows: departments,
  record: (rows, _scope, db) => departmentRecord(rows, db),
  id: 'd.id',
  filters: {
    ...recordFilters('d'),
    parent_id: oneOfIds('d.parent_id'),
    is_root: hasNoValue('d.parent_id'),
    member_id: hasMember,
    search: mentions('d.name', 'd.description'),
  },
  sorts: {
    name: byName('d.name'),
    member_count: memberCount,
    ...recordSorts('d'),
  },
  own: [path],
});

export const selectDepartment = (db: Db, id: string): Promise<JsonText<Department> | undefined> =>
  selectRecord(db, departmentRecord(departments(db).where('d.id', '=', id), db));

/** A department as rules see it. */
export interface StoredDepartment {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly parent_id: string | null;
  readonly color: string | null;
  readonly lead_ids: string[];
  readonly position: number;
  readonly revision: number;
  readonly member_count: number;
}

const stored = (db: Db) =>
  departments(db).select([
    'd.id',
    'd.name',
    'd.description',
    'd.parent_id',
    'd.color',
    leadIds.as('lead_ids'),
    'd.position',
    'd.revision',
    memberCount.as('member_count'),
  ]);

export const findDepartment = (db: Db, id: string): Promise<StoredDepartment | undefined> =>
  stored(db).where('d.id', '=', id).executeTakeFirst();

export async function isNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const found = await departments(db)
    .where(
      sql<boolean>`lower(d.name) = lower(${name} collate app.unicode) and d.id is distinct from ${exceptId}::uuid`,
    )
    .select('d.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The department and those above it, the nearest first. */
export async function selectAbove(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select d.id, d.parent_id, 0 as depth from departments d where d.id = ${id}
      union all
      select p.id, p.parent_id, a.depth + 1 from above a join departments p on p.id = a.parent_id
    )
    select id from above order by depth`.execute(db);
  return rows.map((row) => row.id);
}

export async function selectChildIds(db: Db, id: string): Promise<string[]> {
  return (
    await departments(db)
      .where('d.parent_id', '=', id)
      .orderBy('d.position')
      .orderBy('d.id')
      .select('d.id')
      .execute()
  ).map((row) => row.id);
}

export type DepartmentValues = Pick<
  StoredDepartment,
  'name' | 'description' | 'parent_id' | 'color' | 'lead_ids'
>;

/** At the end of its siblings. */
export async function insertDepartment(
  db: Db,
  values: DepartmentValues,
  createdBy: string,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('departments')
    .values({
      ...values,
      created_by: createdBy,
      created_at: now,
      updated_at: now,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from departments where parent_id is not distinct from ${values.parent_id}::uuid)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateDepartmentValues = (
  db: Db,
  id: string,
  values: Partial<DepartmentValues>,
  now: Date,
): Promise<void> => reviseRecord(db, 'departments', id, values, now);

/** Departments beside this one below the parent. */
export async function countSiblings(db: Db, parentId: string | null, id: string): Promise<number> {
  return countRows(
    departments(db).where(sql<boolean>`d.parent_id is not distinct from ${parentId}::uuid and d.id <> ${id}`),
  );
}

/** Puts a department at a place among its siblings, the others in their order around it, and numbers all of them. */
export async function updateSiblingOrder(
  db: Db,
  parentId: string | null,
  id: string | null,
  position: number,
): Promise<void> {
  await sql`
    update departments d set position = r.place
    from (
      select o.id, row_number() over (order by case when o.id = ${id}::uuid then ${position}::integer - 0.5 else o.place end) - 1 as place
      from (
        select s.id, row_number() over (order by s.id is not distinct from ${id}::uuid, s.position, s.id) - 1 as place
        from departments s where s.parent_id is not distinct from ${parentId}::uuid
      ) o
    ) r
    where d.id = r.id and d.position <> r.place`.execute(db);
}

export async function deleteDepartment(db: Db, id: string): Promise<void> {
  await db.deleteFrom('departments').where('id', '=', id).execute();
}
