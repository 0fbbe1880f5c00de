import { createHash } from 'node:crypto';
import {
  FileRefused,
  LimitExceeded,
  type MailAddress,
  type MailPart,
  type MailRead,
} from '#src/platform/isolate/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import type { Services } from '#src/call/services.ts';
import type { Person } from './arrived.ts';
import { contractAddress } from './mail-address.rules.ts';
import { splitQuoted } from './quotes.rules.ts';

/** What reading a mail needs. */
export type ReadingServices = Pick<Services, 'isolate' | 'storage'>;

/** An e-mail with its files, as all inboxes that received it share it. */
export interface ReadMail {
  readonly read: MailRead;
  readonly bytes: Buffer;
  /** Why it could not be read; it is then empty. */
  readonly problem: string | null;
}

const wish = {
  maxText: 100_000,
  maxHtml: 500_000,
  maxSubject: 998,
  maxHeaders: 200,
  maxAddresses: 50,
  maxParts: 50,
} as const;

// A worker can wait longer than somebody at a screen.
const patienceMs = 120_000;

/** Reads a stored mail in a child process. One that no library survives is kept, and left to a person. */
export async function readStored(
  { isolate, storage }: ReadingServices,
  tenantId: string,
  mailId: string,
): Promise<ReadMail> {
  try {
    const { result, bytes } = await isolate.run('read_mail', {
      agency: tenantId,
      wish,
      bytes: storage.get(fileKey(tenantId, mailId)),
      patienceMs,
    });
    return { read: result, bytes, problem: null };
  } catch (error) {
    if (!(error instanceof FileRefused) && !(error instanceof LimitExceeded)) throw error;
    return unreadMail('The message could not be read.');
  }
}

/** A mail of which only the envelope is known. */
export const unreadMail = (problem: string): ReadMail => ({
  read: nothingRead,
  bytes: Buffer.alloc(0),
  problem,
});

const nothingRead: MailRead = {
  headers: [],
  receivedCount: 0,
  from: [],
  replyTo: [],
  to: [],
  cc: [],
  recipientCount: 0,
  subject: null,
  isSubjectCut: false,
  messageId: null,
  inReplyTo: [],
  references: [],
  text: null,
  html: null,
  isTextCut: false,
  parts: [],
  partCount: 0,
};

export const contentOf = ({ bytes }: ReadMail, { offset, size }: MailPart): Buffer =>
  bytes.subarray(offset, offset + size);

/** A mailbox as the contract names people; an address that it cannot have is left out. */
export const personOf = ({ name, address }: MailAddress): Person[] => {
  const email = contractAddress(address);
  return email === null
    ? []
    : [{ name: name?.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || null, email, phone: null }];
};

export interface Body {
  readonly text: string;
  readonly quoted: string | null;
  readonly html: string | null;
  readonly isTruncated: boolean;
}

const maxText = 100_000;
const maxHtml = 500_000;

/** The text of a mail in its new part and the rest; `idOf` says which file a picture became, by its content id. */
export async function bodyOf(
  { text, html, isTextCut, isSubjectCut }: MailRead,
  idOf: (contentId: string) => string | undefined,
): Promise<Body> {
  // Loaded with the first mail: no start needs it.
  const { safeMailHtml, textOfHtml } = await import('#src/platform/people-html.ts');
  const page = html === null ? null : safeMailHtml(html);
  const whole = text !== null && text.trim() !== '' ? text : page === null ? '' : textOfHtml(page);
  const kept = whole.slice(0, maxText).toWellFormed();
  const { text: fresh, quoted } = splitQuoted(kept);
  const shown = page === null ? null : withPictures(page, idOf);
  const isPageCut = shown !== null && shown.length > maxHtml;
  return {
    text: fresh,
    quoted,
    html: isPageCut ? null : shown || null,
    isTruncated: isTextCut || isSubjectCut || isPageCut || whole.length > maxText,
  };
}

const withPictures = (page: string, idOf: (contentId: string) => string | undefined): string =>
  page.replaceAll(/(\bsrc=")cid:([^"]*)"/gi, (_whole, before: string, contentId: string) => {
    const id = idOf(decoded(contentId));
    return id === undefined ? `${before}"` : `${before}attachment:${id}"`;
  });

function decoded(contentId: string): string {
  const plain = contentId.replaceAll('&amp;', '&');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** What a mail says, without what changes on its way: two copies of one message have one digest. */
export function digestOf({ read, bytes }: ReadMail): string {
  const { from, subject, text, html } = read;
  return createHash('sha256')
    .update(JSON.stringify([from, subject, text, html]))
    .update(bytes)
    .digest('hex');
}
