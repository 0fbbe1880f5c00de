import type { Services } from '#src/call/services.ts';
import type { WriteContext } from '#src/call/context.ts';
import { keepReceived, receive, type Received } from '#src/domain/files/index.ts';
import type { MailPart } from '#src/platform/isolate/index.ts';
import type { Content } from '#src/platform/storage/index.ts';
import { safeFileName } from './file-names.rules.ts';
import { contentOf, type ReadMail } from './read-arrived.ts';

/** A part of a mail or message whose content is in the store and was looked at. */
export interface StoredPart extends Received {
  readonly name: string;
  readonly contentId: string | null;
}

const names: Readonly<Record<string, string>> = {
  'message/rfc822': 'message.eml',
  'text/calendar': 'invitation.ics',
};

const nameOf = ({ fileName, contentType }: MailPart, index: number): string =>
  safeFileName(fileName ?? '') ?? names[contentType] ?? `attachment-${index + 1}`;

/** Stores the parts of a mail and looks at each, outside of any transaction. What is stored and never named, the walk over the store removes. */
export async function storeParts(
  { storage, scanner }: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  mail: ReadMail,
): Promise<StoredPart[]> {
  const stored: StoredPart[] = [];
  for (const [index, part] of mail.read.parts.entries()) {
    const bytes = contentOf(mail, part);
    if (bytes.length === 0) continue;
    const told = { name: nameOf(part, index), contentType: part.contentType, contentId: part.contentId };
    stored.push(await storePart({ storage, scanner }, tenantId, bytes, told));
  }
  return stored;
}

/** Stores one file and looks at it. */
export async function storePart(
  services: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  bytes: Buffer,
  { name, contentType, contentId }: Pick<StoredPart, 'name' | 'contentId'> & { readonly contentType: string },
): Promise<StoredPart> {
  const received = await receive(services, tenantId, bytes, { fileName: name, contentType });
  return { ...received, name, contentId };
}

export interface KeptFiles {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Why others are not among them, in words. */
  readonly remarks: readonly string[];
}

const ofMessage = { record_kind: null, record_id: null, created_by: null, source: 'message' } as const;

/** Makes files of the parts that people may have. */
export async function keepParts(ctx: WriteContext<never>, parts: readonly StoredPart[]): Promise<KeptFiles> {
  const kept: StoredPart[] = [];
  const remarks: string[] = [];
  for (const part of parts) {
    const refusal = await keepReceived(ctx, part, ofMessage);
    if (refusal === null) kept.push(part);
    else remarks.push(`The file ${part.name} was not kept: ${refusal}`);
  }
  return { ids: kept.map(({ id }) => id), names: parts.map(({ name }) => name), remarks };
}

/** The mail as it came, as a file; null when the agency has no room for it. */
export async function keepRaw(
  ctx: WriteContext<never>,
  mailId: string,
  content: Content,
): Promise<string | null> {
  const file = { fileName: 'message.eml', contentType: 'message/rfc822' };
  const mail = { id: mailId, content, verdict: { isRefused: false, file } } as const;
  return (await keepReceived(ctx, mail, ofMessage)) === null ? mailId : null;
}
