import type {
  TicketAtRiskThreshold,
  TicketSlaClockKind,
  TicketSlaPolicy,
  TicketSlaStatus,
  TicketStatusCategory,
  Priority,
} from '#generated/types.gen.ts';
import { afterBusinessMs, businessMsBetween } from '#src/domain/working-time/index.ts';
import type { HoursOf } from './policy.rules.ts';

/** A clock as it is stored: instants as Postgres writes them. */
export interface Clock {
  readonly kind: TicketSlaClockKind;
  readonly status: TicketSlaStatus;
  readonly policy_id: string;
  readonly calendar_key: string;
  readonly target_minutes: number;
  readonly pause_categories: readonly string[];
  readonly started_at: string | null;
  /** Business time used until `counted_at`. */
  readonly used_ms: number;
  /** Since when time is used; null while none is. */
  readonly counted_at: string | null;
  readonly due_at: string | null;
  readonly at_risk_due_at: string | null;
  readonly at_risk_at: string | null;
  readonly breached_at: string | null;
  readonly met_at: string | null;
  /** The target for which subscribers heard that it is at risk. */
  readonly warned_minutes: number | null;
  readonly is_breach_told: boolean;
}

export const clockKinds: readonly TicketSlaClockKind[] = ['first_response', 'resolution'];

export type Clocks = Readonly<Record<TicketSlaClockKind, Clock | null>>;

export const noClocks: Clocks = { first_response: null, resolution: null };

/** What the clocks of a ticket follow from. */
export interface SlaFacts {
  readonly now: Date;
  readonly category: TicketStatusCategory;
  readonly priority: Priority;
  /** Neither spam, merged nor deleted. */
  readonly isLive: boolean;
  /** The first policy that matches. */
  readonly policy: TicketSlaPolicy | null;
  /** The agency's, for policies without their own. */
  readonly threshold: TicketAtRiskThreshold;
  /** Calendars by which time was counted until now. */
  readonly formerHours: HoursOf;
  /** Calendars by which it is counted from now on. */
  readonly hours: HoursOf;
  readonly createdAt: string;
  readonly firstInboundAt: string | null;
  /** When an agent's first message was handed to the channel. */
  readonly answeredAt: string | null;
  /** The spam mark was removed: cancelled clocks begin anew (D16). */
  readonly isRestart?: boolean;
}

const minuteMs = 60_000;
const finished: ReadonlySet<TicketStatusCategory> = new Set(['resolved', 'closed']);

/** Both clocks after a change of their ticket (domain model §3.2, D12 to D16). It tells nobody: what is due now, timers find. */
export const recompute = (clocks: Clocks, facts: SlaFacts): Clocks => ({
  first_response: recomputeClock('first_response', clocks.first_response, asOfAnswer(facts)),
  resolution: recomputeClock('resolution', clocks.resolution, facts),
});

/** An answer that was given elsewhere a while ago counts from then. */
function asOfAnswer(facts: SlaFacts): SlaFacts {
  if (facts.answeredAt === null) return facts;
  return { ...facts, now: new Date(Math.min(Date.parse(facts.answeredAt), facts.now.getTime())) };
}

function recomputeClock(kind: TicketSlaClockKind, clock: Clock | null, facts: SlaFacts): Clock | null {
  if (!facts.isLive) return clock === null ? null : cancelled(clock, facts);
  if (isGivenUp(kind, facts)) return clock === null ? null : cancelled(clock, facts);
  const target = targetOf(kind, facts);
  if (clock === null) return target === null ? null : begun(kind, target, facts);
  if (clock.status === 'met' && !isReopened(kind, facts)) return clock;
  if (target === null) return cancelled(clock, facts);
  if (clock.status === 'cancelled' && facts.isRestart === true) return restarted(clock, target, facts);
  return scheduled(started(aimed(counted(clock, facts), target, facts), facts), facts);
}

/** Who resolves a ticket without an answer owes none any more. Opened again, the clock runs on with the time that it had left. */
const isGivenUp = (kind: TicketSlaClockKind, { category, answeredAt }: SlaFacts): boolean =>
  kind === 'first_response' && finished.has(category) && answeredAt === null;

const targetOf = (kind: TicketSlaClockKind, { policy, priority }: SlaFacts): number | null =>
  policy?.targets[priority][`${kind}_minutes`] ?? null;

