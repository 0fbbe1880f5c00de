import { sql } from 'kysely';
import type { ClientProgramProcess, ClientProgramSchedule, TaskRef } from '#generated/types.gen.ts';
import type { ProgramsHandlers } from '#generated/families/programs/handlers.ts';
import { clientRef, namedRef, namedRefOf, taskRefOf } from '#src/domain/refs/index.ts';
import { isVisibleRecord, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  emptyLast,
  fromDay,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecords,
  untilDay,
} from '#src/platform/db/query/index.ts';

/** Processes of enrolments of clients that are not deleted. */
const attached = (db: Db) =>
  db
    .selectFrom('client_program_processes as a')
    .innerJoin('client_programs as e', (join) =>
      join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.id', '=', 'a.client_program_id'),
    )
    .innerJoin('clients as c', (join) =>
      join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.client_id'),
    )
    .innerJoin('programs as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.program_id'),
    )
    .innerJoin('process_definitions as d', (join) =>
      join.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.process_definition_id'),
    )
    .where('c.deleted_at', 'is', null);

const madeTasks = sql`client_program_tasks m where m.tenant_id = a.tenant_id
  and m.client_program_id = a.client_program_id and m.process_definition_id = a.process_definition_id`;

/** Something of the latest period with a task. */
const ofLatest = (column: string) =>
  sql`(select m.${sql.ref(column)} from ${madeTasks} order by m.period_date desc, m.created_at desc limit 1)`;

const schedule = sql<ClientProgramSchedule>`json_build_object(
  'id', a.schedule_id,
  'client_program_id', a.client_program_id,
  'process_definition_id', a.process_definition_id,
  'recurrence', a.recurrence,
  'lead_days', a.lead_days,
  'due_in_days', a.due_in_days,
  'day_shift', a.day_shift,
  'catch_up', a.catch_up,
  'task_name_template', a.task_name_template,
  'is_active', a.is_active,
  'assigned_to', a.assigned_to,
  'next_period_date', a.next_period_date,
  'next_period_key', a.next_period_key,
  'last_period_date', ${ofLatest('period_date')},
  'last_period_key', ${ofLatest('period_key')},
  'skipped_period_keys', a.skipped_period_keys,
  'revision', a.revision,
  'created_at', app.iso(a.created_at),
  'updated_at', app.iso(a.schedule_updated_at),
  'created_by', a.created_by)`;

/** The latest task, as far as the viewer sees it; merged and deleted ones are not to be seen. */
const lastTask = (scope: ViewerScope) => sql<TaskRef | null>`(select ${taskRefOf('_task')} from tasks _task
  where _task.tenant_id = a.tenant_id and _task.id = ${ofLatest('task_id')}
    and ${isVisibleRecord(viewerIn(scope), sql.lit('task'), sql.ref('_task.id'), ['task'])})`;

/** The contract's representation of a process of an enrolment. */
const processRecord = (query: ReturnType<typeof attached>, scope: ViewerScope) =>
  record<ClientProgramProcess>()(
    query.select([
      'a.id',
      'a.client_program_id',
      clientRef('e.client_id').as('client'),
      namedRef('programs', 'e.program_id').as('program'),
      namedRefOf('d').as('process_definition'),
      'a.position',
      schedule.as('schedule'),
      sql<number>`(select count(*) from ${madeTasks})`.as('generated_task_count'),
      lastTask(scope).as('last_task'),
      sql<string | null>`app.iso(${ofLatest('created_at')})`.as('last_generated_at'),
      iso('a.created_at').as('created_at'),
      iso('a.updated_at').as('updated_at'),
      'a.created_by',
    ]),
  );

export const processList = list<ProgramsHandlers['listClientProgramProcesses'], ViewerScope>()({
  rows: attached,
  record: processRecord,
  id: 'a.id',
  filters: {
    ...recordFilters('a'),
    client_program_id: oneOfIds('a.client_program_id'),
    client_id: oneOfIds('e.client_id'),
    program_id: oneOfIds('e.program_id'),
    process_definition_id: oneOfIds('a.process_definition_id'),
    client_program_status: oneOf('e.status'),
    is_active: holds('a.is_active'),
    next_period_from: fromDay('a.next_period_date'),
    next_period_to: untilDay('a.next_period_date'),
    search: mentions('d.name', 'c.name', 'p.name'),
  },
  sorts: {
    process_name: byName('d.name'),
    next_period_date: emptyLast('a.next_period_date'),
    ...recordSorts('a'),
  },
  own: [sql`a.client_program_id`, sql`a.position`],
});

/** The schedule as the contract has it. */
export async function selectSchedule(db: Db, id: string): Promise<ClientProgramSchedule> {
  const [row] = await selectRecords(
    db,
    record<{ readonly schedule: ClientProgramSchedule }>()(
      db.selectFrom('client_program_processes as a').where('a.id', '=', id).select(schedule.as('schedule')),
    ),
  );
  return row!.schedule;
}
