import { listWebhookEventsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';

/** All events there are, with their samples. They change with the service alone, so they are asked for once. */
export const catalogOptions = () => ({
  ...listWebhookEventsOptions({ query: { limit: 200 } }),
  staleTime: Infinity,
});

/** In groups, in the order of the catalogue. */
export function byCategory<Event extends { readonly category: string }>(
  events: readonly Event[],
): (readonly [string, readonly Event[]])[] {
  const groups = new Map<string, Event[]>();
  for (const event of events) groups.set(event.category, [...(groups.get(event.category) ?? []), event]);
  return [...groups];
}
