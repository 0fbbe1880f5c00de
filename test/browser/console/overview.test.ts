import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { createClient, received, subscribe } from '../../delivery/setup.ts';
import { Host } from '../../mcp/host.ts';
import { lookupHere, Receiver, testCa } from '../../support/receiver.ts';
import { ConsoleBrowser } from './console.ts';
import { patiently } from '../../support/waiting.ts';

let desk: ConsoleBrowser;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
  desk = await ConsoleBrowser.start({
    config: {
      role: 'all',
      webhookAllowPrivate: true,
      rateLimitRest: 600,
      rateLimitMcpTenant: 240,
      rateLimitMcpSubject: 120,
    },
    outbound: { ca: testCa, lookup: lookupHere },
  });
});
afterEach(() => desk?.closePages());
afterAll(async () => {
  await desk?.stop();
  await receiver?.stop();
});

const missing = randomUUID();

/** What programs did: calls that succeed, calls that are refused, a tool, webhooks that arrive and one that does not. */
async function work(): Promise<void> {
  const { service } = desk;
  await subscribe(service, receiver.url(), ['client.created']);
  for (let index = 0; index < 3; index += 1) await createClient(service, `Client ${index}`);
  await received(receiver, 3);
  receiver.answer(503);
  await createClient(service, 'Refused by the receiver');
  for (let index = 0; index < 4; index += 1) await service.call('getClient', { path: { id: missing } });
  await service.call('createClient', { body: { name: 5 } as never });
  const host = await Host.connect(service.url, service.agencies[0].key);
  const { conversation_id: id } = await host.start('List clients');
  await host.one(id, 'list_clients');
  await host.close();
  await vi.waitFor(async () => {
    const { data } = await service.ok('getIntegrationHealth', { query: { window: 'hour' } });
    expect(data.requests.totals).toMatchObject({
      client_error_count: 5,
      mcp_count: expect.toSatisfy((count: number) => count > 0),
    });
    expect(data.webhooks).toMatchObject({ totals: { delivered: 3, retrying: 1 } });
  }, patiently);
}

/** Calls of the last two days, which only time could make otherwise. */
const remember = (): Promise<unknown[]> =>
  desk.service.query(
    `
  insert into api_request_logs (tenant_id, request_id, channel, operation_id, method, path, status, error_type, duration_ms, request_bytes, response_bytes, created_at)
  select $1, 'past', case when n % 5 = 0 then 'mcp' else 'rest' end, 'listClients', 'GET', '/v1/clients',
    case when n % 97 = 0 then 500 when n % 11 = 0 then 409 else 200 end, case when n % 97 = 0 then 'internal' when n % 11 = 0 then 'conflict' end,
    5 + (n % 13) * 3 + (n % 40) / 2, 0, 0, now() - interval '5 minutes' - n * n * interval '0.045 seconds'
  from generate_series(1, 1900) n`,
    [desk.service.agencies[0].id],
  );

const chart = (page: Page, name: string) => page.getByRole('slider', { name });

