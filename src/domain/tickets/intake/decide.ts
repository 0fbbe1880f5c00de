import type {
  TicketIntakeSettings,
  TicketReviewReason,
  TicketReviewResolution,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isForged } from './authentication.rules.ts';
import type { Arrived, Person } from './arrived.ts';
import { noMatch, type Decision, type DecidingRule, type Hold, type Match } from './decision.ts';
import { threadDecision, type FoundThread } from './decide-thread.ts';
import {
  countFrom,
  findBlacklistHit,
  findWhitelistHit,
  isOwnAddress,
  isOwnMessage,
  isOwnNumber,
  selectCandidates,
  type Bypass,
  type Candidate,
  type WhitelistHit,
} from './match.queries.ts';
import { findUnknownSenders, selectIntakeSettings } from './settings.queries.ts';
import { judgeMail, signsInWords } from './spam-score.rules.ts';

export type Deciding = Pick<ReadContext, 'db' | 'now'>;

/** Everything that the steps look at. */
export interface Course {
  readonly ctx: Deciding;
  readonly arrived: Arrived;
  readonly settings: TicketIntakeSettings;
  /** A sender who fails DMARC matches nothing (domain model D5, T4). */
  readonly isForged: boolean;
  readonly whitelist: WhitelistHit | undefined;
  readonly candidates: readonly Candidate[];
  readonly thread: FoundThread | undefined;
}

type Step = (course: Course) => Promise<Decision | undefined>;

/** In the order of domain model D1; the first that applies gives the one reason. */
const steps: readonly Step[] = [oversize, loop, automatic, blocked, threaded, spam];

/** What becomes of a message that is none that came before, and no delivery report. */
export async function decide(ctx: Deciding, arrived: Arrived): Promise<Decision> {
  const course = await survey(ctx, arrived);
  for (const step of steps) {
    const decision = await step(course);
    if (decision !== undefined) return decision;
  }
  return bySender(course);
}

async function survey(ctx: Deciding, arrived: Arrived): Promise<Course> {
  const { sender, isClaimed, checks, inboxId } = arrived;
  const forged = isForged(checks);
  const isKnown = sender !== null && !forged && !isClaimed;
  return {
    ctx,
    arrived,
    isForged: forged,
    settings: await selectIntakeSettings(ctx.db),
    whitelist: isKnown ? await findWhitelistHit(ctx.db, { inboxId, sender, now: ctx.now }) : undefined,
    candidates: isKnown ? await selectCandidates(ctx.db, sender) : [],
    thread: forged ? undefined : await threadDecision(ctx, arrived),
  };
}

const skips = ({ whitelist }: Course, check: Bypass): boolean => whitelist?.bypass.includes(check) === true;

export const hold = (
  { candidates }: Pick<Course, 'candidates'>,
  reason: TicketReviewReason,
  explanation: string,
  {
    suggested = null,
    rule = null,
    match = bestOf(candidates),
  }: { suggested?: TicketReviewResolution | null; rule?: DecidingRule | null; match?: Match } = {},
): Hold => ({ kind: 'hold', reason, explanation, candidates, suggested, rule, match });

const bestOf = ([best]: readonly Candidate[]): Match =>
  best === undefined ? noMatch : { on: best.matched_on, confidence: best.confidence };

async function oversize(course: Course): Promise<Decision | undefined> {
  const { arrived, settings } = course;
  if (arrived.problem !== null) return hold(course, 'processing_failed', arrived.problem);
  if (arrived.size <= settings.max_message_bytes || skips(course, 'size_limit')) return undefined;
  return hold(
    course,
    'oversize',
    `The message has ${arrived.size} bytes; the limit is ${settings.max_message_bytes}.`,
  );
}

async function loop(course: Course): Promise<Decision | undefined> {
  if (skips(course, 'loop_check')) return tooMany(course);
  const {
    arrived: { sender, externalId, nature },
    ctx,
  } = course;
  const why = nature.isLooping
    ? 'The message has passed through this service or too many servers before.'
    : externalId !== null && (await isOwnMessage(ctx.db, externalId))
      ? 'The message is one that this service sent.'
      : sender?.email != null && (await isOwnAddress(ctx.db, sender.email))
        ? `The sender ${sender.email} is an address of your inboxes.`
        : sender?.phone != null && (await isOwnNumber(ctx.db, sender.phone))
          ? `The sender ${sender.phone} is a number of your inboxes.`
          : undefined;
  return why === undefined ? tooMany(course) : hold(course, 'loop_suspected', why, { suggested: 'discard' });
}

