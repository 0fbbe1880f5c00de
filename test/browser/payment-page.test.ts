import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBilledClient, usd } from '../families/billing/billing.ts';
import { manage, newOpen } from '../families/invoices/invoices.ts';
import { connectSimulated, newPayer } from '../families/payments/payments.ts';
import { sharedBrowser } from '../support/browser.ts';
import { startService, type Service } from '../support/service.ts';

/** Clients pay an invoice, save a method and authorize debits on their pages, whose script does all of it. */
let service: Service;
let page: Page;
const faults: string[] = [];
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  await connectSimulated(service);
  const context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
});
afterAll(async () => {
  await page?.context().close();
  await service?.stop();
});

const shot = async (name: string): Promise<void> => {
  const folder = process.env['SCREENSHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

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

it('a part of an invoice is paid, after what is missing was asked for', async () => {
  const settings = { can_pay_partially: true, terms_url: 'https://northlight.example/terms' };
  await service.ok('updateBillingPaymentSettings', { body: settings });
  const { id, payment_url: url } = await newOpen(service);
  await page.goto(url!);
  await page.getByLabel('Amount').fill('25.5');
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
