import type { ClientProgramStatus } from '#generated/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import { findToday, type InvoiceWriter } from '#src/domain/billing/index.ts';
import { changesBetween, recordHistory, type RecordChanges } from '#src/domain/history/index.ts';
import { findEventClient } from '#src/domain/refs/index.ts';
import { anchorDayOf, billingDateFrom, plusDays } from '../periods/periods.rules.ts';
import { findCurrent, settleEnd, settlePause, type Proration } from './settle-rest.ts';
import { planSchedules, stopSchedules } from '../plan/plan.ts';
import { findPeriodAt } from '../periods/periods.queries.ts';
import {
  eventClientProgram,
  nextInvoiceDay,
  reviseEnrollment,
  type EnrollmentChange,
  type StoredEnrollment,
} from '../record/stored.queries.ts';

// What brings an enrolment into each state (domain model 4.2). The enrolment is locked and the step was judged; each answers it as it is
// afterwards. Timers are set by whoever calls, once for all steps together.

/** What steps need: the context of a handler, or that of a timer with the services. */
export type EnrollmentWriter<E extends EventType = never> = InvoiceWriter & Pick<WriteContext<E>, 'emit'>;

/** What steps change and histories tell. */
const tracked = [
  'status',
  'status_reason',
  'start_date',
  'end_date',
  'resume_on',
  'cancels_at',
  'next_billing_date',
  'billing_anchor_day',
  'assigned_to',
  'note',
] as const;

/** Stores the values and tells the history; answers what changed, null for nothing. */
export async function storeChange(
  ctx: InvoiceWriter,
  before: StoredEnrollment,
  change: EnrollmentChange,
  reason?: string | null,
): Promise<{ readonly after: StoredEnrollment; readonly changes: RecordChanges | null }> {
  const changes = changesBetween(before, { ...before, ...change }, tracked);
  if (changes === null) return { after: before, changes };
  await reviseEnrollment(ctx.db, before.id, change, ctx.now);
  const after = { ...before, ...change, revision: before.revision + 1 };
  recordHistory(ctx, { kind: 'client_program', id: before.id, action: 'updated', changes, reason });
  ctx.announce({ kind: 'client_program', id: before.id, revision: after.revision });
  return { after, changes };
}

async function toState(
  ctx: InvoiceWriter,
  before: StoredEnrollment,
  status: ClientProgramStatus,
  change: EnrollmentChange,
  reason?: string | null,
) {
  const { after, changes } = await storeChange(ctx, before, { ...change, status }, reason);
  const told = {
    client_program: eventClientProgram(after),
    client: await findEventClient(ctx.db, after.client_id),
    ...changes!.event,
  };
  return { after, told };
}

/** Starts a pending enrolment: early, when its start date lies ahead. Billing and schedules begin with it. */
export async function activate(
  ctx: EnrollmentWriter<'client_program.started'>,
  before: StoredEnrollment,
): Promise<StoredEnrollment> {
  const today = await findToday(ctx.db, ctx.now);
  const { after, told } = await toState(ctx, before, 'active', {
    ...(before.start_date > today ? startingOn(before, today) : {}),
    started_at: ctx.now.toISOString(),
  });
  ctx.emit('client_program.started', { ...told, started_at: ctx.now.toISOString() });
  await planSchedules(ctx, after);
  return after;
}

/** The enrolment with another first day; its billing moves along where it was to begin on the former one. */
export function startingOn(before: StoredEnrollment, start: string): EnrollmentChange {
  if (before.next_billing_date !== before.start_date) return { start_date: start };
  const isOnStart = anchorDayOf(before.frequency, before.start_date) === before.billing_anchor_day;
  return {
    start_date: start,
    next_billing_date: start,
    ...(isOnStart && { billing_anchor_day: anchorDayOf(before.frequency, start) }),
  };
}

export interface Pause {
  readonly reason: string | null;
  readonly resumeOn: string | null;
  readonly proration: Proration;
}

/** Stops an active enrolment. A proration settles the paused days of the billed period once they have passed. */
export async function pause(
  ctx: EnrollmentWriter<'client_program.paused'>,
  before: StoredEnrollment,
  { reason, resumeOn, proration }: Pause,
): Promise<StoredEnrollment> {
  const today = await findToday(ctx.db, ctx.now);
  const isSettled = proration !== 'none' && (await findCurrent(ctx, before, today)) !== undefined;
  const change = {
    status_reason: reason,
    paused_at: ctx.now.toISOString(),
    resume_on: resumeOn,
    pause_proration: isSettled ? proration : null,
    pause_unsettled_from: isSettled ? today : null,
  };
  const { after, told } = await toState(ctx, before, 'paused', change, reason);
  await stopSchedules(ctx, after.id);
  ctx.emit('client_program.paused', { ...told, reason, resume_on: resumeOn });
  return after;
}

