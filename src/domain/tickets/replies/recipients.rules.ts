import type { TicketCorrespondent, TicketRecipient, TicketRecipientInput } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { isSameText } from '../people/same-person.rules.ts';

/** Recipients as they are stored, each address once. Errors: 400 at the place of one without an e-mail address. */
export function tidyRecipients(inputs: readonly TicketRecipientInput[], place: string): TicketRecipient[] {
  const people: TicketRecipient[] = [];
  inputs.forEach(({ name, email }, index) => {
    if (email === undefined)
      throw invalid(`${place}[${index}].email`, 'is required: replies are sent by e-mail.');
    if (people.some((one) => isSameText(one.email, email))) return;
    people.push({ name: name?.trim() || null, email, phone: null });
  });
  return people;
}

interface Addressed {
  readonly to: readonly TicketRecipient[];
  readonly cc: readonly TicketRecipient[];
  readonly bcc: readonly TicketRecipient[];
}

/** What a reply answers. */
interface AnsweredMessage {
  readonly correspondent_id: string | null;
  /** Where its author wants answers to go (`Reply-To`). */
  readonly reply_to: TicketRecipient | null;
}

/**
 * Who gets a reply: those it names; otherwise where the author of what it answers wants answers, that author, or the requester. Nobody is
 * addressed twice, and the first place counts.
 */
export function addressReply(
  { to, cc, bcc }: Addressed,
  people: readonly TicketCorrespondent[],
  answered: AnsweredMessage | undefined,
): Addressed {
  const author = people.find(({ id, email }) => id === answered?.correspondent_id && email !== null);
  const requester = people.find(({ role, email }) => role === 'requester' && email !== null);
  const person = author ?? requester;
  const first = answered?.reply_to ?? (person === undefined ? undefined : recipientOf(person));
  const seen: TicketRecipient[] = [];
  const fresh = (group: readonly TicketRecipient[]): TicketRecipient[] =>
    group.filter((one) => {
      if (seen.some((other) => isSameText(other.email, one.email))) return false;
      seen.push(one);
      return true;
    });
  const named = to.length > 0 || first === undefined ? to : [first];
  return { to: fresh(named), cc: fresh(cc), bcc: fresh(bcc) };
}

/** Correspondents who get a copy of what is written to the ticket. */
export const onCopy = (people: readonly TicketCorrespondent[]): TicketRecipient[] =>
  people.filter(({ role, email }) => role === 'cc' && email !== null).map(recipientOf);

const recipientOf = ({ name, email }: TicketCorrespondent): TicketRecipient => ({ name, email, phone: null });

/** The subject of an answer: that of the ticket, once after `Re:`. */
export const answerTo = (subject: string): string =>
  /^re:/i.test(subject) ? subject : [...`Re: ${subject}`].slice(0, 300).join('');
