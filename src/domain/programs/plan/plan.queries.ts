import { sql } from 'kysely';
import type { ClientProgramSchedule, Recurrence } from '#generated/types.gen.ts';
import type { Weekday } from '#src/domain/recurrence/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, dayOrNull, isoOrNull } from '#src/platform/db/query/index.ts';

/** A process of an enrolment as its rules need it. */
export interface StoredSchedule {
  readonly id: string;
  readonly client_program_id: string;
  readonly process_definition_id: string;
  readonly position: number;
  readonly recurrence: Recurrence | null;
  readonly lead_days: number;
  readonly due_in_days: number | null;
  readonly day_shift: ClientProgramSchedule['day_shift'];
  readonly catch_up: ClientProgramSchedule['catch_up'];
  readonly task_name_template: string | null;
  readonly is_active: boolean;
  readonly assigned_to: string[];
  readonly next_period_date: string | null;
  readonly next_period_key: string | null;
  readonly next_task_at: string | null;
  readonly skipped_period_keys: string[];
  /** Keys of the periods that have their task. */
  readonly made_period_keys: string[];
  readonly revision: number;
  readonly created_by: string;
}

const schedules = (db: Db) =>
  db.selectFrom('client_program_processes as a').select([
    'a.id',
    'a.client_program_id',
    'a.process_definition_id',
    'a.position',
    as<Recurrence | null>()('a.recurrence').as('recurrence'),
    'a.lead_days',
    'a.due_in_days',
    as<ClientProgramSchedule['day_shift']>()('a.day_shift').as('day_shift'),
    as<ClientProgramSchedule['catch_up']>()('a.catch_up').as('catch_up'),
    'a.task_name_template',
    'a.is_active',
    'a.assigned_to',
    dayOrNull('a.next_period_date').as('next_period_date'),
    'a.next_period_key',
    isoOrNull('a.next_task_at').as('next_task_at'),
    'a.skipped_period_keys',
    sql<string[]>`array(select m.period_key from client_program_tasks m where m.tenant_id = a.tenant_id
        and m.client_program_id = a.client_program_id and m.process_definition_id = a.process_definition_id)`.as(
      'made_period_keys',
    ),
    'a.revision',
    'a.created_by',
  ]);

/** The processes of an enrolment, in order. Whoever changes them holds the enrolment. */
export const selectSchedules = (db: Db, clientProgramId: string): Promise<StoredSchedule[]> =>
  schedules(db)
    .where('a.client_program_id', '=', clientProgramId)
    .orderBy('a.position')
    .orderBy('a.id')
    .execute();

export const findSchedule = (
  db: Db,
  clientProgramId: string,
  processDefinitionId: string,
): Promise<StoredSchedule | undefined> =>
  schedules(db)
    .where('a.client_program_id', '=', clientProgramId)
    .where('a.process_definition_id', '=', processDefinitionId)
    .executeTakeFirst();

export const findScheduleById = (db: Db, id: string): Promise<StoredSchedule | undefined> =>
  schedules(db).where('a.id', '=', id).executeTakeFirst();

/** When the next task is created; a plan is no change of the schedule. */
export interface NextTask {
  readonly next_period_date: string | null;
  readonly next_period_key: string | null;
  readonly next_task_at: string | null;
}

export async function storeNext(db: Db, id: string, next: NextTask): Promise<void> {
  await db.updateTable('client_program_processes').set(next).where('id', '=', id).execute();
}

/** Nothing is due any more; answers the ids of the processes that had something due. */
export async function clearNext(db: Db, clientProgramId: string): Promise<string[]> {
  const rows = await db
    .updateTable('client_program_processes')
    .set({ next_period_date: null, next_period_key: null, next_task_at: null })
    .where('client_program_id', '=', clientProgramId)
    .where('next_period_key', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findWeek(db: Db): Promise<{ readonly weekStart: Weekday; readonly timeZone: string }> {
  const row = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select(['week_start', 'time_zone'])
    .executeTakeFirstOrThrow();
  return { weekStart: row.week_start as Weekday, timeZone: row.time_zone };
}
