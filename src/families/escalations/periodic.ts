// What timers do to escalations; it is loaded by processes that work.
import { loadStatusSet, lockStatusSets } from '#src/domain/status-options/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { insertMissingClosings, insertMissingResumptions } from './periodic.queries.ts';
import { selectEscalationSettings } from './settings.queries.ts';
import { lockEscalation } from './stored.queries.ts';
import { storeTransition, valuesAfter } from './store-transition.ts';
import { closeKind, closesAt, resumeKind } from './timers.ts';

type TimerEvent = 'escalation.reassigned' | 'escalation.status_changed' | 'escalation.updated';
const events: readonly TimerEvent[] = [
  'escalation.reassigned',
  'escalation.status_changed',
  'escalation.updated',
];

/** Ends a wait at the time that was agreed on. One that ended before, or lasts longer by now, is left alone. */
export const resumptions: TimerKind<TimerEvent> = {
  kind: resumeKind,
  events,
  async fire(ctx, { recordId: id, dueAt }) {
    await lockStatusSets(ctx.db, ['escalation']);
    const before = await lockEscalation(ctx.db, id);
    if (before?.status_category !== 'waiting' || before.resume_at === null) return;
    const at = new Date(before.resume_at);
    if (at > dueAt) return setTimer(ctx, { kind: resumeKind, recordId: id }, at);
    const statuses = await loadStatusSet(ctx.db, 'escalation');
    const option = statuses.defaultOf('in_progress');
    const values = { ...valuesAfter(before, option, ctx.now), assignee_id: before.assignee_id };
    await storeTransition(ctx, before, values, { option, statuses });
  },
  setMissing: insertMissingResumptions,
};

/** Closes what has been resolved for as long as the agency wants it. What was reopened since is left alone. */
export const closings: TimerKind<TimerEvent> = {
  kind: closeKind,
  events,
  async fire(ctx, { recordId: id, dueAt }) {
    await lockStatusSets(ctx.db, ['escalation']);
    const before = await lockEscalation(ctx.db, id);
    if (before?.status_category !== 'resolved' || before.resolved_at === null) return;
    const { auto_close_days: days } = await selectEscalationSettings(ctx.db);
    if (days === null) return;
    const at = closesAt(before.resolved_at, days);
    if (at > dueAt) return setTimer(ctx, { kind: closeKind, recordId: id }, at);
    const statuses = await loadStatusSet(ctx.db, 'escalation');
    const option = statuses.defaultOf('closed');
    const values = { ...valuesAfter(before, option, ctx.now), assignee_id: before.assignee_id };
    await storeTransition(ctx, before, values, { option, statuses });
  },
  setMissing: insertMissingClosings,
};
