import type { TicketIntakeDecision } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import type { Arrived } from './arrived.ts';
import { decide } from './decide.ts';
import { noMatch, type Append, type Create, type Decision, type Discard, type Hold } from './decision.ts';
import { appendTo, openTicket, type FilingEvent } from './file-message.ts';
import { noteHit } from './match.queries.ts';
import { selectIntakeSettings } from './settings.queries.ts';
import {
  findRepeat,
  hasMessage,
  insertCommunication,
  insertDecision,
  insertReviewItem,
  repeatError,
  type NewDecision,
} from './store.queries.ts';

type Context = WriteContext<FilingEvent>;

/** The timer that ends an item that nobody reviewed. */
export const expireKind = 'expire_ticket_review_item';

const dayMs = 86_400_000;

/** Judges and files a message that arrived. Of two that are the same, one waits for the other and is its repetition. */
export async function receive(ctx: Context, arrived: Arrived): Promise<void> {
  if (arrived.externalId !== null)
    await holdName(ctx.db, 'received message', arrived.inboxId, arrived.externalId);
  const repeated = await findRepeat(ctx.db, arrived);
  const decision: Decision =
    repeated === undefined
      ? await decide(ctx, arrived)
      : { kind: 'discard', explanation: repeatError, match: noMatch, rule: null };
  await fileOrHold(ctx, arrived, decision);
}

/** A message that a rule of tickets refuses is a person's to file: it is held, not lost. */
async function fileOrHold(ctx: Context, arrived: Arrived, decision: Decision): Promise<void> {
  try {
    await ctx.nested((part) => carryOut(part, arrived, decision));
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await hold(ctx, arrived, {
      kind: 'hold',
      reason: 'low_confidence_match',
      explanation: `The message could not be filed: ${error.message}`,
      ...{ match: decision.match, rule: null, candidates: [], suggested: null },
    });
  }
}

/** Holds a message that was neither filed nor refused, without looking at what it says. */
export const holdUnfiled = (ctx: Context, arrived: Arrived, explanation: string): Promise<void> =>
  hold(ctx, arrived, {
    ...{ kind: 'hold', reason: 'processing_failed', explanation },
    ...{ match: noMatch, rule: null, candidates: [], suggested: null },
  });

async function carryOut(ctx: Context, arrived: Arrived, decision: Decision): Promise<void> {
  const { rule } = decision;
  if (rule !== null && rule.kind !== 'routing') ctx.atCommit(noteHit(rule.kind, rule.id, ctx.now));
  switch (decision.kind) {
    case 'discard':
      return discard(ctx, arrived, decision);
    case 'hold':
      return hold(ctx, arrived, decision);
    case 'append':
      return append(ctx, arrived, decision);
    case 'create':
      return create(ctx, arrived, decision);
  }
}

const note = (ctx: Context, arrived: Arrived, made: NewDecision): Promise<void> =>
  insertDecision(ctx.db, arrived, made, actorOf(ctx.identity), ctx.now);

async function discard(ctx: Context, arrived: Arrived, { explanation, match, rule }: Discard): Promise<void> {
  await insertCommunication(ctx.db, arrived, { status: 'discarded', error: explanation }, ctx.now);
  await note(ctx, arrived, { decision: 'discarded', explanation, match, rule });
}

async function hold(ctx: Context, arrived: Arrived, held: Hold): Promise<void> {
  const isBlocked = held.reason === 'blocked_sender';
  await insertCommunication(
    ctx.db,
    arrived,
    { status: isBlocked ? 'blocked' : 'in_review', error: isBlocked ? held.explanation : null },
    ctx.now,
  );
  const { review_expiry_days: days } = await selectIntakeSettings(ctx.db);
  const expiresAt = new Date(ctx.now.getTime() + days * dayMs);
  const reviewItemId = await insertReviewItem(ctx.db, arrived, held, { expiresAt, now: ctx.now });
  setTimer(ctx, { kind: expireKind, recordId: reviewItemId }, expiresAt);
  const { explanation, match, rule } = held;
  await note(ctx, arrived, {
    decision: isBlocked ? 'blocked' : 'held_for_review',
    reviewItemId,
    ...{ explanation, match, rule },
  });
}

async function append(ctx: Context, arrived: Arrived, wish: Append): Promise<void> {
  const { ticket, isAutomatic, explanation, match, rule } = wish;
  // Ids of e-mails are those of the whole world; another provider may count its messages in the same way.
  if (arrived.channel === 'email' && (await hasMessage(ctx.db, ticket.id, arrived.externalId)))
    return discard(ctx, arrived, {
      ...{ kind: 'discard', match, rule },
      explanation: `Ticket #${ticket.number} has this message already, by another of your inboxes.`,
    });
  const filed = await appendTo(ctx, arrived, ticket.id, { isAutomatic, role: 'participant' });
  await insertCommunication(ctx.db, arrived, { status: 'filed', ...filed }, ctx.now);
  const decision: TicketIntakeDecision = isAutomatic
    ? 'automatic_answer'
    : filed.isReopened
      ? 'ticket_reopened'
      : 'appended';
  const { ticketId, clientId } = filed;
  await note(ctx, arrived, { decision, ...{ ticketId, clientId, explanation, match, rule } });
}

async function create(ctx: Context, arrived: Arrived, wish: Create): Promise<void> {
  const { explanation, match } = wish;
  const filed = await openTicket(ctx, arrived, { source: 'inbound_message', ...wish });
  await insertCommunication(ctx.db, arrived, { status: 'filed', ...filed }, ctx.now);
  const decision: TicketIntakeDecision = wish.isSpam
    ? 'marked_spam'
    : wish.followUpOfId === null
      ? 'ticket_created'
      : 'follow_up_created';
  const { ticketId, clientId, routedBy } = filed;
  const rule = wish.rule ?? (routedBy === null ? null : ({ kind: 'routing', id: routedBy } as const));
  await note(ctx, arrived, { decision, ...{ ticketId, clientId, explanation, match, rule } });
}
