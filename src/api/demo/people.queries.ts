import { sql } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function insertDepartment(
  db: Db,
  name: string,
  position: number,
  createdBy: string,
): Promise<string> {
  const { id } = await db
    .insertInto('departments')
    .values({ name, position, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertLevel(
  db: Db,
  departmentId: string,
  level: { name: string; position: number; permissions: readonly Permission[]; createdBy: string },
): Promise<string> {
  const { id } = await db
    .insertInto('department_levels')
    .values({
      department_id: departmentId,
      name: level.name,
      position: level.position,
      permissions: [...level.permissions],
      created_by: level.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertMember(
  db: Db,
  member: { name: string; email: string; departmentId: string; levelId: string; accountId?: string | null },
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'member', name: member.name, email: member.email, account_id: member.accountId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('department_members')
    .values({ department_id: member.departmentId, level_id: member.levelId, user_id: id })
    .execute();
  return id;
}

/** The account that signs in with this address; null when there is none. */
export async function findAccountId(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from app.find_account(${email})`.execute(db);
  return rows[0]?.id ?? null;
}
