import { highest, samplesOf, type HealthPart } from '#src/platform/health/index.ts';
import { selectAgencyHealth, selectHeldJobHealth } from './health.queries.ts';

export const health: HealthPart = {
  name: 'agencies',
  gauges: [
    { name: 'agencies', help: 'Agencies, by whether they are active or suspended.', labels: ['status'] },
    {
      name: 'jobs_held',
      help: 'Jobs of suspended agencies, which wait for the resumption; counted up to 1,000,000.',
    },
  ],
  measure: async (owner) => [
    ...samplesOf(await selectAgencyHealth(owner), ['status']),
    ...samplesOf([await selectHeldJobHealth(owner)], []),
  ],
  thresholds: [
    {
      alert: 'HeldJobs',
      query: highest('jobs_held'),
      warning: 10_000,
      critical: 500_000,
      unit: 'items',
      means: 'Jobs of suspended agencies pile up, and all of them run once these are resumed.',
      action:
        'See whose they are with `ops jobs list --held`, and resume the agencies one after the other, when few others work.',
    },
  ],
};
