import type { Deleted } from '#generated/types.gen.ts';
import type { TicketSender, TicketSenderCreate } from '#generated/console/types.gen.ts';
import type {
  CreateTicketSenderInput,
  DeleteTicketSenderInput,
  ListTicketSendersInput,
  UpdateTicketSenderInput,
} from '#generated/console/families/tickets/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { holdName, parseRecord } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { findSigner } from '#src/platform/mail/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { requireCodeLeft, sendCode } from './code.ts';
import * as queries from './senders.queries.ts';

const maxSenders = 500;

export const readerOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): queries.SenderReader => ({
  userId: ctx.identity.userId,
  seesAliases: ctx.can('tickets.view') || ctx.can('tickets.manage'),
  seesOthers: ctx.can('tickets.manage'),
});

export const listTicketSenders = (ctx: ReadContext, { query }: ListTicketSendersInput) =>
  queries.senderList.page(ctx.db, query, readerOf(ctx));

/** Adds an address, or sends a new code to one of the caller's that is not confirmed. */
export async function createTicketSender(
  ctx: WriteContext,
  { body }: CreateTicketSenderInput,
): Promise<Result<TicketSender>> {
  const wish = { ...body, sender_address: body.sender_address.trim(), name: body.name.trim() };
  if (wish.kind === 'alias') ctx.demand('tickets.manage');
  else if (wish.inbox_ids !== undefined)
    throw invalid('body.inbox_ids', 'is only for the kind alias. Leave it out.');
  await requireRecords(ctx, 'ticket_inbox', wish.inbox_ids, 'body.inbox_ids');
  await holdName(ctx.db, 'ticket senders');
  await requireUsable(ctx, wish.sender_address);
  const waiting = await findWaiting(ctx, wish);
  if (wish.kind === 'personal') await requireCodeLeft(ctx, wish.sender_address);
  const id = waiting === undefined ? await insert(ctx, wish) : await renew(ctx, waiting, wish);
  if (wish.kind === 'personal') await sendCode(ctx, { id, address: wish.sender_address });
  return (await queries.selectSender(ctx.db, readerOf(ctx), id))!;
}

/** 409 for an address that nothing may be sent from. */
async function requireUsable(ctx: WriteContext, address: string): Promise<void> {
  if ((await findSigner(ctx.db, address)) === undefined)
    throw conflict(
      `${address.split('@')[1] ?? address} is no verified mail domain of the agency. Add it with createMailDomain, and publish its DNS records.`,
    );
  if (await queries.isInboxAddress(ctx.db, address))
    throw conflict(`${address} belongs to an inbox, which sends from it anyway.`);
}

/** The caller's own address that waits for its code. 409 when the address is another sender; one that nobody confirmed in time makes room. */
async function findWaiting(ctx: WriteContext, wish: TicketSenderCreate): Promise<string | undefined> {
  const holder = await queries.findHolder(ctx.db, wish.sender_address, ctx.now);
  if (holder === undefined) return undefined;
  const isOwn = holder.user_id === ctx.identity.userId && wish.kind === 'personal';
  if (!holder.is_confirmed && isOwn) return holder.id;
  if (holder.is_confirmed || holder.is_waiting)
    throw conflict(`${wish.sender_address} is a sender address already.`);
  const reader = { ...readerOf(ctx), seesAliases: true, seesOthers: true };
  const former = await queries.selectSender(ctx.db, reader, holder.id, true);
  if (former !== undefined)
    await senders.softDelete(ctx, parseRecord(former), ['kind', 'sender_address', 'user_id']);
  return undefined;
}

async function insert(ctx: WriteContext, wish: TicketSenderCreate): Promise<string> {
  if ((await queries.countSenders(ctx.db)) >= maxSenders)
    throw conflict(`An agency can have at most ${maxSenders} sender addresses. Delete one first.`);
  return senders.insert(ctx, {
    kind: wish.kind,
    sender_address: wish.sender_address,
    name: wish.name,
    inbox_ids: tidyIds(wish.inbox_ids ?? []),
    ...(wish.kind === 'alias'
      ? { user_id: null, confirmed_at: ctx.now.toISOString() }
      : { user_id: ctx.identity.userId }),
  });
}

async function renew(ctx: WriteContext, id: string, { name }: TicketSenderCreate): Promise<string> {
  await senders.revise(ctx, await senders.lock(ctx, id), { name }, ['name']);
  return id;
}

export async function updateTicketSender(
  ctx: WriteContext,
  { path, body: { expected_revision: expectedRevision, ...wish } }: UpdateTicketSenderInput,
): Promise<Result<TicketSender>> {
  const before = await senders.lock(ctx, path.id, expectedRevision);
  demandRight(ctx, before);
  if (before.kind === 'personal' && wish.inbox_ids !== undefined)
    throw invalid('body.inbox_ids', 'is only for aliases. Leave it out.');
  const added = wish.inbox_ids?.filter((id) => !before.inbox_ids.includes(id));
  await requireRecords(ctx, 'ticket_inbox', added, 'body.inbox_ids');
  const values = {
    ...(wish.name !== undefined && { name: wish.name.trim() }),
    ...(wish.inbox_ids !== undefined && { inbox_ids: tidyIds(wish.inbox_ids) }),
  };
  const changes = await senders.revise(ctx, before, values, ['name', 'inbox_ids']);
  if (changes !== null) ctx.announce({ kind: 'ticket_sender', id: before.id, revision: before.revision + 1 });
  return (await queries.selectSender(ctx.db, readerOf(ctx), before.id))!;
}

/** Messages that wait to leave from it fail, since they ask for it when they leave. */
export async function deleteTicketSender(
  ctx: WriteContext,
  { path, query }: DeleteTicketSenderInput,
): Promise<Deleted> {
  const sender = await senders.lock(ctx, path.id, query.expected_revision);
  demandRight(ctx, sender);
  ctx.announce({ kind: 'ticket_sender', id: sender.id, revision: sender.revision + 1 });
  return senders.softDelete(ctx, sender, ['kind', 'sender_address', 'user_id']);
}

/** Members change their own addresses. */
function demandRight(ctx: WriteContext, { kind, user_id: userId }: TicketSender): void {
  if (kind === 'alias' || userId !== ctx.identity.userId) ctx.demand('tickets.manage');
}

const senders = recordLife({
  table: 'ticket_senders',
  kind: 'ticket_sender',
  noun: 'ticket sender',
  lock: async (ctx, id): Promise<TicketSender | undefined> => {
    const found = await queries.selectSender(ctx.db, readerOf(ctx), id, true);
    return found === undefined ? undefined : parseRecord(found);
  },
});
