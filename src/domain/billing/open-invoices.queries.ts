import type { Db } from '#src/platform/db/index.ts';

/** Whether clients, or one of them, still have something to pay. */
export async function hasOpenInvoices(db: Db, clientId?: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .where('status', 'in', ['open', 'partially_paid'])
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId!))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
