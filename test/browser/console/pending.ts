import type { Page } from 'playwright-core';

/** Files of the reference, and the answer that lists the events of webhooks. */
const sources = /\/console\/assets\/[^/]+\.json$|\/webhook-settings\/events(?:\?|$)/;

/**
 * Shows the page as it is while the operation, or the event, is not built: every part of the contract may be, and then none is left to look
 * at. What the page is told of it is changed on the way.
 */
export async function showAsPending(page: Page, name: string): Promise<void> {
  await page.route(sources, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: marked(await response.json(), name) });
  });
  await page.reload();
}

function marked(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const copy: Record<string, unknown> = Object.fromEntries(
    entries.map(([key, part]) => [key, marked(part, name)]),
  );
  if (copy['event_type'] === name) copy['is_pending'] = true;
  if ((copy['id'] === name || copy['type'] === name) && 'summary' in copy) copy['isPending'] = true;
  return copy;
}
