import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser } from './browser.ts';

/** A page of a browser of its own, as somebody opens it who has a link. */
export interface HostedPage {
  readonly page: Page;
  /** What scripts failed of, and what the browser complains of. */
  readonly faults: string[];
  /** Keeps a picture of it in the folder SCREENSHOTS, where that is set. */
  shot(name: string): Promise<void>;
  close(): Promise<void>;
}

export async function openHostedPage(options: BrowserContextOptions = {}): Promise<HostedPage> {
  const context = await (await sharedBrowser()).newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return {
    page,
    faults,
    shot: async (name) => {
      const folder = process.env['SCREENSHOTS'];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    },
    close: () => context.close(),
  };
}
