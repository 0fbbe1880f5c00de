import { sql } from 'kysely';
import type { InvoiceStatus, InvoiceTaxSum } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, dayOrNull, isoOrNull, reviseRecord, type RowChange } from '#src/platform/db/query/index.ts';
import type { DraftLine } from './draft-lines.ts';
import type { InvoiceTotals, LineAmounts } from './lines.rules.ts';

/** An invoice as its rules need it. */
export interface StoredInvoice {
  readonly id: string;
  readonly revision: number;
  readonly invoice_number: string | null;
  readonly status: InvoiceStatus;
  readonly origin: 'manual' | 'program';
  readonly client_id: string;
  readonly client_program_id: string | null;
  readonly currency: string;
  readonly invoice_date: string | null;
  readonly due_on: string | null;
  readonly is_tax_inclusive: boolean;
  readonly billing_address_id: string | null;
  readonly recipients: readonly { name: string | null; email: string; kind: 'to' | 'cc' }[] | null;
  readonly total_minor: number;
  readonly credit_minor: number;
  readonly credit_note_minor: number;
  readonly paid_minor: number;
  readonly balance_minor: number;
  readonly tax_summary: readonly InvoiceTaxSum[];
  readonly is_collection_paused: boolean;
  readonly collection_resumes_on: string | null;
  readonly purchase_order_number: string | null;
  readonly memo: string | null;
  readonly footer: string | null;
  readonly internal_note: string | null;
  readonly first_failed_at: string | null;
  readonly failed_attempts: number;
  readonly next_retry_at: string | null;
  readonly sent_at: string | null;
  readonly paid_at: string | null;
}

const whole = (column: string) => sql<number>`${sql.ref(column)}::float8`;

/** The invoice; nobody else changes it before the transaction ends. Undefined when it or its client is deleted. */
export const lockInvoice = (db: Db, id: string): Promise<StoredInvoice | undefined> =>
  locked(
    invoiceOf(db, id).where(
      sql<boolean>`exists (select from clients c where c.tenant_id = i.tenant_id and c.id = i.client_id and c.deleted_at is null)`,
    ),
  );

/** As `lockInvoice`, whether or not the client is deleted: money that has moved is booked all the same. */
export const lockInvoiceToSettle = (db: Db, id: string): Promise<StoredInvoice | undefined> =>
  locked(invoiceOf(db, id));

const invoiceOf = (db: Db, id: string) => db.selectFrom('invoices as i').where('i.id', '=', id);

function locked(query: ReturnType<typeof invoiceOf>): Promise<StoredInvoice | undefined> {
  return query
    .where('i.deleted_at', 'is', null)
    .select([
      'i.id',
      'i.revision',
      'i.invoice_number',
      as<InvoiceStatus>()('i.status').as('status'),
      as<StoredInvoice['origin']>()('i.origin').as('origin'),
      'i.client_id',
      'i.client_program_id',
      'i.currency',
      dayOrNull('i.invoice_date').as('invoice_date'),
      dayOrNull('i.due_on').as('due_on'),
      'i.is_tax_inclusive',
      'i.billing_address_id',
      as<StoredInvoice['recipients']>()('i.recipients').as('recipients'),
      whole('i.total_minor').as('total_minor'),
      whole('i.credit_minor').as('credit_minor'),
      whole('i.credit_note_minor').as('credit_note_minor'),
      whole('i.paid_minor').as('paid_minor'),
      whole('i.balance_minor').as('balance_minor'),
      as<StoredInvoice['tax_summary']>()('i.tax_summary').as('tax_summary'),
      'i.is_collection_paused',
      dayOrNull('i.collection_resumes_on').as('collection_resumes_on'),
      'i.purchase_order_number',
      'i.memo',
      'i.footer',
      'i.internal_note',
      isoOrNull('i.first_failed_at').as('first_failed_at'),
      'i.failed_attempts',
      isoOrNull('i.next_retry_at').as('next_retry_at'),
      isoOrNull('i.sent_at').as('sent_at'),
      isoOrNull('i.paid_at').as('paid_at'),
    ])
    .forUpdate()
    .executeTakeFirst() as Promise<StoredInvoice | undefined>;
}

export type InvoiceChange = RowChange<'invoices'>;

/** Gives the invoice these values and the next revision. */
export const reviseInvoice = (db: Db, id: string, values: InvoiceChange, now: Date): Promise<void> =>
  reviseRecord(db, 'invoices', id, values, now);

/** Totals as columns. */
export const totalColumns = ({ tax_summary, ...totals }: InvoiceTotals) => ({
  ...totals,
  tax_summary: JSON.stringify(tax_summary),
});

