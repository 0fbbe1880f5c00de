import type { ReadContext } from '#src/call/context.ts';
import { findSeenFiles } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';

/** A picture that a request names. */
export interface NamedImage {
  readonly id: string | null | undefined;
  readonly place: string;
}

const formats = new Set(['image/png', 'image/jpeg']);

/** 400 for a file that the caller does not see, or that is no picture; `forPdf` leaves the formats that a PDF can hold. */
export async function requireImages(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  images: readonly NamedImage[],
  { forPdf = false }: { readonly forPdf?: boolean } = {},
): Promise<string[]> {
  const named = images.flatMap(({ id, place }) => (id == null ? [] : [{ id: storedId(id), place }]));
  if (named.length === 0) return [];
  const found = await findSeenFiles(
    ctx.db,
    ctx,
    named.map(({ id }) => id),
  );
  const byId = new Map(found.map((file) => [file.id, file]));
  for (const { id, place } of named) {
    const file = byId.get(id);
    if (file === undefined) throw unknownReference(place, id, 'a file of this agency that is ready');
    if (forPdf ? !formats.has(file.content_type) : !file.content_type.startsWith('image/'))
      throw invalid(
        place,
        `names ${file.file_name}, which is ${file.content_type}. ${forPdf ? 'Certificates show PNG and JPEG pictures.' : 'Name a picture.'}`,
      );
  }
  return named.map(({ id }) => id);
}
