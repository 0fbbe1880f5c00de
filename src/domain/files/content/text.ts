import { isTextType } from './file-kind.ts';
import { contentOf, type ContentReader } from './stored-content.ts';
import type { StoredFile } from '../records/seen-files.queries.ts';

/** A longer text is nothing that a person or a model reads. */
export const maxTextBytes = 16 * 1024 * 1024;

/** The text of a file whose bytes are text; undefined for one that has none, 404 for one whose content is lost. */
export async function readText(
  reader: ContentReader,
  { id, content_type: contentType, size_bytes: size }: StoredFile,
): Promise<string | undefined> {
  if (!isTextType(contentType) || size > maxTextBytes) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of contentOf(reader, id)) chunks.push(chunk);
  return decode(Buffer.concat(chunks));
}

/** As UTF-8, else as what old programs write. NUL stands in no text of JSON or Postgres. */
function decode(bytes: Buffer): string {
  return decoderOf(bytes).decode(bytes).replaceAll('\0', '�').toWellFormed();
}

function decoderOf(bytes: Buffer): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}
