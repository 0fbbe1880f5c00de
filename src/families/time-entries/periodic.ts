import type { TimerKind } from '#src/platform/timers/index.ts';
import { stopEntry, stopKind } from './change-entry.ts';
import { holdTimeOf, lockEntry } from './stored.queries.ts';
import { insertMissingStops, selectOwner } from './forgotten.queries.ts';

/** Stops timers that somebody forgot, as of the end of the hours that the agency allows, and marks them for review. */
export const forgottenTimers: TimerKind<never> = {
  kind: stopKind,
  events: [],
  async fire(ctx, { recordId: id }) {
    const userId = await selectOwner(ctx.db, id);
    if (userId === undefined) return;
    await holdTimeOf(ctx.db, [userId]);
    const entry = await lockEntry(ctx.db, id);
    if (entry?.status !== 'running' || ctx.now < new Date(entry.stops_at!)) return;
    await stopEntry(ctx, entry, { at: entry.stops_at!, action: 'stopped_by_system' });
  },
  setMissing: insertMissingStops,
};
