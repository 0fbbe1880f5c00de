import { queryOptions } from '@tanstack/react-query';
import { listOutboundWebhookDeliveriesQueryKey } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { listOutboundWebhookDeliveries } from '#generated/console/client/sdk.gen.ts';
import type { ListOutboundWebhookDeliveriesData } from '#generated/console/types.gen.ts';

export type SentQuery = NonNullable<ListOutboundWebhookDeliveriesData['query']>;

const places = ['id', 'event_id', 'record_id', 'redelivery_of_id'] as const;

/** What can be searched for: anything that has an id. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text.trim());

/** Deliveries that match; an id may be that of a delivery, an event, a record, or a delivery that was repeated. */
export const sentOptions = (query: SentQuery, id: string | null) =>
  queryOptions({
    queryKey: [{ ...listOutboundWebhookDeliveriesQueryKey({ query })[0], searched: id }],
    queryFn: async ({ signal }) => {
      const list = async (more: SentQuery) =>
        (await listOutboundWebhookDeliveries({ query: { ...query, ...more }, signal, throwOnError: true }))
          .data;
      if (id === null) return list({});
      const found = await Promise.all(places.map((place) => list({ [place]: [id] })));
      return found.find(({ pagination: { total } }) => total > 0) ?? found[0]!;
    },
  });
