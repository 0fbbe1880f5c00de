import type { ClientProgramAtPeriodEnd, ProgramProration } from '#generated/types.gen.ts';
import { findBeginning, findToday } from '#src/domain/billing/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { findPeriodAt } from '../periods/periods.queries.ts';
import { setAdvanceTimer } from './advance.ts';
import { clientProgramMachine, standingOf } from '../record/machine.rules.ts';
import { cancel, storeChange, type EnrollmentWriter } from './states.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';

/** What a request says about the end of an enrolment. */
export interface WantedEnd {
  readonly at_period_end?: ClientProgramAtPeriodEnd;
  readonly proration?: ProgramProration;
  readonly reason?: string | null;
}

export type EndOutcome = 'cancelled' | 'cancellation_planned' | 'unchanged';

/** Cancels an enrolment now, or plans it for the end of the paid period. 409 for one that has ended. */
export async function end(
  ctx: EnrollmentWriter<'client_program.cancelled'>,
  before: StoredEnrollment,
  { at_period_end: isAtPeriodEnd = false, proration = 'none', reason = null }: WantedEnd,
): Promise<EndOutcome> {
  clientProgramMachine.require(before.status, 'cancelled', undefined, standingOf(ctx));
  const until = isAtPeriodEnd ? await endOfPeriod(ctx, before) : null;
  if (until === null) {
    const after = await cancel(ctx, before, { reason, proration, isAtPeriodEnd: false });
    await setAdvanceTimer(ctx, after);
    return 'cancelled';
  }
  const cancelsAt = until.toISOString();
  const change = { cancels_at: cancelsAt, status_reason: reason ?? before.status_reason };
  const { after, changes } = await storeChange(ctx, before, change, reason);
  if (changes === null) return 'unchanged';
  await setAdvanceTimer(ctx, after);
  return 'cancellation_planned';
}

/** When the paid period of today ends; null when it is not paid, or there is none. */
async function endOfPeriod(
  ctx: Pick<EnrollmentWriter, 'db' | 'now'>,
  { id }: StoredEnrollment,
): Promise<Date | null> {
  const period = await findPeriodAt(ctx.db, id, await findToday(ctx.db, ctx.now));
  return period?.is_paid !== true ? null : findBeginning(ctx.db, period.period_end_date, 1);
}

/** Keeps an enrolment whose cancellation was planned; answers whether one was. */
export async function withdraw(ctx: EnrollmentWriter, before: StoredEnrollment): Promise<boolean> {
  if (before.status === 'cancelled' || before.status === 'completed')
    throw conflict(`The enrolment is ${before.status}, so there is no cancellation to withdraw.`);
  if (before.cancels_at === null) return false;
  const { after } = await storeChange(ctx, before, {
    cancels_at: null,
    // The reason of a pause or suspension is another one.
    ...(before.status === 'pending' || before.status === 'active' ? { status_reason: null } : {}),
  });
  await setAdvanceTimer(ctx, after);
  return true;
}
