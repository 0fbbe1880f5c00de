import type { Page } from 'playwright-core';

interface Kept {
  readonly kind: string;
  readonly page: Page;
  readonly viewport: ReturnType<Page['viewportSize']>;
}

/**
 * Pages that tests use one after another: a page in a new browser context starts a process and compiles the console anew, which
 * takes more than twice the time of going to another address.
 */
export class KeptPages {
  /** Where idle pages stand: an address of the service without scripts, by whose origin the storage is cleared. */
  readonly #rest: string;
  #used: Kept[] = [];
  #idle: Kept[] = [];

  constructor(rest: string) {
    this.#rest = rest;
  }

  /** An idle page of the kind, or a new one. It has no cookies. */
  async take(kind: string, create: () => Promise<Page>): Promise<Page> {
    const place = this.#idle.findIndex((kept) => kept.kind === kind && !kept.page.isClosed());
    if (place >= 0) this.#used.push(...this.#idle.splice(place, 1));
    else {
      const page = await create();
      this.#used.push({ kind, page, viewport: page.viewportSize() });
    }
    return this.#used.at(-1)!.page;
  }

  /** Makes the pages of a test as they were when they were new; those that cannot be are closed. */
  async release(): Promise<void> {
    for (const kept of this.#used.splice(0)) {
      const isClear = await this.#clear(kept).catch(() => false);
      if (isClear) this.#idle.push(kept);
      else await kept.page.context().close();
    }
  }

  async close(): Promise<void> {
    const all = [...this.#used.splice(0), ...this.#idle.splice(0)];
    for (const { page } of all) await page.context().close();
  }

  async #clear({ page, viewport }: Kept): Promise<boolean> {
    if (page.isClosed()) return false;
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.goto(this.#rest, { timeout: 30_000 });
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    return true;
  }
}
