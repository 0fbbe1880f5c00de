import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The members in charge of the client who can work. */
export async function findOwners(db: Db, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from clients c, unnest(c.assigned_to) with ordinality o (id, place)
    where c.id = ${clientId} and exists (select from users u where u.tenant_id = c.tenant_id and u.id = o.id and u.kind = 'member' and u.status in ('invited', 'active'))
    order by o.place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Attaches the processes of the definition to a new enrolment. */
export async function attachProcesses(
  db: Db,
  enrollment: { readonly id: string; readonly program_definition_id: string },
  createdBy: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into client_program_processes (client_program_id, process_definition_id, position, recurrence, lead_days, due_in_days, day_shift, catch_up,
      task_name_template, is_active, assigned_to, created_by, created_at, updated_at, schedule_updated_at)
    select ${enrollment.id}, p.process_definition_id, p.position, p.recurrence, p.lead_days, p.due_in_days, p.day_shift, p.catch_up,
      p.task_name_template, true, p.assigned_to, ${createdBy}, ${now}, ${now}, ${now}
    from program_definition_processes p where p.program_definition_id = ${enrollment.program_definition_id}`.execute(
    db,
  );
}
