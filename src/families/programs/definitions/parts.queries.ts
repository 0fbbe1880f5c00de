import { sql } from 'kysely';
import type { ProgramDefinitionProcess, ProgramDefinitionService } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, jsonb } from '#src/platform/db/query/index.ts';

/** The processes of a definition, in order. */
export const selectProcesses = (db: Db, definitionId: string): Promise<ProgramDefinitionProcess[]> =>
  db
    .selectFrom('program_definition_processes as p')
    .where('p.program_definition_id', '=', definitionId)
    .select([
      'p.process_definition_id',
      as<ProgramDefinitionProcess['recurrence']>()('p.recurrence').as('recurrence'),
      'p.lead_days',
      'p.due_in_days',
      as<ProgramDefinitionProcess['day_shift']>()('p.day_shift').as('day_shift'),
      as<ProgramDefinitionProcess['catch_up']>()('p.catch_up').as('catch_up'),
      'p.task_name_template',
      'p.assigned_to',
    ])
    .orderBy('p.position')
    .execute();

/** The services of a definition, in order. */
export const selectServices = (db: Db, definitionId: string): Promise<ProgramDefinitionService[]> =>
  db
    .selectFrom('program_definition_services as s')
    .where('s.program_definition_id', '=', definitionId)
    .select(['s.service_id', sql<number>`s.quantity::float8`.as('quantity')])
    .orderBy('s.position')
    .execute();

export async function replaceProcesses(
  db: Db,
  definitionId: string,
  processes: readonly ProgramDefinitionProcess[],
): Promise<void> {
  await db
    .deleteFrom('program_definition_processes')
    .where('program_definition_id', '=', definitionId)
    .execute();
  if (processes.length === 0) return;
  await db
    .insertInto('program_definition_processes')
    .values(
      processes.map((process, position) => ({
        ...process,
        program_definition_id: definitionId,
        position,
        recurrence: jsonb(process.recurrence),
      })),
    )
    .execute();
}

export async function replaceServices(
  db: Db,
  definitionId: string,
  services: readonly ProgramDefinitionService[],
): Promise<void> {
  await db
    .deleteFrom('program_definition_services')
    .where('program_definition_id', '=', definitionId)
    .execute();
  if (services.length === 0) return;
  await db
    .insertInto('program_definition_services')
    .values(
      services.map((service, position) => ({ ...service, program_definition_id: definitionId, position })),
    )
    .execute();
}
