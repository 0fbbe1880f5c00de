import type { PoolClient } from 'pg';
import { purgeDeletedRecords } from './purge-deleted.ts';
import type { TaskHandler } from './tasks.ts';

/** Removes one kind of rows that are past their time, of all tenants; answers how many. Runs as the owner role. */
export interface Purge {
  readonly name: string;
  run(owner: PoolClient): Promise<number>;
}

const rowsPerStatement = 5_000;

/**
 * Rows of `table` older than `interval` by `column`, some thousands at a time so that nobody waits for them; `condition`
 * is what else has to hold.
 */
export function purgeByAge(
  table: string,
  interval: string,
  column = 'created_at',
  condition = 'true',
): Purge {
  const text = `
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < now() - $1::interval and ${condition} limit ${rowsPerStatement}))`;
  return {
    name: table,
    run: (owner) => untilNone(async () => (await owner.query(text, [interval])).rowCount ?? 0),
  };
}

/**
 * Jobs of a single try whose worker was killed: what they were for has been taken up otherwise, and nobody runs them
 * again. Jobs that failed at the last of several tries stay, so that the cause can be found.
 */
const spentJobs: Purge = {
  name: 'spent jobs',
  run: async (owner) =>
    (
      await owner.query(`
    delete from graphile_worker._private_jobs
    where max_attempts = 1 and attempts >= max_attempts and locked_at is null and run_at < now() - interval '1 hour'`)
    ).rowCount ?? 0,
};

/** What is purged in every installation. Families that keep something elsewhere add their own to `startJobs`. */
export const corePurges: readonly Purge[] = [
  purgeByAge('idempotency_keys', '24 hours'),
  purgeByAge('api_request_logs', '30 days'),
  // Deliveries carry what they send; who looks at a call of the log sees its events for as long as the call.
  purgeByAge(
    'events',
    '30 days',
    'created_at',
    `sequence <= (select scanned from app.event_scan)
    and not exists (select from app.event_positions p where p.tenant_id = events.tenant_id and p.due_at is not null and p.position < events.sequence)
    and not exists (select from app.parked_events p where p.tenant_id = events.tenant_id and p.event_id = events.id)`,
  ),
  // Their attempts go with them.
  purgeByAge('webhook_deliveries', '30 days'),
  purgeByAge('inbound_webhook_deliveries', '30 days'),
  // Their steps go with them.
  purgeByAge('email_deliveries', '400 days'),
  purgeByAge('app.system_mails', '30 days'),
  purgeByAge('auth_events', '400 days', 'occurred_at'),
  // Anybody can begin to sign in; codes and tokens are still known for a day, when they come too late.
  purgeByAge('app.oauth_artefacts', '0', 'expires_at', "model in ('Session', 'Interaction')"),
  purgeByAge('app.oauth_artefacts', '1 day', 'expires_at'),
  purgeByAge('app.console_sessions', '0', 'expires_at'),
  purgeByAge('app.console_sessions', '12 hours', 'last_used_at'),
  purgeByAge('oauth_grants', '400 days', 'revoked_at'),
  // Their calls go with them.
  purgeByAge('mcp_conversations', '30 days', 'expires_at'),
  // Clients that registered and were never granted access, and those without a grant any more.
  purgeByAge('app.oauth_clients', '30 days', 'created_at', 'last_used_at is null'),
  purgeByAge(
    'app.oauth_clients',
    '400 days',
    'last_used_at',
    'not exists (select from oauth_grants g where g.client_id = app.oauth_clients.id)',
  ),
  purgeByAge('app.password_resets', '1 day', 'expires_at'),
  purgeByAge('app.throttles', '2 days', 'since'),
  purgeByAge('app.known_origins', '180 days', 'last_used_at'),
  spentJobs,
  { name: 'deleted records', run: (owner) => purgeDeletedRecords(owner, '30 days') },
];

/** One purge that fails leaves the others to run; the job then fails and is retried. */
export function runPurges(purges: readonly Purge[]): TaskHandler<'purge'> {
  return async (_payload, { withOwner, log }) => {
    const failures: unknown[] = [];
    for (const purge of purges) {
      try {
        const removed = await withOwner((owner) => purge.run(owner));
        if (removed > 0) log.info({ purge: purge.name, removed }, 'purged');
      } catch (error) {
        log.error({ err: error, purge: purge.name }, 'purge failed');
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${purges.length} purges failed.`);
  };
}

async function untilNone(remove: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let removed = await remove(); removed > 0; removed = await remove()) total += removed;
  return total;
}
