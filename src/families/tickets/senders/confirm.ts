import type { TicketSender } from '#generated/console/types.gen.ts';
import type { ConfirmTicketSenderInput } from '#generated/console/families/tickets/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { hashCode, isSameCode } from './code.ts';
import { readerOf } from './senders.ts';
import { confirmSender, selectSender } from './senders.queries.ts';

const expired = () =>
  conflict('The code has expired, after an hour or five wrong attempts. createTicketSender sends a new one.');

/** Confirms an address with its code, which is compared before the transaction, so that a wrong one counts. */
export const confirmTicketSender: PreparedWrite<
  ConfirmTicketSenderInput,
  Buffer,
  Result<TicketSender>
> = Object.assign(confirm, { prepare });

/** The hash of the code, which is right. */
async function prepare(ctx: ReadContext, { path, body }: ConfirmTicketSenderInput): Promise<Buffer> {
  const { id } = await requireWaiting(ctx, path.id);
  const hash = await ctx.services.takeSenderAttempt(ctx.identity.tenantId, id);
  if (hash === undefined) throw expired();
  if (!isSameCode(hash, hashCode(id, body.code)))
    throw invalid('body.code', 'is not the code that was sent to the address.');
  return hash;
}

async function confirm(
  ctx: WriteContext,
  { path }: ConfirmTicketSenderInput,
  hash?: Buffer,
): Promise<Result<TicketSender>> {
  if (hash === undefined) throw conflict('A code is confirmed by a request for nothing else.');
  const { id, revision } = await requireWaiting(ctx, path.id);
  if (!(await confirmSender(ctx.db, id, hash, ctx.now))) throw expired();
  ctx.audit({ recordKind: 'ticket_sender', recordId: id, action: 'confirmed' });
  ctx.announce({ kind: 'ticket_sender', id, revision: revision + 1 });
  return (await selectSender(ctx.db, readerOf(ctx), id))!;
}

/** The caller's address that waits for its code: 404 for one of somebody else, and 409 for one that is confirmed. */
async function requireWaiting(ctx: ReadContext, id: string): Promise<TicketSender> {
  const found = await selectSender(ctx.db, readerOf(ctx), storedId(id));
  const sender = found === undefined ? undefined : parseRecord(found);
  if (sender === undefined || (sender.kind === 'personal' && sender.user_id !== ctx.identity.userId))
    throw notFound('ticket sender', id);
  if (sender.is_confirmed) throw conflict('The address needs no code: it is confirmed.');
  return sender;
}