const hourMs = 3_600_000;

async function tooMany(course: Course): Promise<Decision | undefined> {
  const { ctx, arrived, settings } = course;
  const email = arrived.sender?.email ?? null;
  const phone = arrived.sender?.phone ?? null;
  if ((email === null && phone === null) || skips(course, 'rate_limit')) return undefined;
  const max = settings.max_messages_per_sender_per_hour;
  const count = await countFrom(ctx.db, { email, phone }, new Date(ctx.now.getTime() - hourMs));
  if (count < max) return undefined;
  return hold(
    course,
    'loop_suspected',
    `${email ?? phone} has sent ${count} messages within an hour; the limit is ${max}.`,
  );
}

async function automatic(course: Course): Promise<Decision | undefined> {
  const { arrived, candidates, thread } = course;
  const { automatism } = arrived.nature;
  if (automatism === null) return undefined;
  // A contact of a client may well write with a program.
  const isKnown = candidates.some(({ matched_on: on }) => on === 'contact_email');
  if (automatism === 'generated' && isKnown) return undefined;
  const ticket = thread?.ticket;
  if (ticket !== undefined && !ticket.is_deleted && !thread!.isElsewhere)
    return {
      kind: 'append',
      ticket,
      isAutomatic: true,
      explanation: `An automatic answer to ticket #${ticket.number}.`,
      match: thread!.match,
      rule: null,
    };
  if (skips(course, 'loop_check')) return undefined;
  return hold(course, 'loop_suspected', 'An automatic message that answers no ticket.', {
    suggested: 'discard',
  });
}

async function blocked(course: Course): Promise<Decision | undefined> {
  const { ctx, arrived, whitelist } = course;
  if (whitelist !== undefined) return undefined;
  const { inboxId, sender, subject, text } = arrived;
  const hit = await findBlacklistHit(ctx.db, { inboxId, sender, subject, text, now: ctx.now });
  if (hit === undefined) return undefined;
  const explanation = `The blacklist rule for the ${hit.match_type} "${hit.pattern}" matches.`;
  const rule = { kind: 'blacklist', id: hit.id } as const;
  switch (hit.action) {
    case 'block':
      return hold(course, 'blocked_sender', explanation, { suggested: 'mark_spam', rule });
    case 'discard':
      return { kind: 'discard', explanation, rule, match: noMatch };
    case 'mark_spam':
      return {
        kind: 'create',
        ...{ clientId: null, followUpOfId: null, isSpam: true },
        ...{ explanation, rule, match: noMatch },
      };
  }
}

async function threaded(course: Course): Promise<Decision | undefined> {
  const { thread } = course;
  if (thread === undefined) return undefined;
  const { verdict, ticket, match, explanation } = thread;
  switch (verdict) {
    case 'append':
      return { kind: 'append', ticket, isAutomatic: false, explanation, match, rule: null };
    case 'follow_up':
      return {
        kind: 'create',
        ...{ clientId: ticket.client_id, followUpOfId: ticket.id, isSpam: false },
        ...{ explanation, match, rule: null },
      };
    case 'spam':
      return hold(course, 'suspected_spam', explanation, { suggested: 'mark_spam', match });
    case 'doubtful':
      return hold({ candidates: withTicket(course, thread) }, 'low_confidence_match', explanation, {
        suggested: suggestionFor(course, thread),
        match,
      });
    case 'gone':
      return undefined;
  }
}

/** A suggestion to add it to a ticket is about the first candidate: not for a ticket without a client, nor a member's inbox. */
function suggestionFor(
  { arrived }: Course,
  { ticket, isElsewhere }: FoundThread,
): TicketReviewResolution | null {
  if (ticket.client_id !== null && !isElsewhere) return 'append_to_ticket';
  return arrived.sender === null ? null : 'create_ticket';
}

