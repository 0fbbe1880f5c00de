import { sql } from 'kysely';
import type { EmployeeCompensation, EmployeeSchedule } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { OrganizationHandlers } from '#generated/console/families/organization/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, iso, jsonb, list, record, selectRecord } from '#src/platform/db/query/index.ts';

/** Time zone of the agency, and the day that it is there. */
export async function findAgencyDay(db: Db, now: Date): Promise<{ time_zone: string; today: string }> {
  return db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select([
      'time_zone',
      sql<string>`to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as('today'),
    ])
    .executeTakeFirstOrThrow();
}

/** Names that Postgres was found to have. It reads its list from files each time, which takes 20 ms. */
const knownTimeZones = new Set<string>();

/** Whether Postgres counts in it too, whose list differs from that of JavaScript. */
export async function isKnownTimeZone(db: Db, name: string): Promise<boolean> {
  if (knownTimeZones.has(name)) return true;
  const { rows } = await sql<{
    name: string;
  }>`select name from pg_timezone_names where lower(name) = lower(${name} collate app.unicode)`.execute(db);
  // As the list spells it, so that no more are kept than it has.
  if (rows.some((row) => row.name === name)) knownTimeZones.add(name);
  return rows.length > 0;
}

export type NewCompensation = Pick<
  EmployeeCompensation,
  | 'user_id'
  | 'pay_period'
  | 'pay'
  | 'cost_per_hour'
  | 'billing_rate_per_hour'
  | 'effective_date'
  | 'note'
  | 'created_by'
>;

/** An entry of the same day gives way. */
export async function saveCompensation(db: Db, entry: NewCompensation, now: Date): Promise<string> {
  const values = {
    ...entry,
    pay: jsonb(entry.pay),
    cost_per_hour: jsonb(entry.cost_per_hour),
    billing_rate_per_hour: jsonb(entry.billing_rate_per_hour),
    created_at: now,
  };
  const { id } = await db
    .insertInto('employee_compensations')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'effective_date']).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const compensations = (db: Db) => db.selectFrom('employee_compensations as c');

/** Each entry ends the day before the next one begins. */
const compensationRecord = (rows: ReturnType<typeof compensations>) =>
  record<EmployeeCompensation>()(
    rows.select([
      'c.id',
      'c.user_id',
      'c.pay_period',
      as<EmployeeCompensation['pay']>()('c.pay').as('pay'),
      as<EmployeeCompensation['cost_per_hour']>()('c.cost_per_hour').as('cost_per_hour'),
      as<EmployeeCompensation['billing_rate_per_hour']>()('c.billing_rate_per_hour').as(
        'billing_rate_per_hour',
      ),
      'c.effective_date',
      sql<string | null>`(select min(n.effective_date) - 1 from employee_compensations n
        where n.tenant_id = c.tenant_id and n.user_id = c.user_id and n.effective_date > c.effective_date)`.as(
        'ended_on',
      ),
      'c.note',
      iso('c.created_at').as('created_at'),
      'c.created_by',
    ]),
  );

export const selectCompensation = (db: Db, id: string): Promise<JsonText<EmployeeCompensation> | undefined> =>
  selectRecord(db, compensationRecord(compensations(db).where('c.id', '=', id)));

export const compensationList = list<OrganizationHandlers['listEmployeeCompensation'], { userId: string }>()({
  rows: (db, { userId }) => compensations(db).where('c.user_id', '=', userId),
  record: compensationRecord,
  id: 'c.id',
  filters: {},
  sorts: { effective_date: by('c.effective_date'), created_at: by('c.created_at') },
});

export interface StoredSchedule extends Pick<
  EmployeeSchedule,
  'time_zone' | 'hours' | 'capacity_minutes_per_week' | 'exceptions'
> {
  readonly revision: number;
}

const scheduleColumns = [
  'time_zone',
  sql<StoredSchedule['hours']>`hours`.as('hours'),
  'capacity_minutes_per_week',
  sql<StoredSchedule['exceptions']>`exceptions`.as('exceptions'),
] as const;

export const lockSchedule = (db: Db, userId: string): Promise<StoredSchedule | undefined> =>
  db
    .selectFrom('employee_schedules')
    .where('user_id', '=', userId)
    .select([...scheduleColumns, 'revision'])
    .forUpdate()
    .executeTakeFirst();

export const findSchedule = (db: Db, userId: string): Promise<Omit<StoredSchedule, 'revision'> | undefined> =>
  db
    .selectFrom('employee_schedules')
    .where('user_id', '=', userId)
    .select(scheduleColumns)
    .executeTakeFirst();

/** Whether a member is there who was not removed. */
export async function isEmployee(db: Db, userId: string): Promise<boolean> {
  const member = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('kind', '=', 'member')
    .where('status', '<>', 'removed')
    .select('id')
    .executeTakeFirst();
  return member !== undefined;
}

export async function saveSchedule(
  db: Db,
  userId: string,
  schedule: Omit<StoredSchedule, 'revision'>,
  updatedBy: string,
  now: Date,
): Promise<void> {
  const values = {
    ...schedule,
    hours: jsonb(schedule.hours),
    exceptions: jsonb(schedule.exceptions),
    updated_by: updatedBy,
    updated_at: now,
  };
  await db
    .insertInto('employee_schedules')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ ...values, revision: sql<number>`employee_schedules.revision + 1` }),
    )
    .execute();
}

export async function findScheduleStamp(
  db: Db,
  userId: string,
): Promise<Pick<EmployeeSchedule, 'revision' | 'updated_at' | 'updated_by'>> {
  return db
    .selectFrom('employee_schedules')
    .where('user_id', '=', userId)
    .select(['revision', iso('employee_schedules.updated_at').as('updated_at'), 'updated_by'])
    .executeTakeFirstOrThrow();
}
