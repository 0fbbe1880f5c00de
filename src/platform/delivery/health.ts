import { highest, samplesOf, type HealthPart } from '#src/platform/health/index.ts';
import { selectDeliveryLateness, selectWaitingDeliveries } from './health.queries.ts';

const labels = ['error_class'];

export const health: HealthPart = {
  name: 'webhook deliveries',
  gauges: [
    {
      name: 'webhook_deliveries_late_seconds',
      help: 'How long ago the next attempt of the longest waiting delivery to an active endpoint was due.',
    },
    {
      name: 'webhook_deliveries_waiting',
      help: 'Deliveries that wait for an attempt, by what the last one failed of (`none`: it is the first); counted up to 10,000.',
      labels,
    },
  ],
  measure: async (owner) => [
    ...samplesOf([await selectDeliveryLateness(owner)], []),
    ...samplesOf(await selectWaitingDeliveries(owner), labels),
  ],
  thresholds: [
    {
      alert: 'DeliveriesLate',
      query: highest('webhook_deliveries_late_seconds'),
      warning: 300,
      critical: 3_600,
      unit: 'seconds',
      means: 'Webhooks are attempted late: by the backlog of a slow receiver, or everywhere.',
      action:
        'If jobs or events are late too, look at these first. Else one receiver is slow: its agency sees that in its console, and nobody else waits for it.',
    },
    {
      alert: 'DeliveriesFailing',
      query: `sum(${highest('webhook_deliveries_waiting{error_class!="none"}', 'error_class')})`,
      warning: 1_000,
      critical: 8_000,
      unit: 'items',
      means: 'Many deliveries failed and are to be retried.',
      action:
        'Look at `webhook_deliveries_waiting` by `error_class`: `network` and `timeout` of many receivers at once mean that this network does not get out; `internal` that secrets cannot be opened (see the log).',
    },
  ],
};
