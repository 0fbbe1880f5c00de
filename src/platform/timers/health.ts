import { highest, samplesOf, type HealthPart } from '#src/platform/health/index.ts';
import { selectParkedTimers, selectTimerHealth } from './health.queries.ts';

export const health: HealthPart = {
  name: 'timers',
  gauges: [
    {
      name: 'timers_late_seconds',
      help: 'How long ago the oldest timer that has not fired was due; parked ones do not count.',
    },
    { name: 'timers_due', help: 'Timers that are due and have not fired; counted up to 10,000.' },
    {
      name: 'timers_failing',
      help: 'Due timers that failed and are to be retried; counted up to 10,000.',
    },
    { name: 'timers_parked', help: 'Timers that failed at their last try.', labels: ['kind'] },
  ],
  measure: async (owner) => [
    ...samplesOf([await selectTimerHealth(owner)], []),
    ...samplesOf(await selectParkedTimers(owner), ['kind']),
  ],
  thresholds: [
    {
      alert: 'TimersLate',
      query: highest('timers_late_seconds'),
      warning: 60,
      critical: 600,
      unit: 'seconds',
      means: 'What is to happen at an instant happens late, such as stages that open and reminders.',
      action:
        'Look whether a worker runs and is ready. If `timers_failing` is not 0, `ops timers list --failing` has the errors; if it is 0 and many are due, start another worker.',
    },
    {
      alert: 'TimersParked',
      query: highest('timers_parked', 'kind'),
      warning: 1,
      critical: 100,
      unit: 'items',
      means: 'Timers failed ten times, and nothing fires them again by itself.',
      action: 'Read the error with `ops timers list`, remove its cause, then `ops timers replay --all`.',
    },
  ],
};
