import type { ClientProgram } from '#generated/types.gen.ts';
import type { UpdateClientProgramInput } from '#generated/families/programs/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { findToday } from '#src/domain/billing/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  activate,
  billWhatIsDue,
  end,
  type EnrollmentChange,
  findLastBilledDay,
  planSchedules,
  plusDays,
  reachableStatuses,
  requireFewDue,
  startingOn,
  storeChange,
  type StoredEnrollment,
  withdraw,
} from '#src/domain/programs/index.ts';
import { lock, requireOpen, showEnrollment } from './enrollment.ts';
import { start } from './manage.ts';

type UpdateEvent = 'client_program.started' | 'client_program.cancelled';
type Correction = Extract<UpdateClientProgramInput['body'], { action: 'update' }>;

export async function updateClientProgram(
  ctx: WriteContext<UpdateEvent>,
  { path, body }: UpdateClientProgramInput,
): Promise<Result<ClientProgram>> {
  const before = await lock(ctx, path.id, body.expected_revision);
  switch (body.action) {
    case 'activate':
      await start(ctx, before);
      break;
    case 'cancel':
      await end(ctx, before, body);
      break;
    case 'withdraw_cancellation':
      await withdraw(ctx, before);
      break;
    case 'update':
      await correct(ctx, before, body);
      break;
  }
  return showEnrollment(ctx, before.id);
}

/** Changes dates, assignees or note; a pending enrolment whose start is not in the future starts. */
async function correct(
  ctx: WriteContext<UpdateEvent>,
  before: StoredEnrollment,
  body: Correction,
): Promise<void> {
  requireOpen(before, 'dates, assignees and note');
  const today = await findToday(ctx.db, ctx.now);
  const change = { ...changeOf(before, body, today), ...(await billedLonger(ctx, before, body)) };
  if (body.start_date !== undefined) requireFewDue({ ...before, ...change }, today, 'body.start_date');
  await new NamedRecords(new Set(before.assigned_to))
    .addAll('working_member', body.assigned_to, 'body.assigned_to')
    .require(ctx);
  const { after } = await storeChange(ctx, before, change);
  if (after.status === 'pending' && after.start_date <= today)
    await billWhatIsDue(ctx, await activate(ctx, after));
  else await billWhatIsDue(ctx, after);
  // Another last day has other last periods.
  if (after.status === 'active' && after.end_date !== before.end_date) await planSchedules(ctx, after);
}

/** Billing goes on the day after the last billed one when the end moves away that had cut it off. */
async function billedLonger(
  ctx: WriteContext<never>,
  before: StoredEnrollment,
  { end_date: end }: Correction,
): Promise<EnrollmentChange> {
  if (end === undefined || before.next_billing_date !== null || before.frequency === 'one_time') return {};
  const last = await findLastBilledDay(ctx.db, before.id);
  if (last === null || (end !== null && end <= last)) return {};
  return { next_billing_date: plusDays(last, 1) };
}

function changeOf(
  before: StoredEnrollment,
  { start_date: start, end_date: endDate, assigned_to: assignedTo, note }: Correction,
  today: string,
): EnrollmentChange {
  if (start !== undefined && start !== before.start_date && before.status !== 'pending')
    throw problem(
      'state_conflict',
      `The enrolment is ${before.status}, and only the start of a pending one can change. It can become ${reachableStatuses[before.status].join(', ')}.`,
    );
  const first = start ?? before.start_date;
  const last = endDate === undefined ? before.end_date : endDate;
  if (last !== null && last < first)
    throw invalid(
      endDate === undefined ? 'body.start_date' : 'body.end_date',
      'must not put the end before the start.',
    );
  if (endDate != null && endDate !== before.end_date && endDate < today)
    throw invalid('body.end_date', `must not be before today, ${today}.`);
  return {
    ...(first !== before.start_date && startingOn(before, first)),
    end_date: last,
    ...(assignedTo !== undefined && { assigned_to: tidyIds(assignedTo) }),
    ...(note !== undefined && { note }),
  };
}