describe('the overview', () => {
  it('shows a new agency the way to its first key', async () => {
    const page = await desk.open('/');
    await page.getByText('No requests yet').waitFor();
    await page.getByText('Events are not sent anywhere').waitFor();
    await page.getByText('600 of 600 left').waitFor();
    await desk.look(page, 'overview-new');
    await page.getByRole('link', { name: 'Create a key' }).click();
    await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
  });

  it('counts what programs did over the window in the address, errors and webhooks included', async () => {
    await work();
    const page = await desk.open('/');
    const failed = page.getByRole('region', { name: 'Failed' });
    await failed.getByText('5 refused, 0 failed with us').waitFor();
    const errors = page.getByRole('table', { name: 'Most frequent errors' });
    expect(await errors.getByRole('row', { name: /not_found/ }).textContent()).toContain(
      `No client with id ${missing}`,
    );
    await page
      .getByRole('table', { name: 'Busiest operations' })
      .getByRole('row', { name: /createClient / })
      .waitFor();
    await page
      .getByRole('table', { name: 'Busiest credentials' })
      .getByRole('row', { name: /Everything/ })
      .waitFor();
    await page
      .getByText('100 % of events arrived in the last 24 hours: 3 of 3, 0 missed. 1 delivery is waiting.')
      .waitFor();
    await page.getByRole('table', { name: 'Last failed deliveries' }).getByText(/503/).waitFor();
    await page
      .getByRole('table', { name: 'Webhook endpoints' })
      .getByText('Active, 1 failure in a row')
      .waitFor();
    await page.getByText('Hour', { exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('window'), patiently).toBe('hour');
    await page.reload();
    await failed.getByText('5 refused, 0 failed with us').waitFor();
    expect(await page.getByRole('radio', { name: 'Hour' }).isChecked()).toBe(true);
  });

  it('tells the values of its charts by keyboard, by pointer and in a table, and looks well', async () => {
    await remember();
    const page = await desk.open('/');
    const requests = chart(page, 'Requests over time');
    await requests.focus();
    await page.keyboard.press('End');
    expect(await requests.getAttribute('aria-valuetext')).toMatch(
      /^\w+ \d+, \d\d:\d\d [AP]M–\d\d:\d\d [AP]M \w+: Succeeded [\d,]+, Refused \(4xx\) \d+, Failed \(5xx\) \d+$/,
    );
    const last = await requests.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    expect(await requests.getAttribute('aria-valuetext')).not.toBe(last);
    await page.keyboard.press('Home');
    expect(await requests.getAttribute('aria-valuenow')).toBe('0');
    await requests.hover({ position: { x: 600, y: 80 } });
    expect(Number(await requests.getAttribute('aria-valuenow'))).toBeGreaterThan(30);
    expect(
      await page
        .getByRole('table', { name: /^Requests over time/ })
        .getByRole('row')
        .count(),
    ).toBeGreaterThan(5);
    await desk.look(page, 'overview');
    await page.goto(`${desk.service.url}/console/?window=week`);
    await chart(page, 'Response times').waitFor();
    await desk.look(page, 'overview-week');
  });

  it('tells REST and MCP apart', async () => {
    const page = await desk.open('/');
    const rows = () =>
      page
        .getByRole('table', { name: /^Requests over time/ })
        .getByRole('row')
        .allTextContents();
    await chart(page, 'Requests over time').waitFor();
    const all = await rows();
    await page.getByText('MCP', { exact: true }).click();
    await expect.poll(rows).not.toEqual(all);
    expect(new URL(page.url()).searchParams.get('channel')).toBe('mcp');
  });

  it('leads from an error and from a stretch of time to their requests', async () => {
    const page = await desk.open('/');
    await page
      .getByRole('table', { name: 'Most frequent errors' })
      .getByRole('row', { name: /not_found/ })
      .getByRole('link', { name: 'not_found' })
      .click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/console/requests?error=not_found&operation=getClient&range=day&agency=alder',
    );
    await page.goBack();
    await chart(page, 'Requests over time').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/console/requests');
    expect(Date.parse(searchParams.get('to')!) - Date.parse(searchParams.get('from')!)).toBe(900_000);
  });

  it('renews itself quietly while one looks at it', async () => {
    const page = await desk.open('/?window=hour', { isOwn: true });
    const requests = page.getByRole('region', { name: 'Requests', exact: true });
    await page.clock.install();
    await page.reload();
    const before = await requests.textContent();
    await desk.service.ok('listClients');
    await vi.waitFor(async () => {
      await page.clock.fastForward(31_000);
      expect(await requests.textContent()).not.toBe(before);
    }, patiently);
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const page = await desk.open('/keys');
    await page.route('**/integration-health*', (route) =>
      route.fulfill({
        status: 429,
        json: { error: { type: 'rate_limited', message: 'Too many requests. Try again in 20 seconds.' } },
      }),
    );
    await page.getByRole('link', { name: 'Overview' }).last().click();
    await page.getByText('Too many requests. Try again in 20 seconds.').waitFor();
    await desk.look(page, 'overview-failure');
    await page.unroute('**/integration-health*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await chart(page, 'Requests over time').waitFor();
  });

  it('begins with an endpoint that is off, what was not sent and what to do, and counts it as not arrived', async () => {
    const { service } = desk;
    await service.query('delete from webhook_deliveries');
    await service.query(
      "update webhook_endpoints set status = 'disabled_by_failures', consecutive_failures = 50, disabled_at = '2026-03-02T14:05:09Z'",
    );
    for (let index = 0; index < 3; index += 1) await createClient(service, `Missed ${index}`);
    await vi.waitFor(
      async () =>
        expect(await service.query("select from webhook_deliveries where status = 'skipped'")).toHaveLength(
          3,
        ),
      patiently,
    );
    const page = await desk.open('/');
    const banner = page.getByRole('alert').filter({ hasText: 'The webhook endpoint is off' });
    await banner.getByText('3 events were not sent.').waitFor();
    expect(await banner.textContent()).toMatch(
      new RegExp(
        `${receiver.url()} was turned off after 50 failed attempts in a row on Mar 2, 2026, .* [A-Z]{3}`,
      ),
    );
    await banner.getByText('Fix the receiver, send it a test, then turn the endpoint on.').waitFor();
    await page.getByText('0 % of events arrived in the last 24 hours: 0 of 3, 3 missed.').waitFor();
    await desk.look(page, 'overview-outage');
    await banner.getByRole('link', { name: 'Open the endpoint' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await service.query("update webhook_endpoints set status = 'active', disabled_at = null");
  });

  it('shows who may not see credentials and webhooks the rest, without ways to what is closed to them', async () => {
    const page = await desk.open('/', { email: await desk.addMember('Vera Viewer', ['settings.view']) });
    await page.getByRole('table', { name: 'Most frequent errors' }).waitFor();
    expect(await page.getByRole('table', { name: 'Busiest credentials' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Webhooks' }).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
    expect(await page.getByText(missing).count()).toBe(0);
    await desk.look(page, 'overview-viewer');
  });

  it('welcomes who may not see it, with the ways that are open to them', async () => {
    const page = await desk.open('/', { email: await desk.addMember('Nora None', ['clients.view']) });
    await page.getByRole('heading', { name: 'Welcome, Nora None' }).waitFor();
    await page.getByText('needs the permission settings.view').waitFor();
    const ways = page.getByRole('main').getByRole('link');
    expect(await ways.allTextContents()).toEqual([
      'MCP and OAuth',
      'API reference',
      'Events',
      'Your account',
    ]);
    await desk.look(page, 'overview-welcome');
  });
});
