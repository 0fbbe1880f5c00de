import type { TicketInboxAddress } from '#generated/types.gen.ts';
import type { CheckTicketInboxAddressInput } from '#generated/console/families/ticket-desk/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { testAddress } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { findAddress, lockInbox } from './inboxes.queries.ts';

/** Sends a test message to an address, which the address waits for. Errors: 409 for an address without e-mail. */
export async function checkTicketInboxAddress(
  ctx: WriteContext,
  { path }: CheckTicketInboxAddressInput,
): Promise<TicketInboxAddress> {
  const inboxId = storedId(path.id);
  if ((await lockInbox(ctx, inboxId)) === undefined) throw notFound('ticket inbox', path.id);
  const id = storedId(path.address_id);
  const address = await findAddress(ctx.db, inboxId, id);
  if (address === undefined) throw notFound('address of this inbox', path.address_id);
  if (address.channel !== 'email')
    throw conflict(`Test messages are e-mails, and ${address.value} is an address for ${address.channel}.`);
  await testAddress(ctx, address);
  ctx.audit({ recordKind: 'ticket_inbox', recordId: inboxId, action: 'address_checked' });
  return (await findAddress(ctx.db, inboxId, id))!;
}
