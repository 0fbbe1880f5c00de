import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Active members among these, and all of these departments. */
export async function selectAsked(
  db: Db,
  userIds: readonly string[],
  departmentIds: readonly string[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.kind = 'member' and u.status = 'active' and (u.id = any(${[...userIds]}::uuid[])
      or exists (select from department_members m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.department_id = any(${[...departmentIds]}::uuid[])))
    order by u.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
