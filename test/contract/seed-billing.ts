import type { Service, TestAgency } from '../support/service.ts';

/** Rates, billing addresses and credit of clients, and invoices in several states. */
export async function seedBilling(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const as = { key: agency.key };
  const keep = (collection: string, id: string): string => {
    (records[collection] ??= []).push(id);
    return id;
  };
  const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
  const { data: settings } = await service.ok(
    'updateBillingSettings',
    {
      body: {
        legal_name: `${mark} billing`,
        add_tax_rates: ['first', 'second', 'third'].map((nth, index) => ({
          name: `${mark} ${nth} tax`,
          kind: 'sales_tax' as const,
          percent: index + 1,
          country: 'US',
          region: `${mark} region`,
        })),
      },
    },
    as,
  );
  for (const { id } of settings.tax_rates) keep('tax-rates', id);
  const clients = records['clients']!.slice(0, 2);
  for (const client_id of clients)
    for (const label of ['first', 'second']) {
      const { data } = await service.ok(
        'createClientBillingAddress',
        {
          path: { client_id },
          body: { label: `${mark} ${label}`, company_name: `${mark} company`, address: { line1: `${mark} street` } },
        },
        as,
      );
      keep('client-addresses', data.id);
    }
  for (const [index, client_id] of [...clients, ...clients].entries()) {
    const lines = [{ name: `${mark} work`, unit_price: usd(1000 * (index + 1)), tax_rate_id: settings.tax_rates[0]!.id }];
    const { data } = await service.ok(
      'createInvoice',
      { body: { client_id, lines, memo: `${mark} memo`, internal_note: `${mark} note` } },
      as,
    );
    keep('invoices', data.id);
    if (index === 0) continue;
    const { data: done } = await service.ok(
      'manageInvoice',
      {
        body: {
          action: 'record_payment',
          invoice_id: (
            await service.ok('manageInvoice', { body: { action: 'finalize', invoice_id: data.id } }, as)
          ).data.invoice.id,
          amount: usd(index === 1 ? 5000 : 100),
          method: 'bank_transfer',
          reference: `${mark}-${index}`,
        },
      },
      as,
    );
    keep('transactions', done.payment!.id);
  }
}
