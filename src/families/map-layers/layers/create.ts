import type { MapLayer } from '#generated/types.gen.ts';
import type { CreateMapLayerInput } from '#generated/families/map-layers/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import { requireDrawing } from '../sources/check-source.ts';
import { completeSource, completeStyle } from '../sources/defaults.rules.ts';
import type { FileFeatures } from '../sources/geojson.ts';
import { holdFile, readFile, requirePoints, storeFile } from './file.ts';
import { selectOrder, updateOrder, viewerOf } from './layers.queries.ts';
import { holdLayers, layers, requireFreeName, requireRight, requireRoom, requireZooms } from './life.ts';
import { showLayer } from './show.ts';

type Prepared = FileFeatures | undefined;

export const createMapLayer: PreparedWrite<CreateMapLayerInput, Prepared, MapLayer> = Object.assign(
  async (ctx: WriteContext, { body }: CreateMapLayerInput, prepared?: Prepared) =>
    store(ctx, body, prepared ?? (await readFile(ctx, body.source))),
  { prepare: (ctx: ReadContext, { body }: CreateMapLayerInput) => readFile(ctx, body.source) },
);

async function store(
  ctx: WriteContext,
  body: CreateMapLayerInput['body'],
  file: Prepared,
): Promise<MapLayer> {
  const { visibility = 'private', min_zoom: minZoom = 0, max_zoom: maxZoom = 22 } = body;
  requireRight(ctx, visibility);
  requireZooms(minZoom, maxZoom);
  const [source, style] = [completeSource(body.source), completeStyle(body.style)];
  await requireDrawing(ctx, { source, style, isNewSource: true });
  await requirePoints(ctx, { source, style }, file, null);
  await holdFile(ctx, file);
  await holdLayers(ctx);
  await requireRoom(ctx);
  const name = body.name.trim();
  await requireFreeName(ctx, viewerOf(ctx), name, null);
  const order = await selectOrder(ctx.db);
  const position = Math.min(body.position ?? order.length, order.length);
  const id = await layers.insert(ctx, {
    name,
    description: body.description ?? null,
    visibility,
    is_shown: body.is_shown ?? true,
    position,
    min_zoom: minZoom,
    max_zoom: maxZoom,
    source: jsonb(source)!,
    style: jsonb(style)!,
    file_feature_count: file?.count ?? null,
  });
  await updateOrder(ctx.db, order.toSpliced(position, 0, id));
  await storeFile(ctx, id, file, null);
  return showLayer(ctx, id);
}
