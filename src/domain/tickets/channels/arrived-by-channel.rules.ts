import { createHash } from 'node:crypto';
import type { ChannelMessage } from '#src/platform/channels/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { Arrived } from '../intake/arrived.ts';
import type { KeptFiles } from '../intake/files.ts';
import { conversationOf } from './conversation.rules.ts';

interface Circumstances {
  readonly inboxId: string;
  /** The address of the inbox that it came to; empty for one that was removed meanwhile. */
  readonly recipient: string;
  readonly size: number;
  readonly receivedAt: string;
  readonly files: KeptFiles;
}

/** A text, a chat message or a call as intake judges it. */
export function arrivedByChannel(
  message: ChannelMessage,
  { inboxId, recipient, size, receivedAt, files }: Circumstances,
): Arrived {
  const { channel, from, to, conversationId } = message;
  const remarks = [...message.remarks, ...files.remarks];
  const text = textOf(message, remarks);
  return {
    id: uuid7(),
    mailId: null,
    channel,
    inboxId,
    recipient: recipient || to,
    sender: senderOf(message),
    isClaimed: !message.isVerified && (from.email !== null || from.phone !== null),
    refusedSender: null,
    replyTo: null,
    to: [],
    cc: [],
    recipientCount: 1,
    subject: null,
    text: text.slice(0, maxText).toWellFormed(),
    quoted: null,
    html: null,
    isTruncated: text.length > maxText,
    headers: [],
    checks: null,
    externalId: message.externalId,
    references: conversationId === null ? [] : [conversationId],
    conversation: conversationOf({ channel, own: recipient || to, phone: from.phone, conversationId }),
    durationSeconds: message.durationSeconds,
    digest: createHash('sha256').update(JSON.stringify(message)).digest('hex'),
    size,
    rawFileId: null,
    fileIds: files.ids,
    fileNames: files.names,
    receivedAt: message.occurredAt ?? receivedAt,
    nature: { isLooping: false, automatism: null, spamFlag: null },
    problem: null,
    remarks,
  };
}

/** Of a message, as of e-mails. */
const maxText = 100_000;

/** A visitor of a site who gives no name is somebody all the same: their chat can be answered. */
function senderOf({ channel, from }: ChannelMessage): Arrived['sender'] {
  if (from.name !== null || from.email !== null || from.phone !== null) return from;
  return channel === 'chat' ? { name: 'Visitor', email: null, phone: null } : null;
}

/** A call may have no words, and files may be elsewhere: whoever reads the ticket sees what happened. */
function textOf({ channel, text, durationSeconds }: ChannelMessage, remarks: readonly string[]): string {
  const words = text.trim() === '' ? '' : text;
  const call = channel === 'phone' ? [callInWords(durationSeconds)] : [];
  return [...call, ...(words === '' ? [] : [words]), ...remarks].join('\n\n');
}

function callInWords(seconds: number | null): string {
  if (seconds === null) return 'A call.';
  if (seconds === 0) return 'A missed call.';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [...(minutes > 0 ? [`${minutes} min`] : []), ...(rest > 0 ? [`${rest} s`] : [])];
  return `A call of ${parts.join(' ')}.`;
}
