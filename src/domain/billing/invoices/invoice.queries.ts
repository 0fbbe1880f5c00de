import { sql, type RawBuilder } from 'kysely';
import type { Invoice, InvoiceLine, InvoiceStatus, Money } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { clientRef } from '#src/domain/refs/index.ts';
import {
  as,
  dayOrNull,
  iso,
  isoOrNull,
  record,
  selectRecord,
  type RecordQuery,
  type Select,
} from '#src/platform/db/query/index.ts';
import { clientRecipients } from '../recipients.queries.ts';
import { invoiceMachine, invoiceStatuses } from './machine.rules.ts';

/** What an answer depends on beside the invoice. */
export interface InvoiceScope {
  readonly hasLines: boolean;
  readonly hasPayments: boolean;
}

/** Invoices that are not deleted, of clients that are there. */
export const invoices = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('clients as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'i.tenant_id')
        .onRef('c.id', '=', 'i.client_id')
        .on('c.deleted_at', 'is', null),
    )
    .where('i.deleted_at', 'is', null);

const money = (column: string, currency = 'i.currency') =>
  sql<Money>`json_build_object('amount_minor', ${sql.ref(column)}, 'currency', ${sql.ref(currency)})`;

/** The agency's day; one look-up for a statement. */
const today = sql`(select (app.now() at time zone time_zone)::date from tenants where id = app.tenant_id())`;

export const isOverdue = sql<boolean>`(i.status in ('open', 'partially_paid') and i.balance_minor > 0 and i.due_on < ${today})`;

const isSettledInPart = sql`(i.paid_minor <> 0 or i.credit_minor > 0 or i.credit_note_minor > 0)`;

/** The states that the machine reaches from each, as the statement writes them. */
const reachable = sql<InvoiceStatus[]>`case i.status ${sql.join(
  invoiceStatuses.map((status) => {
    const [settled, untouched] = [true, false].map((isSettled) =>
      JSON.stringify(invoiceMachine.reachable(status, { isSettledInPart: isSettled })),
    );
    return sql`when ${sql.lit(status)} then case when ${isSettledInPart} then ${sql.lit(settled)}::json else ${sql.lit(untouched)}::json end`;
  }),
  sql` `,
)} end`;

/** What a draft shows of the agency: its settings as they are. */
const liveSeller = sql`(
  select json_build_object('name', coalesce(s.legal_name, t.name), 'email', s.billing_email, 'phone', s.billing_phone,
    'address', s.address, 'tax_number', s.tax_number)
  from tenants t left join billing_settings s on s.tenant_id = t.id where t.id = i.tenant_id)`;

/** What a draft shows of the client: the chosen address, or else the default one. */
const liveBuyer = sql`(
  select json_build_object('name', coalesce(a.company_name, c.name), 'attention', a.attention, 'address', a.address,
    'tax_number', coalesce(a.tax_number, x.tax_number))
  from (select 1) one
  left join lateral (
    select o.* from client_billing_addresses o where o.tenant_id = i.tenant_id and o.client_id = i.client_id and o.deleted_at is null
      and (o.id = i.billing_address_id or (i.billing_address_id is null and o.is_default)) limit 1) a on true
  left join client_tax_exemptions x on x.tenant_id = i.tenant_id and x.client_id = i.client_id)`;

const liveExemption = sql`(
  select json_build_object('reason', x.reason, 'certificate_number', x.certificate_number) from client_tax_exemptions x
  where x.tenant_id = i.tenant_id and x.client_id = i.client_id and x.is_exempt
    and (x.valid_from is null or x.valid_from <= coalesce(i.invoice_date, ${today}))
    and (x.valid_to is null or coalesce(i.invoice_date, ${today}) <= x.valid_to))`;

const liveRecipients = sql`(
  select coalesce(json_agg(json_build_object('name', r.name, 'email', r.email, 'kind', r.kind) order by r.position, r.id), '[]')
  from ${clientRecipients(sql`i.client_id`)} r where 'invoices' = any(r.receives))`;

const frozenOr = <T>(column: string, live: RawBuilder<unknown>) =>
  sql<T>`case when i.status <> 'draft' then ${sql.ref(column)}::json else ${live} end`;

const lines = sql<InvoiceLine[]>`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'position', l.position, 'kind', l.kind, 'service_id', l.service_id, 'name', l.name, 'description', l.description,
    'quantity', trim_scale(l.quantity), 'unit_price', ${money('l.unit_minor')}, 'discount_percent', trim_scale(l.discount_percent),
    'discount_amount', case when l.discount_minor is not null then ${money('l.discount_minor')} end,
    'tax_rate_id', case when l.taxes <> '[]' then l.tax_rate_id end,
    'tax_percent', (select coalesce(trim_scale(sum((tax ->> 'percent')::numeric)), 0) from jsonb_array_elements(l.taxes) tax),
    'taxes', l.taxes, 'time_entry_ids', to_json(l.time_entry_ids), 'subtotal', ${money('l.subtotal_minor')}, 'tax', ${money('l.tax_minor')},
    'total_amount', json_build_object('amount_minor', l.subtotal_minor + l.tax_minor, 'currency', i.currency),
    'period_start_date', l.period_start_date::text, 'period_end_date', l.period_end_date::text) order by l.position), '[]')
  from invoice_lines l where l.tenant_id = i.tenant_id and l.invoice_id = i.id)`;

