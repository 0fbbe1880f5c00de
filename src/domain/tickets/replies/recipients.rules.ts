import type { TicketCorrespondent, TicketRecipient, TicketRecipientInput } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { hasSameAddress, isSameText } from '../people/same-person.rules.ts';

/** Recipients as they are stored, each address once. Errors: 400 at the place of one without an address. */
export function tidyRecipients(inputs: readonly TicketRecipientInput[], place: string): TicketRecipient[] {
  const people: TicketRecipient[] = [];
  inputs.forEach(({ name, email, phone }, index) => {
    if (email === undefined && phone === undefined)
      throw invalid(`${place}[${index}].email`, 'is required, or phone for a reply by sms.');
    const one = { name: name?.trim() || null, email: email ?? null, phone: phone ?? null };
    if (!people.some((other) => hasSameAddress(one, other))) people.push(one);
  });
  return people;
}

/** Errors: 400 at the place of one whom no e-mail reaches. */
export function requireMailable({ to, cc, bcc }: Addressed): void {
  for (const [kind, people] of Object.entries({ to, cc, bcc })) {
    const index = people.findIndex(({ email }) => email === null);
    if (index >= 0)
      throw invalid(`body.${kind}[${index}].email`, 'is required: the reply is sent by e-mail.');
  }
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
