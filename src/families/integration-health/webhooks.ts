import type { DeliveryCounts, WebhookHealth } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectEndpoints } from '#src/platform/delivery/index.ts';
import { percentOf } from './percent.ts';
import {
  selectDeliverySeries,
  selectEventCounts,
  selectLastFailures,
  selectOutages,
} from './webhooks.queries.ts';
import { bucketsOf, type Window } from './window.rules.ts';

const maxFailures = 10;
const none: DeliveryCounts = {
  pending: 0,
  delivering: 0,
  delivered: 0,
  retrying: 0,
  exhausted: 0,
  skipped: 0,
};
const states = Object.keys(none) as (keyof DeliveryCounts)[];

export async function readWebhooks({ db }: ReadContext, window: Window): Promise<WebhookHealth> {
  const [endpoints, outages, series, events, lastFailures] = await Promise.all([
    selectEndpoints(db),
    selectOutages(db),
    selectDeliverySeries(db, window, window.bucketSeconds),
    selectEventCounts(db, window),
    selectLastFailures(db, window, maxFailures),
  ]);
  const totals = { ...none };
  for (const counts of series) for (const state of states) totals[state] += counts[state];
  return {
    endpoints,
    outages,
    waiting_count: endpoints.reduce((sum, { waiting_count: waiting }) => sum + waiting, 0),
    totals,
    events: {
      ...events,
      arrived_percent: percentOf(events.arrived_count, events.arrived_count + events.missed_count),
    },
    buckets: bucketsOf(window, new Map(series.map(({ place, ...counts }) => [place, counts])), none),
    last_failures: lastFailures,
  };
}
