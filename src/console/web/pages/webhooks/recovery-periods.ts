import { queryOptions } from '@tanstack/react-query';
import { previewWebhookRecovery } from '#generated/console/client/sdk.gen.ts';
import { missedKey } from './changed.ts';

const hourMs = 3_600_000;

/** How far back one can look; nothing is kept for longer than the last. */
export const periods = {
  '1h': { label: 'The last hour', ms: hourMs },
  '1d': { label: 'The last day', ms: 24 * hourMs },
  '7d': { label: 'The last 7 days', ms: 7 * 24 * hourMs },
  '30d': { label: 'The last 30 days', ms: 30 * 24 * hourMs },
} as const;

export type Period = keyof typeof periods;

export const isPeriod = (text: string): text is Period => text in periods;

export const startOf = (period: Period): string => new Date(Date.now() - periods[period].ms).toISOString();

/** The number of events since then that did not arrive and are not on their way. */
export const missedOptions = (period: Period) =>
  queryOptions({
    queryKey: [{ _id: missedKey, period }],
    queryFn: async ({ signal }) =>
      (await previewWebhookRecovery({ body: { created_after: startOf(period) }, signal, throwOnError: true }))
        .data.data,
  });
