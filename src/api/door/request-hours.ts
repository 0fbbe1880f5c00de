import type { PoolClient } from 'pg';
import type { Periodic } from '#src/platform/jobs/index.ts';
import {
  alone,
  findFirstHour,
  findProgress,
  selectAgencyIds,
  updateProgress,
  upsertHours,
} from './request-hours.queries.ts';

const everyMs = 15_000;
/** Background work of a process takes turns with its calls: what is left waits for the next turn. */
const turnMs = 500;
/** Lines are written some hundred milliseconds after the call, later when the database was away. */
const lateMinutes = 10;
const agenciesAtOnce = 100;
const hourMs = 3_600_000;

/**
 * Counts the calls of each hour that is over (`api_request_hours`), for reports over weeks. It goes on where it stopped, so that a time
 * without workers is made up for, and lines from before the first run are counted too.
 */
export const requestHours: Periodic = {
  name: 'request hours',
  everyMs,
  run: (owner) => alone(owner, () => rollUp(owner)),
};

async function rollUp(owner: PoolClient): Promise<void> {
  const { rolledTo, target } = await findProgress(owner, lateMinutes);
  if (rolledTo !== null && rolledTo >= target) return;
  const endsAt = performance.now() + turnMs;
  // The last hour once more: some of its lines may have come later than others.
  const from = rolledTo === null ? await findFirstHour(owner) : new Date(rolledTo.getTime() - hourMs);
  let reached = from ?? target;
  while (reached < target) {
    await rollUpHour(owner, reached);
    reached = new Date(reached.getTime() + hourMs);
    await updateProgress(owner, reached);
    if (performance.now() > endsAt && (rolledTo === null || reached > rolledTo)) return;
  }
  await updateProgress(owner, target);
}

async function rollUpHour(owner: PoolClient, startsAt: Date): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const agencyIds: string[] = await selectAgencyIds(owner, after, agenciesAtOnce);
    const last = agencyIds.at(-1);
    if (last === undefined) return;
    await upsertHours(owner, agencyIds, startsAt);
    after = last;
  }
}
