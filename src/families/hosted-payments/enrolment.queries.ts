import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The payment method that invoices of an enrolment are charged to, masked: its own, or the default of its client. */
export async function findMethodLabel(db: Db, clientProgramId: string): Promise<string | null> {
  const { rows } = await sql<{ label: string | null }>`
    select coalesce(m.label, concat_ws(' ending in ', coalesce(m.brand, m.bank_name), m.last4)) as label
    from client_programs e join payment_methods m on m.tenant_id = e.tenant_id and m.client_id = e.client_id
    where e.id = ${clientProgramId} and m.deleted_at is null and m.status = 'active'
      and case when e.payment_method_id is null then m.is_default else m.id = e.payment_method_id end
    limit 1`.execute(db);
  return rows[0]?.label || null;
}

/** The sealed address of the page of an invoice; null before it has a number. */
export async function findPaymentUrl(db: Db, invoiceId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('invoices')
    .where('id', '=', invoiceId)
    .select('payment_url_sealed')
    .executeTakeFirst();
  return row?.payment_url_sealed ?? null;
}