export interface Suspension {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly failureCode: string;
  readonly attempts: number;
}

/** Stops an enrolment whose payment has failed for the last time. What was billed stays due. */
export async function suspend(
  ctx: EnrollmentWriter<'client_program.suspended'>,
  before: StoredEnrollment,
  { invoiceId, invoiceNumber, failureCode, attempts }: Suspension,
): Promise<StoredEnrollment> {
  const change = {
    suspended_at: ctx.now.toISOString(),
    status_reason: `Invoice ${invoiceNumber} was not paid after ${attempts} attempts (${failureCode}).`,
  };
  const { after, told } = await toState(ctx, before, 'suspended', change);
  await stopSchedules(ctx, after.id);
  ctx.emit('client_program.suspended', {
    ...told,
    invoice_id: invoiceId,
    failure_code: failureCode,
    attempts,
  });
  return after;
}

/** Goes on after a pause or suspension. What it skipped is not billed, and the next billing date never moves back (D20). */
export async function resume(
  ctx: EnrollmentWriter<'client_program.resumed'>,
  before: StoredEnrollment,
  reason?: string | null,
): Promise<StoredEnrollment> {
  const stoppedAt = new Date((before.paused_at ?? before.suspended_at)!);
  const day = await findToday(ctx.db, ctx.now);
  const next =
    before.next_billing_date === null ? null : billingDateFrom(before.next_billing_date, before, day);
  await settlePause(ctx, before, day, nextInvoiceDay({ ...before, next_billing_date: next }));
  const change = {
    ...settledPause,
    status_reason: null,
    paused_at: null,
    suspended_at: null,
    resume_on: null,
    next_billing_date: next,
  };
  const { after, told } = await toState(ctx, before, 'active', change, reason);
  await planSchedules(ctx, after, stoppedAt);
  const resumedFrom = before.status === 'paused' ? 'paused' : 'suspended';
  ctx.emit('client_program.resumed', { ...told, resumed_from: resumedFrom });
  return after;
}

export interface Cancellation {
  readonly reason: string | null;
  readonly proration: Proration;
  /** Whether it was planned for the end of the period, and that has come. */
  readonly isAtPeriodEnd: boolean;
}

export async function cancel(
  ctx: EnrollmentWriter<'client_program.cancelled'>,
  before: StoredEnrollment,
  { reason, proration, isAtPeriodEnd }: Cancellation,
): Promise<StoredEnrollment> {
  const today = await findToday(ctx.db, ctx.now);
  await settleEnd(ctx, before, today, proration);
  const cancelledAt = ctx.now.toISOString();
  const change = {
    ...ended,
    status_reason: reason,
    cancelled_at: cancelledAt,
    // One that never began has no last day.
    end_date: before.started_at === null ? null : isAtPeriodEnd ? plusDays(today, -1) : today,
  };
  const { after, told } = await toState(ctx, before, 'cancelled', change, reason);
  await stopSchedules(ctx, after.id);
  ctx.emit('client_program.cancelled', {
    ...told,
    reason,
    cancelled_at: cancelledAt,
    at_period_end: isAtPeriodEnd,
  });
  return after;
}

/** Ends an enrolment after its last day. */
export async function complete(
  ctx: EnrollmentWriter<'client_program.completed'>,
  before: StoredEnrollment,
): Promise<StoredEnrollment> {
  await settleEnd(ctx, before, plusDays(before.end_date!, 1), 'none');
  const completedAt = ctx.now.toISOString();
  const { after, told } = await toState(ctx, before, 'completed', { ...ended, completed_at: completedAt });
  await stopSchedules(ctx, after.id);
  ctx.emit('client_program.completed', { ...told, completed_at: completedAt });
  return after;
}

/** Settles the days of a pause that outlasts the billed period; the enrolment stays paused. */
export async function settlePaused(ctx: InvoiceWriter, before: StoredEnrollment): Promise<StoredEnrollment> {
  const period = await findPeriodAt(ctx.db, before.id, before.pause_unsettled_from!);
  if (period !== undefined)
    await settlePause(ctx, before, plusDays(period.period_end_date, 1), nextInvoiceDay(before));
  await reviseEnrollment(ctx.db, before.id, settledPause, ctx.now);
  return { ...before, ...settledPause, revision: before.revision + 1 };
}

const settledPause = {
  pause_proration: null,
  pause_unsettled_from: null,
} as const satisfies EnrollmentChange;

/** What an enrolment that ended no longer has. */
const ended = {
  ...settledPause,
  paused_at: null,
  suspended_at: null,
  resume_on: null,
  cancels_at: null,
  next_billing_date: null,
  scheduled_change: null,
} as const satisfies EnrollmentChange;
