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
  // One after the other, since lists are sorted by when rates were made.
  const addRate = (nth: string, index: number) =>
    service.ok(
      'updateBillingSettings',
      {
        body: {
          legal_name: `${mark} billing`,
          add_tax_rates: [
            {
              name: `${mark} ${nth} tax`,
              kind: 'sales_tax',
              percent: index + 1,
              country: 'US',
              region: `${mark} region`,
            },
          ],
        },
      },
      as,
    );
  await addRate('first', 0);
  await addRate('second', 1);
  const { data: settings } = await addRate('third', 2);
  for (const { id } of settings.tax_rates) keep('tax-rates', id);
  const clients = records['clients']!.slice(0, 2);
  for (const client_id of clients) {
    await service.ok(
      'updateClientBillingSettings',
      {
        body: {
          client_id,
          recipients: ['first', 'second', 'third'].map((nth) => ({
            name: `${mark} ${nth} payer`,
            email: `${nth}.payer@${mark.toLowerCase()}.example`,
          })),
        },
      },
      as,
    );
    for (const label of ['first', 'second']) {
      const { data } = await service.ok(
        'createClientBillingAddress',
        {
          path: { client_id },
          body: {
            label: `${mark} ${label}`,
            company_name: `${mark} ${label} company`,
            address: { line1: `${mark} street` },
          },
        },
        as,
      );
      keep('client-addresses', data.id);
    }
  }
  for (const [index, client_id] of [...clients, ...clients].entries()) {
    const lines = [
      { name: `${mark} work`, unit_price: usd(1000 * (index + 1)), tax_rate_id: settings.tax_rates[0]!.id },
    ];
    const { data } = await service.ok(
      'createInvoice',
      {
        body: {
          client_id,
          lines,
          invoice_date: `2026-10-0${index + 1}`,
          due_on: `2031-01-0${index + 1}`,
          memo: `${mark} memo`,
          internal_note: `${mark} note`,
        },
      },
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
          amount: usd(index === 3 ? 100 : 5000),
          method: 'bank_transfer',
          reference: `${mark}-${index}`,
        },
      },
      as,
    );
    keep('transactions', done.payment!.id);
    const { data: note } = await service.ok(
      'createCreditNote',
      {
        body: {
          invoice_id: data.id,
          lines: [{ invoice_line_id: data.lines![0]!.id, subtotal: usd(100 * index) }],
          reason: `${mark} credit ${index}`,
        },
      },
      as,
    );
    // Lists are sorted by the day, which is today for all of them.
    await service.query('update credit_notes set issued_on = issued_on - $2::integer where id = $1', [
      note.id,
      index,
    ]);
    keep('credit-notes', note.id);
    keep('invoice-lines', data.lines![0]!.id);
  }
  for (const client_id of clients)
    await service.ok(
      'createClientCreditEntry',
      { body: { kind: 'grant', client_id, amount: usd(5000), reason: `${mark} goodwill` } },
      as,
    );
  await seedPayments(service, agency, mark, { clients, keep });
}

/** An account at a provider, and methods of clients and of the agency. */
async function seedPayments(
  service: Service,
  agency: TestAgency,
  mark: string,
  { clients, keep }: { clients: readonly string[]; keep: (collection: string, id: string) => string },
): Promise<void> {
  const as = { key: agency.key };
  const { data: connected } = await service.ok(
    'manageClientPaymentProvider',
    { body: { action: 'connect', provider: 'simulated', name: `${mark} provider` } },
    as,
  );
  keep('payment-providers', connected.payment_provider.id);
  await service.ok('updateBillingPaymentSettings', { body: { page_message: `${mark} page` } }, as);
  for (const client_id of clients)
    for (const [type, token] of [
      ['card', 'sim_card'],
      ['wallet', 'sim_wallet'],
    ] as const) {
      const body = {
        action: 'add' as const,
        client_id,
        type,
        setup_token: `${token}.client:${client_id}`,
        label: `${mark} ${type}`,
      };
      const { data } = await service.ok('manageClientPaymentMethod', { body }, as);
      keep('payment-methods', data.payment_method!.id);
    }
  const added = await service.ok(
    'manageAgencyPaymentMethod',
    { body: { action: 'add', type: 'card', setup_token: 'sim_card.agency', label: `${mark} own card` } },
    as,
  );
  const payment_method_id = keep('agency-payment-methods', added.data.payment_method.id);
  for (const amount of [500, 600, 700]) {
    const { data } = await service.ok(
      'createAiCreditPurchase',
      { body: { amount: { amount_minor: amount, currency: 'USD' }, payment_method_id } },
      as,
    );
    keep('ai-credit-purchases', data.id);
  }
}
