import type { Service } from '../../support/service.ts';
import { usd } from '../billing/billing.ts';
import { manage } from '../invoices/invoices.ts';

/** Finalizes and pays all invoices of an enrolment. */
export async function payAll(service: Service, id: string): Promise<void> {
  const { data } = await service.ok('listInvoices', {
    query: { client_program_id: [id], status: ['draft', 'open', 'partially_paid'] },
  });
  for (const invoice of data) {
    if (invoice.status === 'draft') await manage(service, 'finalize', invoice.id);
    const { balance_due: balance } = (await service.ok('getInvoice', { path: { id: invoice.id } })).data;
    if (balance.amount_minor > 0)
      await manage(service, 'record_payment', invoice.id, {
        amount: usd(balance.amount_minor),
        method: 'cash',
      });
  }
}

/** Credit that a client has. */
export async function creditOf(service: Service, clientId: string): Promise<number> {
  const [row] = await service.query<{ credit: number }>(
    "select coalesce(sum(balance), 0)::float8 as credit from ledger_accounts where ledger = 'client_credit' and owner_id = $1",
    [clientId],
  );
  return row!.credit;
}

/** What an enrolment came to, with tax: invoices that are not void, credit that was granted, what waits for an invoice, what was paid. */
export async function sumsOf(service: Service, id: string, clientId: string) {
  const [row] = await service.query<Record<'invoiced' | 'granted' | 'waiting' | 'cash', number>>(
    `select
      (select coalesce(sum(total_minor), 0)::float8 from invoices where client_program_id = $1 and status <> 'void' and deleted_at is null) as invoiced,
      (select coalesce(sum(amount), 0)::float8 from ledger_entries where owner_id = $2 and kind = 'grant') as granted,
      (select count(*)::float8 from client_program_prorations where client_program_id = $1 and invoice_id is null) as waiting,
      (select coalesce(sum(paid_minor), 0)::float8 from invoices where client_program_id = $1) as cash`,
    [id, clientId],
  );
  return { ...row!, credit: await creditOf(service, clientId) };
}
