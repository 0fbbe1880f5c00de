import type { TicketSla, TicketSlaClock } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { setEachTimer } from '#src/platform/timers/index.ts';
import type { TicketState } from '../model/state.ts';
import { selectTicketStates } from '../load/load.queries.ts';
import {
  clockKinds,
  recompute,
  remainingMinutes,
  timersOf,
  type Clock,
  type Clocks,
  type SlaFacts,
} from './clock.rules.ts';
import { hoursIn, matchingPolicy, type HoursOf } from './policy.rules.ts';
import {
  lockTicketsWithClocks,
  selectPolicies,
  selectSlaSettings,
  updateSlaOfTickets,
  upsertClocks,
  type SlaSettings,
} from './sla.queries.ts';

/** Timers of clocks, whose slot is the kind of the clock. */
export const atRiskKind = 'sla_at_risk';
export const breachKind = 'sla_breach';

type SlaContext = Pick<WriteContext, 'db' | 'now' | 'atCommit'>;

/** Brings the clocks of a ticket to what its properties ask for, in memory; those of an imported ticket never begin. */
export async function settleClocks(
  ctx: Pick<SlaContext, 'db' | 'now'>,
  ticket: TicketState,
  { isRestart = false } = {},
): Promise<void> {
  if (ticket.source === 'import' && clockKinds.every((kind) => ticket.clocks[kind] === null)) return;
  const [settings, policies] = await Promise.all([
    selectSlaSettings(ctx.db),
    selectPolicies(ctx.db, ticket.inbox.id),
  ]);
  const hours = hoursIn(settings.calendars);
  settleTicket(ticket, { now: ctx.now, policies, settings, formerHours: hours, hours, isRestart });
}

interface Surroundings {
  readonly now: Date;
  readonly policies: Parameters<typeof matchingPolicy>[0];
  readonly settings: SlaSettings;
  readonly formerHours: HoursOf;
  readonly hours: HoursOf;
  readonly isRestart?: boolean;
}

function settleTicket(ticket: TicketState, { policies, settings, ...surroundings }: Surroundings): void {
  const isLive = !ticket.is_spam && ticket.merged_into_id === null && ticket.deleted_at === null;
  const policy = isLive ? matchingPolicy(policies, ticket) : null;
  const facts: SlaFacts = {
    ...surroundings,
    category: ticket.status_category,
    priority: ticket.priority_level,
    isLive,
    policy,
    threshold: settings.threshold,
    createdAt: ticket.created_at,
    firstInboundAt: ticket.first_inbound_at,
    answeredAt: ticket.first_response_at,
  };
  ticket.clocks = recompute(ticket.clocks, facts);
  // What a spam ticket had tells where its clocks come from.
  if (isLive) {
    ticket.sla_policy_id = policy?.id ?? null;
    ticket.sla_policy_name = policy?.name ?? null;
  }
}

/** The earlier deadline of the clocks that run. */
export function nextDeadline(clocks: Clocks): string | null {
  const due = clockKinds
    .map((kind) => clocks[kind])
    .filter((clock) => clock?.status === 'running' || clock?.status === 'breached')
    .map((clock) => clock!.due_at!);
  return due.sort()[0] ?? null;
}

/** Stores the clocks of a ticket and sets their timers. */
export async function storeClocks(ctx: SlaContext, ticket: TicketState): Promise<void> {
  await upsertClocks(ctx.db, [{ ticketId: ticket.id, clocks: ticket.clocks }]);
  setClockTimers(ctx, [ticket]);
}

/** Timers of all clocks of these tickets, in one statement for each kind. */
function setClockTimers(ctx: Pick<SlaContext, 'atCommit'>, tickets: readonly TicketState[]): void {
  const moments = tickets.flatMap(({ id, clocks }) =>
    clockKinds.map((slot) => ({ recordId: id, slot, ...timersOf(clocks[slot]) })),
  );
  setEachTimer(
    ctx,
    atRiskKind,
    moments.map(({ atRisk, ...key }) => ({ ...key, dueAt: atRisk })),
  );
  setEachTimer(
    ctx,
    breachKind,
    moments.map(({ breach, ...key }) => ({ ...key, dueAt: breach })),
  );
}

const ticketsAtOnce = 500;

/**
 * Brings the clocks of all tickets to new policies, calendars or warnings; of one inbox where one is named. `former` are the
 * agency's settings until now, by whose calendars time was counted.
 */
export async function settleAllClocks(
  ctx: SlaContext,
  { inboxId, former }: { readonly inboxId: string | null; readonly former: SlaSettings },
): Promise<void> {
  const ids = await lockTicketsWithClocks(ctx.db, inboxId);
  if (ids.length === 0) return;
  const settings = await selectSlaSettings(ctx.db);
  const hours = hoursIn(settings.calendars);
  const shared = { now: ctx.now, settings, formerHours: hoursIn(former.calendars), hours };
  const policies = new Map<string, Surroundings['policies']>();
  for (let start = 0; start < ids.length; start += ticketsAtOnce)
    await settleSome(ctx, ids.slice(start, start + ticketsAtOnce), shared, policies);
}

/** Some of many tickets; `policies` of inboxes are looked up once. */
async function settleSome(
  ctx: SlaContext,
  ids: readonly string[],
  shared: Omit<Surroundings, 'policies'>,
  policies: Map<string, Surroundings['policies']>,
): Promise<void> {
  const tickets = (await selectTicketStates(ctx.db, ids)).filter(({ source }) => source !== 'import');
  for (const ticket of tickets) {
    const { id } = ticket.inbox;
    if (!policies.has(id)) policies.set(id, await selectPolicies(ctx.db, id));
    settleTicket(ticket, { ...shared, policies: policies.get(id)! });
  }
  await upsertClocks(
    ctx.db,
    tickets.map(({ id, clocks }) => ({ ticketId: id, clocks })),
  );
  await updateSlaOfTickets(
    ctx.db,
    tickets.map((ticket) => ({
      id: ticket.id,
      policy_id: ticket.sla_policy_id,
      policy_name: ticket.sla_policy_name,
      due_at: nextDeadline(ticket.clocks),
    })),
  );
  setClockTimers(ctx, tickets);
}

/** A clock as the contract shows it, at an instant. */
export function shownClock(clock: Clock, hours: HoursOf, now: Date): TicketSlaClock {
  const { status } = clock;
  return {
    kind: clock.kind,
    status,
    target_minutes: clock.target_minutes,
    remaining_minutes: remainingMinutes(clock, hours, now),
    started_at: clock.started_at,
    due_date: status === 'idle' || status === 'paused' ? null : clock.due_at,
    is_at_risk: status === 'running' && clock.at_risk_at !== null,
    at_risk_at: clock.at_risk_at,
    breached_at: clock.breached_at,
    met_at: clock.met_at,
  };
}

/** The clocks of a ticket as the contract shows them. */
export const shownSla = (
  {
    sla_policy_id: id,
    sla_policy_name: name,
    clocks,
  }: Pick<TicketState, 'sla_policy_id' | 'sla_policy_name' | 'clocks'>,
  hours: HoursOf,
  now: Date,
): TicketSla => ({
  policy_id: id,
  policy_name: name,
  first_response: clocks.first_response && shownClock(clocks.first_response, hours, now),
  resolution: clocks.resolution && shownClock(clocks.resolution, hours, now),
});
