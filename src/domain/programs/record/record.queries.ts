import { sql, type RawBuilder } from 'kysely';
import type { ClientProgram, ClientProgramBilling, ClientProgramStatus } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import { clientRef, namedRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, day, dayOrNull, iso, isoOrNull, record, selectRecord } from '#src/platform/db/query/index.ts';
import { reachableStatuses } from './machine.rules.ts';

/** Enrolments of clients that are not deleted. */
export const clientPrograms = (db: Db) =>
  db
    .selectFrom('client_programs as e')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.client_id'),
    )
    .innerJoin('programs as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.program_id'),
    )
    .where('c.deleted_at', 'is', null);

const today = sql`(select (app.now() at time zone t.time_zone)::date from tenants t where t.id = e.tenant_id)`;

/** The first day that is not part of an enrolment whose cancellation is planned. */
export const cancelsOn = sql<string | null>`(select (e.cancels_at at time zone t.time_zone)::date::text
  from tenants t where t.id = e.tenant_id)`;

/** Day of the next invoice; null when the enrolment ends before. */
export const nextInvoiceDate = sql<
  string | null
>`case when e.next_billing_date <= coalesce(e.end_date, e.next_billing_date)
  and (e.cancels_at is null or e.next_billing_date::text < ${cancelsOn}) then e.next_billing_date end`;

/** An amount in the currency of the enrolment. */
const money = (amount: RawBuilder<unknown>) =>
  sql`json_build_object('amount_minor', ${amount}, 'currency', e.currency)`;
const moneyOrNull = (amount: RawBuilder<unknown>) =>
  sql`case when ${amount} is not null then ${money(amount)} end`;

/** The settings of the client; null without. */
const ofClient = (column: string) => sql`(select s.${sql.ref(column)} from client_billing_settings s
  where s.tenant_id = e.tenant_id and s.client_id = e.client_id)`;
const ofAgency = (column: string) =>
  sql`(select s.${sql.ref(column)} from billing_settings s where s.tenant_id = e.tenant_id)`;

/** Tax in percent of the next invoice: none for a client who is exempt today, else that of the rate of the enrolment or the agency. */
const taxPercent = sql`case when exists (
    select from client_tax_exemptions x where x.tenant_id = e.tenant_id and x.client_id = e.client_id and x.is_exempt
      and coalesce(x.valid_from, '-infinity') <= coalesce(e.next_billing_date, ${today}) and coalesce(x.valid_to, 'infinity') >= coalesce(e.next_billing_date, ${today}))
  then 0 else coalesce((select trim_scale(r.percent) from tax_rates r
    where r.tenant_id = e.tenant_id and r.id = coalesce(e.tax_rate_id, ${ofAgency('default_tax_rate_id')})), 0) end`;

/** The billed period that a day is in; a period without an end date, of a price that is paid once, has passed the day after. */
const currentPeriod = sql`(select json_build_object('period_start_date', b.period_start_date, 'period_end_date', b.period_end_date)
  from client_program_periods b where b.tenant_id = e.tenant_id and b.client_program_id = e.id
    and ${today} between b.period_start_date and b.period_end_date order by b.period_start_date desc limit 1)`;

/** Last day of the latest period whose invoice is paid, or that cost nothing. */
const paidThrough = sql`(select max(b.period_end_date)
  from client_program_periods b left join invoices i on i.tenant_id = b.tenant_id and i.id = b.invoice_id
  where b.tenant_id = e.tenant_id and b.client_program_id = e.id and (b.invoice_id is null or i.status = 'paid'))`;

const scheduledChange = sql`case when e.scheduled_change is not null then json_build_object(
  'effective_date', e.scheduled_change -> 'effective_date', 'frequency', e.scheduled_change -> 'frequency',
  'amount', ${money(sql`e.scheduled_change -> 'amount_minor'`)},
  'pricing_override', case when e.scheduled_change ->> 'override_minor' is not null then ${money(sql`e.scheduled_change -> 'override_minor'`)} end,
  'tax_rate_id', e.scheduled_change -> 'tax_rate_id', 'proration', e.scheduled_change -> 'proration') end`;

