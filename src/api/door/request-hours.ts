import type { InTurn, Periodic } from '#src/platform/jobs/index.ts';
import {
  findFirstHour,
  findProgress,
  holdCounting,
  releaseCounting,
  selectAgencyIds,
  updateProgress,
  upsertHours,
} from './request-hours.queries.ts';

const everyMs = 15_000;
/** What is left waits for the next run: whoever stops the process waits for this one. */
const runMs = 500;
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
  async run(inTurn) {
    if (!(await inTurn(holdCounting))) return;
    await rollUp(inTurn).finally(() => inTurn(releaseCounting));
  },
};

async function rollUp(inTurn: InTurn): Promise<void> {
  const { rolledTo, target } = await inTurn((owner) => findProgress(owner, lateMinutes));
  if (rolledTo !== null && rolledTo >= target) return;
  const endsAt = performance.now() + runMs;
  // The last hour once more: some of its lines may have come later than others.
  const from = rolledTo === null ? await inTurn(findFirstHour) : new Date(rolledTo.getTime() - hourMs);
  let reached = from ?? target;
  while (reached < target) {
    await rollUpHour(inTurn, reached);
    reached = new Date(reached.getTime() + hourMs);
    const hour = reached;
    await inTurn((owner) => updateProgress(owner, hour));
    if (performance.now() > endsAt && (rolledTo === null || reached > rolledTo)) return;
  }
  await inTurn((owner) => updateProgress(owner, target));
}

async function rollUpHour(inTurn: InTurn, startsAt: Date): Promise<void> {
  let last: string | undefined;
  do {
    const after: string | null = last ?? null;
    last = await inTurn(async (owner) => {
      const agencyIds = await selectAgencyIds(owner, after, agenciesAtOnce);
      if (agencyIds.length > 0) await upsertHours(owner, agencyIds, startsAt);
      return agencyIds.at(-1);
    });
  } while (last !== undefined);
}
