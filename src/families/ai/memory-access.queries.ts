import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Whether there is such a department, and the member belongs to it; null for everybody's. */
export async function isDepartmentShown(db: Db, id: string, memberId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('departments as d')
    .where('d.id', '=', id)
    .$if(memberId !== null, (query) =>
      query.where(
        sql<boolean>`exists (select 1 from department_members m where m.tenant_id = d.tenant_id and m.department_id = d.id and m.user_id = ${memberId})`,
      ),
    )
    .select('d.id')
    .executeTakeFirst();
  return row !== undefined;
}