/** The lines of an invoice as they are stored. */
export interface StoredLine extends DraftLine {
  readonly id: string;
}

export function selectLines(db: Db, invoiceId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('invoice_lines as l')
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .select([
      'l.id',
      as<StoredLine['kind']>()('l.kind').as('kind'),
      'l.service_id',
      'l.name',
      'l.description',
      sql<number>`l.quantity::float8`.as('quantity'),
      whole('l.unit_minor').as('unit_minor'),
      sql<number>`l.discount_percent::float8`.as('discount_percent'),
      sql<number | null>`l.discount_minor::float8`.as('discount_minor'),
      'l.tax_rate_id',
      'l.time_entry_ids',
      dayOrNull('l.period_start_date').as('period_start_date'),
      dayOrNull('l.period_end_date').as('period_end_date'),
      'l.late_invoice_id',
    ])
    .execute() as Promise<StoredLine[]>;
}

/** Replaces the lines in one statement each way. */
export async function replaceLines(
  db: Db,
  invoiceId: string,
  lines: readonly (DraftLine & LineAmounts)[],
): Promise<void> {
  await db.deleteFrom('invoice_lines').where('invoice_id', '=', invoiceId).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('invoice_lines')
    .values(
      lines.map((line, position) => ({
        ...line,
        invoice_id: invoiceId,
        position,
        taxes: JSON.stringify(line.taxes),
        time_entry_ids: [...line.time_entry_ids],
      })),
    )
    .execute();
}

/** As `replaceLines`, for lines that stay and are computed anew. */
export async function recomputeLines(db: Db, lines: readonly (StoredLine & LineAmounts)[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update invoice_lines l set quantity = n.quantity, discounted_minor = n.discounted_minor, taxes = n.taxes, subtotal_minor = n.subtotal_minor,
      tax_minor = n.tax_minor, time_entry_ids = array(select jsonb_array_elements_text(n.time_entry_ids)::uuid)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as n (id uuid, quantity numeric, discounted_minor bigint, taxes jsonb, subtotal_minor bigint, tax_minor bigint, time_entry_ids jsonb)
    where l.id = n.id`.execute(db);
}

/** An invoice that was paid late, and the fee for it in percent. */
export interface LateInvoice {
  readonly id: string;
  readonly invoice_number: string;
  readonly balance_minor: number;
  readonly late_fee_percent: number;
}

const maxLateFees = 20;

/** Overdue invoices of the client past their days of grace, whose fee nobody has billed. */
export function holdLateInvoices(
  db: Db,
  clientId: string,
  currency: string,
  today: string,
): Promise<LateInvoice[]> {
  return db
    .selectFrom('invoices as i')
    .where('i.client_id', '=', clientId)
    .where('i.currency', '=', currency)
    .where('i.status', 'in', ['open', 'partially_paid'])
    .where('i.is_collection_paused', '=', false)
    .where('i.late_fee_invoice_id', 'is', null)
    .where('i.late_fee_percent', 'is not', null)
    .where(sql<boolean>`i.balance_minor > 0 and i.due_on + i.grace_days < ${today}::date`)
    .orderBy('i.due_on')
    .orderBy('i.id')
    .limit(maxLateFees)
    .select([
      'i.id',
      sql<string>`i.invoice_number`.as('invoice_number'),
      whole('i.balance_minor').as('balance_minor'),
      sql<number>`i.late_fee_percent::float8`.as('late_fee_percent'),
    ])
    .forUpdate()
    .execute();
}

/** Says which invoice bills the fees for these; the others that it billed are free again. */
export async function claimLateFees(db: Db, invoiceId: string, lateIds: readonly string[]): Promise<void> {
  await sql`update invoices set late_fee_invoice_id = null
    where late_fee_invoice_id = ${invoiceId} and not (id = any(${lateIds}::uuid[]))`.execute(db);
  if (lateIds.length > 0)
    await sql`update invoices set late_fee_invoice_id = ${invoiceId} where id = any(${lateIds}::uuid[])`.execute(
      db,
    );
}

/** The draft that bills the fee for paying an invoice late. */
export async function findFeeDraft(db: Db, lateInvoiceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invoices as late')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.tenant_id', '=', 'late.tenant_id').onRef('i.id', '=', 'late.late_fee_invoice_id'),
    )
    .where('late.id', '=', lateInvoiceId)
    .where('i.status', '=', 'draft')
    .where('i.deleted_at', 'is', null)
    .select('i.id')
    .executeTakeFirst();
  return row?.id;
}

/** Drafts of a client. */
export async function selectDraftIds(db: Db, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .where('client_id', '=', clientId)
    .where('status', '=', 'draft')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
