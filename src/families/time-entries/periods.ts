import type { TimePeriodsChanged } from '#generated/console/types.gen.ts';
import type {
  ListTimePeriodsInput,
  LockTimePeriodInput,
  UnlockTimePeriodInput,
} from '#generated/console/families/time-entries/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { lockDays, unlockDays, type LockedDays } from './period-locks.ts';
import { checkRange, type DayRange } from './periods.rules.ts';
import { selectKnownUsers, selectMembersIn, selectPeriods, timePeriods } from './periods.queries.ts';
import { holdTimeOf } from './stored.queries.ts';
import { requireOwnTime } from './time-entries.ts';

export async function listTimePeriods(ctx: ReadContext, { query }: ListTimePeriodsInput) {
  requireOwnTime(ctx, query.user_id);
  const { userId } = ctx.identity;
  return timePeriods.page(ctx.db, query, { userId, isManager: ctx.can('time.manage') });
}

export const lockTimePeriod = (ctx: WriteContext, { body }: LockTimePeriodInput) =>
  changePeriods(ctx, body, lockDays);

export const unlockTimePeriod = (ctx: WriteContext, { body }: UnlockTimePeriodInput) =>
  changePeriods(ctx, body, unlockDays);

async function changePeriods(
  ctx: WriteContext,
  body: LockTimePeriodInput['body'],
  change: (ctx: WriteContext, userIds: readonly string[], range: DayRange) => Promise<LockedDays>,
): Promise<TimePeriodsChanged> {
  const range = { from: body.starts_on, to: body.ends_on };
  checkRange(range);
  const userIds = await membersOf(ctx, body.user_ids, range);
  await holdTimeOf(ctx.db, userIds);
  const { entryCount, periodIds } = await change(ctx, userIds, range);
  return { affected_count: entryCount, periods: await selectPeriods(ctx.db, periodIds) };
}

async function membersOf(
  ctx: WriteContext,
  named: readonly string[] | undefined,
  range: DayRange,
): Promise<readonly string[]> {
  if (named === undefined) return selectMembersIn(ctx.db, range);
  const ids = tidyIds(named);
  const known = new Set(await selectKnownUsers(ctx.db, ids));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound('user', missing);
  return ids;
}
