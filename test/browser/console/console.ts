import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { formOf } from '../../support/browser-session.ts';
import { sharedBrowser } from '../../support/browser.ts';
import { setOwnerPassword, password } from '../../support/oauth.ts';
import { startService, type Service, type ServiceOptions } from '../../support/service.ts';
import { KeptPages } from './kept-pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wide = { width: 1280, height: 800 };

/** The ways in which a page is looked at: what people have in front of them. In the dark only colours differ. */
const looks = {
  light: { viewport: wide, colorScheme: 'light', rules: [] },
  dark: { viewport: wide, colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
  narrow: { viewport: { width: 360, height: 740 }, colorScheme: 'light', rules: [] },
} as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit extends BrowserContextOptions {
  readonly isOwn?: boolean;
}
interface Opening extends Visit {
  readonly email?: string;
  readonly isAnew?: boolean;
}

/** Of the service that files share: they share pages too. */
let shared: KeptPages | undefined;

/** What goes wrong in the page fails the test. */
function watch(page: Page): void {
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => expect.soft(error.stack, 'an error in the page').toBeUndefined());
  // Refused calls and parts that cannot be fetched are among what is tested, and the browser says each.
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/^Failed to load resource|Unable to preload|dynamically imported module|Part of the page could not be loaded/.test(
        message.text(),
      )
    )
      expect.soft(message.text(), 'said in the page').toBe('');
  });
}

/** A service, and browsers that are signed in to its console. */
export class ConsoleBrowser {
  readonly service: Service;
  /** Of the first agency's owner. */
  readonly email: string;
  /** The first agency, as addresses name it. */
  readonly slug: string;
  readonly #isShared: boolean;
  readonly #browser: Browser;
  readonly #contexts: BrowserContext[] = [];
  readonly #kept: KeptPages;
  /** Who is signed in already, by e-mail address. */
  readonly #signedIn = new Map<string, State>();

  private constructor(service: Service, email: string, browser: Browser, isShared: boolean) {
    this.service = service;
    this.email = email;
    this.slug = /@(.*)\.example$/.exec(email)![1]!;
    this.#browser = browser;
    this.#isShared = isShared;
    const rest = `${service.url}/healthz`;
    this.#kept = isShared ? (shared ??= new KeptPages(rest)) : new KeptPages(rest);
  }

  /** Without options on the service that the files of a worker share, with options on a separate one: as `startService`. */
  static async start(options?: ServiceOptions): Promise<ConsoleBrowser> {
    const service = await startService(options);
    return new ConsoleBrowser(
      service,
      await setOwnerPassword(service, service.agencies[0]),
      await sharedBrowser(),
      options === undefined,
    );
  }

  /**
   * An address of the service in a browser that is not signed in. What goes wrong in the page fails the test. A later test may get
   * the page of an earlier one. With `isOwn` the browser is for this page alone: for what cannot be undone in it, such as its clock.
   */
  async visit(address: string, { isOwn = false, ...options }: Visit = {}): Promise<Page> {
    const page = await this.#page(isOwn, options);
    await page.goto(`${this.service.url}${address}`);
    return page;
  }

  async #page(isOwn: boolean, options: BrowserContextOptions): Promise<Page> {
    const page = isOwn
      ? await this.#newPage(options)
      : await this.#kept.take(JSON.stringify(options), () => this.#newPage(options));
    if (isOwn) this.#contexts.push(page.context());
    watch(page);
    return page;
  }

  async #newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: wide,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...options,
    });
    return context.newPage();
  }

  /**
   * A page of the console, opened by the first agency's owner or by whom the e-mail address names. Pages of one person share a
   * session. With `isAnew` they sign in anew.
   */
  async open(
    path: string,
    { email = this.email, isAnew = false, isOwn = false, ...options }: Opening = {},
  ): Promise<Page> {
    const page = await this.#page(isOwn, options);
    if (!isAnew) await page.context().addCookies((await this.#stateOf(email)).cookies);
    await page.goto(`${this.service.url}/console${path}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const field = page.getByLabel('E-mail address');
    await heading.or(field).first().waitFor();
    if (await field.isVisible()) {
      await field.fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await heading.waitFor();
      if (!isAnew) this.#signedIn.set(email, await page.context().storageState());
    }
    return page;
  }

  /** The session that pages of a person share. It begins with the requests of the sign-in page: `isAnew` is for what the page shows. */
  async #stateOf(email: string): Promise<State> {
    const known = this.#signedIn.get(email);
    if (known !== undefined) return known;
    const context = await this.#browser.newContext();
    const shown = await context.request.get(`${this.service.url}/console/sign-in`);
    const form = formOf({ text: await shown.text(), url: new URL(shown.url()) }, '/console/sign-in');
    await context.request.post(form.action.href, {
      form: { ...Object.fromEntries(form.fields), email, password },
      headers: { origin: new URL(this.service.url).origin },
    });
    const state = await context.storageState();
    await context.close();
    this.#signedIn.set(email, state);
    return state;
  }

  /** A member of the first agency who holds these permissions and no others; answers the e-mail address, by which `open` signs them in. */
  async addMember(name: string, permissions: readonly Permission[]): Promise<string> {
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@${this.slug}.example`;
    await this.service.query(
      `
      with a as (insert into accounts (email, password_hash) select $2, password_hash from accounts where email = $4 returning id)
      insert into users (tenant_id, kind, account_id, name, email, permissions) select $1, 'member', id, $3, $2, $5 from a`,
      [this.service.agencies[0].id, email, name, this.email, permissions],
    );
    return email;
  }

  /**
   * Looks at a page as it is, in light, dark and at 360 px: axe-core finds nothing serious, nothing is wider than the
   * window, and every state can be read. `SCREENSHOTS` names a folder for what it saw.
   */
  async look(page: Page, name: string): Promise<void> {
    // Beyond what the content policy lets the page itself do.
    if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
    for (const [look, { viewport, colorScheme, rules }] of Object.entries(looks)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      const runOnly = rules.length === 0 ? '' : `runOnly: ${JSON.stringify(rules)}, `;
      const found =
        await page.evaluate(`axe.run(document, { ${runOnly}resultTypes: ['violations'] }).then(({ violations }) => violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ': ' + nodes.map(({ target, failureSummary }) => target + ' ' + failureSummary).join(' | ')))`);
      expect.soft(found, `${name}, ${look}`).toEqual([]);
      const excess = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect.soft(excess, `pixels beyond the window on ${name}, ${look}`).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(
        `[...document.querySelectorAll('.state > *')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
      );
      expect.soft(cut, `states cut off on ${name}, ${look}`).toEqual([]);
      const folder = process.env['SCREENSHOTS'];
      if (folder === undefined) continue;
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${name}-${look}.png`, fullPage: true });
    }
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  /** Closes what the test opened, or clears it for the next one. */
  async closePages(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
    await this.#kept.release();
  }

  async stop(): Promise<void> {
    await this.closePages();
    if (!this.#isShared) await this.#kept.close();
    await this.service.stop();
  }
}
