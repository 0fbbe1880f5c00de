import type { PoolClient } from 'pg';
import { walkBlocks } from './block-walk.ts';
import { purgeDeletedRecords } from './purge-deleted.ts';
import type { TaskHandler } from './tasks.ts';

/** Removes one kind of rows that are past their time, of all tenants; answers how many. Runs as the owner role. */
export interface Purge {
  readonly name: string;
  run(owner: PoolClient): Promise<number>;
}

/** Removes rows by their age: what the data map promises of the table. */
export interface AgePurge extends Purge {
  readonly table: string;
  readonly interval: string;
  readonly column: string;
}

/**
 * Rows of `table` older than `interval` by `column`, a stretch at a time so that nobody waits for them; `condition` is what else has
 * to hold. `app.now()` is the clock of the agencies' work, which a demo moves forward; credentials and deliveries keep the system's.
 */
export function purgeByAge(
  table: string,
  interval: string,
  column = 'created_at',
  condition = 'true',
  clock: 'now()' | 'app.now()' = 'now()',
): AgePurge {
  const text = `delete from ${table} where ctid >= $2::tid and ctid < $3::tid and ${column} < ${clock} - $1::interval and (${condition})`;
  return {
    name: table,
    table,
    interval,
    column,
    run: (owner) =>
      walkBlocks(
        owner,
        table,
        async ({ from, to }) => (await owner.query(text, [interval, from, to])).rowCount ?? 0,
      ),
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

/** What the queue removes of its own, and of every table with soft deletion. All else is listed in compose.ts. */
export const ownPurges: readonly Purge[] = [spentJobs, { name: 'deleted records', run: purgeDeletedRecords }];

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
