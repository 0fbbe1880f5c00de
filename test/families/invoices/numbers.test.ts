import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

it('go on beyond the highest number that an agency can choose', async () => {
  const choose = (next_running_number: number) =>
    service.call('updateBillingSettings', { body: { next_running_number } });
  expect((await choose(2_147_483_647)).status).toBe(400);
  expect((await choose(1_000_000_001)).status).toBe(400);
  expect((await choose(1_000_000_000)).status).toBe(200);
  const [first, second] = [await newOpen(service), await newOpen(service)];
  expect([first.invoice_number, second.invoice_number]).toEqual(['INV-1000000000', 'INV-1000000001']);
  const { data } = await service.ok('updateBillingSettings', { body: { default_memo: 'Thank you.' } });
  expect(data.next_running_number).toBe(1_000_000_002);
});
