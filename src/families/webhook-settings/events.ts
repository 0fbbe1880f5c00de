import { createRequire } from 'node:module';
import type { WebhookEvent } from '#generated/console/types.gen.ts';
import type { ListWebhookEventsInput } from '#generated/console/families/webhook-settings/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { readSettings } from './settings.queries.ts';

interface CatalogEntry {
  readonly type: string;
  readonly category: string;
  readonly summary: string;
  readonly description: string;
  readonly isPending?: true;
  readonly sample: object;
}

let loaded: readonly CatalogEntry[] | undefined;

/** Loaded when somebody first asks for it: a hundred kilobytes that no other call needs. */
export const eventCatalog = (): readonly CatalogEntry[] =>
  (loaded ??= createRequire(import.meta.url)(
    '../../../generated/event-catalog.json',
  ) as readonly CatalogEntry[]);

/** The body of a sample, as a real event of this agency would be sent. */
export const sampleBody = (entry: CatalogEntry, tenantId: string, eventId: string, at: Date): string =>
  JSON.stringify({
    id: eventId,
    event_type: entry.type,
    created_at: at.toISOString(),
    tenant_id: tenantId,
    data: entry.sample,
  });

// The same at each reading, so that an ETag can match.
const sampleId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
const sampleAt = new Date('2026-03-02T14:05:09.412Z');

export async function listWebhookEvents(
  ctx: ReadContext,
  { query }: ListWebhookEventsInput,
): Promise<Page<WebhookEvent>> {
  const { enabled_events: enabledEvents, overrides } = await readSettings(ctx.db);
  const enabled = new Set(enabledEvents);
  const overridden = new Set(overrides.map(({ event_type }) => event_type));
  const search = query.search?.trim().toLowerCase() ?? '';
  const matching = eventCatalog().filter(
    ({ type, category, summary, description }) =>
      `${type} ${summary} ${description}`.toLowerCase().includes(search) &&
      (query.category?.includes(category) ?? true) &&
      (query.is_enabled === undefined || query.is_enabled === enabled.has(type)),
  );
  const sign = query.order === 'asc' ? 1 : -1;
  const sorted =
    query.sort === undefined ? matching : matching.toSorted((a, b) => sign * (a.type < b.type ? -1 : 1));
  const items = sorted.slice(query.offset, query.offset + query.limit).map((entry): WebhookEvent => ({
    event_type: entry.type,
    category: entry.category,
    summary: entry.summary,
    description: entry.description,
    is_enabled: enabled.has(entry.type),
    is_pending: entry.isPending === true,
    has_override: overridden.has(entry.type),
    sample_body: sampleBody(entry, ctx.identity.tenantId, sampleId, sampleAt),
  }));
  return { items, total: matching.length };
}
