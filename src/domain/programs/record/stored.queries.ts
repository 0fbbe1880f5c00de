import type {
  ClientProgramBilling,
  ClientProgramStatus,
  EventClientProgram,
  ProgramBillingFrequency,
  ProgramProration,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, dayOrNull, jsonb, reviseRecord, type RowChange } from '#src/platform/db/query/index.ts';
import { cancelsOn, clientPrograms, lifeColumns } from './record.queries.ts';

/** A change of billing that waits for its day. */
export interface ScheduledChange {
  readonly effective_date: string;
  readonly frequency: ProgramBillingFrequency;
  readonly amount_minor: number;
  readonly override_minor: number | null;
  readonly tax_rate_id: string | null;
  readonly proration: ProgramProration;
}

/** An enrolment as its rules need it; days as `2026-03-01`, instants as ISO texts. */
export interface StoredEnrollment {
  readonly id: string;
  readonly client_id: string;
  readonly program_id: string;
  readonly program_name: string;
  readonly program_definition_id: string;
  readonly status: ClientProgramStatus;
  readonly status_reason: string | null;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly minimum_term_ends_on: string | null;
  readonly started_at: string | null;
  readonly paused_at: string | null;
  readonly resume_on: string | null;
  readonly suspended_at: string | null;
  readonly cancels_at: string | null;
  /** The day of `cancels_at`, the first one that is not part of the enrolment. */
  readonly cancels_on: string | null;
  readonly cancelled_at: string | null;
  readonly completed_at: string | null;
  readonly frequency: ProgramBillingFrequency;
  readonly amount_minor: number;
  readonly currency: string;
  readonly override_minor: number | null;
  readonly tax_rate_id: string | null;
  readonly setup_fee_minor: number | null;
  readonly next_billing_date: string | null;
  readonly billing_anchor_day: number | null;
  readonly scheduled_change: ScheduledChange | null;
  readonly program_invoices: ClientProgramBilling['program_invoices'];
  readonly is_auto_charged: boolean | null;
  readonly payment_method_id: string | null;
  /** How the days of the pause are settled, and the first one that is not yet; null for not at all. */
  readonly pause_proration: Exclude<ProgramProration, 'none'> | null;
  readonly pause_unsettled_from: string | null;
  readonly assigned_to: string[];
  readonly note: string | null;
  readonly revision: number;
  readonly created_by: string;
}

const stored = (db: Db, id: string) =>
  clientPrograms(db)
    .where('e.id', '=', id)
    .select([
      'e.id',
      'e.client_id',
      'e.program_id',
      'p.name as program_name',
      'e.program_definition_id',
      as<ClientProgramStatus>()('e.status').as('status'),
      ...lifeColumns,
      as<ProgramBillingFrequency>()('e.frequency').as('frequency'),
      'e.amount_minor',
      'e.currency',
      'e.override_minor',
      'e.tax_rate_id',
      'e.setup_fee_minor',
      dayOrNull('e.next_billing_date').as('next_billing_date'),
      'e.billing_anchor_day',
      as<ScheduledChange | null>()('e.scheduled_change').as('scheduled_change'),
      as<ClientProgramBilling['program_invoices']>()('e.program_invoices').as('program_invoices'),
      'e.is_auto_charged',
      'e.payment_method_id',
      as<StoredEnrollment['pause_proration']>()('e.pause_proration').as('pause_proration'),
      dayOrNull('e.pause_unsettled_from').as('pause_unsettled_from'),
      cancelsOn.as('cancels_on'),
      'e.assigned_to',
      'e.note',
      'e.revision',
      'e.created_by',
    ]);

/** The enrolment of a client that is not deleted. */
export const findEnrollment = (db: Db, id: string): Promise<StoredEnrollment | undefined> =>
  stored(db, id).executeTakeFirst();

/** As `findEnrollment`; nobody else changes it before the transaction ends. */
export const lockEnrollment = (db: Db, id: string): Promise<StoredEnrollment | undefined> =>
  stored(db, id).forNoKeyUpdate('e').executeTakeFirst();

export type EnrollmentChange = Partial<
  Omit<
    StoredEnrollment,
    'id' | 'client_id' | 'program_id' | 'program_name' | 'currency' | 'revision' | 'created_by' | 'cancels_on'
  >
>;

/** Gives a locked enrolment these values and the next revision. */
export const reviseEnrollment = (
  db: Db,
  id: string,
  { scheduled_change: planned, ...values }: EnrollmentChange,
  now: Date,
): Promise<void> =>
  reviseRecord(
    db,
    'client_programs',
    id,
    {
      ...values,
      ...(planned !== undefined && { scheduled_change: jsonb(planned) }),
    } as RowChange<'client_programs'>,
    now,
  );

/** Day of the next invoice; null when the enrolment ends before. */
export const nextInvoiceDay = ({
  next_billing_date: next,
  end_date: end,
  cancels_on: cancelsOn,
}: Pick<StoredEnrollment, 'next_billing_date' | 'end_date' | 'cancels_on'>): string | null =>
  next === null || (end !== null && next > end) || (cancelsOn !== null && next >= cancelsOn) ? null : next;

/** An enrolment as events carry it. */
export const eventClientProgram = (enrollment: StoredEnrollment): EventClientProgram => ({
  id: enrollment.id,
  client_id: enrollment.client_id,
  program_id: enrollment.program_id,
  program_name: enrollment.program_name,
  status: enrollment.status,
  start_date: enrollment.start_date,
  end_date: enrollment.end_date,
  billing: eventBilling(enrollment),
});

export const eventBilling = (
  enrollment: Pick<
    StoredEnrollment,
    | 'frequency'
    | 'amount_minor'
    | 'currency'
    | 'override_minor'
    | 'next_billing_date'
    | 'end_date'
    | 'cancels_on'
  >,
): EventClientProgram['billing'] => ({
  frequency: enrollment.frequency,
  amount_minor: enrollment.amount_minor,
  currency: enrollment.currency,
  pricing_override_minor: enrollment.override_minor,
  next_billing_date: nextInvoiceDay(enrollment),
});

/** Open enrolments of the client in the program, oldest first. */
export async function selectOpenIds(db: Db, clientId: string, programId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client_programs')
    .where('client_id', '=', clientId)
    .where('program_id', '=', programId)
    .where('status', 'in', ['pending', 'active', 'paused', 'suspended'])
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an unpaid invoice of the enrolment has had failed charges. */
export async function hasFailedInvoice(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .where('client_program_id', '=', id)
    .where('status', 'in', ['open', 'partially_paid'])
    .where('failed_attempts', '>', 0)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Code of the last charge of the invoice that failed, apart from what clients pay on its page; undefined when there was no method to charge. */
export async function findLastFailure(db: Db, invoiceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_transactions')
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'failed')
    .where('kind', '=', 'payment')
    .where('source', '=', 'saved_method')
    .where('failure_code', '<>', 'replaced')
    .select('failure_code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.failure_code?.slice(0, 80);
}
