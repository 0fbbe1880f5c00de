import type { EmployeeCompensation, EmployeeSchedule, Money } from '#generated/types.gen.ts';
import type {
  SetEmployeeCompensationInput,
  SetEmployeeScheduleInput,
} from '#generated/families/organization/handlers.ts';
import type { EmployeeScheduleShown } from '#generated/console/types.gen.ts';
import type {
  GetEmployeeScheduleInput,
  ListEmployeeCompensationInput,
} from '#generated/console/families/organization/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { isCurrency } from '#src/domain/field-values/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { sumMinutes } from '#src/domain/working-time/index.ts';
import * as queries from './employees.queries.ts';
import { checkCapacity, readExceptions, readHours } from './schedules.rules.ts';
import { lockUser, type StoredUser } from '../users/users.queries.ts';

export async function setEmployeeCompensation(
  ctx: WriteContext,
  { path, body }: SetEmployeeCompensationInput,
): Promise<Result<EmployeeCompensation>> {
  const member = await requireMember(ctx, storedId(path.user_id));
  if (member.id === ctx.identity.userId && ctx.identity.role !== 'owner')
    throw problem('permission_denied', 'Only an owner can set their own pay.');
  const { pay_period, pay, cost_per_hour = null, billing_rate_per_hour = null, note = null } = body;
  checkAmount(pay, 'body.pay');
  checkAmount(cost_per_hour, 'body.cost_per_hour');
  checkAmount(billing_rate_per_hour, 'body.billing_rate_per_hour');
  const effective_date = body.effective_date ?? (await queries.findAgencyDay(ctx.db, ctx.now)).today;
  const id = await queries.saveCompensation(
    ctx.db,
    {
      user_id: member.id,
      pay_period,
      pay,
      cost_per_hour,
      billing_rate_per_hour,
      effective_date,
      note,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  // The amounts stay where people.manage is asked for.
  ctx.audit({
    recordKind: 'employee_compensation',
    recordId: id,
    action: 'set',
    changedFields: ['pay'],
    previous: { user_id: member.id, effective_date },
  });
  return (await queries.selectCompensation(ctx.db, id))!;
}

function checkAmount(money: Money | null, place: string): void {
  if (money === null) return;
  if (money.amount_minor < 0) throw invalid(`${place}.amount_minor`, 'must not be negative.');
  if (!isCurrency(money.currency))
    throw invalid(`${place}.currency`, `must be an ISO 4217 currency code, not ${money.currency}.`);
}

export async function setEmployeeSchedule(
  ctx: WriteContext,
  { path, body }: SetEmployeeScheduleInput,
): Promise<EmployeeSchedule> {
  const userId = storedId(path.user_id);
  if (userId !== ctx.identity.userId) ctx.demand('people.manage');
  const member = await requireMember(ctx, userId);
  const next = await scheduleOf(ctx, body);
  const before = await queries.lockSchedule(ctx.db, member.id);
  checkRevision(before?.revision ?? 0, body.expected_revision);
  const changes = diff(before ?? {}, next, ['time_zone', 'hours', 'capacity_minutes_per_week', 'exceptions']);
  if (before === undefined || changes !== null) {
    await queries.saveSchedule(ctx.db, member.id, next, ctx.identity.userId, ctx.now);
    ctx.audit({
      recordKind: 'employee_schedule',
      recordId: member.id,
      action: 'set',
      changedFields: changes?._changed_fields ?? [],
      previous: before === undefined ? {} : { ...before },
    });
  }
  return shown(ctx.db, member.id, next);
}

const shown = async (
  db: Db,
  userId: string,
  schedule: Omit<queries.StoredSchedule, 'revision'>,
): Promise<EmployeeSchedule> => ({
  user_id: userId,
  ...schedule,
  working_minutes_per_week: sumMinutes(schedule.hours),
  ...(await queries.findScheduleStamp(db, userId)),
});

export async function getEmployeeSchedule(
  ctx: ReadContext,
  { path }: GetEmployeeScheduleInput,
): Promise<EmployeeScheduleShown> {
  const userId = storedId(path.user_id);
  if (userId !== ctx.identity.userId) ctx.demand('people.view');
  if (!(await queries.isEmployee(ctx.db, userId))) throw notFound('member', userId);
  const schedule = await queries.findSchedule(ctx.db, userId);
  return { user_id: userId, schedule: schedule === undefined ? null : await shown(ctx.db, userId, schedule) };
}

export async function listEmployeeCompensation(
  ctx: ReadContext,
  { path, query }: ListEmployeeCompensationInput,
): Promise<Page<EmployeeCompensation>> {
  const userId = storedId(path.user_id);
  if (!(await queries.isEmployee(ctx.db, userId))) throw notFound('member', userId);
  return queries.compensationList.page(ctx.db, query, { userId });
}

async function scheduleOf(
  ctx: WriteContext,
  {
    time_zone,
    hours: given,
    capacity_minutes_per_week = null,
    exceptions = [],
  }: SetEmployeeScheduleInput['body'],
): Promise<Omit<queries.StoredSchedule, 'revision'>> {
  if (time_zone !== undefined && !(await queries.isKnownTimeZone(ctx.db, time_zone)))
    throw invalid('body.time_zone', `must be an IANA time zone, not ${time_zone}.`);
  const hours = readHours(given, 'body.hours');
  checkCapacity(capacity_minutes_per_week, sumMinutes(hours));
  return {
    time_zone: time_zone ?? (await queries.findAgencyDay(ctx.db, ctx.now)).time_zone,
    hours,
    capacity_minutes_per_week,
    exceptions: readExceptions(exceptions),
  };
}

/** Locks a member who was not removed. */
async function requireMember(ctx: WriteContext, id: string): Promise<StoredUser> {
  const user = await lockUser(ctx.db, id);
  if (user === undefined || user.status === 'removed') throw notFound('member', id);
  if (user.kind === 'service_account')
    throw invalid('path.user_id', 'names a service account, which is not an employee.');
  return user;
}
