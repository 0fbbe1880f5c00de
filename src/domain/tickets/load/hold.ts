import type { ReadContext } from '#src/call/context.ts';
import { holdDefinitions } from '#src/domain/field-values/index.ts';
import { loadStatusSet, lockStatusSets } from '#src/domain/status-options/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem, type Problem } from '#src/platform/errors/index.ts';
import { TicketDraft } from '../model/draft.ts';
import {
  findIdByNumber,
  findSurvivorId,
  lockTickets,
  selectTicketStates,
  visibleTickets,
  type TicketKey,
} from './load.queries.ts';

/** What holding a ticket needs: handlers and jobs have it. */
export type HoldContext = Pick<ReadContext, 'db' | 'identity' | 'now' | 'can'>;

/** An id of the request as a key. */
export const ticketKey = (id: string): TicketKey => ({ id: storedId(id) });

/**
 * The ticket for a change of it, held with the custom fields and status options that judge it. A merged ticket that is named by its
 * number is its survivor.
 * Errors: 404 when the caller sees no such ticket, naming the survivor of a merged one; 409 when `expectedRevision` is stale.
 */
export async function holdTicket(
  ctx: HoldContext,
  key: TicketKey,
  expectedRevision?: number,
): Promise<TicketDraft> {
  const id = 'id' in key ? key.id : await idOfNumber(ctx, key.number);
  const [draft] = await holdTickets(ctx, [id]);
  if (draft === undefined) throw await unknownTicket(ctx, key);
  checkRevision(draft.ticket.revision, expectedRevision);
  return draft;
}

async function idOfNumber(ctx: HoldContext, number: number): Promise<string> {
  const id = await findIdByNumber(ctx.db, number);
  if (id === undefined) throw unknownNumber(number);
  return findSurvivorId(ctx.db, id);
}

const unknownNumber = (number: number): Problem =>
  problem('not_found', `No ticket with the number ${number} exists in this agency.`);

/** Keeps what judges tickets as it is until the transaction ends; asked for before any ticket is locked. */
export async function holdTicketRules(ctx: Pick<ReadContext, 'db'>): Promise<void> {
  await Promise.all([holdDefinitions(ctx.db), lockStatusSets(ctx.db, ['ticket'])]);
}

/** As `holdTicket`, those of several that the caller sees, in the order of their ids. */
export async function holdTickets(ctx: HoldContext, ids: readonly string[]): Promise<TicketDraft[]> {
  const [, seen] = await Promise.all([holdTicketRules(ctx), lockTickets(ctx.db, ctx, ids)]);
  if (seen.size === 0) return [];
  const [statuses, states] = await Promise.all([
    loadStatusSet(ctx.db, 'ticket'),
    selectTicketStates(ctx.db, [...seen]),
  ]);
  const worker = workerOf(ctx);
  return states.map(
    (ticket) => new TicketDraft({ before: structuredClone(ticket), ticket, statuses, worker, now: ctx.now }),
  );
}

export const workerOf = (ctx: HoldContext) => ({
  userId: ctx.identity.userId,
  can: (permission: Parameters<ReadContext['can']>[0]) => ctx.can(permission),
});

/** 404 in the words of what the caller named; that of a merged ticket names the survivor to those who see it. */
export async function unknownTicket(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  key: TicketKey,
): Promise<Problem> {
  if ('number' in key) return unknownNumber(key.number);
  const survivorId = await findSurvivorId(ctx.db, key.id);
  if (survivorId === key.id) return notFound('ticket', key.id);
  const survivor = await visibleTickets(ctx.db, ctx)
    .where('k.id', '=', survivorId)
    .select('k.number')
    .executeTakeFirst();
  if (survivor === undefined) return notFound('ticket', key.id);
  return problem(
    'not_found',
    `The ticket ${key.id} was merged into ticket #${survivor.number}, ${survivorId}.`,
  );
}
