import type { TicketCorrespondent, TicketCorrespondentInput } from '#generated/types.gen.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import type { ClientOfTicket } from './client-match.queries.ts';
import { isSamePerson, isSameText } from './same-person.rules.ts';

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
    const input = inputs.find((one) => isSamePerson(one, person));
    if (input?.client_contact_id === undefined)
      person.client_contact_id = contactOf(person, contacts)?.id ?? null;
    if (input?.is_verified === undefined) person.is_verified = person.client_contact_id !== null;
  }
}

/** After a change of the client: people are contacts of the new one, and what a contact of the former one confirmed is open again. */
export function rematchContacts(
  people: readonly TicketCorrespondent[],
  client: ClientOfTicket | null,
): TicketCorrespondent[] {
  const contacts = client?.contacts ?? [];
  return people.map((person) => {
    const id = contactOf(person, contacts)?.id ?? null;
    if (id === person.client_contact_id) return person;
    return { ...person, client_contact_id: id, is_verified: id !== null };
  });
}

const contactOf = ({ email, phone }: TicketCorrespondent, contacts: ClientOfTicket['contacts']) =>
  contacts.find((contact) => isSameText(contact.email, email)) ??
  contacts.find((contact) => isSameText(contact.phone, phone));
