import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Processes whose draft names the department, as a whole or in a stage. */
export async function selectProcessesNaming(db: Db, departmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from process_definitions p where p.deleted_at is null and (p.department_id = ${departmentId}::uuid
      or exists (select from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id and s.department_id = ${departmentId}::uuid))
    order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function renameDepartment(
  db: Db,
  processId: string,
  from: string,
  to: string | null,
): Promise<void> {
  await sql`update process_definitions set department_id = ${to}::uuid where id = ${processId}::uuid and department_id = ${from}::uuid`.execute(
    db,
  );
  await sql`update process_stages set department_id = ${to}::uuid where process_definition_id = ${processId}::uuid and department_id = ${from}::uuid`.execute(
    db,
  );
}
