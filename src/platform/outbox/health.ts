import { highest, samplesOf, type HealthPart } from '#src/platform/health/index.ts';
import { selectEventHealth } from './health.queries.ts';

const labels = ['consumer'];

export const health: HealthPart = {
  name: 'events',
  gauges: [
    {
      name: 'events_oldest_seconds',
      help: 'Age of the oldest event that the consumer has not processed; for `scan`, the oldest event not scanned yet.',
      labels,
    },
    {
      name: 'events_waiting',
      help: 'Events that wait for the consumer; counted up to 10,000.',
      labels,
    },
    { name: 'events_waiting_agencies', help: 'Agencies with events waiting for the consumer.', labels },
    {
      name: 'events_failing_agencies',
      help: 'Agencies whose next event failed and is to be retried.',
      labels,
    },
    { name: 'events_parked', help: 'Events that the consumer could not process.', labels },
  ],
  measure: async (owner) => samplesOf(await selectEventHealth(owner), labels),
  thresholds: [
    {
      alert: 'EventsLate',
      query: highest('events_oldest_seconds', 'consumer'),
      warning: 60,
      critical: 600,
      unit: 'seconds',
      means: 'Events are processed late: what follows from them, such as webhooks, is late too.',
      action:
        'Look whether a worker runs and is ready, then at `ops events waiting`: it names the agencies that are behind and their last error. If nothing fails, start another worker.',
    },
    {
      alert: 'EventsParked',
      query: highest('events_parked', 'consumer'),
      warning: 1,
      critical: 100,
      unit: 'items',
      means: 'Events failed six times and were passed over.',
      action: 'Read the error with `ops events list`, remove its cause, then `ops events replay --all`.',
    },
  ],
};
