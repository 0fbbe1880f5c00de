import { sql } from 'kysely';
import type { PaymentChannel } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, countRows } from '#src/platform/db/query/index.ts';
import type { CreditableLine, CreditedLine } from './lines.rules.ts';

/** Lines of an invoice in its order. */
export function selectCreditable(db: Db, invoiceId: string): Promise<CreditableLine[]> {
  return db
    .selectFrom('invoice_lines as l')
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .select([
      'l.id',
      'l.position',
      'l.name',
      sql<number>`l.subtotal_minor::float8`.as('subtotal_minor'),
      as<CreditableLine['taxes']>()('l.taxes').as('taxes'),
      sql<CreditableLine['credited']>`(
        select coalesce(json_agg(json_build_object('subtotal_minor', c.subtotal_minor, 'taxes', c.taxes)), '[]')
        from credit_note_lines c where c.tenant_id = l.tenant_id and c.invoice_line_id = l.id)`.as(
        'credited',
      ),
    ])
    .execute();
}

/** A payment of an invoice, and what can be given back of it. */
export interface PaidPart {
  readonly id: string;
  readonly method: PaymentChannel;
  readonly method_label: string | null;
  readonly payment_method_id: string | null;
  readonly external_id: string | null;
  readonly amount: number;
}

/** Payments that settle a part of the invoice, the last one first. What became credit of the client is no part of it. */
export async function selectPaidParts(db: Db, invoiceId: string): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select * from (
      select t.id, t.method, t.method_label, t.payment_method_id, t.external_id, t.paid_at,
        least(t.amount_minor - t.credited_minor - coalesce(r.settled, 0), t.amount_minor - coalesce(r.returned, 0))::float8 as amount
      from payment_transactions t
      left join lateral (
        select -sum(b.amount_minor) as returned, -sum(b.amount_minor) + sum(b.credited_minor) as settled
        from payment_transactions b
        where b.tenant_id = t.tenant_id and b.refunds_transaction_id = t.id and b.status <> 'failed') r on true
      where t.invoice_id = ${invoiceId} and t.kind = 'payment' and t.status = 'succeeded') paid
    where amount > 0 order by paid_at desc, id desc`.execute(db);
  return rows;
}

/** Whether a refund of the invoice is under way that makes it due again. */
export async function hasPendingRefund(db: Db, invoiceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_transactions')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'refund')
    .where('status', '=', 'pending')
    .where('paid_from', '=', 'invoice')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const countCreditNotes = (db: Db, invoiceId: string): Promise<number> =>
  countRows(db.selectFrom('credit_notes').where('invoice_id', '=', invoiceId));

/** What a credit note takes over from the invoice: seller and buyer as they were frozen. */
export const selectParties = (
  db: Db,
  invoiceId: string,
): Promise<{ readonly seller: string; readonly buyer: string }> =>
  db
    .selectFrom('invoices')
    .where('id', '=', invoiceId)
    .select([sql<string>`seller::text`.as('seller'), sql<string>`buyer::text`.as('buyer')])
    .executeTakeFirstOrThrow();

export interface NewCreditNote {
  readonly id: string;
  readonly credit_note_number: string;
  readonly invoice_id: string;
  readonly client_id: string;
  readonly currency: string;
  readonly issued_on: string;
  readonly reason: string;
  readonly subtotal_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly tax_summary: string;
  readonly balance_reduced_minor: number;
  readonly credited_minor: number;
  readonly refunded_minor: number;
  readonly seller: string;
  readonly buyer: string;
  readonly sent_at: string | null;
  readonly created_by: string;
}

export async function insertCreditNote(
  db: Db,
  note: NewCreditNote,
  lines: readonly CreditedLine[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('credit_notes')
    .values({ ...note, created_at: now.toISOString() })
    .execute();
  await db
    .insertInto('credit_note_lines')
    .values(
      lines.map(({ taxes, ...line }) => ({ ...line, credit_note_id: note.id, taxes: JSON.stringify(taxes) })),
    )
    .execute();
}

export async function setPdf(db: Db, id: string, fileId: string): Promise<void> {
  await db.updateTable('credit_notes').set({ pdf_file_id: fileId }).where('id', '=', id).execute();
}

/** Notes that a refund of the credit note failed: its amount became credit. */
export async function refundToCredit(
  db: Db,
  id: string,
  amount: number,
): Promise<{ readonly number: string }> {
  const { credit_note_number: number } = await db
    .updateTable('credit_notes')
    .set({
      refunded_minor: sql<number>`refunded_minor - ${amount}::bigint`,
      credited_minor: sql<number>`credited_minor + ${amount}::bigint`,
    })
    .where('id', '=', id)
    .returning('credit_note_number')
    .executeTakeFirstOrThrow();
  return { number };
}