/** The ticket of the thread is the first candidate, where it has a client. */
function withTicket(
  { candidates }: Course,
  { ticket, match, isElsewhere }: FoundThread,
): readonly Candidate[] {
  if (ticket.client_id === null || match.on === null || isElsewhere) return candidates;
  const first: Candidate = {
    client_id: ticket.client_id,
    ticket_id: ticket.id,
    confidence: match.confidence ?? 0.5,
    matched_on: match.on,
  };
  return [first, ...candidates.filter(({ client_id: id }) => id !== ticket.client_id)].slice(0, 10);
}

async function spam(course: Course): Promise<Decision | undefined> {
  if (skips(course, 'spam_check')) return undefined;
  const { subject, text, checks, nature, fileNames } = course.arrived;
  const { score, signs } = judgeMail({ subject, text, checks, fileNames, flag: nature.spamFlag });
  if (signs.length === 0 || score < course.settings.spam_threshold) return undefined;
  return hold(course, 'suspected_spam', `Its spam score is ${score}: ${signsInWords(signs)}.`, {
    suggested: 'mark_spam',
  });
}

async function bySender(course: Course): Promise<Decision> {
  const { candidates, settings, whitelist, arrived } = course;
  const [best] = candidates;
  if (candidates.length > 1)
    return hold(
      course,
      'ambiguous_client',
      `${candidates.length} clients fit the sender by ${fittingBy(best!)}.`,
    );
  // A rule says whose messages these are, unless a contact does.
  const isContact = best?.matched_on === 'contact_email' || best?.matched_on === 'contact_phone';
  if (whitelist?.client_id != null && !isContact) return trusted(course, whitelist);
  if (best !== undefined && best.confidence >= settings.min_match_confidence)
    return {
      kind: 'create',
      ...{ clientId: best.client_id, followUpOfId: null, isSpam: false },
      explanation:
        best.matched_on === 'email_domain'
          ? 'No contact has the address of the sender, but its domain is that of one client.'
          : 'The sender is a contact of the client, and the message belongs to no ticket.',
      match: bestOf(candidates),
      rule: null,
    };
  if (whitelist !== undefined && skips(course, 'unknown_sender')) return trusted(course, whitelist);
  if (best !== undefined)
    return hold(
      course,
      'low_confidence_match',
      `One client fits the sender with a confidence of ${best.confidence}; ${settings.min_match_confidence} is needed.`,
      { suggested: best.ticket_id === null ? 'link_client' : 'append_to_ticket' },
    );
  return unknown(course, arrived);
}

const trusted = ({ whitelist }: Course, { id, client_id: clientId }: WhitelistHit): Decision => ({
  kind: 'create',
  ...{ clientId, followUpOfId: null, isSpam: false },
  explanation: 'A whitelist rule lets the sender through.',
  match: { on: 'whitelist_rule', confidence: whitelist?.client_id == null ? null : 1 },
  rule: { kind: 'whitelist', id },
});

const fittingBy = ({ matched_on: on }: Candidate): string =>
  on === 'email_domain' ? 'its domain' : on === 'contact_phone' ? 'its number' : 'its address';

/** Whoever it is, by what is known. */
const nameOf = ({ name, email, phone }: Person): string => email ?? phone ?? name ?? 'the sender';

async function unknown(course: Course, arrived: Arrived): Promise<Decision> {
  const { sender, refusedSender, inboxId } = arrived;
  const why =
    sender === null
      ? refusedSender === null
        ? 'The message names no sender.'
        : `The message is from ${refusedSender.slice(0, 254)}, which is no address that mail can be sent to here.`
      : course.isForged
        ? `The message fails DMARC, so it may not be from ${sender.email}.`
        : arrived.isClaimed
          ? `Nobody has checked that it is from ${nameOf(sender)}.`
          : `No client has ${nameOf(sender)} among its contacts.`;
  const isOpen = sender !== null && (await findUnknownSenders(course.ctx.db, inboxId)) === 'open_ticket';
  if (!isOpen)
    return hold(course, 'unknown_sender', why, { suggested: sender === null ? null : 'create_ticket' });
  return {
    kind: 'create',
    ...{ clientId: null, followUpOfId: null, isSpam: false },
    explanation: `${why} The inbox opens tickets for unknown senders.`,
    match: noMatch,
    rule: null,
  };
}
