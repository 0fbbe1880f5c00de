import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient, deliveriesOf, received, settled } from '../../delivery/setup.ts';
import { password } from '../../support/oauth.ts';
import { told, WebhookDesk } from './webhook-desk.ts';

// Each look at a page takes it through light, dark and narrow.
let desk: WebhookDesk;
beforeAll(async () => {
  desk = await WebhookDesk.start();
  await desk.clear();
});
afterEach(() => desk?.clear());
afterAll(() => desk?.stop());

const verifyFolder = join(import.meta.dirname, '../../../src/console/web/pages/webhooks/verify');
const secretIn = async (page: Page) =>
  (await page
    .getByRole('dialog')
    .locator('code')
    .filter({ hasText: /^whsec_[\w-]{43}$/ })
    .first()
    .textContent())!;

async function keep(page: Page): Promise<void> {
  await page.getByLabel('I have saved it in a safe place').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** One ping as it came: its bytes and its signature. */
async function ping() {
  desk.receiver.forget();
  await desk.service.ok('sendWebhookPing', { body: {} });
  const [request] = await received(desk.receiver, 1);
  return { body: request!.body, signature: request!.headers['x-at-signature'] as string };
}

describe('the signing secret', () => {
  it('is shown once, after the password, and verifies what comes with the code on the page', async () => {
    await desk.subscribe('client.created');
    const page = await desk.console.open('/webhooks?tab=secret');
    await desk.service.query("update app.console_sessions set confirmed_at = now() - interval '1 hour'");
    await page.getByRole('button', { name: 'Show the secret' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm your password' });
    await confirm.locator('input[name=password]').fill(password);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('It is not shown again. If it is lost, rotate it.').waitFor();
    const secret = await secretIn(page);
    await desk.console.look(page, 'webhooks-secret-shown');
    await keep(page);
    await page.getByText('It was shown and cannot be shown again.').waitFor();
    expect([
      await page.getByText(secret).count(),
      await page.getByRole('button', { name: 'Show the secret' }).count(),
    ]).toEqual([0, 0]);
    await desk.console.look(page, 'webhooks-secret');

    const { body, signature } = await ping();
    const code = (await import(pathToFileURL(join(verifyFolder, 'node.mjs')).href)) as {
      verifyWebhook(
        body: Buffer,
        header: string,
        secrets: string[],
        tolerance?: number,
      ): { event_type: string };
    };
    expect(code.verifyWebhook(Buffer.from(body), signature, [secret]).event_type).toBe('webhook.ping');
    expect(() => code.verifyWebhook(Buffer.from(`${body} `), signature, [secret])).toThrow(
      'signature_mismatch',
    );
    expect(() => code.verifyWebhook(Buffer.from(body), signature, ['whsec_other', ''])).toThrow(
      'signature_mismatch',
    );
    expect(() => code.verifyWebhook(Buffer.from(body), signature, [secret], -1)).toThrow('timestamp');
    expect(await page.getByLabel('how to verify in Node', { exact: true }).textContent()).toContain(
      'timingSafeEqual',
    );
    await page.getByText('Python', { exact: true }).click();
    expect(await page.getByLabel('how to verify in Python', { exact: true }).textContent()).toContain(
      'compare_digest',
    );
  });

  it.skipIf(spawnSync('python3', ['--version']).error !== undefined)(
    'verifies what comes with the code for Python too',
    async () => {
      await desk.subscribe('client.created');
      const { secret } = (await desk.service.ok('revealWebhookSecret')).data;
      const { body, signature } = await ping();
      const script =
        'import sys; from python import verify_webhook; print(verify_webhook(sys.argv[1].encode(), sys.argv[2], sys.argv[3:])["event_type"])';
      const verify = (...input: string[]) =>
        execFileSync('python3', ['-B', '-c', script, ...input], {
          cwd: verifyFolder,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      expect(verify(body, signature, 'whsec_other', secret).trim()).toBe('webhook.ping');
      expect(() => verify(`${body} `, signature, secret)).toThrow('signature_mismatch');
    },
  );

  it('is rotated with an overlap in which requests carry both signatures', async () => {
    await desk.subscribe('client.created');
    await desk.service.ok('revealWebhookSecret');
    const page = await desk.console.open('/webhooks?tab=secret');
    const rotate = async (overlap: string) => {
      await page.getByRole('button', { name: 'Rotate' }).click();
      await page.getByLabel('The current secret').selectOption({ label: overlap });
      await page.getByRole('button', { name: 'Rotate the secret' }).click();
      await page.getByText('The signing secret', { exact: true }).waitFor();
      await keep(page);
    };
    await rotate('Stays valid for a day');
    await page.getByText('The previous secret is valid until').waitFor();
    expect((await ping()).signature.match(/v1=/g)).toHaveLength(2);
    await page.getByRole('button', { name: 'Rotate' }).click();
    await page.getByText('It expires now').waitFor();
    await desk.console.look(page, 'webhooks-rotate');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await rotate('Expires immediately');
    await page.getByText('The previous secret is valid until').waitFor({ state: 'detached' });
    expect((await ping()).signature.match(/v1=/g)).toHaveLength(1);
  });
});

describe('a test', () => {
  it('of any event shows what is sent before and after, and what came of it', async () => {
    await desk.subscribe();
    const page = await desk.console.open('/webhooks?tab=test');
    await page.getByLabel('What to send').selectOption('ticket.created');
    await page
      .getByLabel('the sample of ticket.created', { exact: true })
      .getByText('"event_type": "ticket.created"')
      .waitFor();
    await desk.console.look(page, 'webhooks-test');
    await page.getByRole('button', { name: 'Send a sample' }).click();
    await page.getByText('The receiver accepted it.').waitFor();
    await page.getByText('Answered 200').waitFor();
    await page.getByLabel('the response to attempt 1', { exact: true }).getByText('"taken": true').waitFor();
    const [request] = await received(desk.receiver, 1);
    expect(request!.headers).toMatchObject({ 'x-at-event': 'ticket.created', 'x-at-sample': 'true' });
    expect(JSON.parse((await page.getByLabel('what was sent', { exact: true }).textContent())!)).toEqual(
      JSON.parse(request!.body),
    );
    await desk.console.look(page, 'webhooks-tested');
  });

  it('that fails says how and what to do about it', async () => {
    await desk.subscribe();
    desk.receiver.answer(500, 'no such table: events');
    const page = await desk.console.open('/webhooks?tab=test');
    await page.getByRole('button', { name: 'Send a ping' }).click();
    await page.getByText('The receiver did not accept it.').waitFor();
    await page.getByText('The receiver answered 500.').waitFor();
    await page.getByText('no such table: events').waitFor();
    await desk.console.look(page, 'webhooks-test-failed');
    expect((await desk.settings()).endpoint!.consecutive_failures).toBe(0);
  });

  it('needs an address, and says so', async () => {
    const page = await desk.console.open('/webhooks?tab=test');
    await page.getByText('No address is set.').waitFor();
    expect(await page.getByRole('button', { name: 'Send a ping' }).isDisabled()).toBe(true);
  });
});

describe('the delivery log', () => {
  it('is narrowed by state, event, time and id, which stand in the address', async () => {
    await desk.subscribe();
    const [exhausted] = await desk.past(2, 'exhausted');
    await desk.past(1, 'delivered', 'ticket.created');
    const page = await desk.console.open('/webhooks?tab=deliveries');
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(4);
    await desk.console.look(page, 'webhooks-deliveries');
    await page.getByLabel('Status').selectOption({ label: 'Failed' });
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('Search by ID').fill(exhausted!.event_id);
    await expect.poll(() => rows.count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('search')).toBe(exhausted!.event_id);
    await page.getByLabel('Search by ID').fill('0191f3a2');
    await page.getByText('Invalid ID').waitFor();
    await page.getByLabel('Search by ID').fill('');
    await page.getByLabel('Time').selectOption({ label: 'The last hour' });
    await page.getByText('No delivery matches').waitFor();
    await page.getByLabel('Time').selectOption({ label: 'The last day' });
    await page.getByLabel('Status').selectOption('');
    await page.getByLabel('Event', { exact: true }).selectOption('ticket.created');
    await expect.poll(() => rows.count()).toBe(2);
  });

  it('shows a delivery with each attempt, and sends it again', async () => {
    await desk.subscribe('client.created');
    desk.receiver.answer(503, 'down for maintenance');
    await createClient(desk.service, 'Lost');
    const [delivery] = await settled(desk.service, 'retrying');
    const page = await desk.console.open(`/webhooks/deliveries/${delivery.id}`);
    await page.getByText('The next one is due on').waitFor();
    await page.getByText('The receiver answered 503.').waitFor();
    await page.getByText('down for maintenance').waitFor();
    await page.getByText('x-at-delivery-id').waitFor();
    expect(await page.getByLabel('the body', { exact: true }).textContent()).toContain('"name": "Lost"');
    await page.getByText('As it was', { exact: true }).click();
    expect(await page.getByLabel('the body', { exact: true }).textContent()).toBe(delivery.body);
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    await desk.console.look(page, 'webhooks-delivery');

    await desk.service.query("update webhook_deliveries set status = 'exhausted', next_attempt_at = null");
    desk.receiver.answer(200);
    await page.reload();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('It repeats').waitFor();
    await page.getByText('Answered 200').waitFor();
    const [again] = (await deliveriesOf(desk.service)).filter(
      ({ redelivery_of_id: former }) => former === delivery.id,
    );
    expect([new URL(page.url()).pathname, again.status]).toEqual([
      `/console/webhooks/deliveries/${again.id}`,
      'delivered',
    ]);
    await page.getByRole('link', { name: 'an earlier delivery' }).click();
    await page.getByText('Sent again', { exact: true }).waitFor();
  });

  it('sends a waiting delivery now', async () => {
    await desk.subscribe('client.created');
    desk.receiver.answer(503, 'down for maintenance');
    await createClient(desk.service, 'Waits');
    const [delivery] = await settled(desk.service, 'retrying');
    const page = await desk.console.open(`/webhooks/deliveries/${delivery.id}`);
    desk.receiver.answer(200);
    await page.getByRole('button', { name: 'Send now' }).click();
    await told(page, 'The delivery is being sent');
    await page.getByText('Answered 200').waitFor();
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send now' }).count()).toBe(0);
    expect(
      (await deliveriesOf(desk.service)).map(({ id, status, attempt_count: attempts }) => [
        id,
        status,
        attempts,
      ]),
    ).toEqual([[delivery.id, 'delivered', 2]]);
  });

  it('sends one again from the list, and says why when it cannot', async () => {
    await desk.subscribe();
    await desk.past(1, 'exhausted');
    const page = await desk.console.open('/webhooks?tab=deliveries');
    await page.getByRole('button', { name: 'Send again: client.created' }).click();
    await told(page, 'The event is being sent again');
    await received(desk.receiver, 1);
    await page.getByText('Sent again', { exact: true }).waitFor();
    await desk.save({ endpoint: { status: 'disabled_by_user' } });
    await page.getByRole('button', { name: 'Send again: client.created' }).first().click();
    await page.getByRole('alert').getByText('The event was not sent again').waitFor();
  });

  it('of one that is gone says so', async () => {
    const page = await desk.console.open(`/webhooks/deliveries/${randomUUID()}`);
    await page.getByText(/^No webhook delivery with id/).waitFor();
  });

  it('lists what was received, with what became of it, and shows a call as it came', async () => {
    const id = randomUUID();
    await desk.service.query(
      `
      insert into inbound_webhook_deliveries (tenant_id, id, automation_id, webhook_id, status, reject_reason, delivery_key, answered_status_code, content_type, body_size, ip_address, user_agent, duration_ms, headers, body)
      values ($1, $2, gen_random_uuid(), gen_random_uuid(), 'rejected', 'bad_signature', 'evt_9312', 401, 'application/json', 31, '203.0.113.7', 'LandingPages/3.2', 6.2, '{"content-type":"application/json","x-signature":"********"}', '{"lead":"priya@harbor.example"}')`,
      [desk.service.agencies[0].id, id],
    );
    const page = await desk.console.open('/webhooks?tab=deliveries');
    await page.getByText('No deliveries yet').waitFor();
    await desk.console.look(page, 'webhooks-deliveries-none');
    await page.getByText('Received', { exact: true }).click();
    await page.getByText('Its signature or token was missing or wrong.').waitFor();
    await desk.console.look(page, 'webhooks-received');
    await page.getByRole('link', { name: 'evt_9312' }).click();
    await page.getByText('"lead": "priya@harbor.example"').waitFor();
    await desk.console.look(page, 'webhooks-received-call');
    expect(new URL(page.url()).pathname).toBe(`/console/webhooks/deliveries/received/${id}`);
  });
});
