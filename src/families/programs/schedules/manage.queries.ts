import { sql, type Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Db } from '#src/platform/db/index.ts';
import { insertRecord, jsonb, reviseRecord, type NewRow } from '#src/platform/db/query/index.ts';
import type { StoredSchedule } from '#src/domain/programs/index.ts';

/** What a request can set of a schedule. */
export type ScheduleValues = Pick<
  StoredSchedule,
  | 'recurrence'
  | 'lead_days'
  | 'due_in_days'
  | 'day_shift'
  | 'catch_up'
  | 'task_name_template'
  | 'is_active'
  | 'assigned_to'
>;

/** Attaches a process behind the others of the enrolment; answers its id. */
export function insertSchedule(
  db: Db,
  {
    recurrence,
    ...values
  }: ScheduleValues &
    Pick<
      Insertable<Database['client_program_processes']>,
      'client_program_id' | 'process_definition_id' | 'created_by'
    >,
  now: Date,
): Promise<string> {
  return insertRecord(
    db,
    'client_program_processes',
    {
      ...values,
      recurrence: jsonb(recurrence),
      position: sql<number>`(select coalesce(max(o.position) + 1, 0) from client_program_processes o
        where o.client_program_id = ${values.client_program_id})`,
      schedule_updated_at: now.toISOString(),
    } as unknown as NewRow<'client_program_processes'>,
    now,
  );
}

/** Gives a schedule these values and the next revision. */
export const reviseSchedule = (
  db: Db,
  id: string,
  { recurrence, ...values }: Partial<ScheduleValues> & { readonly skipped_period_keys?: readonly string[] },
  now: Date,
): Promise<void> =>
  reviseRecord(
    db,
    'client_program_processes',
    id,
    {
      ...values,
      ...(recurrence !== undefined && { recurrence: jsonb(recurrence) }),
      schedule_updated_at: now.toISOString(),
    } as never,
    now,
  );

/** Detaches a process; those behind it move up. */
export async function deleteSchedule(
  db: Db,
  { id, client_program_id: clientProgramId, position }: StoredSchedule,
): Promise<void> {
  await db.deleteFrom('client_program_processes').where('id', '=', id).execute();
  await db
    .updateTable('client_program_processes')
    .set((e) => ({ position: e('position', '-', 1) }))
    .where('client_program_id', '=', clientProgramId)
    .where('position', '>', position)
    .execute();
}
