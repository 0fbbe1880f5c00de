import type { Deleted, MapLayer } from '#generated/types.gen.ts';
import type { DeleteMapLayerInput, UpdateMapLayerInput } from '#generated/families/map-layers/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { jsonb, reviseRecord } from '#src/platform/db/query/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { requireDrawing } from '../sources/check-source.ts';
import { completeSource, completeStyle } from '../sources/defaults.rules.ts';
import type { FileFeatures } from '../sources/geojson.ts';
import { holdFile, readFile, requirePoints, storeFile } from './file.ts';
import { selectOrder, updateOrder, viewerOf, type StoredLayer } from './layers.queries.ts';
import { holdLayers, layers, requireFreeName, requireRight, requireZooms } from './life.ts';
import { showLayer } from './show.ts';

type Prepared = FileFeatures | undefined;
type Body = UpdateMapLayerInput['body'];

export const updateMapLayer: PreparedWrite<UpdateMapLayerInput, Prepared, MapLayer> = Object.assign(
  async (ctx: WriteContext, input: UpdateMapLayerInput, prepared?: Prepared) =>
    update(ctx, input, prepared ?? (await readFile(ctx, input.body.source))),
  { prepare: (ctx: ReadContext, { body }: UpdateMapLayerInput) => readFile(ctx, body.source) },
);

async function update(
  ctx: WriteContext,
  { path, body }: UpdateMapLayerInput,
  file: Prepared,
): Promise<MapLayer> {
  await holdLayers(ctx);
  const before = await layers.lock(ctx, path.id);
  requireRight(ctx, before.visibility, body.visibility);
  const after = layerAfter(before, body, file);
  requireZooms(after.min_zoom, after.max_zoom);
  if (body.source !== undefined || body.style !== undefined) {
    await requireDrawing(ctx, { ...after, isNewSource: body.source !== undefined });
    await requirePoints(ctx, after, file, before.id);
    await holdFile(ctx, file);
  }
  if (after.name !== before.name || after.visibility !== before.visibility)
    await requireFreeName(ctx, viewerOf(ctx), after.name, before.id);
  checkRevision(before.revision, body.expected_revision);
  const order = (await selectOrder(ctx.db)).filter((id) => id !== before.id);
  after.position = Math.min(body.position ?? before.position, order.length);
  if (await store(ctx, before, after)) {
    if (after.position !== before.position)
      await updateOrder(ctx.db, order.toSpliced(after.position, 0, before.id));
    if (body.source !== undefined) await storeFile(ctx, before.id, file, before.source);
  }
  return showChanged(ctx, before, after);
}

const tracked = [
  'name',
  'description',
  'visibility',
  'is_shown',
  'position',
  'min_zoom',
  'max_zoom',
  'source',
  'style',
] as const satisfies readonly (keyof StoredLayer)[];

function layerAfter(before: StoredLayer, body: Body, file: Prepared): StoredLayer {
  const { source, style } = body;
  return {
    ...before,
    name: body.name?.trim() ?? before.name,
    description: body.description === undefined ? before.description : body.description,
    visibility: body.visibility ?? before.visibility,
    is_shown: body.is_shown ?? before.is_shown,
    min_zoom: body.min_zoom ?? before.min_zoom,
    max_zoom: body.max_zoom ?? before.max_zoom,
    ...(source !== undefined && {
      source: completeSource(source),
      file_feature_count: file?.count ?? null,
    }),
    ...(style !== undefined && { style: completeStyle(style) }),
  };
}

/** False when nothing changed. */
async function store(ctx: WriteContext, before: StoredLayer, after: StoredLayer): Promise<boolean> {
  const changes = changesBetween(before, after, tracked);
  if (changes === null) return false;
  const { id, revision, created_at, updated_at, created_by, source, style, ...plain } = after;
  await reviseRecord(
    ctx.db,
    'map_layers',
    before.id,
    { ...plain, source: jsonb(source)!, style: jsonb(style)! },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'map_layer', id: before.id, action: 'updated', changes });
  return true;
}

/** Whoever keeps the shared layer of somebody else to that person no longer sees it. */
const showChanged = (
  ctx: WriteContext,
  before: StoredLayer,
  { visibility }: StoredLayer,
): Promise<MapLayer> => showLayer(ctx, before.id, visibility === 'private' ? before.created_by : undefined);

export async function deleteMapLayer(
  ctx: WriteContext,
  { path, query }: DeleteMapLayerInput,
): Promise<Deleted> {
  const layer = await layers.lock(ctx, path.id, query.expected_revision);
  requireRight(ctx, layer.visibility);
  return layers.softDelete(ctx, layer, ['name', 'visibility', 'source']);
}
