import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { Host, setOwnerPassword, password } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

/** What people see, in a real Chromium without scripts. */
let service: Service;
let browser: Browser;
let host: Host;
let email: string;
/** Where the program waits for the browser to come back. */
let program: Server;
let callback: string;

beforeAll(async () => {
  program = createServer((_request, response) => void response.end('Back at the program.'));
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
  service = await startService();
  const [alder, birch] = service.agencies;
  email = await setOwnerPassword(service, alder);
  // A member of a second agency, whose level allows a few things.
  await service.query(
    `
    with u as (insert into users (tenant_id, kind, account_id, name, email) select $1, 'member', id, 'Guest', $2 from accounts where email = $2 returning id),
      d as (insert into departments (tenant_id, name) values ($1, 'Client care') returning id),
      l as (insert into department_levels (tenant_id, department_id, name, permissions) select $1, id, 'Lead', '{clients.view,clients.edit,tickets.view,tickets.reply,tickets.assign,sops.view,time.own}' from d returning id, department_id)
    insert into department_members (tenant_id, department_id, level_id, user_id) select $1, l.department_id, l.id, u.id from l, u`,
    [birch.id, email],
  );
  host = await Host.connect(service.url, {
    metadata: { client_name: 'Desk Assistant', redirect_uris: ['http://127.0.0.1/callback'] },
  });
  browser = await sharedBrowser();
  if (folder !== undefined) await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await service?.stop();
  program?.close();
});

const url = async () => String(await host.authorizeUrl({ redirect_uri: callback }));

async function withPage<T>(options: BrowserContextOptions, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...options });
  const page = await context.newPage();
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(await url());
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Allow Desk Assistant to act on your behalf?' }).waitFor();
}

describe('somebody who connects a program', () => {
  it('signs in, picks the agency, allows, and is back at the program, which then works', async () => {
    const answer = await withPage({}, async (page) => {
      await page.goto(await url());
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      expect(await page.getByRole('alert').textContent()).toContain(
        'The e-mail address or the password is wrong.',
      );
      expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Your permissions in this agency').nth(1).click();
      expect(await page.getByText('Tickets: see, reply, assign').isVisible()).toBe(true);
      await page.getByRole('radio', { name: /Birch/ }).check();
      await page.getByRole('button', { name: 'Allow access' }).click();
      await page.waitForURL(/\/callback\?code=/);
      expect(await page.textContent('body')).toBe('Back at the program.');
      return page.url();
    });
    const { access_token: key } = await host.exchange(new URL(answer), { redirectUri: callback });
    expect((await service.ok('getTenantContext', {}, { key })).data.agency!.name).toBe('Birch');
  });

  it('can do all of it with the keyboard', async () => {
    const answer = await withPage({}, async (page) => {
      const focused = () =>
        page.evaluate<string>(
          "document.activeElement?.textContent?.trim() || document.activeElement?.id || ''",
        );
      await page.goto(await url());
      // The first field has the focus from the beginning.
      await page.locator('#email:focus').waitFor();
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Allow Desk Assistant to act on your behalf?' }).waitFor();
      const order: string[] = [];
      while (order.at(-1) !== 'Deny' && order.length < 20) {
        await page.keyboard.press('Tab');
        order.push(await focused());
        if (order.at(-1)!.startsWith('agency-')) await page.keyboard.press('Space');
      }
      expect(order.filter((name) => !name.startsWith('Your permissions'))).toEqual([
        'Use another account',
        expect.stringMatching(/^agency-/),
        'manage-people',
        'Allow access',
        'Deny',
      ]);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/callback\?code=/);
      return page.url();
    });
    expect(new URL(answer).searchParams.get('state')).toBe(host.state);
  });

  it('can deny, and change accounts', async () => {
    await withPage({}, async (page) => {
      await signIn(page);
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await signIn(page);
      await page.getByRole('button', { name: 'Deny' }).click();
      await page.waitForURL(/\/callback\?error=access_denied/);
    });
  });

  it('is told what to do when nothing was picked', async () => {
    await withPage({}, async (page) => {
      await signIn(page);
      await service.query('delete from oauth_grants');
      await page.reload();
      // As a browser that does not know `required`.
      const form = await page
        .locator('form', { has: page.getByRole('radio').first() })
        .getAttribute('action');
      const token = await page.locator('input[name=form_token]').first().inputValue();
      const answer = await page.request.post(form!, { form: { form_token: token, decision: 'allow' } });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain(
        '<a href="#agency-0">Choose the agency that the app may access.</a>',
      );
    });
  });
});

/** Where pictures of the pages go, for who wants to look at them. */
const folder = process.env['SCREENSHOTS'];

const looks: [string, BrowserContextOptions][] = [
  ['light', { colorScheme: 'light', viewport: { width: 1000, height: 900 } }],
  ['dark', { colorScheme: 'dark', viewport: { width: 1000, height: 900 } }],
  ['narrow', { colorScheme: 'light', viewport: { width: 360, height: 740 } }],
  ['narrow-dark', { colorScheme: 'dark', viewport: { width: 320, height: 740 } }],
];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

describe.each(looks)('the pages, %s', (name, options) => {
  it('can be used by everybody: no findings, nothing to scroll sideways', async () => {
    // The checks are a script, for which the pages' own policy has no room.
    await withPage({ ...options, javaScriptEnabled: true, bypassCSP: true }, async (page) => {
      const check = async (what: string) => {
        // Nothing is proved by a picture, and a busy browser may fail to take one.
        if (folder !== undefined)
          await page.screenshot({ path: join(folder, `${name}-${what}.png`), fullPage: true });
        await page.evaluate(axe);
        const { violations } = await page.evaluate<{ violations: Violation[] }>(
          `axe.run(document, { runOnly: ${JSON.stringify(standards)} })`,
        );
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          what,
        ).toEqual([]);
        expect(
          await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
          `${what} fits`,
        ).toBe(true);
      };
      await page.goto(await url());
      await check('sign-in');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await check('sign-in-faults');
      await signIn(page);
      await page.getByText('Your permissions in this agency').nth(1).click();
      await check('consent');
      await page.goto(`${service.url}/oauth/authorize?client_id=nobody`);
      await check('error');
    });
  });
});
