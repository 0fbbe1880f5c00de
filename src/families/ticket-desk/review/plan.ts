import type {
  TicketReviewNewRule,
  TicketReviewPlan,
  TicketReviewResolution,
  TicketReviewResolve,
  TicketSpamRule,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import {
  arrivalOf,
  canTake,
  domainOf,
  findTicketFor,
  foreseeTicket,
  isAutomaticAnswer,
  isClientDomain,
  isForged,
  isPublicMailDomain,
  requestOf,
  threadDecision,
  type Arrived,
  type FoundTicket,
  type HeldItem,
  type NewTicketWish,
} from '#src/domain/tickets/index.ts';
import { findShownInbox, findTicketOfSameMail, isVisibleTicket } from './seen.queries.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { findClientRef, findOtherClientOfDomain, isContactOf } from './items.queries.ts';

/** What a person wants to become of a held message, from a preview's query or a resolution's body. */
export interface ReviewWish {
  readonly resolution: TicketReviewResolution;
  readonly ticketId?: string | undefined;
  readonly clientId?: string | null | undefined;
  readonly inboxId?: string | undefined;
  readonly spamRule: TicketSpamRule;
  readonly isDomainLinked: boolean;
  /** Where the request has its values. */
  readonly place: 'query' | 'body';
  readonly details: Pick<NewTicketWish, 'subject' | 'priority_level' | 'assigned_to' | 'tags'>;
}

/** The wish of a resolution. */
export function wishOf(body: TicketReviewResolve): ReviewWish {
  const base = {
    resolution: body.resolution,
    spamRule: 'none',
    isDomainLinked: false,
    place: 'body',
    details: {},
  } as const;
  switch (body.resolution) {
    case 'create_ticket': {
      const { subject, priority_level, assigned_to, tags } = body;
      const details = { subject: subject?.trim(), priority_level, assigned_to, tags };
      return { ...base, clientId: body.client_id, inboxId: body.inbox_id, details };
    }
    case 'append_to_ticket':
      return { ...base, ticketId: body.ticket_id };
    case 'link_client':
      return { ...base, clientId: body.client_id, isDomainLinked: body.is_domain_linked ?? false };
    case 'mark_spam':
      return { ...base, spamRule: body.spam_rule ?? 'none' };
    case 'discard':
      return base;
  }
}

/** How a resolution will be carried out. */
export interface Course {
  readonly plan: TicketReviewPlan;
  /** The ticket that the message joins. */
  readonly ticket: FoundTicket | null;
  /** The ticket to open instead, or at first. */
  readonly opening: NewTicketWish | null;
  /** The ticket that the same e-mail opened in another inbox, which is spam, too. */
  readonly spamTicketId: string | null;
}

/** 409 with the earlier resolution for an item that waits no more. */
export function requirePending({ status, resolution }: Pick<HeldItem, 'status' | 'resolution'>): void {
  if (status === 'resolved') throw conflict(`The item is resolved already: ${resolution}.`);
  if (status === 'expired') throw conflict('The item has expired. Ask the sender to write again.');
}

/** What a resolution would do, as everything is now. */
export async function planOf(
  ctx: ReadContext,
  item: HeldItem,
  arrived: Arrived,
  wish: ReviewWish,
): Promise<Course> {
  switch (wish.resolution) {
    case 'create_ticket':
      return toOpen(ctx, item, arrived, wish, await clientToFile(ctx, item, wish));
    case 'append_to_ticket':
      return toAppend(ctx, item, arrived, wish);
    case 'link_client':
      return toLink(ctx, item, arrived, wish);
    case 'mark_spam':
      return toReject(ctx, item, arrived, wish);
    case 'discard':
      return finished(item, wish, {});
  }
}

type Part = Partial<Omit<TicketReviewPlan, 'item_id' | 'resolution' | 'plan_hash'>>;

function finished(
  item: HeldItem,
  { resolution }: ReviewWish,
  part: Part,
  { ticket = null, opening = null, spamTicketId = null }: Partial<Omit<Course, 'plan'>> = {},
): Course {
  const plan = {
    ...{ item_id: item.id, resolution },
    ...{ ticket: null, new_ticket: null, client: null, added_correspondents: [], added_contact: null },
    ...{ is_ticket_reopened: false, is_follow_up: false, new_rule: null, warnings: [] },
    ...part,
  };
  return {
    plan: { ...plan, plan_hash: planHashOf({ ...plan, revision: item.revision }) },
    ticket,
    opening,
    spamTicketId,
  };
}

/** The client that the request names, or the likeliest candidate; null for none. */
async function clientToFile(
  ctx: ReadContext,
  { candidates }: HeldItem,
  { clientId, place }: ReviewWish,
): Promise<string | null> {
  if (clientId === null) return null;
  if (clientId === undefined) {
    const [best] = candidates;
    return best !== undefined && (await findClientRef(ctx.db, best.client_id)) !== undefined
      ? best.client_id
      : null;
  }
  await requireRecord(ctx, 'client', clientId, `${place}.client_id`);
  return storedId(clientId);
}

const refOf = ({ id, number, subject }: FoundTicket) => ({ id, number, subject });

async function toOpen(
  ctx: ReadContext,
  item: HeldItem,
  arrived: Arrived,
  wish: ReviewWish,
  clientId: string | null,
  followUpOf: FoundTicket | null = null,
  part: Part = {},
): Promise<Course> {
  const inboxId = wish.inboxId ?? arrived.inboxId;
  await requireOpenInbox(ctx, inboxId, `${wish.place}.inbox_id`);
  const opening: NewTicketWish = {
    ...{ source: 'review_queue', clientId, followUpOfId: followUpOf?.id ?? null, isSpam: false },
    inboxId: storedId(inboxId),
    chosen: [
      ...(wish.inboxId === undefined ? [] : (['inbox_id'] as const)),
      ...(wish.clientId === undefined ? [] : (['client_id'] as const)),
    ],
    ...wish.details,
  };
  const request = await requestOf(ctx, arrived, opening);
  const foreseen = await foreseeTicket(ctx, request, arrivalOf(arrived, opening));
  const users = await userRefsById(ctx.db, foreseen.assigned_to);
  return finished(
    item,
    wish,
    {
      new_ticket: {
        subject: foreseen.subject,
        inbox: { id: foreseen.inbox.id, name: foreseen.inbox.name },
        priority_level: foreseen.priority_level,
        assigned_to: foreseen.assigned_to,
        assignees: foreseen.assigned_to.flatMap((id) => users.get(id) ?? []),
        tags: foreseen.tags,
        sla_policy_name: foreseen.sla_policy_name,
      },
      client:
        foreseen.client_id === null ? null : ((await findClientRef(ctx.db, foreseen.client_id)) ?? null),
      added_correspondents: foreseen.correspondents.map(({ name, email, phone }) => ({ name, email, phone })),
      is_follow_up: followUpOf !== null,
      ...part,
      warnings: [...(part.warnings ?? []), ...warningsOf(arrived)],
    },
    { opening },
  );
}

/** Errors: 400 for an inbox that the caller does not see, 409 for an archived one. */
async function requireOpenInbox(ctx: ReadContext, id: string, place: string): Promise<void> {
  const inbox = await findShownInbox(ctx, storedId(id));
  if (inbox === undefined) throw unknownReference(place, id, 'a ticket inbox of this agency');
  if (inbox.is_archived)
    throw conflict(`The inbox ${inbox.name} is archived and takes no tickets. Name another with inbox_id.`);
}

const largeBytes = 10 * 1024 * 1024;

const warningsOf = ({ size, checks }: Arrived): ('large_attachments' | 'sender_not_verified')[] => [
  ...(size > largeBytes ? (['large_attachments'] as const) : []),
  ...(isForged(checks) ? (['sender_not_verified'] as const) : []),
];

async function toAppend(
  ctx: ReadContext,
  item: HeldItem,
  arrived: Arrived,
  wish: ReviewWish,
  found?: FoundTicket,
  part: Part = {},
): Promise<Course> {
  const ticket = found ?? (await namedTicket(ctx, wish));
  if (ticket.is_spam) throw conflict(`Ticket #${ticket.number} is marked as spam. Remove the mark first.`);
  const { sender } = arrived;
  const candidate = item.candidates[0];
  const isOfOther =
    candidate !== undefined && ticket.client_id !== null && candidate.client_id !== ticket.client_id;
  const warnings = [
    ...(isOfOther ? (['different_client'] as const) : []),
    ...(ticket.is_private ? (['private_ticket'] as const) : []),
  ];
  if (!(await canTake(ctx, ticket))) {
    const isLate = ticket.status_category === 'resolved';
    const late = isLate ? [...warnings, 'reopen_window_over' as const] : warnings;
    // Its inbox may be hidden or archived by now; the one that received the message is not.
    return toOpen(ctx, item, arrived, wish, ticket.client_id, ticket, {
      ...part,
      ticket: refOf(ticket),
      warnings: late,
    });
  }
  const isKnown =
    (sender?.email != null && ticket.addresses.includes(sender.email.toLowerCase())) ||
    (sender?.phone != null && ticket.phones.includes(sender.phone));
  return finished(
    item,
    wish,
    {
      ticket: refOf(ticket),
      client: ticket.client_id === null ? null : ((await findClientRef(ctx.db, ticket.client_id)) ?? null),
      added_correspondents: sender === null || isKnown ? [] : [sender],
      is_ticket_reopened: ticket.status_category === 'resolved' && !isAutomaticAnswer(arrived),
      ...part,
      warnings: [...warnings, ...warningsOf(arrived)],
    },
    { ticket },
  );
}

async function namedTicket(ctx: ReadContext, { ticketId, place }: ReviewWish): Promise<FoundTicket> {
  if (ticketId === undefined) throw invalid(`${place}.ticket_id`, 'is required for append_to_ticket.');
  const id = storedId(ticketId);
  const ticket = (await isVisibleTicket(ctx, id)) ? await findTicketFor(ctx.db, id) : undefined;
  if (ticket === undefined) throw unknownReference(`${place}.ticket_id`, ticketId, 'a ticket of this agency');
  return ticket;
}

/** The sender becomes a contact, and the message goes where it would have gone. */
async function toLink(ctx: ReadContext, item: HeldItem, arrived: Arrived, wish: ReviewWish): Promise<Course> {
  const { clientId, isDomainLinked, place } = wish;
  if (clientId == null) throw invalid(`${place}.client_id`, 'is required for link_client.');
  await requireRecord(ctx, 'client', clientId, `${place}.client_id`);
  const { sender } = arrived;
  if (sender?.email == null && sender?.phone == null)
    throw conflict(
      'The message names no sender with an e-mail address or a phone number, so nobody can be linked.',
    );
  if (isDomainLinked && sender.email === null)
    throw conflict('The sender has no e-mail address, so there is no domain to link.');
  const id = storedId(clientId);
  const part = {
    client: (await findClientRef(ctx.db, id)) ?? null,
    added_contact: (await isContactOf(ctx.db, id, sender)) ? null : sender,
    new_rule: isDomainLinked ? await domainRule(ctx, sender.email!, id) : null,
  };
  const thread = await threadDecision(ctx, arrived);
  const isOpen =
    thread !== undefined &&
    (thread.verdict === 'append' || thread.verdict === 'doubtful') &&
    thread.ticket.client_id === id &&
    (await isVisibleTicket(ctx, thread.ticket.id));
  return isOpen
    ? toAppend(ctx, item, arrived, wish, thread.ticket, part)
    : toOpen(ctx, item, arrived, wish, id, null, part);
}

async function toReject(
  ctx: ReadContext,
  item: HeldItem,
  arrived: Arrived,
  wish: ReviewWish,
): Promise<Course> {
  const spamTicketId = (await findTicketOfSameMail(ctx, arrived.mailId)) ?? null;
  const ticket = spamTicketId === null ? undefined : await findTicketFor(ctx.db, spamTicketId);
  const part = {
    new_rule: await spamRuleOf(ctx, arrived, wish),
    ticket: ticket === undefined ? null : refOf(ticket),
  };
  return finished(item, wish, part, { spamTicketId });
}

/** A rule that files everybody at the domain under the client. Errors: 403 without tickets.manage, 409 for a domain of others. */
async function domainRule(ctx: ReadContext, email: string, clientId: string): Promise<TicketReviewNewRule> {
  ctx.demand('tickets.manage');
  const domain = domainOf(email);
  if (isPublicMailDomain(domain))
    throw conflict(`${domain} is a public mail provider. Link the sender alone.`);
  const other = await findOtherClientOfDomain(ctx.db, domain, clientId);
  if (other !== undefined) throw conflict(`People of ${other} write from ${domain}. Link the sender alone.`);
  return { kind: 'whitelist', match_type: 'domain', pattern: domain };
}

/** Errors: 403 for a whole domain without tickets.manage; 409 without a sender, for a public mail provider and a client's domain. */
async function spamRuleOf(
  ctx: ReadContext,
  { sender }: Arrived,
  { spamRule }: ReviewWish,
): Promise<TicketReviewNewRule | null> {
  if (spamRule === 'none') return null;
  if (spamRule === 'domain') ctx.demand('tickets.manage');
  const email = sender?.email ?? null;
  const phone = sender?.phone ?? null;
  if (email === null && phone !== null && spamRule === 'sender')
    return { kind: 'blacklist', match_type: 'phone', pattern: phone };
  if (email === null)
    throw conflict('The message names no sender with an e-mail address, so no rule can be added.');
  if (spamRule === 'sender') return { kind: 'blacklist', match_type: 'email', pattern: email.toLowerCase() };
  const domain = domainOf(email);
  if (isPublicMailDomain(domain))
    throw conflict(`${domain} is a public mail provider. Add a rule for the sender instead.`);
  if (await isClientDomain(ctx.db, domain))
    throw conflict(`Clients write from ${domain}. Add a rule for the sender instead.`);
  return { kind: 'blacklist', match_type: 'domain', pattern: domain };
}