/** A payment, `t`, of the invoice. */
export const paymentObject = sql`json_build_object(
  'id', t.id, 'status', t.status, 'method', t.method, 'payment_method_id', t.payment_method_id, 'method_label', t.method_label,
  'amount', ${money('t.amount_minor', 't.currency')}, 'surcharge', ${money('t.surcharge_minor', 't.currency')},
  'refunded_amount', json_build_object('amount_minor', coalesce((
    select -sum(r.amount_minor) from payment_transactions r
    where r.tenant_id = t.tenant_id and r.refunds_transaction_id = t.id and r.status <> 'failed'), 0), 'currency', t.currency),
  'reference', t.reference, 'paid_at', app.iso(t.paid_at), 'attempt_number', t.attempt_number, 'next_retry_at', app.iso(t.next_retry_at),
  'failure_code', t.failure_code, 'failure_message', t.failure_message, 'note', t.note, 'created_at', app.iso(t.created_at),
  'created_by', t.created_by)`;

/** Credit notes on the invoice. */
const creditNotes = sql<Invoice['credit_notes']>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'credit_note_number', n.credit_note_number,
    'total_amount', ${money('n.total_minor', 'n.currency')}) order by n.created_at, n.id), '[]')
  from credit_notes n where n.tenant_id = i.tenant_id and n.invoice_id = i.id)`;

/** Payments of an invoice in one answer. */
const maxPayments = 200;

const payments = sql<NonNullable<Invoice['payments']>>`(
  select coalesce(json_agg(${paymentObject} order by t.created_at desc, t.id desc), '[]')
  from (select * from payment_transactions o where o.tenant_id = i.tenant_id and o.invoice_id = i.id and o.kind = 'payment'
    order by o.created_at desc, o.id desc limit ${sql.lit(maxPayments)}) t)`;

/** The contract's representation. */
export const invoiceRecord = (
  query: ReturnType<typeof invoices>,
  { hasLines, hasPayments }: InvoiceScope,
): RecordQuery<Invoice> => {
  const columns: Select = record<Invoice>()(
    query.select([
      'i.id',
      'i.invoice_number',
      as<InvoiceStatus>()('i.status').as('status'),
      reachable.as('reachable_statuses'),
      isOverdue.as('is_overdue'),
      as<Invoice['origin']>()('i.origin').as('origin'),
      clientRef('i.client_id').as('client'),
      'i.client_program_id',
      'i.currency',
      dayOrNull('i.invoice_date').as('invoice_date'),
      dayOrNull('i.due_on').as('due_on'),
      'i.is_tax_inclusive',
      money('i.subtotal_minor').as('subtotal'),
      money('i.discount_minor').as('discount_total'),
      as<Invoice['tax_summary']>()('i.tax_summary').as('tax_summary'),
      money('i.tax_minor').as('tax_total'),
      money('i.total_minor').as('total_amount'),
      money('i.credit_minor').as('credit_applied'),
      money('i.credit_note_minor').as('credit_note_total'),
      money('i.paid_minor').as('amount_paid'),
      money('i.balance_minor').as('balance_due'),
      creditNotes.as('credit_notes'),
      sql<Invoice['recipients']>`coalesce(i.recipients::json, ${liveRecipients})`.as('recipients'),
      frozenOr<Invoice['seller']>('i.seller', liveSeller).as('seller'),
      frozenOr<Invoice['buyer']>('i.buyer', liveBuyer).as('buyer'),
      frozenOr<Invoice['tax_exemption']>('i.tax_exemption', liveExemption).as('tax_exemption'),
      'i.is_collection_paused',
      dayOrNull('i.collection_resumes_on').as('collection_resumes_on'),
      'i.purchase_order_number',
      'i.memo',
      'i.footer',
      'i.internal_note',
      sql<
        string | null
      >`case when i.balance_minor > 0 and i.status in ('open', 'partially_paid', 'uncollectible') then encode(i.payment_url_sealed, 'base64') end`.as(
        'payment_url',
      ),
      sql<
        Invoice['pdf']
      >`(select json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
          from managed_files f where f.tenant_id = i.tenant_id and f.id = i.pdf_file_id)`.as('pdf'),
      isoOrNull('i.finalized_at').as('finalized_at'),
      isoOrNull('i.sent_at').as('sent_at'),
      isoOrNull('i.viewed_at').as('viewed_at'),
      isoOrNull('i.paid_at').as('paid_at'),
      isoOrNull('i.voided_at').as('voided_at'),
      isoOrNull('i.written_off_at').as('written_off_at'),
      'i.status_reason',
      'i.revision',
      iso('i.created_at').as('created_at'),
      iso('i.updated_at').as('updated_at'),
      'i.created_by',
    ]),
  );
  return columns
    .$if(hasLines, (each) => each.select(lines.as('lines')))
    .$if(hasPayments, (each) => each.select(payments.as('payments'))) as RecordQuery<Invoice>;
};

export const whole: InvoiceScope = { hasLines: true, hasPayments: true };

/** Its `payment_url` is sealed: `withPaymentUrl` opens it. */
export const selectInvoice = (db: Db, id: string): Promise<JsonText<Invoice> | undefined> =>
  selectRecord(db, invoiceRecord(invoices(db).where('i.id', '=', id), whole));
