import type { TimeEntry } from '#generated/types.gen.ts';
import type { UpdateTimeEntryInput } from '#generated/families/time-entries/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { requireFree, requireOpen, reviseEntry, stopKind, stopped } from './change-entry.ts';
import { lockDays, unlockDays } from './period-locks.ts';
import { rangeAround } from './periods.rules.ts';
import { entryStatuses } from './statuses.rules.ts';
import { findPlace, lockEntry, type EntryChange, type StoredEntry } from './stored.queries.ts';
import { subjectOf } from './subject.ts';
import { holdEntry, lockedEntry, requireReason, showTimeEntry } from './time-entries.ts';
import { checkHours, checkRunningStart, secondsBetween } from './times.rules.ts';

type Body = UpdateTimeEntryInput['body'];

export async function updateTimeEntry(
  ctx: WriteContext,
  { path, body }: UpdateTimeEntryInput,
): Promise<Result<TimeEntry>> {
  const { status, lock_scope: scope = 'entry', expected_revision: expectedRevision, reason, ...wish } = body;
  if (body.lock_scope !== undefined && status !== 'locked' && status !== 'recorded')
    throw invalid('body.lock_scope', 'goes with `status`, `locked` or `recorded`.');
  const entry = await holdEntry(ctx, path.id, expectedRevision);
  const isOwn = entry.user_id === ctx.identity.userId;
  if (status !== undefined && status !== entry.status)
    entryStatuses.require(entry.status, status, undefined, {
      parts: new Set(isOwn ? ['owner'] : []),
      can: (permission) => ctx.can(permission),
    });
  requireReason(ctx, entry.user_id, reason, 'body.reason');
  if (entry.status === 'locked' && Object.keys(wish).length > 0) throw lockedEntry(entry);

  if (entry.status !== 'locked') await edit(ctx, entry, wish, status, reason);
  if (status === 'locked') await lock(ctx, entry, scope, reason);
  if (status === 'recorded' && entry.status === 'locked') await unlock(ctx, entry, scope, reason);
  return showTimeEntry(ctx, entry.id);
}

type Wish = Omit<Body, 'status' | 'lock_scope' | 'expected_revision' | 'reason'>;

/** Everything but locks. */
async function edit(
  ctx: WriteContext,
  entry: StoredEntry,
  wish: Wish,
  status: Body['status'],
  reason: string | undefined,
): Promise<void> {
  const times = await newTimes(ctx, entry, wish, status === 'recorded');
  const values = {
    ...(await subjectOf(ctx, wish, entry)),
    ...(wish.description !== undefined && { description: wish.description }),
    ...(wish.is_billable !== undefined && { is_billable: wish.is_billable }),
    ...(wish.tags !== undefined && { tags: tidyTags(wish.tags) }),
    ...(wish.needs_review !== undefined && { needs_review: false }),
    ...times,
  };
  const isStopped = entry.status === 'running' && values.duration_seconds !== undefined;
  await reviseEntry(ctx, entry, values, { action: isStopped ? 'stopped' : 'updated', reason });
  if (isStopped) setTimer(ctx, { kind: stopKind, recordId: entry.id }, null);
  else if (times.stops_at != null)
    setTimer(ctx, { kind: stopKind, recordId: entry.id }, new Date(times.stops_at));
}

interface Times extends EntryChange {
  readonly status?: StoredEntry['status'];
  readonly stops_at?: string;
}

async function newTimes(ctx: WriteContext, entry: StoredEntry, wish: Wish, stops: boolean): Promise<Times> {
  const isStarted = entry.started_at !== null;
  if (wish.spent_on !== undefined || wish.duration_seconds !== undefined) {
    if (isStarted || wish.started_at !== undefined || wish.ended_at !== undefined)
      throw conflict(
        'The time entry has a start and an end. Its day and length follow these: change `started_at` or `ended_at`.',
      );
    return newDay(ctx, entry, wish);
  }
  const isTimed = wish.started_at !== undefined || wish.ended_at !== undefined;
  if (!isStarted && isTimed && (wish.started_at === undefined || wish.ended_at === undefined))
    throw invalid(
      wish.started_at === undefined ? 'body.started_at' : 'body.ended_at',
      'is required: the entry has a day and a length, and gets both a start and an end or neither.',
    );
  if (isTimed) return newHours(ctx, entry, wish, stops);
  return entry.status === 'running' && stops ? stopped(entry, ctx.now.toISOString()) : {};
}

