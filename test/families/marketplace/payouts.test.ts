import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const update = (body: object, caller?: { key: string }) =>
  service.call('updateMarketplacePayoutSettings', { body }, caller);

it('payout settings are changed in part, and the tax number is sealed and masked', async () => {
  const first = await update({ tax_number: '12-3455678', legal_name: 'Northlight Studio LLC' });
  expect(first.body.data).toMatchObject({
    is_enabled: false,
    account: null,
    currency: 'USD',
    frequency: 'monthly',
    minimum_payout: { amount_minor: 10_000, currency: 'USD' },
    tax_number: '******5678',
    legal_name: 'Northlight Studio LLC',
    next_payout_date: null,
    pending_balance: { amount_minor: 0, currency: 'USD' },
    revision: 2,
  });
  const second = await update({ frequency: 'weekly', tax_form: 'w9', expected_revision: 2 });
  expect(second.body.data).toMatchObject({
    frequency: 'weekly',
    tax_form: 'w9',
    tax_number: '******5678',
    revision: 3,
  });
  expect((await update({ frequency: 'weekly' })).body.data.revision).toBe(3);
  const [stored] = await service.query<{ text: string }>(
    'select p::text as text from marketplace_payout_settings p where tenant_id = $1',
    [service.agencies[0].id],
  );
  expect(stored!.text).not.toContain('3455678');
  const audit = await service.query<{ text: string }>(
    "select a::text as text from audit_log a where tenant_id = $1 and record_kind = 'marketplace_payout_settings'",
    [service.agencies[0].id],
  );
  expect(audit).toHaveLength(2);
  expect(audit.filter(({ text }) => text.includes('5678'))).toEqual([]);
  expect((await update({ tax_number: null })).body.data.tax_number).toBeNull();
});

it('payout settings refuse an account, a stale revision and amounts in another currency', async () => {
  expect((await update({ account_token: 'ba_1QxT7hK2vR9mB3' })).body.error.message).toContain(
    'no provider of payouts',
  );
  expect((await update({ account_token: null, is_enabled: true })).status).toBe(200);
  expect((await update({ frequency: 'monthly', expected_revision: 99 })).status).toBe(409);
  expect((await update({ currency: 'EUR' })).status).toBe(400);
  expect(
    (await update({ currency: 'EUR', minimum_payout: { amount_minor: 100, currency: 'USD' } })).status,
  ).toBe(400);
  expect((await update({ minimum_payout: { amount_minor: 0, currency: 'USD' } })).status).toBe(400);
  const { data } = (await update({ currency: 'EUR', minimum_payout: { amount_minor: 500, currency: 'EUR' } }))
    .body;
  expect(data.minimum_payout).toEqual({ amount_minor: 500, currency: 'EUR' });
  const key = await service.keyWith(service.agencies[0], ['settings.manage']);
  expect((await update({ frequency: 'monthly' }, { key })).status).toBe(403);
});
