import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBilledClient } from '../families/billing/billing.ts';
import { newOpen } from '../families/invoices/invoices.ts';
import { OutsideWorld } from '../support/outside-world.ts';
import { startService, type Service } from '../support/service.ts';
import { FakeStripe, testCard } from '../support/stripe.ts';
import { patiently } from '../support/waiting.ts';
import { spawnService } from './child.ts';

/** A process that dies between a charge at the provider and its settlement leaves a charge that is looked up, and neither lost nor made again. */
const program = fileURLToPath(new URL('./outside-service.ts', import.meta.url));
const world = new OutsideWorld();
let stripe: FakeStripe;
let service: Service;
beforeAll(async () => {
  await world.start();
  stripe = new FakeStripe(world);
  const { config, outbound } = world.options;
  service = await startService({ config, outbound });
});
afterAll(async () => {
  await service?.stop();
  await world.stop();
});

it('looks up a charge whose process was killed, and pays the invoice once', async () => {
  await service.ok('manageClientPaymentProvider', {
    body: {
      action: 'connect',
      provider: 'stripe',
      secret_key: 'sk_test_good',
      publishable_key: 'pk_test_good',
      is_test_mode: true,
    },
  });
  const { id: clientId } = await newBilledClient(service);
  const setup_token = stripe.newSetup(`client:${clientId}`, testCard);
  await service.ok('manageClientPaymentMethod', {
    body: { action: 'add', client_id: clientId, type: 'card', setup_token },
  });
  const { id } = await newOpen(service, { client_id: clientId });

  const victim = await spawnService({ ...service.environment, OUTSIDE_PORT: String(world.port) }, program);
  const confirmed = new Promise<void>((resolve) => (stripe.onConfirmed = resolve));
  const charge = fetch(`${victim.url}/v1/invoices/manage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.agencies[0].key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'charge', invoice_id: id }),
  }).catch(() => 'cut off');
  await confirmed;
  await victim.kill();
  expect(await charge).toBe('cut off');
  stripe.onConfirmed = null;

  const before = (await service.ok('getInvoice', { path: { id } })).data;
  expect(before).toMatchObject({ status: 'open', payments: [{ status: 'pending' }] });
  // Nobody else charges the invoice meanwhile.
  const again = await service.call('manageInvoice', { body: { action: 'charge', invoice_id: id } });
  expect(again.status).toBe(409);

  await service.query(
    "update timers set due_at = app.now() where record_id = $1 and kind = 'check_payment'",
    [before.payments![0]!.id],
  );
  const heir = await service.startAnother({ role: 'all' });
  await expect
    .poll(async () => (await service.ok('getInvoice', { path: { id } })).data.status, patiently)
    .toBe('paid');
  const { data: after } = await service.ok('getInvoice', { path: { id } });
  expect(after.payments).toMatchObject([{ status: 'succeeded', amount: after.total_amount }]);
  expect(after.amount_paid).toEqual(after.total_amount);
  const sent = stripe.requests.filter(
    ({ method, path }) => method === 'POST' && path.startsWith('payment_intents'),
  );
  expect(sent).toHaveLength(2);
  await heir.stop();
});
