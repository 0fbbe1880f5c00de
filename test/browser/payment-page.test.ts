import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBilledClient, newRate, usd } from '../families/billing/billing.ts';
import { manage, newOpen } from '../families/invoices/invoices.ts';
import { connectSimulated, newPayer } from '../families/payments/payments.ts';
import { openHostedPage, type HostedPage } from '../support/hosted-page.ts';
import { startService, type Service } from '../support/service.ts';

/** Clients pay an invoice, save a method and authorize debits on their pages, whose script does all of it. */
let service: Service;
let opened: HostedPage;
let page: HostedPage['page'];
let faults: HostedPage['faults'];
let shot: HostedPage['shot'];
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  await connectSimulated(service);
  opened = await openHostedPage();
  ({ page, faults, shot } = opened);
});
afterAll(async () => {
  await opened?.close();
  await service?.stop();
});

it('an invoice is shown and paid, with the method saved', async () => {
  const { id, payment_url: url, client } = await newOpen(service);
  await page.goto(url!);
  await page.getByRole('row', { name: 'Due $100.00' }).waitFor();
  await page.getByRole('heading', { name: /^Invoice / }).waitFor();
  await shot('payment-invoice');
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('checkbox', { name: /^Save this payment method/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('Thank you. Your payment of $100.00 has arrived.').waitFor();
  await page.getByText('This is a simulated payment').waitFor();
  await shot('payment-paid');
  const { data } = await service.ok('getInvoice', { path: { id } });
  expect(data).toMatchObject({ status: 'paid', viewed_at: expect.any(String) });
  const { data: methods } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
  expect(methods).toMatchObject([{ type: 'card' }]);
  await page.goto(url!);
  await page.getByText('This invoice is paid.').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
});

it('an invoice adds up line by line, in the forms of the language of its client', async () => {
  const client = await newBilledClient(service);
  await service.ok('updateClientBillingSettings', {
    body: { client_id: client.id, preferences: { language: 'de' } },
  });
  await service.ok('updateBillingPaymentSettings', { body: { card_surcharge_percent: 2.5 } });
  const rate = await newRate(service, { name: 'Sales tax', percent: 5.5 });
  const { payment_url: url } = await newOpen(service, {
    client_id: client.id,
    memo: 'First line\nSecond line',
    invoice_date: '2030-03-01',
    due_on: '2030-03-15',
    lines: [
      { name: 'Landing page', unit_price: usd(90_000), tax_rate_id: rate.id },
      { name: 'Logo', unit_price: usd(5000), discount_percent: 10, description: 'Two drafts\nOne choice' },
      { name: 'Print', unit_price: usd(5000), discount_amount: usd(500) },
    ],
  });
  await page.goto(url!);
  await page.getByText('Due on 15. März 2030.').waitFor();
  const rows = await page.getByRole('row').allInnerTexts();
  const amounts = rows.map((row) => row.replaceAll(/\s+/g, ' ').trim());
  expect(amounts).toEqual([
    'Landing page 900,00 $',
    'Logo Two drafts One choice Discount: 10% 45,00 $',
    'Print Discount: 5,00 $ 45,00 $',
    'Subtotal 990,00 $',
    'Sales tax (5,5%) 49,50 $',
    'Total 1.039,50 $',
    'Due 1.039,50 $',
  ]);
  const memo = await page.getByText('First line').evaluate((node) => node.getBoundingClientRect().height);
  expect(memo).toBeGreaterThan(40);
  await page.getByText('You pay 1.065,49 $, with a card surcharge of 25,99 $ (2,5%).').waitFor();
  await shot('payment-lines');
  await page.getByRole('radio', { name: 'Wallet' }).check();
  await page.getByText('You pay 1.039,50 $.').waitFor();
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('Thank you.').waitFor();
  await service.ok('updateBillingPaymentSettings', { body: { card_surcharge_percent: 0 } });
  const { data } = await service.ok('listBillingTransactions', { query: { client_id: [client.id] } });
  expect(data).toMatchObject([{ amount: usd(103_950), surcharge: usd(2599) }]);
});

it('a part of an invoice is paid, after what is missing was asked for', async () => {
  const settings = { can_pay_partially: true, terms_url: 'https://northlight.example/terms' };
  await service.ok('updateBillingPaymentSettings', { body: settings });
  const { id, payment_url: url } = await newOpen(service);
  await page.goto(url!);
  await page.getByLabel('Amount').fill('');
  await page.getByLabel('Amount').fill('25.5');
  await page.getByText('You pay $25.50.').waitFor();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('alert').getByText('Accept the terms to pay.').waitFor();
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('$74.50 remain due.').waitFor();
  const { data } = await service.ok('getInvoice', { path: { id } });
  expect(data).toMatchObject({ status: 'partially_paid', balance_due: usd(7450) });
  await service.ok('updateBillingPaymentSettings', { body: { can_pay_partially: false, terms_url: null } });
});

it('a method is saved with consent', async () => {
  const client = await newBilledClient(service);
  const body = { action: 'request_setup', client_id: client.id } as const;
  const { data } = await service.ok('manageClientPaymentMethod', { body });
  await page.goto(data.setup_request!.url);
  await page.getByRole('radio', { name: 'Wallet' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Tick the boxes').waitFor();
  await page.getByRole('checkbox').check();
  await shot('payment-consent');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Test wallet is saved.').waitFor();
  await page.goto(data.setup_request!.url);
  await page.getByText('The link may have been used already').waitFor();
  await shot('payment-used-link');
  // The browser itself reports the status of the page.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
  const { data: methods } = await service.ok('listPaymentMethods', { query: { client_id: [client.id] } });
  expect(methods).toMatchObject([{ type: 'wallet', is_default: true }]);
});

it('debits are authorized by the name of the holder', async () => {
  const { client, method } = await newPayer(service, 'sim_bank');
  const { id } = await newOpen(service, { client_id: client.id });
  await manage(service, 'charge', id);
  await page.goto(method.authorization_url!);
  await page.getByLabel('Name of the account holder').fill('Priya Shah');
  await page.getByRole('checkbox', { name: 'I accept this authorization.' }).check();
  await shot('payment-authorization');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByText('Thank you. The account is authorized.').waitFor();
  await page.reload();
  await page.getByText('Nothing is left to do.').waitFor();
});

it('no page has run into an error', () => {
  expect(faults).toEqual([]);
});
