import type { TicketCorrespondent, TicketCorrespondentInput } from '#generated/types.gen.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import type { ClientOfTicket } from './client-match.queries.ts';

/**
 * New correspondents are, where nobody says otherwise, the contacts of the client with their address or number; a contact confirms it.
 * Errors: 400 for a contact that the client has not.
 */
export function matchContacts(
  people: readonly TicketCorrespondent[],
  client: ClientOfTicket | null,
  inputs: readonly TicketCorrespondentInput[],
  known: ReadonlySet<string> = new Set(),
): void {
  const contacts = client?.contacts ?? [];
  inputs.forEach(({ client_contact_id: id }, index) => {
    if (id != null && !contacts.some((contact) => contact.id === id.toLowerCase()))
      throw unknownReference(
        `body.correspondents[${index}].client_contact_id`,
        id,
        "a contact of the ticket's client",
      );
  });
  for (const person of people) {
    if (known.has(person.id)) continue;
    const input = inputs.find(
      ({ email, phone }) => email === person.email && (phone ?? null) === person.phone,
    );
    if (input?.client_contact_id === undefined)
      person.client_contact_id = contactOf(person, contacts)?.id ?? null;
    if (input?.is_verified === undefined) person.is_verified = person.client_contact_id !== null;
  }
}

const contactOf = ({ email, phone }: TicketCorrespondent, contacts: ClientOfTicket['contacts']) =>
  contacts.find((contact) => email !== null && contact.email?.toLowerCase() === email.toLowerCase()) ??
  contacts.find((contact) => phone !== null && contact.phone === phone);
