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
    config: { role: 'all', webhookAllowPrivate: true },
    outbound: { ca: testCa, lookup: lookupHere },
  });
});
afterEach(() => desk?.closePages());
afterAll(async () => {
  await desk?.stop();
  await receiver?.stop();
});

/** A client made with an event that is delivered, a request that is refused, one without permission, and a tool over MCP. */
async function work(): Promise<void> {
  const { service } = desk;
  await subscribe(service, receiver.url(), ['client.created']);
  await createClient(service, 'Harbor Dental');
  await received(receiver, 1);
  await service.call('createClient', {
    body: { name: 5 } as never,
    headers: { 'x-request-id': 'req_refused' },
  });
  await service.call(
    'listClients',
    {},
    { key: await service.keyWith(service.agencies[0], ['tickets.view']) },
  );
  const host = await Host.connect(service.url, service.agencies[0].key);
  const { conversation_id: id } = await host.start('List clients');
  await host.one(id, 'list_clients');
  await host.close();
  await vi.waitFor(
    async () =>
      expect(
        (
          await service.ok('listApiRequestLogs', {
            query: { channel: ['mcp'], operation_id: ['listClients'] },
          })
        ).data,
      ).toHaveLength(1),
    patiently,
  );
}

const table = (page: Page) => page.getByRole('table', { name: 'Requests', exact: true });
/** What the address says besides the agency. */
const params = (page: Page) =>
  Object.fromEntries([...new URL(page.url()).searchParams].filter(([name]) => name !== 'agency'));
const rowsOf = (page: Page) => table(page).locator('tbody tr');

