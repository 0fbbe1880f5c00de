import type { HealthPart } from '#src/platform/health/index.ts';

export const health: HealthPart = {
  name: 'calls',
  thresholds: [
    {
      alert: 'NotReady',
      query: 'max by (instance) (process_unready_seconds)',
      warning: 60,
      critical: 300,
      unit: 'seconds',
      forMinutes: 0,
      means: 'A process is not ready: it gets no calls, or does no background work.',
      action:
        'Ask its `/readyz` for the reason. If it is the database, look there; else restart the process.',
    },
    {
      alert: 'CallsFail',
      query:
        '100 * sum by (door) (rate(http_requests_total{status=~"5..",status!="501"}[5m])) / (sum by (door) (rate(http_requests_total[5m])) > 0)',
      warning: 1,
      critical: 5,
      unit: 'percent',
      means: 'Calls fail on our side; `door` says whether those of the API, or of outsiders.',
      action:
        'Look for "request failed" in the log of `serve` processes: it has the operation and the cause.',
    },
    {
      alert: 'OperationSlow',
      query:
        'histogram_quantile(0.95, sum by (operation, le) (rate(http_request_duration_seconds_bucket[10m])))',
      warning: 2.5,
      critical: 10,
      unit: 'seconds',
      forMinutes: 10,
      means: 'Of an operation, one call of twenty takes that long.',
      action:
        'If all operations are slow, look at the waits for the database and the event loop. If one is, look in the log which agency calls it, and at its statements in `pg_stat_activity`.',
    },
    {
      alert: 'CallsWait',
      query: 'sum by (instance) (rate(wait_seconds_total{kind="calls"}[5m]))',
      warning: 20,
      critical: 100,
      unit: 'seconds per second',
      means: 'More calls come than the process takes on at once, so they wait for the turn of their agency.',
      action:
        'If its core idles, raise `CALLS_SHARED`; else start another `ROLE=serve`. If the log shows one agency behind most of them, it waits for itself alone.',
    },
    {
      alert: 'EventLoopLate',
      query: 'max by (instance) (nodejs_eventloop_lag_p99_seconds)',
      warning: 0.25,
      critical: 1,
      unit: 'seconds',
      means: 'A process is busier than its core allows.',
      action: 'Start another process of its role.',
    },
    {
      alert: 'Unmeasured',
      // Of all processes at once: one may have been unlucky.
      query: 'min by (part) (health_unmeasured)',
      warning: 1,
      critical: 1,
      unit: 'items',
      forMinutes: 10,
      means: 'The figures of a part are not known, so none of its alerts can come.',
      action:
        'Look for "figures for the metrics" in the log of the process; most often the database is slow.',
    },
  ],
};