/** Of an entry by day and length. */
async function newDay(ctx: WriteContext, entry: StoredEntry, wish: Wish): Promise<Times> {
  const day = wish.spent_on ?? entry.spent_on;
  const place = await findPlace(ctx.db, { userId: entry.user_id, at: null, day, now: ctx.now });
  if (day > place.today) throw invalid('body.spent_on', `is in the future; today is ${place.today}.`);
  requireOpen(place);
  return {
    spent_on: place.spent_on,
    begins_at: place.begins_at,
    duration_seconds: wish.duration_seconds ?? entry.duration_seconds,
  };
}

async function newHours(ctx: WriteContext, entry: StoredEntry, wish: Wish, stops: boolean): Promise<Times> {
  const userId = entry.user_id;
  const startedAt = wish.started_at ?? entry.started_at!;
  const nowText = ctx.now.toISOString();
  const endedAt = wish.ended_at ?? entry.ended_at ?? (stops ? nowText : null);
  if (endedAt === null) checkRunningStart(startedAt, ctx.now);
  else checkHours(startedAt, endedAt, ctx.now);
  const place = await findPlace(ctx.db, { userId, at: startedAt, day: null, now: ctx.now });
  requireOpen(place);
  await requireFree(ctx, { userId, startedAt, endedAt: endedAt ?? nowText, id: entry.id });
  const start = { started_at: iso(startedAt), begins_at: startedAt, spent_on: place.spent_on };
  if (endedAt === null) return { ...start, stops_at: movedStop(entry, startedAt) };
  return {
    ...start,
    ended_at: iso(endedAt),
    duration_seconds: secondsBetween(startedAt, endedAt),
    status: 'recorded',
  };
}

/** The hours after which a timer stops are those of when it was started. */
const movedStop = ({ started_at: from, stops_at: stopsAt }: StoredEntry, startedAt: string): string =>
  new Date(Date.parse(stopsAt!) + Date.parse(startedAt) - Date.parse(from!)).toISOString();

/** As instants are stored, so that an equal one is no change. */
const iso = (at: string): string => new Date(at).toISOString();

type Scope = NonNullable<Body['lock_scope']>;

async function lock(
  ctx: WriteContext,
  { id, user_id: userId }: StoredEntry,
  scope: Scope,
  reason: string | undefined,
): Promise<void> {
  const entry = (await lockEntry(ctx.db, id))!;
  if (scope !== 'entry') {
    await lockDays(ctx, [userId], rangeAround(entry.spent_on, scope), reason);
    return;
  }
  if (entry.status === 'locked') return;
  const values = { locked_at: ctx.now, lock_reason: 'entry', status: 'locked' } as const;
  await reviseEntry(ctx, entry, values, { action: 'locked', reason });
}

async function unlock(
  ctx: WriteContext,
  before: StoredEntry,
  scope: Scope,
  reason: string | undefined,
): Promise<void> {
  if (before.lock_reason === 'invoice') throw lockedEntry(before);
  if (scope !== 'entry') await unlockDays(ctx, [before.user_id], rangeAround(before.spent_on, scope), reason);
  const day = { userId: before.user_id, at: null, day: before.spent_on, now: ctx.now };
  requireOpen(await findPlace(ctx.db, day));
  const entry = (await lockEntry(ctx.db, before.id))!;
  if (entry.status !== 'locked') return;
  const values = { locked_at: null, lock_reason: null, status: 'recorded' } as const;
  await reviseEntry(ctx, entry, values, { action: 'unlocked', reason });
}
