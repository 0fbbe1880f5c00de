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
