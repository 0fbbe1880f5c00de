import { findBeginning } from '#src/domain/billing/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { bill } from './bill.ts';
import { changeBilling, termsOf } from './terms.ts';
import { isOpen } from '../record/machine.rules.ts';
import { findPeriodAt } from '../periods/periods.queries.ts';
import { activate, cancel, complete, resume, settlePaused, type EnrollmentWriter } from './states.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';

/** What time does to enrolments: the events that each step may emit. */
export type TimeEvent =
  | 'client_program.started'
  | 'client_program.resumed'
  | 'client_program.cancelled'
  | 'client_program.completed'
  | 'client_program.billing_changed';

/** The one timer of an enrolment: when to look at it next. */
export const advanceTimer = 'advance_client_program';

type StepKind = 'cancel' | 'complete' | 'start' | 'resume' | 'settle_pause' | 'change_billing' | 'bill';

interface DueStep {
  readonly kind: StepKind;
  readonly at: Date;
}

/** Steps that time will take, soonest first; at one instant in the order in which they are listed here: what ends comes before what is billed. */
async function stepsOf(
  { db }: Pick<EnrollmentWriter, 'db'>,
  enrollment: StoredEnrollment,
): Promise<DueStep[]> {
  const { status } = enrollment;
  if (!isOpen(status)) return [];
  const beginning = async (kind: StepKind, day: string | null | undefined, later = 0) =>
    day == null ? [] : [{ kind, at: await findBeginning(db, day, later) }];
  const steps = [
    ...(enrollment.cancels_at === null
      ? []
      : [{ kind: 'cancel' as const, at: new Date(enrollment.cancels_at) }]),
    ...(status === 'pending' ? [] : await beginning('complete', enrollment.end_date, 1)),
    ...(status === 'pending' ? await beginning('start', enrollment.start_date) : []),
    ...(status === 'paused' ? await beginning('resume', enrollment.resume_on) : []),
    ...(await beginning('settle_pause', await endOfPause(db, enrollment), 1)),
    ...(await beginning('change_billing', enrollment.scheduled_change?.effective_date)),
    ...(status === 'active' && isBilledAgain(enrollment)
      ? await beginning('bill', enrollment.next_billing_date)
      : []),
  ];
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Last day of the billed period that a pause is to settle; undefined for none. */
async function endOfPause(
  db: EnrollmentWriter['db'],
  { id, pause_unsettled_from: from }: StoredEnrollment,
): Promise<string | undefined> {
  if (from === null) return undefined;
  return (await findPeriodAt(db, id, from))?.period_end_date ?? from;
}

const isBilledAgain = ({ next_billing_date: next, end_date: end }: StoredEnrollment): boolean =>
  next !== null && (end === null || next <= end);

/** Bills and schedules what has begun, in the same transaction; only billing and planned changes of it, which need no event of their own. */
export async function billWhatIsDue(
  ctx: EnrollmentWriter,
  enrollment: StoredEnrollment,
): Promise<StoredEnrollment> {
  let current = enrollment;
  while (current.status === 'active' && isBilledAgain(current)) {
    if ((await findBeginning(ctx.db, current.next_billing_date!)) > ctx.now) break;
    current = await bill(ctx, current);
  }
  await setAdvanceTimer(ctx, current);
  return current;
}

/** Takes the steps that are due, and sets the timer for the next; answers the enrolment afterwards. */
export async function advance(
  ctx: EnrollmentWriter<TimeEvent>,
  enrollment: StoredEnrollment,
): Promise<StoredEnrollment> {
  let current = enrollment;
  for (;;) {
    const [step] = await stepsOf(ctx, current);
    if (step === undefined || step.at > ctx.now) break;
    current = await take(ctx, current, step.kind);
  }
  await setAdvanceTimer(ctx, current);
  return current;
}

function take(
  ctx: EnrollmentWriter<TimeEvent>,
  enrollment: StoredEnrollment,
  kind: StepKind,
): Promise<StoredEnrollment> {
  switch (kind) {
    case 'cancel':
      return cancel(ctx, enrollment, {
        reason: enrollment.status_reason,
        proration: 'none',
        isAtPeriodEnd: true,
      });
    case 'complete':
      return complete(ctx, enrollment);
    case 'start':
      return activate(ctx, enrollment);
    case 'resume':
      return resume(ctx, enrollment);
    case 'settle_pause':
      return settlePaused(ctx, enrollment);
    case 'change_billing':
      return changeAsPlanned(ctx, enrollment);
    case 'bill':
      return bill(ctx, enrollment);
  }
}

async function changeAsPlanned(
  ctx: EnrollmentWriter<'client_program.billing_changed'>,
  enrollment: StoredEnrollment,
): Promise<StoredEnrollment> {
  const planned = enrollment.scheduled_change!;
  const change = { ...termsOf(planned), scheduled_change: null };
  return changeBilling(ctx, enrollment, change, planned.proration);
}

/** Looks at the enrolment again when its next step is due. */
export async function setAdvanceTimer(
  ctx: Pick<EnrollmentWriter, 'db' | 'atCommit'>,
  enrollment: StoredEnrollment,
): Promise<void> {
  const [next] = await stepsOf(ctx, enrollment);
  setTimer(ctx, { kind: advanceTimer, recordId: enrollment.id }, next?.at ?? null);
}
