import type { Ticket, TicketAssignmentCandidate, TicketAssignmentPreflight } from '#generated/types.gen.ts';
import type {
  AssignTicketInput,
  CheckTicketAssignmentInput,
  ListTicketAssignmentHistoryInput,
} from '#generated/families/tickets/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  blockersOf,
  byHand,
  choose,
  chooseAgent,
  chosenBy,
  findClient,
  holdTicket,
  isAvailable,
  maxEntries,
  rank,
  requireAgents,
  requireNotClosed,
  selectAgents,
  selectAssignees,
  selectAutoAssignment,
  selectTicketStates,
  setAgents,
  storeTicket,
  tell,
  ticketKey,
  unknownTicket,
  visibleTickets,
  type Agent,
  type TicketDraft,
} from '#src/domain/tickets/index.ts';
import { dayIn, isAbsent, nextWorkingTime } from '#src/domain/working-time/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { showChanged } from '../ticket/tickets.ts';
import { assignmentHistory } from './history.queries.ts';

const events = ['ticket.unassigned', 'ticket.assigned', 'ticket.status_changed'] as const;
type Context = WriteContext<(typeof events)[number]>;

export async function assignTicket(ctx: Context, { path, body }: AssignTicketInput): Promise<Ticket> {
  const { mode, user_ids: named, reason = null } = body;
  if (mode !== 'auto' && named === undefined)
    throw invalid('body.user_ids', `is required for the mode ${mode}.`);
  if (mode === 'auto' && named !== undefined) throw invalid('body.user_ids', 'is not for the mode auto.');
  const draft = await holdTicket(ctx, ticketKey(path.id));
  checkRevision(draft.ticket.revision, body.expected_revision);
  requireNotClosed(draft, 'its agents cannot change');
  await (mode === 'auto' ? assignAutomatically(ctx, draft, reason) : assignByHand(ctx, draft, body));
  tell(ctx, events, await storeTicket(ctx, draft));
  return showChanged(ctx, draft.ticket.id);
}

async function assignByHand(
  ctx: Context,
  draft: TicketDraft,
  { mode, user_ids: named = [], reason }: AssignTicketInput['body'],
): Promise<void> {
  const { ticket } = draft;
  const ids = tidyIds(named);
  const wanted = {
    set: ids,
    add: tidyIds([...ticket.assigned_to, ...ids]),
    remove: ticket.assigned_to.filter((id) => !ids.includes(id)),
    auto: [],
  }[mode];
  if (mode !== 'remove') await requireAgents(ctx, ticket, ids, 'body.user_ids');
  if (wanted.length > maxEntries)
    throw invalid(
      'body.user_ids',
      `would give the ticket ${wanted.length} agents; at most ${maxEntries} are allowed.`,
    );
  if (wanted.join() === ticket.assigned_to.join()) return;
  setAgents(draft, wanted, { ...byHand, reason: reason ?? null });
}

async function assignAutomatically(ctx: Context, draft: TicketDraft, reason: string | null): Promise<void> {
  const { ticket } = draft;
  const client = ticket.client_id === null ? undefined : await findClient(ctx.db, ticket.client_id);
  const choice = await chooseAgent(ctx, ticket, { ownerIds: client?.owner_ids ?? [] });
  if (choice.id === null)
    throw conflict(
      `Auto-assignment finds nobody in the inbox ${ticket.inbox.name} who works now and is under capacity. Name somebody, or change the auto-assignment settings.`,
    );
  if (ticket.assigned_to.join() !== choice.id) setAgents(draft, [choice.id], chosenBy(choice, reason));
}

export async function checkTicketAssignment(
  ctx: ReadContext,
  { path, body }: CheckTicketAssignmentInput,
): Promise<TicketAssignmentPreflight> {
  const seen = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', storedId(path.id))
    .select('k.id')
    .executeTakeFirst();
  if (seen === undefined) throw await unknownTicket(ctx, ticketKey(path.id));
  const [ticket] = await selectTicketStates(ctx.db, [seen.id]);
  const { inbox, client_id: clientId, follow_up_of_id: followUpOf, assigned_to: assignees } = ticket!;
  const named = body?.user_ids && tidyIds(body.user_ids);
  const [all, settings, client, previousIds] = await Promise.all([
    selectAgents(ctx.db, { inboxId: inbox.id, viewer: ctx }),
    selectAutoAssignment(ctx.db, inbox.id),
    clientId === null ? undefined : findClient(ctx.db, clientId),
    followUpOf === null ? [] : selectAssignees(ctx.db, followUpOf),
  ]);
  const unknown = named?.findIndex((id) => !all.some(({ user }) => user.id === id)) ?? -1;
  if (unknown >= 0)
    throw unknownReference(`body.user_ids[${unknown}]`, named![unknown]!, 'a member of this agency');
  const need = { now: ctx.now, settings, previousIds, ownerIds: client?.owner_ids ?? [] };
  const choice = choose(all, need);
  const asked = rank(all, need).filter(({ agent }) =>
    named === undefined ? agent.works_in_inbox : named.includes(agent.user.id),
  );
  return {
    ticket_id: seen.id,
    candidates: asked
      .slice(0, maxCandidates)
      .map(({ agent, score }) => candidateOf(agent, score, assignees, ctx.now)),
    auto_choice_ids: choice.id === null ? [] : [choice.id],
  };
}

const maxCandidates = 200;
const dayMs = 86_400_000;

function candidateOf(
  agent: Agent,
  score: number | null,
  assignees: readonly string[],
  now: Date,
): TicketAssignmentCandidate {
  const blockers = blockersOf(agent);
  const { capacity, open_ticket_count: open } = agent;
  return {
    user: agent.user,
    can_assign: blockers.length === 0,
    is_assigned: assignees.includes(agent.user.id),
    is_available: isAvailable(agent, now),
    available_at: nextWorkingTime(agent.working_time, now)?.toISOString() ?? null,
    open_ticket_count: agent.seen_ticket_count,
    capacity,
    score,
    blockers,
    warnings: [
      ...(capacity !== null && open >= capacity ? (['over_capacity'] as const) : []),
      ...(isAwayOn(agent, now) ? (['out_of_office'] as const) : []),
      ...(!isAwayOn(agent, now) && isAwayOn(agent, new Date(now.getTime() + dayMs))
        ? (['absent_soon'] as const)
        : []),
    ],
  };
}

/** Whether the member is away on the day that their calendar shows. */
const isAwayOn = ({ working_time: time }: Agent, at: Date): boolean =>
  isAbsent(time, dayIn(at, time.time_zone));

export async function listTicketAssignmentHistory(
  ctx: ReadContext,
  { path, query }: ListTicketAssignmentHistoryInput,
) {
  const seen = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', storedId(path.id))
    .select('k.id')
    .executeTakeFirst();
  if (seen === undefined) throw await unknownTicket(ctx, ticketKey(path.id));
  return assignmentHistory.page(ctx.db, query, { ticketId: seen.id });
}
