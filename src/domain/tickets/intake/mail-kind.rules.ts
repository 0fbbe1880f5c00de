import { loopHeader, loopMark } from '#src/platform/mail/index.ts';
import type { MailRead } from '#src/platform/isolate/index.ts';

type Head = Pick<MailRead, 'headers' | 'receivedCount'>;

const maxReceived = 25;
/** From here on the door refuses a message (`receiveMail`). */
export const refusedReceived = 100;

export const headerOf = ({ headers }: Pick<MailRead, 'headers'>, name: string): string | null =>
  headers.find((header) => header.name.toLowerCase() === name)?.value.trim() ?? null;

/** Whether it runs in circles, as far as it says itself (domain model D3). */
export const isLooping = (mail: Head): boolean =>
  mail.receivedCount >= maxReceived ||
  mail.headers.some(
    ({ name, value }) => name.toLowerCase() === loopHeader.toLowerCase() && value.includes(loopMark),
  );

/** A report by a mail server about one of our messages. */
export const isDeliveryReport = (mail: Head): boolean => reportType(mail) === 'delivery-status';

const reportType = (mail: Head): string | null => {
  const type = headerOf(mail, 'content-type') ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  return /report-type\s*=\s*"?([a-z-]+)/i.exec(type)?.[1]?.toLowerCase() ?? null;
};

/**
 * Whether a program answered: `answer` for vacations and receipts (RFC 3834 and its peers), `generated` for a message that a program
 * wrote by itself, which a known contact may well send (domain model D4).
 */
export function automatismOf(mail: Head): 'answer' | 'generated' | null {
  if (reportType(mail) === 'disposition-notification') return 'answer';
  const submitted = headerOf(mail, 'auto-submitted')?.split(';')[0]!.trim().toLowerCase() ?? 'no';
  if (submitted === 'auto-generated') return 'generated';
  if (submitted !== 'no' && submitted !== '') return 'answer';
  if (/^auto[_-]reply$/i.test(headerOf(mail, 'precedence') ?? '')) return 'answer';
  const marks = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from'];
  return marks.some((name) => !/^(?:no|false)?$/i.test(headerOf(mail, name) ?? '')) ? 'answer' : null;
}

/** Whether a program answered for somebody, so that nothing becomes of it whoever files it (domain model D4). */
export const isAutomaticAnswer = ({
  nature,
}: {
  readonly nature: { readonly automatism: 'answer' | 'generated' | null };
}): boolean => nature.automatism === 'answer';

/** Whether a program may answer it: no program wrote it, it went to no list, and its sender does not forbid it (RFC 3834). */
export function isAnswerable({
  nature,
  headers,
}: {
  readonly nature: { readonly automatism: 'answer' | 'generated' | null; readonly isLooping: boolean };
  readonly headers: MailRead['headers'];
}): boolean {
  if (nature.automatism !== null || nature.isLooping) return false;
  if (/^(?:bulk|list|junk)$/i.test(headerOf({ headers }, 'precedence') ?? '')) return false;
  if (/\b(?:all|autoreply|oof)\b/i.test(headerOf({ headers }, 'x-auto-response-suppress') ?? ''))
    return false;
  return !['list-id', 'list-post'].some((name) => headerOf({ headers }, name) !== null);
}

/** The number of a ticket as subjects name it. */
export const numberIn = (subject: string | null): number | null => {
  const found = /(?:^|[\s([])#(\d{1,9})(?!\d)/.exec(subject ?? '')?.[1];
  return found === undefined ? null : Number(found);
};

/** The subject without what answering and forwarding put before it. */
export const bareSubject = (subject: string): string =>
  subject.replace(/^(?:\s*(?:re|fwd?|aw|wg|sv|tr|rv|antw|ref)\s*(?:\[\d+\])?:\s*)+/i, '').trim();

const maxHead = 1024 * 1024;

/** How many servers the message passed, as its unread head says: lines that begin with `Received:` before the first empty one. */
export function countReceived(bytes: Buffer): number {
  const start = bytes.subarray(0, maxHead).toString('latin1');
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  return start.slice(0, end).match(/^received:/gim)?.length ?? 0;
}
