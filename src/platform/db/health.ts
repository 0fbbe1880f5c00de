import { highest, type HealthPart } from '#src/platform/health/index.ts';
import { measureLocks } from './lock-holders.ts';

export const health: HealthPart = {
  name: 'database',
  gauges: [
    {
      name: 'db_lock_holders',
      help: 'Transactions that keep others from a table, or from records that they wait for at this moment.',
    },
    {
      name: 'db_lock_held_seconds',
      help: 'For how long the oldest of these is open; of one that the owner role may not look into, for how long it has been seen.',
    },
    {
      name: 'db_lock_waiters',
      help: 'Statements that wait for a lock at this moment. Calls wait off their connections most of the time: `db_locks_waiting`.',
    },
  ],
  measure: measureLocks,
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
      alert: 'LocksHeld',
      query: highest('db_lock_held_seconds'),
      warning: 30,
      critical: 120,
      unit: 'seconds',
      forMinutes: 1,
      means:
        'A transaction keeps others from a table or records for long: calls that need them wait 10 s and get 503. `/readyz` stays 200, since another process would fare no better.',
      action:
        'Ask `ops check`, whose `locks` names the process, program and statement. If it is not work that has to end, end it: `select pg_terminate_backend(pid)`.',
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
