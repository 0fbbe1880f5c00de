import { findIdByNumber, findSurvivorId } from '../load/load.queries.ts';
import { selectReopenExpiresAt } from '../store/closing.queries.ts';
import type { Arrived } from './arrived.ts';
import type { Match } from './decision.ts';
import type { Deciding } from './decide.ts';
import { numberIn } from './mail-kind.rules.ts';
import {
  findInConversation,
  findThread,
  findTicketFor,
  isForMembersElsewhere,
  type FoundTicket,
} from './match.queries.ts';

/** The ticket that a message refers to, and what follows from that (domain model D5, D6). */
export interface FoundThread {
  readonly ticket: FoundTicket;
  readonly match: Match;
  /**
   * `append` to it, `follow_up` on one that cannot be reopened, `spam` and `doubtful` for a person to decide, `gone` for a deleted one,
   * which counts as none.
   */
  readonly verdict: 'append' | 'follow_up' | 'spam' | 'doubtful' | 'gone';
  readonly explanation: string;
  /** Whether it came to an inbox of members alone, and the ticket is in another one, where it is nobody's to read. */
  readonly isElsewhere: boolean;
}

/** By reply token, then by references, then by the number in the subject; texts and chats by their conversation alone. */
export async function threadDecision(ctx: Deciding, arrived: Arrived): Promise<FoundThread | undefined> {
  if (arrived.conversation !== null) return inConversation(ctx, arrived, arrived.conversation.key);
  const thread = await findThread(ctx.db, arrived.references, arrived.sender?.email ?? null);
  if (thread !== undefined) {
    const ticket = await survivorOf(ctx, thread.ticket_id);
    if (ticket !== undefined)
      return judge(ctx, arrived, ticket, {
        isProof: thread.is_token,
        match: { on: 'thread', confidence: thread.is_token ? 1 : 0.9 },
        words: 'an earlier message of',
      });
  }
  const number = numberIn(arrived.subject);
  const id = number === null ? undefined : await findIdByNumber(ctx.db, number);
  const ticket = id === undefined ? undefined : await survivorOf(ctx, id);
  if (ticket === undefined) return undefined;
  return judge(ctx, arrived, ticket, {
    isProof: false,
    match: { on: 'ticket_number', confidence: 0.6 },
    words: 'the number of',
  });
}

/** The provider vouches for who talks to whom, so whoever goes on with it may write to the ticket. */
async function inConversation(
  ctx: Deciding,
  arrived: Arrived,
  key: string,
): Promise<FoundThread | undefined> {
  const id = await findInConversation(ctx.db, key);
  const ticket = id === undefined ? undefined : await survivorOf(ctx, id);
  if (ticket === undefined) return undefined;
  return judge(ctx, arrived, ticket, {
    isProof: true,
    match: { on: 'thread', confidence: 1 },
    words: 'the conversation of',
  });
}

const survivorOf = async (ctx: Deciding, id: string): Promise<FoundTicket | undefined> =>
  findTicketFor(ctx.db, await findSurvivorId(ctx.db, id));

interface Evidence {
  /** Whoever has it may write to the ticket. */
  readonly isProof: boolean;
  readonly match: Match;
  readonly words: string;
}

async function judge(
  ctx: Deciding,
  { sender, inboxId }: Arrived,
  ticket: FoundTicket,
  { isProof, match, words }: Evidence,
): Promise<FoundThread> {
  const named = `The message refers to ${words} ticket #${ticket.number}`;
  const isElsewhere = await isForMembersElsewhere(ctx.db, ticket, inboxId);
  const found = (verdict: FoundThread['verdict'], explanation: string): FoundThread => ({
    ...{ ticket, match, isElsewhere },
    ...{ verdict, explanation },
  });
  const email = sender?.email?.toLowerCase();
  const isCorrespondent = email !== undefined && ticket.addresses.includes(email);
  if (ticket.is_deleted) return found('gone', `${named}, which was deleted.`);
  if (sender === null) return found('doubtful', `${named}, and names no sender.`);
  if (!isProof && !isCorrespondent)
    return found('doubtful', `${named}, but its sender is no correspondent of it.`);
  if (isElsewhere)
    return found('doubtful', `${named} in another inbox, and came to an inbox that only its members see.`);
  if (ticket.is_spam) return found('spam', `${named}, which is marked as spam.`);
  if (await canTake(ctx, ticket)) return found('append', `${named}.`);
  return found('follow_up', `${named}, which is ${ticket.status_category} and cannot be reopened any more.`);
}

/** Whether it is open, or a message reopens it. */
export async function canTake(
  ctx: Deciding,
  { id, status_category: category }: Pick<FoundTicket, 'id' | 'status_category'>,
): Promise<boolean> {
  if (category === 'closed') return false;
  if (category !== 'resolved') return true;
  const until = await selectReopenExpiresAt(ctx.db, id);
  return until !== null && new Date(until) > ctx.now;
}