const billing = sql<ClientProgramBilling>`json_build_object(
  'frequency', e.frequency,
  'amount', ${money(sql`e.amount_minor`)},
  'pricing_override', ${moneyOrNull(sql`e.override_minor`)},
  'tax_rate_id', e.tax_rate_id,
  'tax_percent', ${taxPercent},
  'current_period', ${currentPeriod},
  'paid_through_date', ${paidThrough},
  'next_billing_date', ${nextInvoiceDate},
  'billing_anchor_day', e.billing_anchor_day,
  'scheduled_change', ${scheduledChange},
  'program_invoices', e.program_invoices,
  'is_auto_charged', coalesce(e.is_auto_charged, ${ofClient('is_auto_charged')}, ${ofAgency('is_auto_charged')}, false),
  'payment_method_id', e.payment_method_id)`;

/** The oldest unpaid invoice of the enrolment. */
const openInvoice = <T>(
  column: RawBuilder<unknown>,
): RawBuilder<T> => sql<T>`(select ${column} from invoices i
  where i.tenant_id = e.tenant_id and i.client_program_id = e.id and i.status in ('open', 'partially_paid') and i.deleted_at is null
  order by i.due_on, i.id limit 1)`;

const reachable = sql<ClientProgramStatus[]>`${JSON.stringify(reachableStatuses)}::jsonb -> e.status`;

/** When an enrolment begins and ends, and when and why it came into its states. */
export const lifeColumns = [
  'e.status_reason',
  day('e.start_date').as('start_date'),
  dayOrNull('e.end_date').as('end_date'),
  dayOrNull('e.minimum_term_ends_on').as('minimum_term_ends_on'),
  isoOrNull('e.started_at').as('started_at'),
  isoOrNull('e.paused_at').as('paused_at'),
  dayOrNull('e.resume_on').as('resume_on'),
  isoOrNull('e.suspended_at').as('suspended_at'),
  isoOrNull('e.cancels_at').as('cancels_at'),
  isoOrNull('e.cancelled_at').as('cancelled_at'),
  isoOrNull('e.completed_at').as('completed_at'),
] as const;

/** The contract's representation of an enrolment. */
export const clientProgramRecord = (query: ReturnType<typeof clientPrograms>) =>
  record<ClientProgram>()(
    query.select([
      'e.id',
      clientRef('e.client_id').as('client'),
      namedRef('programs', 'e.program_id').as('program'),
      'e.program_definition_id',
      as<ClientProgramStatus>()('e.status').as('status'),
      reachable.as('reachable_statuses'),
      ...lifeColumns,
      billing.as('billing'),
      openInvoice<string | null>(sql`i.id`).as('open_invoice_id'),
      sql<number>`coalesce(${openInvoice<number>(sql`i.failed_attempts`)}, 0)`.as('failed_payment_attempts'),
      openInvoice<string | null>(sql`app.iso(i.next_retry_at)`).as('next_retry_at'),
      'e.assigned_to',
      sql<number>`(select count(*) from client_program_processes a
        where a.tenant_id = e.tenant_id and a.client_program_id = e.id)`.as('process_count'),
      'e.note',
      'e.revision',
      iso('e.created_at').as('created_at'),
      iso('e.updated_at').as('updated_at'),
      'e.created_by',
    ]),
  );

export const selectClientProgram = (db: Db, id: string): Promise<JsonText<ClientProgram> | undefined> =>
  selectRecord(db, clientProgramRecord(clientPrograms(db).where('e.id', '=', id)));

/** What an enrolment brings in each month in minor units, before tax; null when it is billed once. `e` is the enrolment. */
export const monthlyMinor = sql<
  number | null
>`round(coalesce(e.override_minor, e.amount_minor) * case e.frequency
  when 'weekly' then 52.0 / 12 when 'monthly' then 1 when 'quarterly' then 1.0 / 3 when 'semiannually' then 1.0 / 6 when 'yearly' then 1.0 / 12 end)::bigint`;
