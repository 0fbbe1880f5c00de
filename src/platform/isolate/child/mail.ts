import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { Done } from './serve.ts';
import { Refusal, type MailAddress, type MailPart, type MailRead, type MailWish } from './tasks.ts';

const maxNestingDepth = 64;
const maxHeadersBytes = 1024 * 1024;
const maxName = 200;
const maxHeaderName = 200;
const maxHeaderValue = 4_000;
const maxReferences = 100;

/** An e-mail as it came: its head, its text, and its parts one after another as the bytes of the answer. */
export async function readMail(wish: MailWish, bytes: Buffer): Promise<Done> {
  const email = await parse(bytes);
  const contents: Uint8Array[] = [];
  const parts: MailPart[] = [];
  let offset = 0;
  for (const attachment of email.attachments.slice(0, wish.maxParts)) {
    const content = contentOf(attachment);
    parts.push(partOf(attachment, content.length, offset));
    contents.push(content);
    offset += content.length;
  }
  const result: MailRead = {
    ...headOf(email, wish),
    ...bodyOf(email, wish),
    parts,
    partCount: email.attachments.length,
  };
  return { result, bytes: Buffer.concat(contents) };
}

async function parse(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      // What is attached stays whole: a message that was forwarded says nothing for the one that forwards it.
      forceRfc822Attachments: true,
      maxNestingDepth,
      maxHeadersSize: maxHeadersBytes,
    });
  } catch (error) {
    throw new Refusal('unreadable', {}, { cause: error });
  }
}

function headOf(email: Email, { maxHeaders, maxAddresses, maxSubject }: MailWish) {
  const subject = clean(email.subject ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const to = addressesOf(email.to);
  const cc = addressesOf(email.cc);
  return {
    headers: email.headers
      .slice(0, maxHeaders)
      .filter(({ originalKey: name }) => name.trim() !== '')
      .map(({ originalKey: name, value }) => ({
        name: cut(clean(name), maxHeaderName),
        value: cut(clean(value), maxHeaderValue),
      })),
    receivedCount: email.headers.filter(({ key }) => key === 'received').length,
    from: addressesOf(email.from === undefined ? [] : [email.from]).slice(0, 1),
    replyTo: addressesOf(email.replyTo).slice(0, 1),
    to: to.slice(0, maxAddresses),
    cc: cc.slice(0, maxAddresses),
    recipientCount: to.length + cc.length,
    subject: cut(subject, maxSubject) || null,
    isSubjectCut: subject.length > maxSubject,
    messageId: idsIn(email.messageId)[0] ?? null,
    inReplyTo: idsIn(email.inReplyTo).slice(0, maxReferences),
    references: idsIn(email.references).slice(-maxReferences),
  };
}

function bodyOf(email: Email, { maxText, maxHtml }: MailWish) {
  const text = email.text === undefined ? null : clean(email.text);
  const html = email.html === undefined ? null : clean(email.html);
  return {
    text: text === null ? null : cut(text, maxText),
    html: html === null || html.length > maxHtml ? null : html,
    isTextCut: (text?.length ?? 0) > maxText || (html?.length ?? 0) > maxHtml,
  };
}

const addressesOf = (given: readonly Address[] | undefined): MailAddress[] =>
  (given ?? [])
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address }) => {
      const email = clean(address ?? '').trim();
      return email === '' ? [] : [{ name: cut(clean(name).trim(), maxName) || null, address: email }];
    });

/** `Message-ID`s as they are compared: without their brackets. */
const idsIn = (text: string | undefined): string[] => {
  const bracketed = [...(text ?? '').matchAll(/<([^<>\s]{1,500})>/g)].map(([, id]) => id!);
  if (bracketed.length > 0) return bracketed.map(clean);
  const bare = (text ?? '').trim();
  return /^[^\s<>]{1,500}$/.test(bare) ? [clean(bare)] : [];
};

const partOf = (
  { filename, mimeType, contentId, related, disposition }: Attachment,
  size: number,
  offset: number,
): MailPart => ({
  fileName: cut(clean(filename ?? '').trim(), maxName) || null,
  contentType: cut(clean(mimeType), maxName),
  contentId: contentId === undefined ? null : clean(contentId).replace(/^<|>$/g, ''),
  isInline: related === true || (disposition === 'inline' && contentId !== undefined),
  size,
  offset,
});

const contentOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);

/** Neither JSON nor Postgres takes all that a message may say. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
