import type { ReadContext } from '#src/call/context.ts';
import { contentOf, findSeenFiles, requireAttachable, type StoredFile } from '#src/domain/files/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import {
  FileRefused,
  LimitExceeded,
  type DocumentPart,
  type IsolateTasks,
  type RefusalCode,
} from '#src/platform/isolate/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { once } from '#src/platform/once.ts';

const mebibyte = 1024 * 1024;
const maxPictures = 200;
const bounds = {
  // More than an SOP holds: marks and addresses are no content.
  maxCharacters: 4 * mebibyte,
  maxUnpackedBytes: 96 * mebibyte,
  maxPictures,
  maxPictureBytes: 32 * mebibyte,
};
const maxTextBytes = 48 * mebibyte;
const maxWordBytes = 64 * mebibyte;

/** A person who imports several documents at once waits for one after another. */
const patienceMs = 25_000;

type Kind = IsolateTasks['read_document']['wish']['kind'];

/** A document that an SOP is made of. */
export interface Source {
  readonly kind: Kind;
  /** Where the request names it. */
  readonly place: string;
  /** What the SOP is called when the document does not say it. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What stands in a document. */
export interface ReadDocument {
  readonly parts: readonly DocumentPart[];
  readonly pictures: readonly Buffer[];
}

export function sourceOfText(markdown: string): Source {
  const name = markdown.split('\n').find((line) => line.trim() !== '') ?? '';
  return { kind: 'markdown', place: 'body.markdown', name, bytes: once(markdown) };
}

/** 404 for a file that the caller does not see, 409 for one that is not ready, 400 for one that is no document. */
export async function sourceOfFile(ctx: ReadContext, givenId: string): Promise<Source> {
  const place = 'body.file_id';
  const { status } = await requireAttachable(ctx, givenId);
  if (status !== 'ready')
    throw conflict(`The file ${givenId} is ${status}. Wait until it is ready, or choose another one.`);
  const [file] = await findSeenFiles(ctx.db, ctx, [storedId(givenId)]);
  if (file === undefined) throw notFound('file', givenId);
  const kind = kindOf(file);
  if (kind === undefined)
    throw invalid(
      place,
      `names ${file.file_name} (${file.content_type}), which is no document that can be read. Choose a Markdown, HTML or Word (.docx) file.`,
    );
  const maxBytes = kind === 'docx' ? maxWordBytes : maxTextBytes;
  if (file.size_bytes > maxBytes)
    throw invalid(
      place,
      `names ${file.file_name}, which has ${file.size_bytes} bytes; documents of up to ${maxBytes} bytes are read. Split it.`,
    );
  return {
    kind,
    place,
    name: file.file_name.replace(/\.[A-Za-z0-9]{1,10}$/u, ''),
    bytes: contentOf(ctx, file.id),
  };
}

function kindOf({ content_type: type, file_name: name }: StoredFile): Kind | undefined {
  if (type === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document') return 'docx';
  const isText = type.startsWith('text/');
  if (type === 'text/html' || type === 'application/xhtml+xml' || (isText && /\.x?html?$/iu.test(name)))
    return 'html';
  return /^text\/(?:plain|(?:x-)?markdown)$/u.test(type) || (isText && /\.(?:md|markdown)$/iu.test(name))
    ? 'markdown'
    : undefined;
}

/** Reads the document in a process of its own; 400 for one that is broken or takes too much. */
export async function readDocument(
  ctx: Pick<ReadContext, 'identity' | 'services' | 'outside'>,
  { kind, place, bytes }: Source,
): Promise<ReadDocument> {
  const { isolate } = ctx.services;
  const given = { agency: ctx.identity.tenantId, wish: { kind, ...bounds }, bytes, patienceMs };
  try {
    const { result, bytes: answer } = await ctx.outside(() => isolate.run('read_document', given));
    let at = result.partsBytes;
    return {
      parts: JSON.parse(answer.toString('utf8', 0, at)) as DocumentPart[],
      pictures: result.pictureBytes.map((length) => answer.subarray(at, (at += length))),
    };
  } catch (error) {
    throw refusalOf(error, place) ?? error;
  }
}

const refusals: Partial<Record<RefusalCode, string>> = {
  unpacks: 'unpacks to more than a document holds.',
  too_large: 'is too large: the content of an SOP has at most 1 MiB. Split it.',
};

function refusalOf(error: unknown, place: string): Error | undefined {
  if (error instanceof FileRefused)
    return invalid(
      place,
      refusals[error.code] ?? 'cannot be read: it is broken, or not of the type that it says.',
    );
  return error instanceof LimitExceeded
    ? invalid(place, 'takes too much memory or time to read. Split it, or simplify it.')
    : undefined;
}
