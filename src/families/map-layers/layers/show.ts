import type { MapLayer } from '#generated/types.gen.ts';
import type { ListMapLayersInput } from '#generated/families/map-layers/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { countFeatures } from '../sources/counts.ts';
import { findLayer, layerList, viewerOf, type StoredLayer } from './layers.queries.ts';

export async function listMapLayers(
  ctx: ReadContext,
  { query }: ListMapLayersInput,
): Promise<Page<MapLayer>> {
  const { items, total } = await layerList.objects(ctx.db, query, viewerOf(ctx));
  return { items: await withCounts(ctx, items), total };
}

/** The layer as the caller sees it, or as its owner would find it. */
export async function showLayer(
  ctx: ReadContext,
  id: string,
  ownerId = ctx.identity.userId,
): Promise<MapLayer> {
  const layer = await findLayer(ctx.db, { userId: ownerId }, id);
  return (await withCounts(ctx, [layer!]))[0]!;
}

/** 404 for a layer that the caller does not see, as those that others keep to themselves. */
export async function requireLayer(ctx: ReadContext, id: string): Promise<StoredLayer> {
  const layer = await findLayer(ctx.db, viewerOf(ctx), storedId(id));
  if (layer === undefined) throw notFound('map layer', id);
  return layer;
}

async function withCounts(ctx: ReadContext, layers: readonly StoredLayer[]): Promise<MapLayer[]> {
  const counts = await countFeatures(ctx, layers);
  return layers.map(({ file_feature_count: _, ...layer }, index) => {
    const { revision, created_at, updated_at, created_by, ...drawn } = layer;
    return { ...drawn, ...counts[index]!, revision, created_at, updated_at, created_by };
  });
}