/** A resolution clock that was met runs on when its ticket is open again; a first response is given once. */
const isReopened = (kind: TicketSlaClockKind, { category }: SlaFacts): boolean =>
  kind === 'resolution' && !finished.has(category);

/** The clock of a ticket that had none. Who was answered, or whose ticket is resolved, waits for nothing any more. */
function begun(kind: TicketSlaClockKind, target: number, facts: SlaFacts): Clock | null {
  if (finished.has(facts.category) || (kind === 'first_response' && facts.answeredAt !== null)) return null;
  return scheduled(started(fresh(kind, target, facts.policy!), facts), facts);
}

const fresh = (kind: TicketSlaClockKind, target: number, policy: TicketSlaPolicy): Clock => ({
  kind,
  status: 'idle',
  policy_id: policy.id,
  calendar_key: policy.calendar_key,
  target_minutes: target,
  pause_categories: policy.pause_categories,
  started_at: null,
  used_ms: 0,
  counted_at: null,
  due_at: null,
  at_risk_due_at: null,
  at_risk_at: null,
  breached_at: null,
  met_at: null,
  warned_minutes: null,
  is_breach_told: false,
});

function restarted(clock: Clock, target: number, facts: SlaFacts): Clock {
  const anew = fresh(clock.kind, target, facts.policy!);
  if (clock.started_at === null) return scheduled(started(anew, facts), facts);
  const at = facts.now.toISOString();
  return scheduled({ ...anew, started_at: at, counted_at: at, status: 'running' }, facts);
}

/** Time used is counted up to now, by the calendar that it was used under. */
function counted(clock: Clock, { now, formerHours }: SlaFacts): Clock {
  const breached = overdue(clock, now);
  if (breached.counted_at === null) return breached;
  const used = businessMsBetween(formerHours(clock.calendar_key), new Date(breached.counted_at), now);
  return { ...breached, used_ms: breached.used_ms + used, counted_at: now.toISOString() };
}

/** A deadline that passed before its timer fired was missed when it passed. An answer at the very instant is in time (D14). */
function overdue(clock: Clock, now: Date): Clock {
  if (clock.status !== 'running' || clock.due_at === null || Date.parse(clock.due_at) >= now.getTime())
    return clock;
  return { ...clock, status: 'breached', breached_at: clock.breached_at ?? iso(clock.due_at) };
}

const iso = (at: string): string => new Date(at).toISOString();

function aimed(clock: Clock, target: number, { policy }: SlaFacts): Clock {
  return {
    ...clock,
    policy_id: policy!.id,
    calendar_key: policy!.calendar_key,
    target_minutes: target,
    pause_categories: policy!.pause_categories,
    // It tells of the present target.
    ...(target !== clock.target_minutes && { at_risk_at: null }),
  };
}

/** A clock that has not begun begins when it is to, which may be a while ago; no message was waited for longer than is counted. */
function started(clock: Clock, { firstInboundAt, createdAt, now }: SlaFacts): Clock {
  if (clock.started_at !== null) return clock;
  const from = clock.kind === 'resolution' ? createdAt : firstInboundAt;
  if (from === null) return clock;
  const at = new Date(Math.max(Date.parse(from), now.getTime() - maxMinutes * minuteMs)).toISOString();
  return { ...clock, started_at: at, counted_at: at, status: 'running' };
}

/** Whether it runs, waits or has ended in this state of the ticket, and when it is due. */
function scheduled(clock: Clock, facts: SlaFacts): Clock {
  if (clock.started_at === null) return { ...clock, status: 'idle' };
  const metAt = metAtOf(clock, facts);
  const at = facts.now.toISOString();
  const hours = facts.hours(clock.calendar_key);
  const used =
    clock.used_ms +
    (clock.counted_at === null ? 0 : businessMsBetween(hours, new Date(clock.counted_at), facts.now));
  if (metAt !== null) return met({ ...clock, used_ms: used }, metAt);
  const left = clock.target_minutes * minuteMs - used;
  const isWaiting = clock.kind === 'resolution' && clock.pause_categories.includes(facts.category);
  if (isWaiting) {
    const status = clock.status === 'breached' && left <= 0 ? 'breached' : 'paused';
    return {
      ...clock,
      ...stopped,
      status,
      used_ms: used,
      met_at: null,
      due_at: status === 'breached' ? clock.due_at : null,
    };
  }
  const running = { ...clock, used_ms: used, counted_at: at, met_at: null };
  // What is breached already stays so, without a second event.
  if (left <= 0 && clock.breached_at !== null)
    return { ...running, status: 'breached', at_risk_due_at: null, due_at: clock.due_at ?? at };
  const window = atRiskWindowMs(clock.target_minutes, facts.policy?.at_risk_threshold ?? facts.threshold);
  return {
    ...running,
    status: 'running',
    due_at: afterBusinessMs(hours, facts.now, left).toISOString(),
    at_risk_due_at: afterBusinessMs(hours, facts.now, left - window).toISOString(),
    at_risk_at: left > window ? null : clock.at_risk_at,
  };
}

