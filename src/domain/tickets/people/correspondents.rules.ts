import type { TicketCorrespondent, TicketCorrespondentInput } from '#generated/types.gen.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { maxEntries } from '../model/state.ts';
import { hasSameAddress, isSameText } from './same-person.rules.ts';

/**
 * Adds these people to the correspondents, or updates the one with the id, the e-mail address or the phone number; a new requester
 * turns the former one into a participant.
 * Errors: 400 at the place of one that is unknown, has neither name nor address, or has the address of another.
 */
export function withCorrespondents(
  current: readonly TicketCorrespondent[],
  inputs: readonly TicketCorrespondentInput[],
  place = 'body.correspondents',
): TicketCorrespondent[] {
  const people = current.map((person) => ({ ...person }));
  const touched = new Set<string>();
  inputs.forEach((input, index) => {
    const at = `${place}[${index}]`;
    const found = find(people, input, at);
    const person = found ?? emptyPerson();
    if (touched.has(person.id)) throw invalid(at, 'names a correspondent that the list has already.');
    touched.add(person.id);
    Object.assign(person, valuesOf(input));
    if (person.name === null && person.email === null && person.phone === null)
      throw invalid(at, 'needs a name, an e-mail address or a phone number.');
    if (found === undefined) people.push(person);
    if (input.role === 'requester') demoteOthers(people, person, inputs, at);
  });
  requireApart(people, place);
  if (people.length > maxEntries)
    throw invalid(
      place,
      `would give the ticket ${people.length} correspondents; at most ${maxEntries} are allowed.`,
    );
  return inOrder(people);
}

function find(
  people: readonly TicketCorrespondent[],
  { id, email, phone }: TicketCorrespondentInput,
  place: string,
): TicketCorrespondent | undefined {
  if (id !== undefined) {
    const found = people.find((person) => person.id === storedId(id));
    if (found === undefined) throw unknownReference(`${place}.id`, id, 'a correspondent of this ticket');
    return found;
  }
  return (
    people.find((person) => isSameText(person.email, email)) ??
    people.find((person) => isSameText(person.phone, phone))
  );
}

const emptyPerson = (): TicketCorrespondent => ({
  id: uuid7(),
  name: null,
  email: null,
  phone: null,
  role: 'cc',
  client_contact_id: null,
  is_verified: false,
});

const valuesOf = ({
  name,
  email,
  phone,
  role,
  client_contact_id,
  is_verified,
}: TicketCorrespondentInput) => ({
  ...(name !== undefined && { name: name?.trim() || null }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(role !== undefined && { role }),
  ...(client_contact_id !== undefined && {
    client_contact_id: client_contact_id === null ? null : storedId(client_contact_id),
  }),
  ...(is_verified !== undefined && { is_verified }),
});

function demoteOthers(
  people: readonly TicketCorrespondent[],
  requester: TicketCorrespondent,
  inputs: readonly TicketCorrespondentInput[],
  place: string,
): void {
  if (inputs.filter(({ role }) => role === 'requester').length > 1)
    throw invalid(`${place}.role`, 'is requester twice; a ticket has one requester.');
  for (const person of people)
    if (person !== requester && person.role === 'requester') person.role = 'participant';
}

function requireApart(people: readonly TicketCorrespondent[], place: string): void {
  people.forEach((person, index) => {
    const twin = people.slice(0, index).find((other) => hasSameAddress(other, person));
    if (twin !== undefined)
      throw invalid(
        place,
        `would give two correspondents the same address, ${person.email ?? person.phone}.`,
      );
  });
}

/** The requester first, the others as they came. */
export const inOrder = (people: readonly TicketCorrespondent[]): TicketCorrespondent[] => [
  ...people.filter(({ role }) => role === 'requester'),
  ...people.filter(({ role }) => role !== 'requester'),
];

/** Correspondents of a new ticket: the first is the requester if none is. */
export function newCorrespondents(
  inputs: readonly TicketCorrespondentInput[],
  place = 'body.correspondents',
): TicketCorrespondent[] {
  const own = inputs.findIndex(({ id }) => id !== undefined);
  if (own >= 0) throw invalid(`${place}[${own}].id`, 'is only for correspondents that a ticket has already.');
  const people = withCorrespondents([], inputs, place);
  if (people.length > 0 && !people.some(({ role }) => role === 'requester')) people[0]!.role = 'requester';
  return people;
}
