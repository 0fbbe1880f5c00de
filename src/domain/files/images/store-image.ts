import { hash } from 'node:crypto';
import type { WriteContext } from '#src/call/context.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { once } from '#src/platform/once.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { createFile } from '../uploads/store-file.ts';
import type { StoredFile } from '../records/seen-files.queries.ts';
import { nameFor, nameOfSize, typeOfFormat } from './image-names.ts';
import type { MadeImage } from './make-image.ts';

/** Makes a file of an image that was made of another; it is unattached. Answers its id. */
export async function storeImage(
  ctx: WriteContext,
  original: StoredFile,
  image: MadeImage,
  name: string | undefined,
): Promise<string> {
  const { tenantId, userId } = ctx.identity;
  const id = uuid7();
  const content = { size: image.bytes.length, sha256: hash('sha256', image.bytes) };
  const fileName = name === undefined ? nameOfSize(original.file_name, image) : nameFor(name, image.format);
  // The row first: what the quota refuses is not stored.
  await createFile(
    ctx,
    {
      file_id: id,
      record_kind: null,
      record_id: null,
      created_by: userId,
      source: 'derived',
      derivedFrom: original.id,
      size: image,
    },
    { fileName, contentType: typeOfFormat(image.format) },
    content,
  );
  await ctx.services.storage.put(fileKey(tenantId, id), once(image.bytes), content);
  ctx.announce({ kind: 'attachment', id, revision: 1 });
  return id;
}
