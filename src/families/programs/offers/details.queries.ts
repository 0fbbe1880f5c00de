import { sql } from 'kysely';
import type {
  ClientProgramStatus,
  ProgramDetailsProcess,
  ProgramDetailsService,
  ProgramEnrollmentCount,
} from '#generated/types.gen.ts';
import { categoryName } from '#src/domain/client-services/index.ts';
import { namedRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, record, selectRecords } from '#src/platform/db/query/index.ts';

/** The processes of a definition with their names, in order. */
export const selectNamedProcesses = (db: Db, definitionId: string): Promise<ProgramDetailsProcess[]> =>
  selectRecords(
    db,
    record<ProgramDetailsProcess>()(
      db
        .selectFrom('program_definition_processes as p')
        .innerJoin('process_definitions as d', (join) =>
          join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.process_definition_id'),
        )
        .where('p.program_definition_id', '=', definitionId)
        .select([
          namedRefOf('d').as('process_definition'),
          sql<boolean>`d.status = 'published' and d.deleted_at is null`.as('is_published'),
          as<ProgramDetailsProcess['recurrence']>()('p.recurrence').as('recurrence'),
          'p.lead_days',
          'p.due_in_days',
          as<ProgramDetailsProcess['day_shift']>()('p.day_shift').as('day_shift'),
          as<ProgramDetailsProcess['catch_up']>()('p.catch_up').as('catch_up'),
          'p.task_name_template',
        ])
        .orderBy('p.position'),
    ),
  );

/** The services of a definition with their names, in order. */
export const selectNamedServices = (db: Db, definitionId: string): Promise<ProgramDetailsService[]> =>
  selectRecords(
    db,
    record<ProgramDetailsService>()(
      db
        .selectFrom('program_definition_services as p')
        .innerJoin('client_services as s', (join) =>
          join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.service_id'),
        )
        .where('p.program_definition_id', '=', definitionId)
        .select([
          namedRefOf('s').as('service'),
          categoryName('s').as('category'),
          sql<number>`trim_scale(p.quantity)`.as('quantity'),
          sql<boolean>`s.archived_at is not null`.as('is_archived'),
        ])
        .orderBy('p.position'),
    ),
  );

/** Enrolments of present clients in the program, for each state that there are any in. */
export async function countEnrollments(db: Db, programId: string): Promise<ProgramEnrollmentCount[]> {
  const { rows } = await sql<ProgramEnrollmentCount>`
    select e.status, count(*)::integer as enrollment_count
    from client_programs e join clients c on c.tenant_id = e.tenant_id and c.id = e.client_id
    where e.program_id = ${programId} and c.deleted_at is null group by e.status`.execute(db);
  return rows.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
}

const order: readonly ClientProgramStatus[] = [
  'pending',
  'active',
  'paused',
  'suspended',
  'completed',
  'cancelled',
];
