import type { WebhookSettings } from '#generated/console/types.gen.ts';
import type { Choices } from './use-choices.ts';

/** The event's own address as it is chosen; null when it goes to the global one. */
export function addressOf(
  event: string,
  { overrides }: WebhookSettings,
  { chosen: { addresses } }: Choices,
): { readonly url: string; readonly status: WebhookSettings['overrides'][number]['status'] } | null {
  const now = overrides.find(({ event_type: type }) => type === event) ?? null;
  return event in addresses ? (addresses[event] ?? null) : now;
}
