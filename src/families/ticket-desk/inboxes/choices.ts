import type { TicketAssignableInbox, TicketMoveTarget } from '#generated/types.gen.ts';
import type {
  ListAssignableTicketInboxesInput,
  ListTicketMoveTargetsInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import {
  blockersOf,
  isAvailable,
  matchingPolicy,
  selectAgentsOf,
  selectTicketStates,
  ticketKey,
  unknownTicket,
  visibleTickets,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  assignableInboxes,
  moveTargets,
  selectOutsiders,
  selectPoliciesOf,
  type InboxChoice,
} from './choices.queries.ts';

const parsed = (items: Page<InboxChoice>['items']): InboxChoice[] =>
  (typeof items === 'string' ? JSON.parse(items) : items) as InboxChoice[];

const maxMembers = 200;

export async function listAssignableTicketInboxes(
  ctx: ReadContext,
  { query }: ListAssignableTicketInboxesInput,
): Promise<Page<TicketAssignableInbox>> {
  const { items, total } = await assignableInboxes.page(ctx.db, query, viewerScope(ctx));
  const inboxes = parsed(items);
  const agents = await selectAgentsOf(ctx.db, { inboxIds: inboxes.map(({ id }) => id), viewer: ctx });
  const able = agents.filter((agent) => agent.works_in_inbox && blockersOf(agent).length === 0);
  const byInbox = Map.groupBy(able, ({ inbox_id: id }) => id);
  return {
    total,
    items: inboxes.map(({ id, name, position, is_auto_assignment_enabled }) => ({
      id,
      name,
      position,
      is_auto_assignment_enabled,
      members: (byInbox.get(id) ?? []).slice(0, maxMembers).map((agent) => ({
        user: agent.user,
        open_ticket_count: agent.seen_ticket_count,
        is_available: isAvailable(agent, ctx.now),
      })),
    })),
  };
}

export async function listTicketMoveTargets(
  ctx: ReadContext,
  { query }: ListTicketMoveTargetsInput,
): Promise<Page<TicketMoveTarget>> {
  const tickets = await requireTickets(ctx, tidyIds(query.ticket_id ?? []));
  const places = new Set(tickets.map(({ inbox }) => inbox.id));
  const { items, total } = await moveTargets.page(ctx.db, query, {
    ...viewerScope(ctx),
    shared: places.size === 1 ? [...places] : [],
  });
  const inboxes = parsed(items);
  const ids = inboxes.map(({ id }) => id);
  const people = [...new Set(tickets.flatMap(({ assigned_to: agents }) => agents))];
  const [policies, outsiders] = await Promise.all([
    selectPoliciesOf(ctx.db, ids),
    tickets.length === 0 ? new Set<string>() : selectOutsiders(ctx.db, ids, people),
  ]);
  return {
    total,
    items: inboxes.map((inbox) => {
      const each = tickets
        .filter((ticket) => ticket.inbox.id !== inbox.id)
        .map((ticket) => consequencesOf(ticket, inbox, policies.get(inbox.id) ?? [], outsiders));
      return {
        id: inbox.id,
        name: inbox.name,
        position: inbox.position,
        consequences: [...new Set(each.flat())],
        affected_ticket_count: each.filter((found) => found.length > 0).length,
      };
    }),
  };
}

type Consequence = TicketMoveTarget['consequences'][number];

/** The inbox stays in sight: the list shows those alone that the caller sees. */
function consequencesOf(
  ticket: TicketState,
  { id, category_keys: keys }: InboxChoice,
  policies: Parameters<typeof matchingPolicy>[0],
  outsiders: ReadonlySet<string>,
): Consequence[] {
  const policy = matchingPolicy(policies, ticket);
  return [
    ...((policy?.id ?? null) === ticket.sla_policy_id ? [] : (['sla_policy_changes'] as const)),
    ...(ticket.category_key === null || keys.includes(ticket.category_key)
      ? []
      : (['category_lost'] as const)),
    ...(ticket.assigned_to.some((agent) => outsiders.has(`${id} ${agent}`))
      ? (['assignee_not_member'] as const)
      : []),
  ];
}

/** 404 for the first that the caller does not see. */
async function requireTickets(ctx: ReadContext, ids: readonly string[]): Promise<TicketState[]> {
  if (ids.length === 0) return [];
  const seen = await visibleTickets(ctx.db, ctx).where('k.id', 'in', ids).select('k.id').execute();
  const missing = ids.find((id) => !seen.some((one) => one.id === id));
  if (missing !== undefined) throw await unknownTicket(ctx, ticketKey(missing));
  return selectTicketStates(ctx.db, ids);
}
