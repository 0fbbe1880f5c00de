import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { manage, newOpen } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const timersOf = (id: string) =>
  service.query<{ due_at: Date }>(
    "select due_at from timers where record_id = $1 and kind = 'remind_of_invoice' order by due_at",
    [id],
  );

it('reminds on the days before and after the due date that are still to come', async () => {
  const { id } = await newOpen(service, { due_on: '2099-03-10' });
  expect((await timersOf(id)).map(({ due_at: at }) => at.toISOString())).toEqual([
    '2099-03-07T09:00:00.000Z',
    '2099-03-13T09:00:00.000Z',
    '2099-03-20T09:00:00.000Z',
  ]);
  await service.ok('updateInvoice', { path: { id }, body: { due_on: '2099-04-10' } });
  expect((await timersOf(id))[0]!.due_at.toISOString()).toBe('2099-04-07T09:00:00.000Z');
});

it('no longer reminds of what is paid or void', async () => {
  const { id } = await newOpen(service, { due_on: '2099-03-10' });
  await manage(service, 'void', id);
  expect(await timersOf(id)).toEqual([]);
  const paid = await newOpen(service, { due_on: '2099-03-10' });
  await manage(service, 'record_payment', paid.id, { amount: paid.balance_due, method: 'cash' });
  expect(await timersOf(paid.id)).toEqual([]);
});
