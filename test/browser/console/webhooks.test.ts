import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, deliveriesOf, patiently, received, settled } from '../../delivery/setup.ts';
import { password } from '../../support/oauth.ts';
import { lookupHere, Receiver, testCa } from '../../support/receiver.ts';
import { ConsoleBrowser } from './console.ts';

// Each look at a page takes it through light, dark and narrow.
vi.setConfig({ testTimeout: 60_000 });

let desk: ConsoleBrowser;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
  desk = await ConsoleBrowser.start({ config: { role: 'all', webhookAllowPrivate: true }, outbound: { ca: testCa, lookup: lookupHere } });
}, 120_000);
beforeEach(async () => {
  for (const table of ['webhook_attempts', 'webhook_deliveries', 'webhook_endpoints', 'webhook_settings', 'inbound_webhook_deliveries']) await desk.service.query(`delete from ${table}`);
  receiver.answer(200, '{"taken":true}');
  receiver.forget();
});
afterEach(async () => {
  await desk?.closePages();
  await vi.waitFor(async () => expect(await desk.service.query("select from webhook_deliveries where status in ('pending', 'delivering')")).toHaveLength(0), patiently);
});
afterAll(async () => {
  await desk?.stop();
  await receiver?.stop();
});

const settings = async () => (await desk.service.ok('getWebhookSettings')).data;
const save = async (body: object) => (await desk.service.ok('updateWebhookSettings', { body })).data;
const subscribe = (...events: string[]) => save({ endpoint: { url: receiver.url(), status: 'active' }, enabled_events: events });
const paths = () => receiver.requests.map(({ path }) => path).sort();
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Deliveries as the past left them. */
const past = (count: number, state: string, event = 'client.created') => desk.service.query(`
  insert into webhook_deliveries (tenant_id, event_id, event_type, status, body, sequence, created_at, endpoint_id, endpoint_kind, url, attempt_count, last_attempt_at, last_status_code, error_class)
  select $1, gen_random_uuid(), $2, $3::text, '{"data":{}}', n, now() - interval '2 hours', gen_random_uuid(), 'global', $4, 8, now() - interval '1 hour', case $3::text when 'delivered' then 200 else 503 end, case $3::text when 'delivered' then null else 'http_status' end from generate_series(1, $5::int) n
  returning id, event_id`, [desk.service.agencies[0].id, event, state, receiver.url(), count]);

