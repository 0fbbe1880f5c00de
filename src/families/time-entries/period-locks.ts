import type { WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { cut, gapsIn, type DayRange } from './periods.rules.ts';
import {
  findRunningIn,
  insertPeriods,
  lockEntriesIn,
  lockPeriodsIn,
  resizePeriod,
  unlockEntriesIn,
  type ChangedEntry,
} from './periods.queries.ts';

/** What a lock or its end changed: entries, and periods by their ids. */
export interface LockedDays {
  readonly entryCount: number;
  readonly periodIds: readonly string[];
}

/**
 * Locks days of members whose time is held, and what they recorded there. Days that are locked already stay in their periods.
 * 409 while a timer of one of them runs there.
 */
export async function lockDays(
  ctx: WriteContext,
  userIds: readonly string[],
  range: DayRange,
  reason?: string,
): Promise<LockedDays> {
  const running = await findRunningIn(ctx.db, userIds, range);
  if (running !== undefined)
    throw conflict(
      `A timer of ${running.name} runs since ${running.started_at}. Stop it first, or lock days before it.`,
    );
  const existing = await lockPeriodsIn(ctx.db, userIds, range);
  const ofUser = Map.groupBy(existing, ({ user_id: userId }) => userId);
  const added = userIds.flatMap((userId) =>
    gapsIn(range, ofUser.get(userId) ?? []).map((days) => ({ userId, ...days, isLocked: true })),
  );
  const ids = await insertPeriods(ctx.db, added, { by: ctx.identity.userId, at: ctx.now }, ctx.now);
  const entries = await lockEntriesIn(ctx.db, userIds, range, ctx.now);
  tell(ctx, entries, 'locked', reason);
  return { entryCount: entries.length, periodIds: [...existing.map(({ id }) => id), ...ids] };
}

/** Unlocks days of members whose time is held, and the entries that were locked with them; the rest of a period stays. */
export async function unlockDays(
  ctx: WriteContext,
  userIds: readonly string[],
  range: DayRange,
  reason?: string,
): Promise<LockedDays> {
  const periodIds: string[] = [];
  for (const period of await lockPeriodsIn(ctx.db, userIds, range)) {
    const { rest, common } = cut(period, range);
    const [kept, ...others] = rest;
    if (kept === undefined) {
      await resizePeriod(ctx.db, period.id, { ...common, isLocked: false }, ctx.now);
      periodIds.push(period.id);
      continue;
    }
    await resizePeriod(ctx.db, period.id, { ...kept, isLocked: true }, ctx.now);
    const locked = { by: period.locked_by, at: new Date(period.locked_at!) };
    const parts = [
      { userId: period.user_id, ...common, isLocked: false },
      ...others.map((days) => ({ userId: period.user_id, ...days, isLocked: true })),
    ];
    const [openId] = await insertPeriods(ctx.db, parts, locked, ctx.now);
    periodIds.push(openId!);
  }
  const entries = await unlockEntriesIn(ctx.db, userIds, range, ctx.now);
  tell(ctx, entries, 'unlocked', reason);
  return { entryCount: entries.length, periodIds };
}

function tell(
  ctx: WriteContext,
  entries: readonly ChangedEntry[],
  action: 'locked' | 'unlocked',
  reason: string | undefined,
): void {
  const isLocked = action === 'locked';
  const states = [
    { status: 'recorded', lock_reason: null },
    { status: 'locked', lock_reason: 'period' },
  ] as const;
  const [previous, newValues] = isLocked ? states : states.toReversed();
  const changes = {
    event: { _changed_fields: ['lock_reason', 'status'], _previous: previous! },
    previous: previous!,
    newValues: newValues!,
  };
  for (const { id, revision } of entries) {
    recordHistory(ctx, { kind: 'time_entry', id, action, changes, reason });
    ctx.announce({ kind: 'time_entry', id, revision });
  }
}
