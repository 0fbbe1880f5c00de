import type { TimeEntryTimerStarted } from '#generated/types.gen.ts';
import type { StartTimeEntryTimerInput } from '#generated/families/time-entries/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { insertEntry, requireOpen, stopEntry, stopKind } from './change-entry.ts';
import { selectTimeSettings } from './settings.queries.ts';
import { findPlace, holdTimeOf, lockRunningEntry } from './stored.queries.ts';
import { noSubject, subjectOf } from './subject.ts';
import { selectTimeEntry } from './time-entries.queries.ts';
import { hoursAfter, later } from './times.rules.ts';

export async function startTimeEntryTimer(
  ctx: WriteContext,
  { body = {} }: StartTimeEntryTimerInput,
): Promise<TimeEntryTimerStarted> {
  const { userId } = ctx.identity;
  await holdTimeOf(ctx.db, [userId]);
  const running = await lockRunningEntry(ctx.db, userId);
  // Two calls at once may be stored in another order than they came.
  const now = later(ctx.now.toISOString(), running?.started_at ?? '');
  const place = await findPlace(ctx.db, { userId, at: now, day: null, now: ctx.now });
  requireOpen(place);
  const subject = await subjectOf(ctx, body, noSubject);
  if (running !== undefined) await stopEntry(ctx, running, { at: now, action: 'stopped' });
  const stopsAt = hoursAfter(now, (await selectTimeSettings(ctx.db)).timer_stop_hours);
  const id = await insertEntry(
    ctx,
    {
      user_id: userId,
      created_by: userId,
      kind: 'timer',
      started_at: now,
      begins_at: now,
      spent_on: place.spent_on,
      stops_at: stopsAt,
      ...subject,
      description: body.description ?? null,
      is_billable: body.is_billable ?? false,
      tags: tidyTags(body.tags ?? []),
    },
    { action: 'started' },
  );
  setTimer(ctx, { kind: stopKind, recordId: id }, new Date(stopsAt));
  const [entry, stopped] = await Promise.all([
    selectTimeEntry(ctx, id),
    running === undefined ? undefined : selectTimeEntry(ctx, running.id),
  ]);
  return { entry: parseRecord(entry!), stopped_entry: stopped === undefined ? null : parseRecord(stopped) };
}
