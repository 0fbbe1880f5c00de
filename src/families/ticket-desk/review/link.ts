import type { Client, TicketReviewLinkClient } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { hasSameAddress, type Arrived } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';

/**
 * Makes the sender a contact of the client, or gives its address or number to a contact who has none, by `updateClient` in the caller's name: who
 * may not edit clients may not do it here.
 */
export async function linkSender(
  ctx: Pick<WriteContext, 'invoke'>,
  { sender }: Arrived,
  { client_id: clientId, client_contact_id: contactId }: TicketReviewLinkClient,
): Promise<void> {
  const client = await ctx.invoke('getClient', { path: { id: clientId } });
  const { contacts } = client;
  const { name, email, phone } = sender!;
  if (contacts.some((contact) => hasSameAddress(contact, { email, phone }))) return;
  const chosen = contactId === undefined ? undefined : contacts.find(({ id }) => id === storedId(contactId));
  if (contactId !== undefined && chosen === undefined)
    throw unknownReference('body.client_contact_id', contactId, 'a contact of the client');
  // A contact has one address; that of one who writes from another is a contact more, by the same name.
  const way = email === null ? { phone } : { email };
  const isFree = chosen !== undefined && (email === null ? chosen.phone : chosen.email) === null;
  const added = isFree ? [] : [{ name: chosen?.name ?? name, ...way }];
  await ctx.invoke('updateClient', {
    path: { id: clientId },
    body: {
      contacts: [
        ...contacts.map((contact) =>
          isFree && contact === chosen ? { ...kept(contact), ...way } : kept(contact),
        ),
        ...added,
      ],
      expected_revision: client.revision,
    },
  });
}

/** A contact as a request sends it. */
const kept = ({ id, name, email, phone, role, is_primary: isPrimary }: Client['contacts'][number]) => ({
  ...{ id, name, email, phone, role },
  is_primary: isPrimary,
});
