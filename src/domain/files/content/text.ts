import type { HostedIdentity } from '#src/call/hosted.ts';
import type { Services } from '#src/call/services.ts';
import { problem } from '#src/platform/errors/index.ts';
import { fileKey, NotStored } from '#src/platform/storage/index.ts';
import { isTextType } from './file-kind.ts';
import type { StoredFile } from '../records/seen-files.queries.ts';

/** A longer text is nothing that a person or a model reads. */
export const maxTextBytes = 16 * 1024 * 1024;

interface Reader {
  readonly identity: Pick<HostedIdentity, 'tenantId'>;
  readonly services: Pick<Services, 'storage'>;
}

/** The text of a file whose bytes are text; undefined for one that has none, 404 for one whose content is lost. */
export async function readText(
  { identity, services }: Reader,
  { id, content_type: contentType, size_bytes: size }: StoredFile,
): Promise<string | undefined> {
  if (!isTextType(contentType) || size > maxTextBytes) return undefined;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of services.storage.get(fileKey(identity.tenantId, id))) chunks.push(chunk);
  } catch (error) {
    // As after a database that was restored without its files.
    if (error instanceof NotStored)
      throw problem('not_found', `The content of the file ${id} is no longer stored.`);
    throw error;
  }
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
