import type { WriteContext } from '#src/call/context.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { selectSettings } from '../assignment/settings.queries.ts';
import { isLive, isOpenState, type StageState, type TaskState } from '../model/state.ts';
import { dueMoments } from '../rules/due-moments.rules.ts';
import { plusMinutes } from '../rules/due.rules.ts';

/** Kinds of timers; each task has one of each kind at most, for the first of its stages. */
export const promotionKind = 'promote_stages';
export const overflowRetryKind = 'retry_overflow';
export const handoverKind = 'hand_over_stages';
export const dueNoticeKind = 'tell_due';

/** What setting the timers of a task needs. */
export type TaskTimerContext = Pick<WriteContext, 'db' | 'atCommit' | 'now'>;

export const isInOverflow = (stage: StageState): boolean =>
  stage.assignment_status === 'overflow' && isOpenState(stage.status_category);

/** Sets the timers of a task that is stored in the same transaction, where its due times changed. */
export async function setTaskTimers(
  ctx: TaskTimerContext,
  { before, task }: { readonly before: TaskState | null; readonly task: TaskState },
): Promise<void> {
  if (endOfLag(before) !== endOfLag(task)) setPromotion(ctx, task);
  if (lastAttempt(before) !== lastAttempt(task)) await setOverflowRetry(ctx, task);
  if (dueTimesOf(before) !== dueTimesOf(task)) setDueNotice(ctx, task, ctx.now);
}

/** The timer that tells assignees what is due soon or overdue, for the first of both after an instant. */
export function setDueNotice(ctx: Pick<TaskTimerContext, 'atCommit'>, task: TaskState, after: Date): void {
  const next = dueMoments(task)
    .map(({ at }) => at.getTime())
    .filter((at) => at > after.getTime())
    .sort((one, other) => one - other)[0];
  setTimer(ctx, { kind: dueNoticeKind, recordId: task.id }, next === undefined ? null : new Date(next));
}

const dueTimesOf = (task: TaskState | null): string =>
  task === null
    ? ''
    : dueMoments(task)
        .map(({ at }) => at.getTime())
        .join();

/** The timer that lets stages be ready when the lag of their predecessors is over. */
export function setPromotion(ctx: TaskTimerContext, task: TaskState): void {
  setTimer(ctx, { kind: promotionKind, recordId: task.id }, instantOf(endOfLag(task)));
}

/** The timer that tries again to assign stages, as often as the agency wants it. */
export async function setOverflowRetry(ctx: TaskTimerContext, task: TaskState): Promise<void> {
  const key = { kind: overflowRetryKind, recordId: task.id };
  const attemptedAt = lastAttempt(task);
  if (attemptedAt === null) {
    setTimer(ctx, key, null);
    return;
  }
  const { is_enabled: isEnabled, retry_interval_minutes: minutes } = await selectSettings(ctx.db);
  setTimer(ctx, key, isEnabled && minutes !== null ? new Date(plusMinutes(attemptedAt, minutes)) : null);
}

/** When the first lag of a stage ends that waits for nothing else; null when there is none. */
function endOfLag(task: TaskState | null): string | null {
  if (task === null || !isLive(task)) return null;
  return earliest(
    task.stages
      .filter(({ status_category: state }) => state === 'pending')
      .map(({ ready_from: from }) => from),
  );
}

/** The last attempt to assign that stage in the overflow which was left alone for the longest; null when there is none. */
function lastAttempt(task: TaskState | null): string | null {
  if (task === null || !isLive(task)) return null;
  return earliest(task.stages.filter(isInOverflow).map(({ overflow_attempted_at: at }) => at));
}

const earliest = (instants: readonly (string | null)[]): string | null =>
  instants.filter((at) => at !== null).sort()[0] ?? null;

const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at));
