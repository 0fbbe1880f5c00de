import type { WriteContext } from '#src/call/context.ts';
import { holdSettings } from '#src/domain/settings/index.ts';
import { replaceTimers, setTimer } from '#src/platform/timers/index.ts';
import { selectEscalationSettings, selectResolved } from './settings.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';

/** Kinds of timers; an escalation has one of each at most. */
export const resumeKind = 'resume_escalation';
export const closeKind = 'close_escalation';

const dayMs = 86_400_000;

/** When an escalation closes by itself that was resolved at this instant. */
export const closesAt = (resolvedAt: string, days: number): Date =>
  new Date(Date.parse(resolvedAt) + days * dayMs);

type Scheduled = Pick<StoredEscalation, 'status_category' | 'resume_at' | 'resolved_at'>;

/** Sets the timers of an escalation whose status changes in the same transaction. */
export async function setEscalationTimers(
  ctx: Pick<WriteContext, 'db' | 'atCommit'>,
  id: string,
  before: Scheduled,
  after: Scheduled,
): Promise<void> {
  if (before.resume_at !== after.resume_at)
    setTimer(
      ctx,
      { kind: resumeKind, recordId: id },
      after.resume_at === null ? null : new Date(after.resume_at),
    );
  if (before.status_category === after.status_category) return;
  const key = { kind: closeKind, recordId: id };
  if (before.status_category === 'resolved') setTimer(ctx, key, null);
  if (after.status_category !== 'resolved') return;
  // A change of the days sets the timers of all that are resolved by then, and must not miss this one.
  await holdSettings(ctx.db);
  const { auto_close_days: days } = await selectEscalationSettings(ctx.db);
  setTimer(ctx, key, days === null ? null : closesAt(after.resolved_at!, days));
}

/** Follows a change of the days after which resolved escalations close. Those that are past them by now close at once. */
export async function rescheduleClosings(
  ctx: Pick<WriteContext, 'db' | 'atCommit' | 'now'>,
  days: number | null,
): Promise<void> {
  const resolved = days === null ? [] : await selectResolved(ctx.db);
  replaceTimers(
    ctx,
    closeKind,
    resolved.map(({ id, resolved_at: at }) => ({
      recordId: id,
      dueAt: new Date(Math.max(closesAt(at, days!).getTime(), ctx.now.getTime())),
    })),
  );
}
