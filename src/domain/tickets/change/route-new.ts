import type { TicketCorrespondentInput, TicketCreate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { chooseAgent, chosenBy, foreseeAgent } from '../assignment/assign.ts';
import { selectAutoAssignment } from '../assignment/agents.queries.ts';
import { byHand, type AssignmentNote } from '../model/draft.ts';
import type { TicketState } from '../model/state.ts';
import type { ClientOfTicket } from '../people/client-match.queries.ts';
import { matchContacts } from '../people/contacts.ts';
import { holdInbox, peekInbox } from '../routing/routing.queries.ts';
import { routeTicket, type Given, type Routed } from '../routing/route.ts';
import { hoursIn } from '../sla/policy.rules.ts';
import { selectSlaSettings } from '../sla/sla.queries.ts';
import type { Arrival } from './arrival.ts';

type Routing = Pick<WriteContext, 'db' | 'identity' | 'now' | 'can' | 'atCommit'>;

interface Sender {
  readonly client: ClientOfTicket | null;
  /** Correspondents as the request gives them. */
  readonly people: readonly TicketCorrespondentInput[];
  readonly hasFiles: boolean;
  readonly arrival: Arrival | undefined;
  readonly hand: Hand;
}

/** How rules take an inbox and auto-assignment an agent: in earnest with locks, or for a look at what would be. */
interface Hand {
  readonly takeInbox: typeof holdInbox;
  readonly choose: typeof chooseAgent;
}

export const inEarnest: Hand = { takeInbox: holdInbox, choose: chooseAgent };
export const foreseeing: Hand = { takeInbox: peekInbox, choose: foreseeAgent };

/** Rules, then auto-assignment; imported tickets are left as they are. Answers which rules matched, and how the agents came. */
export async function route(
  ctx: Routing,
  ticket: TicketState,
  body: TicketCreate,
  { client, people, hasFiles, arrival, hand }: Sender,
): Promise<{ readonly note: AssignmentNote; readonly matched: readonly string[] }> {
  if (body.is_imported === true) return { note: byHand, matched: [] };
  const { calendars } = await selectSlaSettings(ctx.db);
  const opening = body.opening_message?.direction === 'inbound' ? body.opening_message : undefined;
  const routed = await routeTicket(ctx, ticket, {
    given: givenBy(body, arrival),
    client,
    takeInbox: hand.takeInbox,
    subject: {
      body: opening?.body_text ?? '',
      recipient: arrival?.recipient ?? null,
      hasAttachments: hasFiles,
      // Nothing tells the language of what was said.
      language: null,
      receivedAt: ctx.now,
      hours: hoursIn(calendars),
    },
  });
  arrival?.onRouted?.(routed.matchedIds);
  if (routed.client !== client) matchContacts(ticket.correspondents, routed.client, people);
  return { note: await assignAfter(ctx, ticket, body, { routed, hand }), matched: routed.matched };
}

/** Those whom rules left without agents are for auto-assignment, where it is asked. */
async function assignAfter(
  ctx: Routing,
  ticket: TicketState,
  body: TicketCreate,
  { routed, hand }: { readonly routed: Routed; readonly hand: Hand },
): Promise<AssignmentNote> {
  if (routed.assignedBy !== null) return { ...byHand, method: 'rule', rule_id: routed.assignedBy };
  if (body.assigned_to !== undefined || ticket.assigned_to.length > 0) return byHand;
  const auto = await selectAutoAssignment(ctx.db, ticket.inbox.id);
  const isAsked = routed.autoDepartmentIds !== null || (auto.is_enabled && auto.is_inbox_enabled);
  if (!isAsked) return byHand;
  const choice = await hand.choose(ctx, ticket, {
    departmentIds: routed.autoDepartmentIds ?? [],
    ownerIds: routed.client?.owner_ids ?? [],
  });
  if (choice.id !== null) ticket.assigned_to = [choice.id];
  return chosenBy(choice);
}

const routable = [
  'inbox_id',
  'assigned_to',
  'priority_level',
  'category_key',
  'client_id',
  'watcher_ids',
] as const;

function givenBy(body: TicketCreate, arrival: Arrival | undefined): Given {
  const given = routable.filter((name) => body[name] !== undefined);
  if (arrival === undefined) return new Set(given);
  return new Set(
    given.filter((name) => (name !== 'inbox_id' && name !== 'client_id') || arrival.chosen.includes(name)),
  );
}
