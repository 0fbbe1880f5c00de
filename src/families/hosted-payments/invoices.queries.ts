import { sql } from 'kysely';
import type { PaymentAttemptStatus } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';

/** False when somebody else was first. */
export async function markViewed(db: Db, id: string, at: string): Promise<boolean> {
  const updated = await db
    .updateTable('invoices')
    .set({ viewed_at: at })
    .where('id', '=', id)
    .where('viewed_at', 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
}

export const selectPdf = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('managed_files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.pdf_file_id'),
    )
    .where('i.id', '=', invoiceId)
    .select(['f.id', 'f.file_name', sql<number>`f.size_bytes::float8`.as('size_bytes'), 'f.checksum_sha256'])
    .executeTakeFirst();

/** A payment that was started on the page of the invoice. */
export const findPagePayment = (db: Db, invoiceId: string, id: string) =>
  db
    .selectFrom('payment_transactions as t')
    .where('t.id', '=', id)
    .where('t.invoice_id', '=', invoiceId)
    .where('t.source', '=', 'page')
    .select([
      't.id',
      as<PaymentAttemptStatus>()('t.status').as('status'),
      sql<number>`amount_minor::float8`.as('amount_minor'),
      sql<number>`surcharge_minor::float8`.as('surcharge_minor'),
      't.currency',
      't.failure_message',
    ])
    .executeTakeFirst();
