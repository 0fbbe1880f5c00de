import type { EventSlaClock, TicketSlaClockKind } from '#generated/types.gen.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { holdTickets } from '../load/hold.ts';
import type { TicketState } from '../model/state.ts';
import { selectEventTicket } from '../store/event-ticket.queries.ts';
import { atRisk, breached, remainingMinutes, type Clock } from './clock.rules.ts';
import { hoursIn } from './policy.rules.ts';
import { selectSlaSettings, updateClock } from './sla.queries.ts';
import { atRiskKind, breachKind } from './sla.ts';

/** Warns of deadlines, and tells of those that were missed. A timer says when to look; what the clock says then, counts. */
export const atRiskMoments: TimerKind<'ticket.sla_at_risk'> = {
  kind: atRiskKind,
  events: ['ticket.sla_at_risk'],
  async fire(ctx, { recordId, slot }) {
    const found = await look(ctx, recordId, slot, atRisk);
    if (found === null) return;
    ctx.emit('ticket.sla_at_risk', {
      ticket: (await selectEventTicket(ctx.db, recordId))!,
      clock: found.shown,
    });
    await notifyAgents(ctx, found.ticket, 'sla_at_risk');
  },
};

export const breachMoments: TimerKind<'ticket.sla_breached'> = {
  kind: breachKind,
  events: ['ticket.sla_breached'],
  async fire(ctx, { recordId, slot }) {
    const found = await look(ctx, recordId, slot, breached);
    if (found === null) return;
    ctx.emit('ticket.sla_breached', {
      ticket: (await selectEventTicket(ctx.db, recordId))!,
      clock: found.shown,
      breached_by_minutes: Math.max(0, -found.shown.remaining_minutes),
    });
    await notifyAgents(ctx, found.ticket, 'sla_breached');
  },
};

type SlaEvent = 'ticket.sla_at_risk' | 'ticket.sla_breached';
type Context = Pick<SystemChangeContext<SlaEvent>, 'db' | 'identity' | 'now' | 'can' | 'audit' | 'announce'>;

/** Marks the clock as `judge` says; null when there is nothing to tell. */
async function look(
  ctx: Context,
  id: string,
  slot: string,
  judge: typeof atRisk,
): Promise<{ readonly ticket: TicketState; readonly shown: EventSlaClock } | null> {
  const [draft] = await holdTickets(ctx, [id]);
  const clock = draft?.ticket.clocks[slot as TicketSlaClockKind] ?? null;
  if (draft === undefined || clock === null) return null;
  const verdict = judge(clock, ctx.now);
  if (verdict === null) return null;
  await updateClock(ctx.db, id, verdict.clock);
  if (!verdict.isNews) return null;
  recordHistory(ctx, {
    kind: 'ticket',
    id,
    action: judge === atRisk ? 'sla_at_risk' : 'sla_breached',
    reason: slot,
  });
  const { calendars } = await selectSlaSettings(ctx.db);
  return { ticket: draft.ticket, shown: eventClock(verdict.clock, hoursIn(calendars), ctx.now) };
}

const eventClock = (clock: Clock, hours: ReturnType<typeof hoursIn>, now: Date): EventSlaClock => ({
  kind: clock.kind,
  policy_id: clock.policy_id,
  target_minutes: clock.target_minutes,
  // Of one that was met late, its deadline is gone with its run.
  due_date: (clock.due_at ?? clock.breached_at)!,
  remaining_minutes: remainingMinutes(clock, hours, now),
  at_risk_at: clock.at_risk_at,
  breached_at: clock.breached_at,
});

const words = { sla_at_risk: 'may miss its deadline', sla_breached: 'missed its deadline' } as const;

const notifyAgents = (ctx: Context, ticket: TicketState, kind: keyof typeof words) =>
  notify(
    ctx,
    {
      kind,
      title: `${ticket.subject} (#${ticket.number}) ${words[kind]}`,
      record: { kind: 'ticket', id: ticket.id },
    },
    [...ticket.assigned_to, ...ticket.watcher_ids],
  );
