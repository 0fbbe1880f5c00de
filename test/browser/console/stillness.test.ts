import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { createClient, subscribe } from '../../delivery/setup.ts';
import { lookupHere } from '../../support/receiver.ts';
import { ConsoleBrowser } from './console.ts';

let desk: ConsoleBrowser;
let departmentId: string;
beforeAll(async () => {
  desk = await ConsoleBrowser.start({
    config: { webhookAllowPrivate: true },
    outbound: { lookup: lookupHere },
  });
  const { service } = desk;
  departmentId = (
    await service.ok('createDepartment', {
      body: { name: 'Care', levels: [{ name: 'Lead', permissions: ['tasks.view'] }, { name: 'Carer' }] },
    })
  ).data.id;
  for (const name of ['Mia Moss', 'Noel North', 'Olga Olsen']) await desk.addMember(name, ['clients.view']);
  for (const name of ['Pia Palm', 'Quin Quist'])
    await service.ok('inviteUser', {
      body: { name, email: `${name.replace(' ', '.').toLowerCase()}@alder.example` },
    });
  await subscribe(service, 'https://receiver.example/hook', ['client.created']);
  await createClient(service, 'Harbor Dental');
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

/** How much of what was there moved by itself since the page began to load, as browsers reckon it (layout shift). */
const watch = `
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) moved.push({ value, what: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)) });
  }).observe({ type: 'layout-shift', buffered: true });`;

const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });

async function movedOn(
  page: Page,
  path: string,
): Promise<{ readonly value: number; readonly what: readonly string[] }[]> {
  await page.goto(`${desk.service.url}/console${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => loading(page).count()).toBe(0);
  return page.evaluate('moved');
}

describe.each([
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 360, height: 740 }],
])('in a %s window', (_name, viewport) => {
  it('nothing moves away under the reader while a page loads', async () => {
    const page = await desk.open('/', { viewport, isOwn: true });
    await page.context().addInitScript(watch);
    const own = (
      await desk.service.query<{ id: string }>('select id from users where email = $1', [desk.email])
    )[0]!.id;
    const restless: unknown[] = [];
    for (const path of [
      '/',
      '/keys',
      '/webhooks',
      '/webhooks?tab=deliveries',
      '/mcp',
      '/requests',
      '/requests?tab=events',
      '/people',
      '/people?tab=departments',
      `/people/${own}`,
      `/people/departments/${departmentId}`,
      '/account',
      '/events',
      '/events/client.created',
      '/reference',
      '/reference/createTask',
    ]) {
      const moved = await movedOn(page, path);
      const sum = moved.reduce((total, { value }) => total + value, 0);
      // What the Core Web Vitals call good.
      if (sum > 0.1) restless.push({ path, sum, moved });
    }
    expect(restless).toEqual([]);
  });
});

it('says to screen readers that something is to come', async () => {
  const page = await desk.open('/');
  await page.route(/\/users\?/, () => undefined);
  await page.getByRole('link', { name: 'People' }).click();
  await loading(page).waitFor();
});
