import type { ClientProgramEnroll } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { findToday, requireClient } from '#src/domain/billing/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { findEventClient } from '#src/domain/refs/index.ts';
import { holdName, insertRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  activate,
  anchorDayOf,
  billWhatIsDue,
  eventClientProgram,
  lastDayAfter,
  lockEnrollment,
  requireFewDue,
  selectOpenIds,
  setAdvanceTimer,
} from '#src/domain/programs/index.ts';
import { requireRate } from '../offers/program-checks.ts';
import { holdProgram, type StoredProgram } from '../offers/programs.queries.ts';
import { checkBilling } from './billing-checks.ts';
import { attachProcesses, findOwners } from './enroll.queries.ts';

type Body = Omit<ClientProgramEnroll, 'action'>;
type EnrollEvent = 'client_program.added' | 'client_program.started';

/** Enrols a client; without a future start date the enrolment is active at once. Answers its id. */
export async function enroll(ctx: WriteContext<EnrollEvent>, body: Body): Promise<string> {
  const client = await requireClient(ctx.db, body.client_id, true);
  const program = await requireProgram(ctx, body.program_id);
  if (program.is_exclusive) await requireNoneOpen(ctx, client.id, program);
  const today = await findToday(ctx.db, ctx.now);
  const dates = datesOf(body, program, today);
  const billing = await billingOf(ctx, body, program, client.id, dates.start_date);
  const given = body.billing?.next_billing_date === undefined ? 'start_date' : 'billing.next_billing_date';
  requireFewDue({ ...billing, end_date: dates.end_date }, today, `body.${given}`);
  const assignedTo =
    body.assigned_to === undefined ? await findOwners(ctx.db, client.id) : tidyIds(body.assigned_to);
  await requireRecords(ctx, 'working_member', body.assigned_to, 'body.assigned_to');
  const id = await insertRecord(
    ctx.db,
    'client_programs',
    {
      client_id: client.id,
      program_id: program.id,
      program_definition_id: program.program_definition_id,
      status: 'pending',
      ...dates,
      ...billing,
      assigned_to: assignedTo,
      note: body.note ?? null,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  await attachProcesses(
    ctx.db,
    { id, program_definition_id: program.program_definition_id },
    ctx.identity.userId,
    ctx.now,
  );
  recordHistory(ctx, { kind: 'client_program', id, action: 'created' });
  const enrollment = (await lockEnrollment(ctx.db, id))!;
  ctx.emit('client_program.added', {
    client_program: eventClientProgram(enrollment),
    client: await findEventClient(ctx.db, client.id),
  });
  if (enrollment.start_date > today) await setAdvanceTimer(ctx, enrollment);
  else await billWhatIsDue(ctx, await activate(ctx, enrollment));
  return id;
}

async function requireProgram(ctx: WriteContext<never>, id: string): Promise<StoredProgram> {
  const program = await holdProgram(ctx.db, storedId(id));
  if (program === undefined) throw notFound('program', id);
  if (program.archived_at !== null)
    throw conflict(`The program "${program.name}" is archived and takes no new enrolments.`);
  return program;
}

/** 409 with the open enrolment of the client in an exclusive program. */
async function requireNoneOpen(
  ctx: WriteContext<never>,
  clientId: string,
  program: StoredProgram,
): Promise<void> {
  await holdName(ctx.db, 'enrolment', clientId, program.id);
  const [openId] = await selectOpenIds(ctx.db, clientId, program.id);
  if (openId !== undefined)
    throw conflict(
      `The client has an open enrolment in "${program.name}" (${openId}), and can have only one.`,
    );
}

function datesOf(body: Body, program: StoredProgram, today: string) {
  const start = body.start_date ?? today;
  const ofProgram = program.duration_months === null ? null : lastDayAfter(start, program.duration_months);
  const end = body.end_date === undefined ? ofProgram : body.end_date;
  if (end !== null && end < start) throw invalid('body.end_date', 'must not be before the start.');
  return {
    start_date: start,
    end_date: end,
    minimum_term_ends_on:
      program.minimum_term_months === null ? null : lastDayAfter(start, program.minimum_term_months),
  };
}

async function billingOf(
  ctx: WriteContext<never>,
  { billing = {} }: { readonly billing?: Partial<NonNullable<Body['billing']>> },
  program: StoredProgram,
  clientId: string,
  start: string,
) {
  const frequency = billing.frequency ?? program.frequency;
  const { currency } = program;
  await checkBilling(ctx, billing, { clientId, currency, frequency }, 'body.billing');
  if (billing.tax_rate_id !== undefined)
    await requireRate(ctx, billing.tax_rate_id, 'body.billing.tax_rate_id');
  const first = billing.next_billing_date ?? start;
  if (first < start) throw invalid('body.billing.next_billing_date', 'must not be before the start.');
  return {
    frequency,
    amount_minor: billing.amount?.amount_minor ?? program.amount_minor,
    currency,
    override_minor: billing.pricing_override?.amount_minor ?? null,
    tax_rate_id: billing.tax_rate_id === undefined ? program.tax_rate_id : storedId(billing.tax_rate_id),
    setup_fee_minor: program.setup_fee_minor,
    next_billing_date: first,
    billing_anchor_day: anchorDayOf(frequency, first, billing.billing_anchor_day),
    program_invoices: billing.program_invoices ?? null,
    is_auto_charged: billing.is_auto_charged ?? null,
    payment_method_id: storedId(billing.payment_method_id ?? null),
  };
}
