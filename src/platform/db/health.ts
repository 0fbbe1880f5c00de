import type { HealthPart } from '#src/platform/health/index.ts';

export const health: HealthPart = {
  name: 'database',
  thresholds: [
    {
      alert: 'DatabaseWaits',
      query: 'sum by (kind) (rate(wait_seconds_total{kind=~"reads|writes"}[5m]))',
      warning: 2,
      critical: 20,
      unit: 'seconds per second',
      means: 'Calls wait for a connection to the database.',
      action:
        'If few agencies are behind it, they wait for themselves alone. Else look at the load of the database: if it is low, start another `ROLE=serve`; if it is high, give the database more, or look for its slowest statements.',
    },
    {
      alert: 'LockWaits',
      query: 'sum(rate(wait_seconds_total{kind="locks"}[5m]))',
      warning: 2,
      critical: 20,
      unit: 'seconds per second',
      means: 'Changes wait for other changes of the same records.',
      action:
        'Look for an agency that changes the same records from several programs at once, in the log by `tenant_id`, and for transactions in `pg_stat_activity` that are open for long.',
    },
    {
      alert: 'OwnerConnectionsWait',
      query: 'max by (instance) (db_owner_waiting)',
      warning: 20,
      critical: 500,
      unit: 'items',
      means: 'Background work waits for its connections to the database.',
      action: 'Look at the load of the database. If it is low, start another worker.',
    },
  ],
};
