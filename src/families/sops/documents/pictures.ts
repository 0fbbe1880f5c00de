import { hash } from 'node:crypto';
import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';
import { createFile, inspect } from '#src/domain/files/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { DocumentPart } from '#src/platform/isolate/index.ts';
import { fileKey, type Content } from '#src/platform/storage/index.ts';
import type { Warnings } from './warnings.ts';

/** A picture of a document whose content is in the store and was looked at. */
export interface StoredPicture {
  readonly id: string;
  readonly content: Content;
  readonly verdict: Awaited<ReturnType<typeof inspect>>;
}

/** Stores the pictures of a document, outside of any transaction. What is stored and never named, the walk over the store removes. */
export async function storePictures(
  { storage, scanner }: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  pictures: readonly Buffer[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  for (const [index, bytes] of pictures.entries()) {
    const id = uuid7();
    const key = fileKey(tenantId, id);
    const content = { size: bytes.length, sha256: hash('sha256', bytes) };
    await storage.put(key, once(bytes), content);
    // Its bytes tell its type, and the ending of its name.
    const told = { fileName: `picture-${index + 1}`, contentType: 'application/octet-stream' };
    stored.push({
      id,
      content,
      verdict: await inspect({ storage, scanner }, { key, size: content.size }, told),
    });
  }
  return stored;
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Makes files of the caller of those pictures that the document shows and people may have; answers their ids by their numbers. */
export async function keepPictures(
  ctx: WriteContext,
  {
    parts,
    pictures,
  }: { readonly parts: readonly DocumentPart[]; readonly pictures: readonly StoredPicture[] },
  warnings: Warnings,
): Promise<Map<number, string>> {
  const kept = new Map<number, string>();
  const shown = new Set(parts.flatMap((part) => (part.kind === 'picture' ? [part.address] : [])));
  for (const [index, picture] of pictures.entries()) {
    if (!shown.has(`picture:${index}`)) continue;
    const refusal = await keep(ctx, picture);
    if (refusal === null) kept.set(index, picture.id);
    else warnings.add(`Picture ${index + 1} of the document was not kept: ${refusal}`);
  }
  return kept;
}

/** Null, or why the picture cannot be kept, such as an agency that has no room left. */
async function keep(ctx: WriteContext, { id, content, verdict }: StoredPicture): Promise<string | null> {
  if (verdict.isRefused) return verdict.reason;
  try {
    await ctx.nested((part) =>
      createFile(
        part,
        {
          file_id: id,
          record_kind: null,
          record_id: null,
          created_by: ctx.identity.userId,
          source: 'upload',
        },
        verdict.file,
        content,
      ),
    );
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'quota_exceeded') throw error;
    return error.message;
  }
}
