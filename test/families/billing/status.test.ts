import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { manage, newDraft, newOpen } from '../invoices/invoices.ts';
import { connectSimulated, newPayer, saveMethod } from '../payments/payments.ts';
import { enrolled, newProgram } from '../programs/programs.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newBilledClient, usd } from './billing.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.stop());

const status = async (caller?: { key: string }) => (await service.ok('getBillingStatus', {}, caller)).data;
type Status = Awaited<ReturnType<typeof status>>;
const codes = ({ problems }: Status) => problems.map(({ code }) => code);
const problem = ({ problems }: Status, code: string) => problems.find((one) => one.code === code);
const settings = (body: object) => service.ok('updateBillingSettings', { body } as never);
const eur = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });
const address = { line1: '2 Harbor Square', country: 'US' };

describe('an agency that has set nothing', () => {
  it('lacks its details and a provider, and owns the default settings', async () => {
    const first = await status();
    expect(first).toMatchObject({
      is_ready: false,
      can_charge_online: false,
      settings: { currency: 'USD', legal_name: null, revision: 1 },
      payment_settings: { accepted_types: [], can_save_methods: true, revision: 1 },
      payout_settings: { is_enabled: false, minimum_payout: usd(10_000), account: null, revision: 1 },
      payment_providers: [],
      receivables: [],
      open_invoice_count: 0,
      overdue_invoice_count: 0,
      failed_payment_count: 0,
      needs_authorization_count: 0,
      suspended_program_count: 0,
    });
    expect(codes(first)).toEqual(['details_missing', 'no_provider']);
    expect(problem(first, 'details_missing')!.message).toContain('address and e-mail address');
    expect(await status()).toEqual(first);
  });
});

describe('what is missing', () => {
  it('disappears once it is given', async () => {
    await settings({ address });
    const half = await status();
    expect(half.is_ready).toBe(false);
    expect(problem(half, 'details_missing')!.message).not.toMatch(/address and/);
    await settings({ billing_email: 'billing@northlight.example' });
    const ready = await status();
    expect([ready.is_ready, ready.can_charge_online]).toEqual([true, false]);
    expect(ready.settings).toMatchObject({ address, billing_email: 'billing@northlight.example' });
    expect(codes(ready)).toEqual(['no_provider']);
    const { id } = await connectSimulated(service);
    const online = await status();
    expect(online).toMatchObject({
      can_charge_online: true,
      problems: [],
      payment_providers: [{ id, provider: 'simulated', is_default: true, status: 'active' }],
    });
    expect(online.payment_settings.accepted_types).toContain('card');
    expect(JSON.stringify(online)).not.toMatch(/secret|sealed/);
  });

  it('is told of accounts that are incomplete, restricted or silent, and ends with them', async () => {
    const { payment_providers: accounts } = await status();
    const set = (values: string) =>
      service.query(`update payment_providers set ${values} where id = $1`, [accounts[0]!.id]);
    await set("status = 'onboarding'");
    const begun = await status();
    expect([begun.can_charge_online, codes(begun)]).toEqual([false, ['provider_onboarding']]);
    expect(begun.problems[0]!.message).toContain(accounts[0]!.name);
    await set("status = 'active', currencies = '{EUR}'");
    expect((await status()).can_charge_online).toBe(false);
    await set(`currencies = '{${accounts[0]!.currencies.join(',')}}'`);
    await set("status = 'restricted', webhook_status = 'failing'");
    expect(codes(await status())).toEqual(['provider_restricted', 'provider_events_failing']);
    await set("status = 'active', webhook_status = 'working'");
    expect(codes(await status())).toEqual([]);
    await service.ok('updateBillingPaymentSettings', {
      body: { accepted_types: [], page_message: 'Hello' },
    } as never);
    const closed = await status();
    expect([closed.can_charge_online, closed.payment_settings.page_message]).toEqual([false, 'Hello']);
    await service.ok('updateBillingPaymentSettings', { body: { accepted_types: ['card'] } });
    expect((await status()).can_charge_online).toBe(true);
  });

  it('is told of AI credit below its levels', async () => {
    await settings({
      ai_credit_alert_below: 100,
      ai_credit_recharge: { below_credits: 50, amount: usd(5000), monthly_limit: null },
    });
    expect(codes(await status())).toEqual(['ai_credit_low', 'recharge_failed']);
    await settings({ ai_credit_alert_below: null, ai_credit_recharge: null });
    expect(codes(await status())).toEqual([]);
  });
});

describe('payout settings', () => {
  it('are those of the marketplace, with the tax number masked', async () => {
    const body = { tax_number: '12-3455678', frequency: 'weekly' } as const;
    const { data } = await service.ok('updateMarketplacePayoutSettings', { body });
    expect(await status()).toMatchObject({ payout_settings: { ...data, tax_number: '******5678' } });
  });
});

