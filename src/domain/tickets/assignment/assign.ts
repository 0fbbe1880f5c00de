import type { WriteContext } from '#src/call/context.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import type { AssignmentNote, TicketDraft } from '../model/draft.ts';
import type { TicketState } from '../model/state.ts';
import { moveTicketTo } from '../model/status.rules.ts';
import {
  selectAgents,
  selectAssignees,
  selectAutoAssignment,
  selectDepartmentMembers,
  type Agent,
} from './agents.queries.ts';
import { blockersOf, choose, type Choice } from './choose.rules.ts';

type Reader = Pick<WriteContext, 'db' | 'now'>;

/**
 * 400 at its place for one of these who is no member or not active, 409 for one who cannot see tickets or the inbox; those who are
 * assigned already may stay.
 */
export async function requireAgents(
  ctx: Pick<Reader, 'db'>,
  ticket: Pick<TicketState, 'assigned_to' | 'inbox'>,
  ids: readonly string[],
  place: string,
): Promise<void> {
  const added = ids.filter((id) => !ticket.assigned_to.includes(id));
  if (added.length === 0) return;
  const agents = new Map(
    (await selectAgents(ctx.db, { inboxId: ticket.inbox.id, userIds: added })).map((agent) => [
      agent.user.id,
      agent,
    ]),
  );
  ids.forEach((id, index) => {
    if (!added.includes(id)) return;
    const agent = agents.get(id);
    if (agent === undefined) throw unknownReference(`${place}[${index}]`, id, 'a member of this agency');
    if (!agent.is_active)
      throw invalid(`${place}[${index}]`, `names ${id} (${agent.user.name}), who is not an active member.`);
  });
  for (const agent of agents.values()) requireAccess(agent, ticket.inbox.name);
}

/** Those of these who see the inbox. */
export async function agentsIn(
  ctx: Pick<Reader, 'db'>,
  inboxId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const agents = await selectAgents(ctx.db, { inboxId, userIds: ids });
  const seeing = new Set(agents.filter(({ sees_inbox: sees }) => sees).map(({ user }) => user.id));
  return ids.filter((id) => seeing.has(id));
}

function requireAccess(agent: Agent, inbox: string): void {
  const [blocker] = blockersOf(agent);
  if (blocker === undefined) return;
  throw conflict(
    blocker === 'missing_permission'
      ? `${agent.user.name} cannot be assigned: tickets.view is missing.`
      : `${agent.user.name} cannot be assigned: the inbox ${inbox} is open to its members only. Add them to the inbox first.`,
  );
}

/** Puts these in charge; the first who are open a new ticket, and nobody who comes or goes later. */
export function setAgents(draft: TicketDraft, ids: readonly string[], note: AssignmentNote): void {
  const { ticket, before } = draft;
  ticket.assigned_to = [...ids];
  draft.assignment = note;
  const isFirst = before?.assigned_to.length === 0 && ids.length > 0;
  if (!isFirst || ticket.status_category !== 'new') return;
  moveTicketTo(draft, 'open');
  draft.isOpenedByAssignment = true;
}

interface AutoScope {
  /** Only members of these departments; everybody in the inbox when empty. */
  readonly departmentIds?: readonly string[];
  readonly ownerIds: readonly string[];
  /** Who is out of the question. */
  readonly exceptIds?: readonly string[];
}

/** Whom auto-assignment chooses now. Decisions of an agency are made one after the other, so that turns and loads count. */
export async function chooseAgent(
  ctx: Reader,
  ticket: Pick<TicketState, 'inbox' | 'follow_up_of_id'>,
  { departmentIds = [], ownerIds, exceptIds = [] }: AutoScope,
): Promise<Choice> {
  await holdName(ctx.db, 'ticket assignment');
  return foreseeAgent(ctx, ticket, { departmentIds, ownerIds, exceptIds });
}

/** Whom auto-assignment would choose if nothing changed until then. */
export async function foreseeAgent(
  ctx: Reader,
  ticket: Pick<TicketState, 'inbox' | 'follow_up_of_id'>,
  { departmentIds = [], ownerIds, exceptIds = [] }: AutoScope,
): Promise<Choice> {
  const settings = await selectAutoAssignment(ctx.db, ticket.inbox.id);
  const all = (await selectAgents(ctx.db, { inboxId: ticket.inbox.id })).filter(
    ({ user }) => !exceptIds.includes(user.id),
  );
  const among =
    departmentIds.length === 0 ? null : new Set(await selectDepartmentMembers(ctx.db, departmentIds));
  const agents =
    among === null
      ? all
      : all.map((agent) => ({ ...agent, works_in_inbox: agent.sees_inbox && among.has(agent.user.id) }));
  const previousIds =
    ticket.follow_up_of_id === null ? [] : await selectAssignees(ctx.db, ticket.follow_up_of_id);
  return choose(agents, { now: ctx.now, settings, previousIds, ownerIds });
}

export const chosenBy = (
  { score, candidateCount }: Choice,
  reason: string | null = null,
): AssignmentNote => ({
  method: 'auto',
  rule_id: null,
  reason,
  score,
  candidate_count: candidateCount,
});
