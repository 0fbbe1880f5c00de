import type { BulkOutcome, ErrorDetail } from '#generated/types.gen.ts';
import type { Services } from '#src/call/services.ts';
import type { BackgroundJobKind, JobRun } from '#src/domain/background-jobs/index.ts';
import { findToday } from '#src/domain/billing/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { conflict, Problem } from '#src/platform/errors/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import {
  billWhatIsDue,
  changeBilling,
  type EnrollmentWriter,
  findSchedule,
  isOpen,
  isSameTerms,
  lockEnrollment,
  planSchedule,
  reviseEnrollment,
  selectSchedules,
  startOf,
  type StoredEnrollment,
  taskTimer,
  type Terms,
  termsOf,
} from '#src/domain/programs/index.ts';
import { atDay } from '../billing/update-billing.ts';
import { deleteSchedule } from '../schedules/manage.queries.ts';
import { attachMissing, selectOpenEnrollments, selectSurplus } from './apply.queries.ts';
import { applyKind, holdProgram, type StoredProgram } from '../offers/programs.queries.ts';
import type { ApplyInput } from './update.ts';

/** Brings open enrolments up to their program, one after another; what one of them refuses does not keep the others. */
export const applyProgram = (services: Services): BackgroundJobKind => ({
  kind: applyKind,
  async run(job) {
    const input = job.input as ApplyInput;
    const ids = await selectOpenEnrollments(
      job.db.read(job.tenantId),
      input.programId,
      input.clientProgramIds,
    );
    const outcomes: BulkOutcome[] = [];
    for (const [index, id] of ids.entries()) {
      job.signal?.throwIfAborted();
      outcomes.push(await applyTo(job, services, input, id));
      if (!(await job.progress(Math.floor((99 * (index + 1)) / ids.length)))) break;
    }
    const failed = outcomes.filter(({ status }) => status === 'failed');
    const others = outcomes.filter(({ status }) => status !== 'failed');
    return { failedCount: failed.length, outcomes: [...failed, ...others] };
  },
});

async function applyTo(
  { db, tenantId, userId }: JobRun,
  services: Services,
  input: ApplyInput,
  id: string,
): Promise<BulkOutcome> {
  const change = {
    name: applyKind,
    events: ['client_program.billing_changed'] as const,
    openness,
  };
  try {
    await changeAsSystem(db, tenantId, change, async (system) => {
      const ctx = { ...system, services };
      const program = await holdProgram(ctx.db, input.programId);
      const enrollment = await lockEnrollment(ctx.db, id);
      if (program === undefined || enrollment === undefined || !isOpen(enrollment.status)) return;
      const current = input.properties.includes('processes')
        ? await applyProcesses(ctx, enrollment, program, userId)
        : enrollment;
      await applyTerms(ctx, current, program, input);
    });
    return { id, status: 'succeeded' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { type, message } = error;
    return { id, status: 'failed', error: { type: type as ErrorDetail['type'], message } };
  }
}

async function applyTerms(
  ctx: EnrollmentWriter<'client_program.billing_changed'>,
  enrollment: StoredEnrollment,
  program: StoredProgram,
  { properties, effectiveDate }: ApplyInput,
): Promise<void> {
  if (properties.includes('amount') && program.currency !== enrollment.currency)
    throw conflict(
      `The enrolment is billed in ${enrollment.currency}, and the program in ${program.currency}.`,
    );
  const terms: Terms = {
    ...termsOf(enrollment),
    ...(properties.includes('frequency') && { frequency: program.frequency }),
    ...(properties.includes('amount') && { amount_minor: program.amount_minor }),
    ...(properties.includes('tax_rate_id') && { tax_rate_id: program.tax_rate_id }),
  };
  if (isSameTerms(terms, enrollment)) return;
  const today = await findToday(ctx.db, ctx.now);
  const next = enrollment.next_billing_date;
  const day = effectiveDate ?? (next === null || next < today ? today : next);
  const planning = { before: enrollment, planned: enrollment.scheduled_change, today };
  const change = atDay(planning, terms, day, 'none');
  await billWhatIsDue(ctx, await changeBilling(ctx, enrollment, change, 'none'));
}

/** Attaches what the enrolment lacks of the program's definition, and detaches what is no longer in it; tasks stay. */
async function applyProcesses(
  ctx: EnrollmentWriter,
  enrollment: StoredEnrollment,
  program: StoredProgram,
  userId: string,
): Promise<StoredEnrollment> {
  const { program_definition_id: definitionId } = program;
  const surplus = await selectSurplus(ctx.db, enrollment.id, definitionId);
  for (const processId of surplus) {
    const schedule = (await findSchedule(ctx.db, enrollment.id, processId))!;
    await deleteSchedule(ctx.db, schedule);
    setTimer(ctx, { kind: taskTimer, recordId: schedule.id }, null);
  }
  const known = new Set((await selectSchedules(ctx.db, enrollment.id)).map(({ id }) => id));
  const attached = await attachMissing(ctx.db, enrollment.id, definitionId, userId, ctx.now);
  for (const schedule of await selectSchedules(ctx.db, enrollment.id))
    if (!known.has(schedule.id)) await planSchedule(ctx, enrollment, schedule, startOf(schedule, ctx.now));
  const isOther = enrollment.program_definition_id !== definitionId;
  if (!isOther && attached === 0 && surplus.length === 0) return enrollment;
  await reviseEnrollment(ctx.db, enrollment.id, { program_definition_id: definitionId }, ctx.now);
  ctx.audit({
    recordKind: 'client_program',
    recordId: enrollment.id,
    action: 'processes_applied',
    newValues: { program_definition_id: definitionId, attached, detached: surplus.length },
  });
  return { ...enrollment, program_definition_id: definitionId, revision: enrollment.revision + 1 };
}