const stopped = { counted_at: null, at_risk_due_at: null } as const;

function metAtOf({ kind }: Clock, { category, answeredAt, now }: SlaFacts): string | null {
  if (kind === 'first_response') return answeredAt === null ? null : iso(answeredAt);
  return finished.has(category) ? now.toISOString() : null;
}

const met = (clock: Clock, at: string): Clock => ({ ...clock, ...stopped, status: 'met', met_at: at });

function cancelled(clock: Clock, facts: SlaFacts): Clock {
  if (clock.status === 'met' || clock.status === 'cancelled') return clock;
  return { ...counted(clock, facts), ...stopped, status: 'cancelled', due_at: null };
}

/** Remaining business time of a target at which its clock is at risk. */
export const atRiskWindowMs = (target: number, { unit, value }: TicketAtRiskThreshold): number =>
  unit === 'percent' ? (target * minuteMs * value) / 100 : value * minuteMs;

/** Business milliseconds that are left at an instant; negative when it is overdue. */
function remainingMs(clock: Clock, hours: HoursOf, at: Date): number {
  const running =
    clock.counted_at === null
      ? 0
      : businessMsBetween(hours(clock.calendar_key), new Date(clock.counted_at), at);
  return clock.target_minutes * minuteMs - clock.used_ms - running;
}

/** The contract's bounds of minutes, ten years. */
const maxMinutes = 5_256_000;

/** Business minutes that are left at an instant, as clocks are shown and told. */
export function remainingMinutes(clock: Clock, hours: HoursOf, at: Date): number {
  const minutes = Math.floor(remainingMs(clock, hours, at) / minuteMs);
  return Math.max(-maxMinutes, Math.min(maxMinutes, minutes));
}

/** What a clock whose at-risk time has come is marked with, and whether subscribers hear of it; null for one that was put off since. */
export function atRisk(clock: Clock, at: Date): { readonly clock: Clock; readonly isNews: boolean } | null {
  if (clock.status !== 'running' || clock.at_risk_due_at === null) return null;
  if (Date.parse(clock.at_risk_due_at) > at.getTime()) return null;
  if (Date.parse(clock.due_at!) <= at.getTime()) return null;
  const isNews = clock.warned_minutes !== clock.target_minutes;
  return {
    clock: {
      ...clock,
      at_risk_at: clock.at_risk_at ?? at.toISOString(),
      warned_minutes: clock.target_minutes,
    },
    isNews,
  };
}

/** The same of a deadline that has passed. */
export function breached(clock: Clock, at: Date): { readonly clock: Clock; readonly isNews: boolean } | null {
  const hasPassed =
    clock.status === 'running' && clock.due_at !== null && Date.parse(clock.due_at) <= at.getTime();
  if (!hasPassed && (clock.breached_at === null || clock.is_breach_told)) return null;
  const isNews = !clock.is_breach_told;
  return {
    clock: {
      ...clock,
      ...(hasPassed && { status: 'breached' as const, at_risk_due_at: null }),
      breached_at: clock.breached_at ?? at.toISOString(),
      is_breach_told: true,
    },
    isNews,
  };
}

/** When timers have to look at the clock. */
export function timersOf(clock: Clock | null): {
  readonly atRisk: Date | null;
  readonly breach: Date | null;
} {
  if (clock === null) return { atRisk: null, breach: null };
  // A breach that was noticed before its timer fired is still to be told.
  const untold = clock.breached_at !== null && !clock.is_breach_told ? new Date(clock.breached_at) : null;
  if (clock.status !== 'running') return { atRisk: null, breach: untold };
  const isWarned = clock.at_risk_at !== null && clock.warned_minutes === clock.target_minutes;
  return {
    atRisk: isWarned ? null : instant(clock.at_risk_due_at),
    breach: untold ?? instant(clock.due_at),
  };
}

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));
