import { changeOf, type Sentence, type Telling } from './sentence.ts';
import { numbered } from './words.ts';

const ticketOf = ({ entry, names }: Telling): string => {
  const ticket = names.record('ticket', entry.record_id);
  return ticket === undefined ? 'a ticket' : numbered('the ticket', entry.details['number'], ticket);
};

export const ticketLinked: Sentence = (telling) => {
  const { who, entry } = telling;
  const reference = changeOf(entry, 'reference_only');
  if (reference === undefined) return `${who} linked ${ticketOf(telling)}`;
  return reference.new_value === true
    ? `${who} marked the link to ${ticketOf(telling)} as reference only`
    : `${who} removed the reference-only mark from the link to ${ticketOf(telling)}`;
};

export const ticketUnlinked: Sentence = (telling) =>
  `${telling.who} removed the link to ${ticketOf(telling)}`;
