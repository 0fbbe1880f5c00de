import { nextWorkingTime } from '#src/domain/working-time/index.ts';
import type { Agent, AutoAssignment } from './agents.queries.ts';

/** What the choice depends on beside the agents. */
export interface Need {
  readonly now: Date;
  readonly settings: AutoAssignment;
  /** Agents of the closed ticket that this one follows up. */
  readonly previousIds: readonly string[];
  /** Members in charge of the client. */
  readonly ownerIds: readonly string[];
}

/** An agent with the figures of a decision. */
export interface Ranked {
  readonly agent: Agent;
  /** Between 0 and 1; null for those who are not considered. */
  readonly score: number | null;
}

export interface Choice {
  readonly id: string | null;
  readonly score: number | null;
  readonly candidateCount: number;
}

/** Whether the member is scheduled to work at the instant. */
export const isAvailable = ({ working_time: time }: Agent, now: Date): boolean =>
  nextWorkingTime(time, now) === null;

/** Why somebody cannot be assigned. */
export const blockersOf = ({ is_active, may_view, sees_inbox }: Agent) => [
  ...(is_active ? [] : (['inactive'] as const)),
  ...(may_view ? [] : (['missing_permission'] as const)),
  ...(sees_inbox || !may_view ? [] : (['no_inbox_access'] as const)),
];

const canTake = (agent: Agent): boolean => blockersOf(agent).length === 0;

const isFull = ({ capacity, open_ticket_count: open }: Agent): boolean =>
  capacity !== null && open >= capacity;

/** Part of the capacity that is in use; without a limit more tickets are always more. */
const loadOf = ({ capacity, open_ticket_count: open }: Agent): number =>
  capacity === null || capacity === 0 ? open / (open + 10) : open / capacity;

/** Those who are considered, the best first, then the others by name. */
export function rank(agents: readonly Agent[], need: Need): Ranked[] {
  const considered = agents.filter((agent) => isConsidered(agent, need) && !isFull(agent));
  const inOrder = considered.toSorted(
    (one, other) => compare(one, other, need) || one.user.id.localeCompare(other.user.id),
  );
  const ranked = inOrder.map((agent) => ({ agent, score: scoreOf(agent, need) }));
  return [
    ...ranked,
    ...agents.filter((agent) => !considered.includes(agent)).map((agent) => ({ agent, score: null })),
  ];
}

function isConsidered(agent: Agent, { settings, now }: Need): boolean {
  if (!canTake(agent) || !agent.works_in_inbox || agent.is_excluded) return false;
  return !settings.is_schedule_respected || isAvailable(agent, now);
}

function compare(one: Agent, other: Agent, need: Need): number {
  const preferred = preference(other, need) - preference(one, need);
  if (preferred !== 0) return preferred;
  const { strategy } = need.settings;
  if (strategy === 'round_robin') return inTurn(one, other);
  if (strategy === 'weighted')
    return one.recent_count / one.weight - other.recent_count / other.weight || inTurn(one, other);
  if (strategy === 'best_match') return scoreOf(other, need) - scoreOf(one, need);
  return loadOf(one) - loadOf(other) || inTurn(one, other);
}

/** Who was given none yet comes first. Not the time counts: of requests at once, each has its time before it waits for its turn. */
function inTurn({ last_given: one }: Agent, { last_given: other }: Agent): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

/** The previous agent goes before those in charge of the client, and these before everybody else. */
function preference({ user }: Agent, { settings, previousIds, ownerIds }: Need): number {
  if (settings.is_previous_agent_preferred && previousIds.includes(user.id)) return 2;
  return settings.is_client_owner_preferred && ownerIds.includes(user.id) ? 1 : 0;
}

/** From client, schedule and load. */
function scoreOf(agent: Agent, need: Need): number {
  const client = preference(agent, need) / 2;
  const schedule = isAvailable(agent, need.now) ? 1 : 0;
  return round(0.3 * client + 0.2 * schedule + 0.5 * (1 - Math.min(1, loadOf(agent))));
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Who gets the ticket; nobody when all are full and the agency would rather leave it. */
export function choose(agents: readonly Agent[], need: Need): Choice {
  const ranked = rank(agents, need);
  const candidates = ranked.filter(({ score }) => score !== null);
  const best = candidates[0];
  const count = { candidateCount: candidates.length };
  if (best !== undefined) return { id: best.agent.user.id, score: best.score, ...count };
  const { overflow, overflow_user_id: userId } = need.settings;
  const fallback =
    overflow === 'assign_anyway'
      ? agents
          .filter((agent) => isConsidered(agent, need))
          .toSorted(
            (one, other) => loadOf(one) - loadOf(other) || one.user.id.localeCompare(other.user.id),
          )[0]
      : overflow === 'assign_user'
        ? agents.find((agent) => agent.user.id === userId && canTake(agent))
        : undefined;
  return { id: fallback?.user.id ?? null, score: null, ...count };
}
