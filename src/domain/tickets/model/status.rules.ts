import type { TicketStatusCategory } from '#generated/types.gen.ts';
import { conflict, invalid, listed, problem } from '#src/platform/errors/index.ts';
import type { TicketDraft } from './draft.ts';
import { ticketMachine } from './machine.rules.ts';
import { missingForResolution } from './state.ts';

/** 403 for who may not bring the ticket to the status, whether or not it can be reached from here. */
export function requireStatusRights(draft: TicketDraft, key: string): void {
  const { ticket, statuses } = draft;
  const to = statuses.find(key)?.category as TicketStatusCategory | undefined;
  if (to === undefined || key === ticket.status) return;
  if (to === ticket.status_category) return requireEditor(draft);
  ticketMachine.requireRights(ticket.status_category, to, undefined, draft.standing());
}

/** Brings a ticket to a status by the table of domain model §3.1; `place` is where the request names it. */
export function setTicketStatus(draft: TicketDraft, key: string, place: string): void {
  const { ticket, statuses } = draft;
  if (key === ticket.status) return;
  const option = statuses.find(key);
  if (option === undefined || option.is_archived)
    throw invalid(place, `must be a status of tickets that is in use: ${listed(statuses.usableKeys())}.`);
  const to = option.category as TicketStatusCategory;
  if (to === ticket.status_category) {
    if (to === 'closed') throw conflict(`The ticket is closed. ${closedIsFinal}`);
    draft.setOption(option.key, to);
    return;
  }
  ticketMachine.require(ticket.status_category, to, undefined, draft.standing());
  if (to === 'resolved') requireResolvable(draft);
  enter(draft, to);
  draft.setOption(option.key, to);
}

const closedIsFinal = 'A closed ticket keeps its status; only the spam mark can be removed.';

/** Moving between two statuses of one category is for those who may edit the record (domain model §1.2). */
function requireEditor(draft: TicketDraft): void {
  const { parts, can } = draft.standing();
  if (parts.has('assignee') || can('tickets.edit')) return;
  throw problem(
    'permission_denied',
    'Setting the status of this ticket needs tickets.edit or being an assignee of it.',
  );
}

/** 409 while the ticket lacks what its inbox asks for. */
export function requireResolvable({ ticket }: TicketDraft): void {
  const missing = missingForResolution(ticket, ticket.inbox);
  if (missing.length === 0) return;
  throw conflict(
    `The inbox ${ticket.inbox.name} asks for more before a ticket is resolved: ${listed(missing.map((one) => words[one]))}.`,
  );
}

const words = { category: 'a category', tags: 'a tag', linked_task: 'a linked task' } as const;

/** What follows from entering a category, however that came about. */
export function enter(draft: TicketDraft, to: TicketStatusCategory): void {
  const { ticket, at } = draft;
  if (to === 'resolved') {
    ticket.resolved_at = at;
    ticket.closes_from = at;
  }
  if (to === 'closed') {
    ticket.closed_at = at;
    ticket.closes_from = null;
    return;
  }
  if (ticket.status_category === 'resolved') ticket.reopen_count += 1;
  if (to !== 'resolved') {
    ticket.resolved_at = null;
    ticket.closes_from = null;
    ticket.closed_at = null;
  }
}

/** The step that a rule takes rather than a person, to the category's option. */
export function moveTicketTo(draft: TicketDraft, to: TicketStatusCategory): void {
  if (draft.ticket.status_category === to) return;
  enter(draft, to);
  draft.setCategory(to);
}

/** A `closed` ticket keeps its place, its people and its conversation. */
export function requireNotClosed({ ticket }: Pick<TicketDraft, 'ticket'>, what: string): void {
  if (ticket.status_category === 'closed')
    throw conflict(`The ticket is closed: ${what}. Create a follow-up with follow_up_of_id instead.`);
}

/** Closes a ticket as spam; one that is spam stays as it is. Errors: 409 for one that is closed otherwise. */
export function markSpam(draft: TicketDraft): void {
  const { ticket } = draft;
  if (ticket.is_spam) return;
  if (ticket.status_category === 'closed')
    throw conflict('The ticket is closed and cannot be marked as spam.');
  ticket.is_spam = true;
  draft.reason = 'spam';
  enter(draft, 'closed');
  // Only the way to `closed` through `resolved` tells when it was resolved.
  ticket.resolved_at = null;
  draft.setCategory('closed');
}

/** Opens a ticket that was closed as spam. */
export function unmarkSpam(draft: TicketDraft): void {
  const { ticket } = draft;
  if (!ticket.is_spam) return;
  ticket.is_spam = false;
  draft.reason = 'spam';
  ticket.closed_at = null;
  ticket.resolved_at = null;
  draft.setCategory('open');
}
