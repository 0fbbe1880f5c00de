import { createHash } from 'node:crypto';
import type { Services } from '#src/call/services.ts';
import type { WriteContext } from '#src/call/context.ts';
import { createFile, inspect } from '#src/domain/files/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { MailPart } from '#src/platform/isolate/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { fileKey, type Content } from '#src/platform/storage/index.ts';
import { safeFileName } from './file-names.rules.ts';
import { contentOf, type ReadMail } from './read-arrived.ts';

type Verdict = Awaited<ReturnType<typeof inspect>>;

/** A part of a mail whose content is in the store and was looked at. */
export interface StoredPart {
  readonly id: string;
  readonly name: string;
  readonly contentId: string | null;
  readonly content: Content;
  readonly verdict: Verdict;
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
  { storage, scanner }: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  bytes: Buffer,
  { name, contentType, contentId }: Pick<StoredPart, 'name' | 'contentId'> & { readonly contentType: string },
): Promise<StoredPart> {
  const id = uuid7();
  const key = fileKey(tenantId, id);
  const content = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  await storage.put(key, once(bytes), content);
  const verdict = await inspect(
    { storage, scanner },
    { key, size: content.size },
    { fileName: name, contentType },
  );
  return { id, name, contentId, content, verdict };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export interface KeptFiles {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Why others are not among them, in words. */
  readonly remarks: readonly string[];
}

/** Makes files of the parts that people may have. */
export async function keepParts(ctx: WriteContext<never>, parts: readonly StoredPart[]): Promise<KeptFiles> {
  const kept: StoredPart[] = [];
  const remarks: string[] = [];
  for (const part of parts) {
    const refusal = part.verdict.isRefused
      ? part.verdict.reason
      : await keep(ctx, part.id, part.verdict.file, part.content);
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
  const told = { fileName: 'message.eml', contentType: 'message/rfc822' };
  return (await keep(ctx, mailId, told, content)) === null ? mailId : null;
}

/** Null, or why the file cannot be kept, such as an agency that has no room left. */
async function keep(
  ctx: WriteContext<never>,
  id: string,
  told: { readonly fileName: string; readonly contentType: string },
  content: Content,
): Promise<string | null> {
  try {
    await ctx.nested((part) =>
      createFile(
        part,
        { file_id: id, record_kind: null, record_id: null, created_by: null, source: 'message' },
        told,
        content,
      ),
    );
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return error.message;
  }
}
