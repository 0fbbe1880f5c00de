import { previewKey } from '#src/platform/storage/index.ts';
import { typeOfFormat } from '../images/image-names.ts';
import { makeImage, type ImagePlaces, type ImageTools } from '../images/make-image.ts';
import type { StoredFile } from '../records/seen-files.queries.ts';
import { findPreview, keepPreview, type Preview } from './kept-preview.ts';
import { nameOfBounds, type Bounds } from './preview-size.ts';

/** All browsers show it, and it knows transparency. */
export const previewFormat = 'webp';
const quality = 80;

/** The preview of an image: the one that is kept, or a new one, which is kept from then on. 400 when none can be made. */
export async function previewOf(
  ctx: ImageTools,
  file: StoredFile,
  bounds: Bounds,
  places: ImagePlaces,
): Promise<Preview> {
  const { storage } = ctx.services;
  const key = previewKey(ctx.identity.tenantId, file.id, nameOfBounds(bounds));
  const kept = await findPreview(storage, key);
  if (kept !== undefined) return kept;
  const resize =
    bounds.width === null && bounds.height === null
      ? {}
      : { resize: { ...bounds, fit: 'contain' as const, canEnlarge: false } };
  const { bytes } = await makeImage(ctx, file, { ...resize, format: previewFormat, quality }, places);
  await keepPreview(storage, key, { bytes, contentType: typeOfFormat(previewFormat) });
  return (await findPreview(storage, key))!;
}
