import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { usd } from '../billing/billing.ts';
import { newOpen } from '../invoices/invoices.ts';
import { enrolled } from '../programs/programs.ts';
import { connectSimulated, newPayer } from './payments.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const act = (action: string, more: object) =>
  service.call('manageClientPaymentProvider', { body: { action, ...more } });
const settings = (body: object) => service.call('updateBillingPaymentSettings', { body });

describe('the simulated provider', () => {
  it('works at once, says that no money moves, and is connected once', async () => {
    expect((await settings({ accepted_types: ['card'] })).status).toBe(400);
    const account = await connectSimulated(service);
    expect(account).toMatchObject({
      provider: 'simulated',
      name: 'Simulated payments (no money moves)',
      status: 'active',
      is_test_mode: true,
      is_default: true,
      supported_types: ['card', 'bank_account', 'wallet'],
    });
    expect((await act('connect', { provider: 'simulated' })).status).toBe(409);
    expect((await act('connect', { provider: 'simulated', secret_key: 'sk_test_12345' })).status).toBe(400);
    expect((await act('connect', { provider: 'square' })).body.error.message).toContain(
      'cannot be connected yet',
    );
  });

  it('can be renamed, refreshed and disconnected', async () => {
    const [{ id }] = (await service.query<{ id: string }>(
      "select id from payment_providers where tenant_id = $1 and status = 'active'",
      [service.agencies[0].id],
    )) as [{ id: string }];
    const renamed = await act('update', { payment_provider_id: id, name: 'Trial' });
    expect(renamed.body.data).toMatchObject({ outcome: 'updated', payment_provider: { name: 'Trial' } });
    expect((await act('update', { payment_provider_id: id, name: 'Trial' })).body.data.outcome).toBe(
      'unchanged',
    );
    expect((await act('refresh', { payment_provider_id: id })).body.data.outcome).toBe('refreshed');
    expect((await act('refresh', { payment_provider_id: randomUUID() })).status).toBe(404);
    expect((await act('refresh', { payment_provider_id: id, expected_revision: 1 })).status).toBe(409);
  });

  it('is not disconnected without force while it charges by itself', async () => {
    const [{ id }] = (await service.query<{ id: string }>(
      "select id from payment_providers where tenant_id = $1 and status = 'active'",
      [service.agencies[0].id],
    )) as [{ id: string }];
    const { client } = await newPayer(service);
    const preferences = { is_auto_charged: true };
    await service.ok('updateClientBillingSettings', { body: { client_id: client.id, preferences } });
    expect((await act('disconnect', { payment_provider_id: id })).status).toBe(409);
    const { body } = await act('disconnect', { payment_provider_id: id, force: true });
    expect(body.data).toMatchObject({
      outcome: 'disconnected',
      payment_provider: { status: 'disconnected', is_default: false },
    });
    const again = await connectSimulated(service);
    expect(again).toMatchObject({ id, status: 'active', disconnected_at: null });
  });
});

describe('an account that enrolments and retries depend on', () => {
  it('is not disconnected without force', async () => {
    const [{ id }] = (await service.query<{ id: string }>(
      "select id from payment_providers where tenant_id = $1 and status = 'active'",
      [service.agencies[0].id],
    )) as [{ id: string }];
    await service.query('update client_billing_settings set is_auto_charged = null');
    const disconnect = (more: object = {}) => act('disconnect', { payment_provider_id: id, ...more });
    const { client, method } = await newPayer(service);
    const enrolment = await enrolled(service, {
      client_id: client.id,
      billing: { is_auto_charged: true, payment_method_id: method.id },
    });
    await newPayer(service);
    expect((await disconnect()).status).toBe(409);
    await service.query('update client_programs set is_auto_charged = false where id = $1', [enrolment.id]);
    const { id: invoiceId } = await newOpen(service, { client_id: client.id });
    await service.query('update invoices set next_retry_at = app.now() where id = $1', [invoiceId]);
    expect((await disconnect()).status).toBe(409);
    await service.query('update invoices set next_retry_at = null where id = $1', [invoiceId]);
    expect((await disconnect()).status).toBe(200);
    await connectSimulated(service);
  });
});

describe('the payment page settings', () => {
  it('start from what the providers support, and change by revision', async () => {
    const { data } = await service.ok('updateBillingPaymentSettings', {
      body: { page_message: 'Thank you.' },
    });
    expect(data).toMatchObject({
      accepted_types: ['card', 'bank_account', 'wallet'],
      page_message: 'Thank you.',
    });
    const stale = { can_pay_partially: true, expected_revision: data.revision - 1 };
    expect((await settings(stale)).status).toBe(409);
    const body = { accepted_types: ['card'], can_pay_partially: true, minimum_part_payment: usd(500) };
    expect((await settings(body)).body.data).toMatchObject(body);
    expect((await settings({ minimum_part_payment: usd(0) })).status).toBe(400);
    const { data: shown } = await service.ok('getInvoiceSettings', {});
    expect(shown.accepted_types).toEqual(['card']);
  });
});
