import type { MapLayerSource } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { attach, detach, holdNamedFiles } from '#src/domain/files/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { readGeojson, type FileFeatures } from '../sources/geojson.ts';
import type { Source, Style } from '../sources/source.ts';
import { deleteFeatures, hasShapes, replaceFeatures } from './features.queries.ts';

/** The features of the file that a request names; undefined when it names none. */
export const readFile = async (
  ctx: ReadContext,
  source: MapLayerSource | undefined,
): Promise<FileFeatures | undefined> =>
  source?.type === 'geojson' ? readGeojson(ctx, source.file_id) : undefined;

/** The file is looked up again: the caller may have lost sight of it while it was read. */
export async function holdFile(ctx: WriteContext, file: FileFeatures | undefined): Promise<void> {
  if (file !== undefined) await holdNamedFiles(ctx, [{ id: file.fileId, place: 'body.source.file_id' }]);
}

/** A heat map has warmth at points alone: 400 for a file with lines or areas. */
export async function requirePoints(
  ctx: WriteContext,
  { source, style }: { readonly source: Source; readonly style: Style },
  file: FileFeatures | undefined,
  layerId: string | null,
): Promise<void> {
  if (style.type !== 'heatmap' || source.type !== 'geojson') return;
  const isDrawn = file === undefined ? await hasShapes(ctx.db, layerId!) : !file.isAllPoints;
  if (isDrawn)
    throw invalid('body.style.type', 'is heatmap, which shows points; the file has lines or areas.');
}

/** Stores the features of a layer with its new source, and attaches its file in place of the former one. */
export async function storeFile(
  ctx: WriteContext,
  layerId: string,
  file: FileFeatures | undefined,
  former: Source | null,
): Promise<void> {
  const record = { kind: 'map_layer' as const, id: layerId };
  const formerId = former?.type === 'geojson' ? former.file_id : undefined;
  if (formerId !== undefined && formerId !== file?.fileId) await detach(ctx, record, formerId);
  if (file === undefined) return formerId === undefined ? undefined : deleteFeatures(ctx.db, layerId);
  await replaceFeatures(ctx.db, layerId, file.json);
  await attach(ctx, record, [file.fileId], ctx.identity.userId);
}
