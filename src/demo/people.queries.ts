import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Permission } from '#generated/permissions.ts';

type Db = Kysely<Database>;

export async function insertDepartment(db: Db, name: string): Promise<string> {
  const { id } = await db.insertInto('departments').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertLevel(db: Db, departmentId: string, level: { name: string; position: number; permissions: readonly Permission[] }): Promise<string> {
  const { id } = await db.insertInto('department_levels')
    .values({ department_id: departmentId, name: level.name, position: level.position, permissions: [...level.permissions] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertMember(db: Db, member: { name: string; email: string; departmentId: string; levelId: string }): Promise<string> {
  const { id } = await db.insertInto('users').values({ kind: 'member', name: member.name, email: member.email }).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('department_members').values({ department_id: member.departmentId, level_id: member.levelId, user_id: id }).execute();
  return id;
}