describe('the endpoint', () => {
  it('is set up: an address, then what is left to do', async () => {
    const page = await desk.open('/webhooks');
    await page.getByText('Saving makes the signing secret, which is shown once.').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await desk.look(page, 'webhooks-new');
    await page.getByLabel('Address').fill(receiver.url());
    await page.getByRole('button', { name: 'Add headers' }).click();
    await page.getByLabel('Name of header 1').fill('X-Route');
    await page.getByLabel('Value of header 1').fill('agency');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('What is left to do').waitFor();
    expect((await settings()).endpoint).toMatchObject({ url: receiver.url(), status: 'active', header_names: ['x-route'] });
    await desk.look(page, 'webhooks-endpoint');
    await page.getByRole('button', { name: 'Choose events' }).click();
    await page.getByLabel('Search events').waitFor();
  });

  it('keeps an entry that came second, says what is in force, and takes it at the next try', async () => {
    await subscribe('client.created');
    const page = await desk.open('/webhooks');
    await page.getByLabel('Address').fill(receiver.url('/mine'));
    await save({ endpoint: { url: receiver.url('/theirs') } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else changed the settings meanwhile').waitFor();
    await page.getByText('The address in force is now').getByText(receiver.url('/theirs')).waitFor();
    expect(await page.getByLabel('Address').inputValue()).toBe(receiver.url('/mine'));
    await page.getByRole('button', { name: 'Save' }).click();
    await status(page, 'The address is saved');
    expect((await settings()).endpoint.url).toBe(receiver.url('/mine'));
  });

  it('is turned off after a question, and on again', async () => {
    await subscribe('client.created');
    const page = await desk.open('/webhooks');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('Somebody turned it off').waitFor();
    expect((await settings()).endpoint.status).toBe('disabled_by_user');
    await createClient(desk.service, 'While off');
    await settled(desk.service, 'skipped');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByText('1 event of the last 30 days did not arrive').waitFor();
    expect((await settings()).endpoint.status).toBe('active');
  });

  it('that failures turned off tells why; what was missed is counted, sent, and followed to its end', async () => {
    await subscribe('client.created');
    await past(40, 'exhausted');
    await past(3, 'skipped', 'ticket.created');
    await desk.service.query("update webhook_endpoints set status = 'disabled_by_failures', consecutive_failures = 50, disabled_at = now() - interval '1 hour', last_failure_at = now() - interval '1 hour'");
    const page = await desk.open('/webhooks');
    await page.getByText('50 attempts in a row failed').waitFor();
    await page.getByText('answered 503').first().waitFor();
    await desk.look(page, 'webhooks-disabled');

    await page.getByRole('button', { name: 'Send what was missed …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('43 events').first().waitFor();
    await dialog.getByRole('button', { name: 'Send 43 events' }).click();
    await dialog.getByText('No endpoint is active').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();
    await page.getByRole('button', { name: 'Send what was missed …' }).click();
    await dialog.getByLabel(/ticket\.created/).uncheck();
    await desk.look(page, 'webhooks-recovery');
    await dialog.getByRole('button', { name: 'Send 40 events' }).click();
    await status(page, 'All of it arrived: 40 events.');
    await desk.look(page, 'webhooks-recovered');
    expect(receiver.requests).toHaveLength(40);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('3 events of the last 30 days did not arrive').waitFor();
  });
});

describe('an address that cannot be used', () => {
  it('is refused at its field, with the reason, and stays there to be corrected', async () => {
    const strict = await ConsoleBrowser.start({ outbound: { lookup: lookupHere } });
    try {
      const page = await strict.open('/webhooks');
      const address = page.getByLabel('Address');
      for (const [url, reason] of [
        ['http://receiver.test/hooks', 'The address must begin with https://'],
        ['https://10.0.0.1/hooks', 'The address must lead to public addresses'],
        ['https://inside.test/hooks', 'The address must lead to public addresses'],
      ] as const) {
        await address.fill(url);
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByText(reason).waitFor();
        expect([await address.inputValue(), await address.getAttribute('aria-invalid')]).toEqual([url, 'true']);
      }
      await strict.look(page, 'webhooks-refused');
      await address.fill('nonsense');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^The address /).waitFor();
    } finally {
      await strict.stop();
    }
  }, 90_000);
});

describe('events', () => {
  it('are found, chosen one by one and by category, and saved together', async () => {
    await subscribe('user.invited');
    const page = await desk.open('/webhooks?tab=events');
    await page.getByText('1 of 62 events chosen').waitFor();
    await desk.look(page, 'webhooks-events');
    await page.getByLabel('All of SOPs').check();
    await status(page, '4 changes wait to be saved');
    await page.getByLabel('Search events').fill('a client is created');
    await page.getByLabel(/A client is created/).check();
    await page.getByText('1 shown').waitFor();
    await page.getByLabel('Search events').fill('');
    await page.getByRole('button', { name: 'SOPs' }).click();
    await page.getByLabel(/A SOP is archived/).uncheck();
    await status(page, '4 changes wait to be saved');
    await page.getByRole('button', { name: 'Own address of sop.published' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill(receiver.url('/sops'));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await status(page, '5 changes wait to be saved');
    await desk.look(page, 'webhooks-events-chosen');
    expect((await settings()).enabled_events).toEqual(['user.invited']);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await status(page, '5 changes are saved');
    const saved = await settings();
    expect(saved.enabled_events).toEqual(['client.created', 'sop.feedback_received', 'sop.published', 'sop.updated', 'user.invited']);
    expect(saved.overrides).toMatchObject([{ event_type: 'sop.published', url: receiver.url('/sops'), status: 'active' }]);
    await createClient(desk.service, 'Arrives');
    await received(receiver, 1);
    expect(paths()).toEqual(['/hooks']);
  });

  it('are sent to an address of their own, which is turned off and taken away by itself', async () => {
    await subscribe('client.created');
    await save({ overrides: [{ event_type: 'client.created', url: receiver.url('/own') }] });
    const page = await desk.open('/webhooks?tab=events&shown=own');
    await page.getByRole('button', { name: 'Edit address of client.created' }).click();
    const dialog = page.getByRole('dialog');
    await desk.look(page, 'webhooks-own-address');
    await dialog.getByLabel('Turned on').uncheck();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await status(page, '1 change is saved');
    expect((await settings()).overrides[0].status).toBe('disabled_by_user');
    await page.getByText('Turned off').waitFor();
    await page.getByRole('button', { name: 'Edit address of client.created' }).click();
    await dialog.getByRole('button', { name: 'Remove the address' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await settings()).overrides).toEqual([]);
  });

  it('say which address was refused, and save nothing until it is corrected', async () => {
    await subscribe();
    const page = await desk.open('/webhooks?tab=events&search=client.created');
    await page.getByLabel(/A client is created/).check();
    await page.getByRole('button', { name: 'Own address of client.created' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill('https://user:password@receiver.test/');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').getByText('must not hold a user name or password').waitFor();
    await page.getByText(/^The address must not hold a user name or password/).waitFor();
    await desk.look(page, 'webhooks-events-refused');
    expect(await settings()).toMatchObject({ enabled_events: [], overrides: [] });
    await page.getByRole('button', { name: 'Undo all' }).click();
    await page.getByText('0 of 62 events chosen').waitFor();
  });

  it('that somebody else saved meanwhile are kept, and so is what was chosen', async () => {
    await subscribe('ticket.created');
    const page = await desk.open('/webhooks?tab=events&search=is+created');
    await page.getByLabel(/A client is created/).check();
    await page.getByLabel(/A task is created/).check();
    await save({ enabled_events: ['ticket.merged', 'process.instance_created'] });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Somebody else changed the settings meanwhile').waitFor();
    await status(page, '1 change waits to be saved');
    await desk.look(page, 'webhooks-events-conflict');
    expect(await page.getByLabel(/A client is created/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await status(page, '1 change is saved');
    expect((await settings()).enabled_events).toEqual(['client.created', 'process.instance_created', 'ticket.merged']);
  });

  it('that are not saved are not lost by going away without saying so', async () => {
    await subscribe();
    const page = await desk.open('/keys');
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.getByLabel('All of Tickets').check();
    // Another tab of the page loses nothing.
    await page.getByRole('tab', { name: 'Test' }).click();
    await status(page, '19 changes wait to be saved');
    await page.getByRole('link', { name: 'API keys' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByText('19 changes to the events would be lost.').waitFor();
    await desk.look(page, 'webhooks-leave');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.goBack();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(page.url()).pathname).toBe('/console/webhooks');
    await status(page, '19 changes wait to be saved');
    await page.getByRole('link', { name: 'API keys' }).click();
    await question.getByRole('button', { name: 'Leave and drop the changes' }).click();
    await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.getByText('0 of 62 events chosen').waitFor();
  });

  it('are chosen and saved with the keyboard alone', async () => {
    await subscribe();
    const page = await desk.open('/webhooks?tab=events');
    await page.getByLabel('All of Buttons').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const event = page.getByLabel(/A user clicks a button/);
    await page.keyboard.press('Space');
    await expect.poll(() => event.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(() => event.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press('Enter');
    await status(page, '1 change is saved');
    expect((await settings()).enabled_events).toEqual(['manual.button']);
  });
});

const verifyFolder = join(import.meta.dirname, '../../../src/console/web/pages/webhooks/verify');
const secretIn = async (page: Page) => (await page.getByRole('dialog').locator('code').filter({ hasText: /^whsec_[\w-]{43}$/ }).first().textContent())!;

async function keep(page: Page): Promise<void> {
  await page.getByLabel('I have kept it in a safe place').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** One ping as it came: its bytes and its signature. */
async function ping() {
  receiver.forget();
  await desk.service.ok('sendWebhookPing', { body: {} });
  const [{ body, headers }] = await received(receiver, 1) as unknown as [{ body: string; headers: Record<string, string> }];
  return { body, signature: headers['x-at-signature']! };
}

describe('the signing secret', () => {
  it('is shown once, after the password, and verifies what comes with the code on the page', async () => {
    await subscribe('client.created');
    const page = await desk.open('/webhooks?tab=secret');
    await desk.service.query("update app.console_sessions set confirmed_at = now() - interval '1 hour'");
    await page.getByRole('button', { name: 'Show the secret' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await confirm.locator('input[name=password]').fill(password);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('It is not shown again. When it is lost, rotate it.').waitFor();
    const secret = await secretIn(page);
    await desk.look(page, 'webhooks-secret-shown');
    await keep(page);
    await page.getByText('It was shown and cannot be shown again.').waitFor();
    expect([await page.getByText(secret).count(), await page.getByRole('button', { name: 'Show the secret' }).count()]).toEqual([0, 0]);
    await desk.look(page, 'webhooks-secret');

    const { body, signature } = await ping();
    const code = await import(pathToFileURL(join(verifyFolder, 'node.mjs')).href) as { verifyWebhook(body: Buffer, header: string, secrets: string[], tolerance?: number): { event_type: string } };
    expect(code.verifyWebhook(Buffer.from(body), signature, [secret]).event_type).toBe('webhook.ping');
    expect(() => code.verifyWebhook(Buffer.from(`${body} `), signature, [secret])).toThrow('signature_mismatch');
    expect(() => code.verifyWebhook(Buffer.from(body), signature, ['whsec_other', ''])).toThrow('signature_mismatch');
    expect(() => code.verifyWebhook(Buffer.from(body), signature, [secret], -1)).toThrow('timestamp');
    expect(await page.getByLabel('how to verify in Node', { exact: true }).textContent()).toContain('timingSafeEqual');
    await page.getByText('Python', { exact: true }).click();
    expect(await page.getByLabel('how to verify in Python', { exact: true }).textContent()).toContain('compare_digest');
  });

  it.skipIf(spawnSync('python3', ['--version']).error !== undefined)('verifies what comes with the code for Python too', async () => {
    await subscribe('client.created');
    const { secret } = (await desk.service.ok('revealWebhookSecret')).data;
    const { body, signature } = await ping();
    const script = 'import sys; from python import verify_webhook; print(verify_webhook(sys.argv[1].encode(), sys.argv[2], sys.argv[3:])["event_type"])';
    const verify = (...input: string[]) => execFileSync('python3', ['-B', '-c', script, ...input], { cwd: verifyFolder, encoding: 'utf8', stdio: 'pipe' });
    expect(verify(body, signature, 'whsec_other', secret).trim()).toBe('webhook.ping');
    expect(() => verify(`${body} `, signature, secret)).toThrow('signature_mismatch');
  });

  it('is rotated with an overlap in which requests carry both signatures', async () => {
    await subscribe('client.created');
    await desk.service.ok('revealWebhookSecret');
    const page = await desk.open('/webhooks?tab=secret');
    const rotate = async (overlap: string) => {
      await page.getByRole('button', { name: 'Rotate' }).click();
      await page.getByLabel('The present secret').selectOption({ label: overlap });
      await page.getByRole('button', { name: 'Rotate the secret' }).click();
      await page.getByText('The signing secret', { exact: true }).waitFor();
      await keep(page);
    };
    await rotate('Stays valid for a day');
    await page.getByText('The former secret is valid until').waitFor();
    expect((await ping()).signature.match(/v1=/g)).toHaveLength(2);
    await page.getByRole('button', { name: 'Rotate' }).click();
    await page.getByText('It ends now').waitFor();
    await desk.look(page, 'webhooks-rotate');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await rotate('Ends at once');
    await page.getByText('The former secret is valid until').waitFor({ state: 'detached' });
    expect((await ping()).signature.match(/v1=/g)).toHaveLength(1);
  });
});

describe('a test', () => {
  it('of any event shows what is sent before and after, and what came of it', async () => {
    await subscribe();
    const page = await desk.open('/webhooks?tab=test');
    await page.getByLabel('What to send').selectOption('ticket.created');
    await page.getByLabel('the sample of ticket.created', { exact: true }).getByText('"event_type": "ticket.created"').waitFor();
    await desk.look(page, 'webhooks-test');
    await page.getByRole('button', { name: 'Send a sample' }).click();
    await page.getByText('The receiver took it.').waitFor();
    await page.getByText('Answered 200').waitFor();
    await page.getByLabel('the answer to attempt 1', { exact: true }).getByText('"taken": true').waitFor();
    const [request] = await received(receiver, 1);
    expect(request!.headers).toMatchObject({ 'x-at-event': 'ticket.created', 'x-at-sample': 'true' });
    expect(JSON.parse((await page.getByLabel('what was sent', { exact: true }).textContent())!)).toEqual(JSON.parse(request!.body));
    await desk.look(page, 'webhooks-tested');
  });

  it('that fails says how and what to do about it', async () => {
    await subscribe();
    receiver.answer(500, 'no such table: events');
    const page = await desk.open('/webhooks?tab=test');
    await page.getByRole('button', { name: 'Send a ping' }).click();
    await page.getByText('The receiver did not take it.').waitFor();
    await page.getByText('The receiver answered 500.').waitFor();
    await page.getByText('no such table: events').waitFor();
    await desk.look(page, 'webhooks-test-failed');
    expect((await settings()).endpoint.consecutive_failures).toBe(0);
  });

  it('needs an address, and says so', async () => {
    const page = await desk.open('/webhooks?tab=test');
    await page.getByText('There is no address that it could go to.').waitFor();
    expect(await page.getByRole('button', { name: 'Send a ping' }).isDisabled()).toBe(true);
  });
});

describe('the delivery log', () => {
  it('is narrowed by state, event, time and id, which stand in the address', async () => {
    await subscribe();
    const [exhausted] = await past(2, 'exhausted') as [{ event_id: string }];
    await past(1, 'delivered', 'ticket.created');
    const page = await desk.open('/webhooks?tab=deliveries');
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(4);
    await desk.look(page, 'webhooks-deliveries');
    await page.getByLabel('State').selectOption({ label: 'Failed' });
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('Search by an id').fill(exhausted.event_id);
    await expect.poll(() => rows.count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('search')).toBe(exhausted.event_id);
    await page.getByLabel('Search by an id').fill('0191f3a2');
    await page.getByText('That is no id').waitFor();
    await page.getByLabel('Search by an id').fill('');
    await page.getByLabel('Time').selectOption({ label: 'The last hour' });
    await page.getByText('No delivery matches').waitFor();
    await page.getByLabel('Time').selectOption({ label: 'The last day' });
    await page.getByLabel('State').selectOption('');
    await page.getByLabel('Event', { exact: true }).selectOption('ticket.created');
    await expect.poll(() => rows.count()).toBe(2);
  });

  it('shows a delivery with each attempt, and sends it again', async () => {
    await subscribe('client.created');
    receiver.answer(503, 'down for maintenance');
    await createClient(desk.service, 'Lost');
    const [delivery] = await settled(desk.service, 'retrying');
    const page = await desk.open(`/webhooks/deliveries/${delivery.id}`);
    await page.getByText('The next one is due on').waitFor();
    await page.getByText('The receiver answered 503.').waitFor();
    await page.getByText('down for maintenance').waitFor();
    await page.getByText('x-at-delivery-id').waitFor();
    expect(await page.getByLabel('the body', { exact: true }).textContent()).toContain('"name": "Lost"');
    await page.getByText('As it was', { exact: true }).click();
    expect(await page.getByLabel('the body', { exact: true }).textContent()).toBe(delivery.body);
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    await desk.look(page, 'webhooks-delivery');

    await desk.service.query("update webhook_deliveries set status = 'exhausted', next_attempt_at = null");
    receiver.answer(200);
    await page.reload();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('It repeats').waitFor();
    await page.getByText('Answered 200').waitFor();
    const [again] = (await deliveriesOf(desk.service)).filter(({ redelivery_of_id: former }) => former === delivery.id);
    expect([new URL(page.url()).pathname, again.status]).toEqual([`/console/webhooks/deliveries/${again.id}`, 'delivered']);
    await page.getByRole('link', { name: 'an earlier delivery' }).click();
    await page.getByText('Sent again', { exact: true }).waitFor();
  });

  it('sends one again from the list, and says why when it cannot', async () => {
    await subscribe();
    await past(1, 'exhausted');
    const page = await desk.open('/webhooks?tab=deliveries');
    await page.getByRole('button', { name: 'Send again: client.created' }).click();
    await status(page, 'It is on its way again');
    await received(receiver, 1);
    await page.getByText('Sent again', { exact: true }).waitFor();
    await save({ endpoint: { status: 'disabled_by_user' } });
    await page.getByRole('button', { name: 'Send again: client.created' }).first().click();
    await page.getByRole('alert').getByText('It was not sent again').waitFor();
  });

  it('of one that is gone says so', async () => {
    const page = await desk.open(`/webhooks/deliveries/${randomUUID()}`);
    await page.getByText(/^No webhook delivery with id/).waitFor();
  });

  it('lists what was received, with what became of it, and shows a call as it came', async () => {
    const id = randomUUID();
    await desk.service.query(`
      insert into inbound_webhook_deliveries (tenant_id, id, automation_id, webhook_id, status, reject_reason, delivery_key, answered_status_code, content_type, body_size, ip_address, user_agent, duration_ms, headers, body)
      values ($1, $2, gen_random_uuid(), gen_random_uuid(), 'rejected', 'bad_signature', 'evt_9312', 401, 'application/json', 31, '203.0.113.7', 'LandingPages/3.2', 6.2, '{"content-type":"application/json","x-signature":"********"}', '{"lead":"priya@harbor.example"}')`,
    [desk.service.agencies[0].id, id]);
    const page = await desk.open('/webhooks?tab=deliveries');
    await page.getByText('Nothing was sent yet').waitFor();
    await desk.look(page, 'webhooks-deliveries-none');
    await page.getByText('Received', { exact: true }).click();
    await page.getByText('Its signature or token was missing or wrong.').waitFor();
    await desk.look(page, 'webhooks-received');
    await page.getByRole('link', { name: 'evt_9312' }).click();
    await page.getByText('"lead": "priya@harbor.example"').waitFor();
    await desk.look(page, 'webhooks-received-call');
    expect(new URL(page.url()).pathname).toBe(`/console/webhooks/deliveries/received/${id}`);
  });
});

describe('people without settings.webhooks', () => {
  it('are told what they need, on every page, and are offered none of it', async () => {
    const email = await desk.addMember('Nora None', ['clients.view']);
    const page = await desk.open('/webhooks', { email });
    await page.getByText('This needs the permission settings.webhooks.').waitFor();
    expect([await page.getByRole('link', { name: 'Webhooks' }).count(), await page.getByRole('tab').count()]).toEqual([0, 0]);
    await desk.look(page, 'webhooks-not-allowed');
    await page.goto(`${desk.service.url}/console/webhooks/deliveries/${randomUUID()}`);
    await page.getByText('This needs the permission settings.webhooks.').waitFor();
  });
});