describe('the request log', () => {
  it('says that nothing was asked yet', async () => {
    const page = await desk.open('/requests');
    await page.getByText('No requests yet').waitFor();
    await desk.look(page, 'requests-none');
    await page.getByLabel('Channel').selectOption({ label: 'MCP' });
    await page.getByText('No request matches').waitFor();
  });

  it('is narrowed by search, operation, outcome, channel, error, credential and time, which stand in the address', async () => {
    await work();
    const page = await desk.open('/requests');
    await rowsOf(page).first().waitFor();
    await desk.look(page, 'requests');
    await page.getByLabel('Operation').first().fill('createCl');
    await page.getByRole('option', { name: 'createClient', exact: true }).click();
    await expect.poll(() => rowsOf(page).count(), patiently).toBe(2);
    await page.getByLabel('Outcome').selectOption({ label: 'Refused (4xx)' });
    await expect.poll(() => rowsOf(page).count(), patiently).toBe(1);
    expect(await rowsOf(page).first().textContent()).toContain('body.name must be a string');
    expect(params(page)).toEqual({ operation: 'createClient', outcome: 'client_error' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Error', { exact: true }).selectOption({ label: 'Permission is missing' });
    await expect.poll(() => rowsOf(page).count(), patiently).toBe(1);
    await page.getByLabel('Error', { exact: true }).selectOption({ label: 'All errors' });
    await page.getByLabel('Credential', { exact: true }).selectOption({ label: 'Key with 1 permissions' });
    await expect.poll(() => rowsOf(page).count(), patiently).toBe(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Search path, error message or req_…').fill('req_refused');
    await expect.poll(() => rowsOf(page).count(), patiently).toBe(1);
    await page.getByLabel('Clear the search').click();
    await page.getByLabel('Time', { exact: true }).selectOption({ label: 'Last hour' });
    await expect.poll(() => rowsOf(page).count(), patiently).toBeGreaterThan(4);
    await page.reload();
    expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe('hour');
  });

  it("shows a stretch between two instants on the agency's clocks", async () => {
    await desk.service.query("update tenants set time_zone = 'America/New_York' where id = $1", [
      desk.service.agencies[0].id,
    ]);
    const page = await desk.open('/requests');
    await page.getByLabel('Time', { exact: true }).selectOption({ label: 'Between …' });
    await page.getByLabel('From (America/New_York)').fill('2026-01-05T09:30');
    await page.getByLabel('To', { exact: true }).fill('2026-07-05T09:30');
    await expect
      .poll(() => params(page), patiently)
      .toEqual({ range: 'between', from: '2026-01-05T14:30:00.000Z', to: '2026-07-05T13:30:00.000Z' });
    await page.getByText('No request matches').waitFor();
    await desk.look(page, 'requests-between');
    await desk.service.query("update tenants set time_zone = 'UTC' where id = $1", [
      desk.service.agencies[0].id,
    ]);
  });
});

describe('one request', () => {
  const openRow = async (page: Page, search: string, name: RegExp): Promise<void> => {
    await table(page).waitFor();
    await page.getByLabel('Search path, error message or req_…').fill(search);
    await expect.poll(() => rowsOf(page).count(), patiently).toBe(1);
    await rowsOf(page).getByRole('link', { name }).click();
  };

  it('that was refused says where, why, and what helps', async () => {
    const page = await desk.open('/requests');
    await openRow(page, 'req_refused', /POST \/v1\/clients/);
    const why = page.getByRole('region', { name: 'Why it was refused' });
    await why.getByText('body.name', { exact: true }).waitFor();
    await why.getByText(/must be a string/).waitFor();
    await why.getByText(/Correct the request as described above/).waitFor();
    expect(await why.getByRole('link').getAttribute('href')).toBe(
      '/console/reference/clients/createClient?agency=alder',
    );
    const facts = page.getByRole('region', { name: 'The request' });
    await facts.getByText('clients.create').waitFor();
    expect(await facts.getByRole('link', { name: 'Everything' }).last().getAttribute('href')).toBe(
      '/console/keys?search=Everything&agency=alder',
    );
    await page.getByText('It changed nothing and caused no events').waitFor();
    await page.getByRole('table', { name: 'Requests around that time' }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the request ID' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('req_refused');
    await desk.look(page, 'request-refused');
  });

  it('that was made shows its events, its audit entries and the webhooks that followed', async () => {
    const {
      data: [made],
    } = await desk.service.ok('listApiRequestLogs', {
      query: { operation_id: ['createClient'], outcome: ['success'] },
    });
    const page = await desk.open(`/requests/${made!.id}`);
    await page
      .getByRole('table', { name: 'Events' })
      .getByRole('row', { name: /client.created/ })
      .getByText('Harbor Dental')
      .waitFor();
    await page
      .getByRole('table', { name: 'Entries of the audit trail' })
      .getByText('client created')
      .waitFor();
    const delivery = page
      .getByRole('table', { name: 'Webhook deliveries' })
      .getByRole('row', { name: /client.created/ });
    await delivery.getByText('Delivered').first().waitFor();
    expect(await delivery.getByRole('link').getAttribute('href')).toMatch(
      /^\/console\/webhooks\/deliveries\/[0-9a-f-]{36}\?agency=alder$/,
    );
    await desk.look(page, 'request-made');
  });

  it('without permission names the permission that is missing', async () => {
    const {
      data: [refused],
    } = await desk.service.ok('listApiRequestLogs', { query: { status_code: [403] } });
    const page = await desk.open(`/requests/${refused!.id}`);
    await page
      .getByText(/needs the permission clients.view/)
      .first()
      .waitFor();
  });

  it('that is not there says so', async () => {
    const page = await desk.open('/requests/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b71');
    await page.getByText(/No API request log with id/).waitFor();
    await desk.look(page, 'request-unknown');
  });
});

describe('sign-ins and credentials', () => {
  it('tell who signed in and what happened to keys, by what they are about', async () => {
    const page = await desk.open('/requests');
    await page.getByRole('tab', { name: 'Sign-ins and credentials' }).click();
    const events = page.getByRole('table', { name: 'Sign-ins and credentials' });
    await events
      .getByRole('row', { name: /Signed in/ })
      .first()
      .waitFor();
    await desk.look(page, 'requests-sign-ins');
    await page.getByLabel('Subject').selectOption({ label: 'Members' });
    await page.getByText('Nothing matches').waitFor();
    expect(params(page)).toEqual({ tab: 'sign-ins', about: 'members' });
  });

  it('are offered to settings.manage alone, and requests to settings.api', async () => {
    const page = await desk.open('/requests', {
      email: await desk.addMember('Ada Api', ['settings.api', 'settings.view']),
    });
    await rowsOf(page).first().waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    const other = await desk.open('/requests', {
      email: await desk.addMember('Vera Viewer', ['settings.view']),
    });
    await other.getByText('This needs the permission settings.api.').waitFor();
    expect(await other.getByRole('link', { name: 'Request log' }).count()).toBe(0);
  });
});
