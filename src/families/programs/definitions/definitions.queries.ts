import { sql } from 'kysely';
import type { ProgramDefinition } from '#generated/types.gen.ts';
import type { ProgramsHandlers } from '#generated/families/programs/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  countRows,
  hasValue,
  iso,
  isoOrNull,
  list,
  mentions,
  named,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  tagged,
} from '#src/platform/db/query/index.ts';

const definitions = (db: Db) => db.selectFrom('program_definitions as d');

const processesOf = sql<ProgramDefinition['processes']>`coalesce((
  select json_agg(json_build_object('process_definition_id', dp.process_definition_id, 'recurrence', dp.recurrence, 'lead_days', dp.lead_days,
    'due_in_days', dp.due_in_days, 'day_shift', dp.day_shift, 'catch_up', dp.catch_up, 'task_name_template', dp.task_name_template,
    'assigned_to', dp.assigned_to) order by dp.position)
  from program_definition_processes dp where dp.tenant_id = d.tenant_id and dp.program_definition_id = d.id), '[]')`;

const servicesOf = sql<ProgramDefinition['services']>`coalesce((
  select json_agg(json_build_object('service_id', ds.service_id, 'quantity', trim_scale(ds.quantity)) order by ds.position)
  from program_definition_services ds where ds.tenant_id = d.tenant_id and ds.program_definition_id = d.id), '[]')`;

const programCount = sql<number>`(select count(*) from programs p
  where p.tenant_id = d.tenant_id and p.program_definition_id = d.id and p.archived_at is null)`;

/** The contract's representation of a definition. */
const definitionRecord = (query: ReturnType<typeof definitions>) =>
  record<ProgramDefinition>()(
    query.select([
      'd.id',
      'd.name',
      'd.description',
      processesOf.as('processes'),
      servicesOf.as('services'),
      'd.tags',
      programCount.as('program_count'),
      isoOrNull('d.archived_at').as('archived_at'),
      'd.revision',
      iso('d.created_at').as('created_at'),
      iso('d.updated_at').as('updated_at'),
      'd.created_by',
    ]),
  );

const holding =
  (table: 'program_definition_processes' | 'program_definition_services', column: string) =>
  (ids: readonly string[]) =>
    sql<boolean>`d.id in (
    select part.program_definition_id from ${sql.table(table)} part where part.${sql.ref(column)} = any(${ids}::uuid[]))`;

export const definitionList = list<ProgramsHandlers['listProgramDefinitions']>()({
  rows: definitions,
  record: definitionRecord,
  id: 'd.id',
  filters: {
    ...recordFilters('d'),
    process_definition_id: holding('program_definition_processes', 'process_definition_id'),
    service_id: holding('program_definition_services', 'service_id'),
    tags: tagged('d.tags'),
    is_archived: hasValue('d.archived_at'),
    search: mentions('d.name', 'd.description'),
  },
  sorts: {
    name: byName('d.name'),
    ...recordSorts('d'),
    program_count: sql`program_count`,
  },
});

export const selectDefinition = (db: Db, id: string): Promise<JsonText<ProgramDefinition> | undefined> =>
  selectRecord(db, definitionRecord(definitions(db).where('d.id', '=', id)));

/** A definition as its rules need it. */
export interface StoredDefinition {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly tags: string[];
  readonly archived_at: string | null;
  readonly revision: number;
}

const stored = [
  'd.id',
  'd.name',
  'd.description',
  'd.tags',
  isoOrNull('d.archived_at').as('archived_at'),
  'd.revision',
] as const;

/** Nobody else changes the definition, or bases a program on it, before the transaction ends. */
export const lockDefinition = (db: Db, id: string): Promise<StoredDefinition | undefined> =>
  definitions(db).where('d.id', '=', id).select(stored).forUpdate().executeTakeFirst();

/** As `lockDefinition`, by the name, without regard to case. */
export const lockDefinitionByName = (db: Db, name: string): Promise<StoredDefinition | undefined> =>
  definitions(db).where(named('d.name', name)).select(stored).forUpdate().executeTakeFirst();

/** The definition, which nobody changes or archives before the transaction ends. */
export const holdDefinition = (db: Db, id: string): Promise<StoredDefinition | undefined> =>
  definitions(db).where('d.id', '=', id).select(stored).forShare().executeTakeFirst();

/** Another definition with that name, archived ones included. */
export const findNamesake = (
  db: Db,
  name: string,
  ownId: string | null,
): Promise<{ id: string; name: string } | undefined> =>
  definitions(db)
    .where(named('d.name', name))
    .where(otherThan('d.id', ownId))
    .select(['d.id', 'd.name'])
    .executeTakeFirst();

/** How many unarchived programs deliver the definition. */
export async function countPrograms(db: Db, id: string): Promise<number> {
  return countRows(
    db.selectFrom('programs').where('program_definition_id', '=', id).where('archived_at', 'is', null),
  );
}