describe('amounts', () => {
  it('are added up by currency, without drafts and settled invoices', async () => {
    const { id: client_id } = await newBilledClient(service);
    await newDraft(service, { client_id });
    const paid = await newOpen(service, { client_id });
    await manage(service, 'record_payment', paid.id, { amount: usd(10_000), method: 'cash' });
    const late = await newOpen(service, { client_id, invoice_date: '2020-01-01' });
    await manage(service, 'record_payment', late.id, { amount: usd(1000), method: 'cash' });
    await newOpen(service, { client_id });
    const inEuro = { currency: 'EUR', lines: [{ name: 'Work', unit_price: eur(700) }] };
    const euro = await newOpen(service, { client_id, ...inEuro });
    const counts = await status();
    expect(counts).toMatchObject({ open_invoice_count: 3, overdue_invoice_count: 1 });
    expect(counts.receivables).toEqual([
      { currency: 'USD', outstanding: usd(19_000), overdue: usd(9000) },
      { currency: 'EUR', outstanding: eur(700), overdue: eur(0) },
    ]);
    await manage(service, 'void', euro.id);
    expect((await status()).receivables.map(({ currency }) => currency)).toEqual(['USD']);
  });
});

describe('charges', () => {
  it('that failed count as long as the invoice is due', async () => {
    const { client } = await newPayer(service, 'sim_card_declined');
    const { id } = await newOpen(service, { client_id: client.id });
    await manage(service, 'charge', id);
    const failing = await status();
    expect(failing.failed_payment_count).toBe(1);
    expect(problem(failing, 'payments_failing')!.invoice_ids).toEqual([id]);
    const before = 'update payment_transactions set source = $2, failure_code = $3 where invoice_id = $1';
    for (const [source, code] of [
      ['page', 'abandoned'],
      ['saved_method', 'replaced'],
    ]) {
      await service.query(before, [id, source, code]);
      expect([code, (await status()).failed_payment_count]).toEqual([code, 0]);
    }
    await service.query(before, [id, 'saved_method', 'card_declined']);
    await manage(service, 'record_payment', id, { amount: usd(4000), method: 'cash' });
    expect((await status()).failed_payment_count).toBe(1);
    await manage(service, 'record_payment', id, { amount: usd(6000), method: 'cash' });
    const settled = await status();
    expect([settled.failed_payment_count, codes(settled)]).toEqual([0, []]);
  });

  it('that failed no longer count once a later one succeeded in part', async () => {
    const { client } = await newPayer(service, 'sim_card_declined');
    const { id } = await newOpen(service, { client_id: client.id });
    await manage(service, 'charge', id);
    expect((await status()).failed_payment_count).toBe(1);
    const { id: payment_method_id } = await saveMethod(service, client.id);
    await manage(service, 'charge', id, { payment_method_id, amount: usd(4000) });
    expect((await status()).failed_payment_count).toBe(0);
  });

  it('that could not even be made for want of a payment method count as failed', async () => {
    const { id } = await newOpen(service);
    expect((await status()).failed_payment_count).toBe(0);
    await service.query(
      'update invoices set failed_attempts = 5, first_failed_at = app.now() where id = $1',
      [id],
    );
    const failing = await status();
    expect(problem(failing, 'payments_failing')!.invoice_ids).toEqual([id]);
    await manage(service, 'void', id);
    expect((await status()).failed_payment_count).toBe(0);
  });

  it('that wait for the consent of a client are told of with its payment method', async () => {
    const { client, method } = await newPayer(service, 'sim_bank');
    const { id } = await newOpen(service, { client_id: client.id });
    expect(problem(await status(), 'authorization_missing')!.invoice_ids).toEqual([]);
    await manage(service, 'charge', id);
    const waiting = await status();
    expect(waiting.needs_authorization_count).toBe(1);
    expect(problem(waiting, 'authorization_missing')!.invoice_ids).toEqual([id]);
    await service.query("update payment_methods set status = 'active' where id = $1", [method.id]);
    expect((await status()).needs_authorization_count).toBe(0);
  });
});

describe('programs', () => {
  it('tell which of their invoices lack a recipient, and how many are suspended', async () => {
    await settings({ program_invoices: 'send' });
    const client = await newClient(service, (await newProfile(service)).id, {
      contacts: [{ name: 'Priya Shah', phone: '+12075550100', is_primary: true }],
    });
    const program = await newProgram(service);
    const { id } = await enrolled(service, { client_id: client.id, program_id: program.id });
    const [draft] = await service.query<{ id: string }>(
      'select id from invoices where client_program_id = $1',
      [id],
    );
    const missing = await status();
    expect(problem(missing, 'recipient_missing')!.invoice_ids).toEqual([draft!.id]);
    await service.ok('updateClientBillingSettings', {
      body: { client_id: client.id, recipients: [{ name: 'Priya', email: 'priya@harbordental.example' }] },
    } as never);
    expect(codes(await status())).not.toContain('recipient_missing');
    await service.query(
      "update client_programs set status = 'suspended', suspended_at = now() where id = $1",
      [id],
    );
    expect((await status()).suspended_program_count).toBe(1);
  });
});

describe('others', () => {
  it('of another agency see nothing of it', async () => {
    const other = await status({ key: service.agencies[1].key });
    expect(other).toMatchObject({
      is_ready: false,
      receivables: [],
      payment_providers: [],
      open_invoice_count: 0,
      suspended_program_count: 0,
      payout_settings: { tax_number: null, frequency: 'monthly' },
    });
    expect(codes(other)).toEqual(['details_missing', 'no_provider']);
  });

  it('without billing.view are refused', async () => {
    const key = await service.keyWith(service.agencies[0], ['clients.view']);
    expect((await service.call('getBillingStatus', {}, { key })).status).toBe(403);
    const viewer = await service.keyWith(service.agencies[0], ['billing.view']);
    expect((await service.call('getBillingStatus', {}, { key: viewer })).status).toBe(200);
  });
});
