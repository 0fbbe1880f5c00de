import type { TicketCorrespondent, TicketRecipient } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { hasSameAddress } from '../people/same-person.rules.ts';
import { onCopy } from './recipients.rules.ts';
import type { Answered } from './queue.queries.ts';
import type { Reply } from './reply.ts';
import type { ReplySender } from './senders.queries.ts';

/** Of a text: providers refuse longer ones. */
const maxText = 1_600;
/** Of a chat message. */
const maxChat = 20_000;

/** A reply by text or chat: a text for one person, without what only e-mails have. */
export interface ChannelReply {
  readonly to: readonly TicketRecipient[];
  readonly conversation_id: string | null;
}

/**
 * To whom a reply by text or chat goes. Errors: 400 for several people or copies, for files, for a text that is too long, and when
 * nobody can be reached.
 */
export function addressChannelReply(
  reply: Reply,
  people: readonly TicketCorrespondent[],
  answered: Answered | undefined,
  sender: ReplySender,
): ChannelReply {
  const { channel } = sender;
  requireNoCopies(reply, people, channel);
  if (reply.file_ids.length > 0)
    throw invalid('body.attachment_ids', `cannot be sent by ${channel}. Put a link in the text.`);
  const max = channel === 'sms' ? maxText : maxChat;
  if (reply.body_text.length > max)
    throw invalid(
      'body.body_text',
      `has ${reply.body_text.length} characters; a message by ${channel} can have at most ${max}.`,
    );
  return channel === 'sms' ? textTo(reply, people, answered) : chatTo(reply, people, answered, sender);
}

/** Copies that the conversation by e-mail would have are left out; others were asked for. */
function requireNoCopies({ cc, bcc }: Reply, people: readonly TicketCorrespondent[], channel: string): void {
  const byDefault = onCopy(people);
  const asked = cc.some((one) => !byDefault.some((other) => hasSameAddress(one, other)));
  if (asked) throw invalid('body.cc', `is for e-mail, and the reply is sent by ${channel}.`);
  if (bcc.length > 0) throw invalid('body.bcc', `is for e-mail, and the reply is sent by ${channel}.`);
}

function textTo(
  { to }: Reply,
  people: readonly TicketCorrespondent[],
  answered: Answered | undefined,
): ChannelReply {
  const author = people.find(({ id, phone }) => id === answered?.correspondent_id && phone !== null);
  const requester = people.find(({ role, phone }) => role === 'requester' && phone !== null);
  const named = to.length > 0 ? to : [author ?? requester].filter((one) => one !== undefined);
  if (named.length > 1) throw invalid('body.to', `has ${named.length} recipients; a text goes to one.`);
  const [one] = named;
  if (one === undefined)
    throw invalid('body.to', 'is required: the ticket has no correspondent with a phone number to reply to.');
  if (one.phone === null) throw invalid('body.to[0].phone', 'is required: the reply is sent by sms.');
  return { to: [{ name: one.name, email: null, phone: one.phone }], conversation_id: null };
}

/** A chat has no address but itself: the reply goes on with what it answers. */
function chatTo(
  { to }: Reply,
  people: readonly TicketCorrespondent[],
  answered: Answered | undefined,
  { address }: ReplySender,
): ChannelReply {
  const isSame = answered?.own_address?.toLowerCase() === address.toLowerCase();
  if (answered?.channel !== 'chat' || answered.conversation_id === null || !isSame)
    throw invalid(
      'body.in_reply_to_id',
      `must name a message of a chat with ${address}: a chat can only be continued.`,
    );
  const author = people.find(({ id }) => id === answered.correspondent_id);
  const recipient = { name: author?.name ?? null, email: null, phone: null };
  const other = to.find((one) => author === undefined || !isAuthor(one, author));
  if (other !== undefined)
    throw invalid('body.to', 'must be left out: a chat message goes to the conversation that it answers.');
  return { to: [recipient], conversation_id: answered.conversation_id };
}

/** Sending it again names who was named before. */
const isAuthor = (one: TicketRecipient, author: TicketCorrespondent): boolean =>
  hasSameAddress(one, author) || (one.email === null && one.phone === null && one.name === author.name);
