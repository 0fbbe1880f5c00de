import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { openStatuses } from '../offers/programs.queries.ts';

/** Those of these enrolments that are in the program. */
export async function selectEnrolledIds(
  db: Db,
  programId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('client_programs')
    .where('program_id', '=', programId)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Open enrolments in the program, or those of these that are open. */
export async function selectOpenEnrollments(
  db: Db,
  programId: string,
  ids: readonly string[] | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('client_programs as e')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.client_id'),
    )
    .where('c.deleted_at', 'is', null)
    .where('e.program_id', '=', programId)
    .where('e.status', 'in', [...openStatuses])
    .$if(ids !== null, (query) => query.where('e.id', 'in', ids!))
    .select('e.id')
    .orderBy('e.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Attaches the processes of a definition that an enrolment lacks, behind its own; answers how many. */
export async function attachMissing(
  db: Db,
  enrollmentId: string,
  definitionId: string,
  createdBy: string,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into client_program_processes (client_program_id, process_definition_id, position, recurrence, lead_days, due_in_days, day_shift, catch_up,
      task_name_template, is_active, assigned_to, created_by, created_at, updated_at, schedule_updated_at)
    select ${enrollmentId}, p.process_definition_id,
      (select coalesce(max(o.position) + 1, 0) from client_program_processes o where o.client_program_id = ${enrollmentId}) + p.position,
      p.recurrence, p.lead_days, p.due_in_days, p.day_shift, p.catch_up, p.task_name_template, true, p.assigned_to, ${createdBy}, ${now}, ${now}, ${now}
    from program_definition_processes p where p.program_definition_id = ${definitionId}
      and not exists (select from client_program_processes o where o.client_program_id = ${enrollmentId} and o.process_definition_id = p.process_definition_id)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Processes of the enrolment that the definition no longer has. */
export async function selectSurplus(db: Db, enrollmentId: string, definitionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client_program_processes as a')
    .where('a.client_program_id', '=', enrollmentId)
    .where(
      sql<boolean>`not exists (select from program_definition_processes p
        where p.tenant_id = a.tenant_id and p.program_definition_id = ${definitionId} and p.process_definition_id = a.process_definition_id)`,
    )
    .select('a.process_definition_id')
    .execute();
  return rows.map(({ process_definition_id: id }) => id);
}
