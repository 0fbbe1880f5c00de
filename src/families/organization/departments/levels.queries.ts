import { sql } from 'kysely';
import { permissions as catalogue, type Permission } from '#generated/permissions.ts';
import type { DepartmentLevel, DepartmentLevelPermissions } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, record, reviseRecord, selectRecord } from '#src/platform/db/query/index.ts';

const allPermissions = [...catalogue].sort();

export const levels = (db: Db) => db.selectFrom('department_levels as l');

/** What a level grants, without keys that left the catalogue since. */
const granted = sql<
  Permission[]
>`array(select p from unnest(${allPermissions}::text[]) p where p = any(l.permissions) order by p)`;

/** Members at the level who have not left. */
const memberCount = sql<number>`(
  select count(*) from department_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = l.tenant_id and m.level_id = l.id and u.status <> 'removed')`;

/** The contract's representation of a level. */
export const levelRecord = (query: ReturnType<typeof levels>) =>
  record<DepartmentLevel>()(
    query.select([
      'l.id',
      'l.department_id',
      'l.name',
      'l.description',
      'l.position',
      granted.as('permissions'),
      memberCount.as('member_count'),
      'l.revision',
      iso('l.created_at').as('created_at'),
      iso('l.updated_at').as('updated_at'),
      as<string>()('l.created_by').as('created_by'),
    ]),
  );

export const selectLevel = (db: Db, id: string): Promise<JsonText<DepartmentLevel> | undefined> =>
  selectRecord(db, levelRecord(levels(db).where('l.id', '=', id)));

export const selectLevelPermissions = (
  db: Db,
  id: string,
): Promise<JsonText<DepartmentLevelPermissions> | undefined> =>
  selectRecord(
    db,
    record<DepartmentLevelPermissions>()(
      levels(db)
        .innerJoin('departments as d', (join) =>
          join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.department_id'),
        )
        .where('l.id', '=', id)
        .select([
          'l.id as level_id',
          'l.name as level_name',
          'd.id as department_id',
          'd.name as department_name',
          granted.as('permissions'),
          memberCount.as('member_count'),
          'l.revision',
        ]),
    ),
  );

/** A level as rules see it. */
export interface StoredLevel {
  readonly id: string;
  readonly department_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly permissions: Permission[];
  readonly revision: number;
  readonly member_count: number;
}

const stored = (db: Db) =>
  levels(db).select([
    'l.id',
    'l.department_id',
    'l.name',
    'l.description',
    'l.position',
    granted.as('permissions'),
    'l.revision',
    memberCount.as('member_count'),
  ]);

export const findLevel = (db: Db, id: string): Promise<StoredLevel | undefined> =>
  stored(db).where('l.id', '=', id).executeTakeFirst();

/** Those of the departments, the highest rank of each first. */
export const selectLevels = (db: Db, departmentIds: readonly string[]): Promise<StoredLevel[]> =>
  stored(db)
    .where('l.department_id', 'in', [...departmentIds])
    .orderBy('l.department_id')
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();

export interface NewLevel {
  readonly department_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly Permission[];
  readonly position: number;
}

export async function insertLevels(
  db: Db,
  added: readonly NewLevel[],
  createdBy: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .insertInto('department_levels')
    .values(
      added.map((level) => ({
        ...level,
        permissions: [...level.permissions],
        created_by: createdBy,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type LevelValues = Partial<Pick<StoredLevel, 'name' | 'description' | 'permissions'>>;

export const updateLevel = (db: Db, id: string, values: LevelValues, now: Date): Promise<void> =>
  reviseRecord(db, 'department_levels', id, values, now);

/** Numbers the levels of a department in this order. */
export async function updateLevelOrder(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update department_levels l set position = o.position - 1 from unnest(${sql.val([...ids])}::uuid[]) with ordinality o (id, position)
    where l.id = o.id and l.position <> o.position - 1`.execute(db);
}

/** Puts the members of a level at another of the same department; memberships of those who have left go along. */
export async function moveLevelMembers(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('department_members').set({ level_id: to }).where('level_id', '=', from).execute();
}

export async function deleteLevel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('department_levels').where('id', '=', id).execute();
}

/** Who holds the level, for the record of whose permissions changed. */
export async function selectLevelMembers(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('department_members as m')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.user_id'),
    )
    .where('m.level_id', '=', id)
    .where('u.status', '<>', 'removed')
    .orderBy('u.id')
    .select('u.id')
    .execute();
  return rows.map((row) => row.id);
}
