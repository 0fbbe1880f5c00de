import type { ReadContext } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { holdNames } from '#src/platform/db/query/index.ts';
import { conflict, invalid, nameTaken } from '#src/platform/errors/index.ts';
import {
  countLayersOf,
  findLayer,
  isNameTaken,
  viewerOf,
  type LayerViewer,
  type StoredLayer,
} from './layers.queries.ts';

const maxLayers = 100;

export const layers = recordLife({
  table: 'map_layers',
  kind: 'map_layer',
  noun: 'map layer',
  lock: (ctx, id) => findLayer(ctx.db, viewerOf(ctx), id, true),
});

/** What changes of layers have in common, held until the transaction ends: names and the order. */
export const holdLayers = (ctx: Pick<ReadContext, 'db'>): Promise<void> =>
  holdNames(ctx.db, [['map layers']]);

/** 409 when another layer has the name that the caller sees; those of others are nobody else's concern. */
export async function requireFreeName(
  ctx: Pick<ReadContext, 'db'>,
  viewer: LayerViewer,
  name: string,
  exceptId: string | null,
): Promise<void> {
  if (await isNameTaken(ctx.db, viewer, name, exceptId))
    throw nameTaken(`Another map layer is called "${name}". Choose another name.`);
}

/** 409 when the caller has as many layers as one can have. */
export async function requireRoom(ctx: Pick<ReadContext, 'db' | 'identity'>): Promise<void> {
  if ((await countLayersOf(ctx.db, ctx.identity.userId)) >= maxLayers)
    throw conflict(`Somebody can have ${maxLayers} map layers. Delete some of them first.`);
}

/** Shared layers belong to everybody, so those who manage the settings change them. */
export function requireRight(
  ctx: Pick<ReadContext, 'demand'>,
  ...visibilities: readonly (StoredLayer['visibility'] | undefined)[]
): void {
  if (visibilities.includes('shared')) ctx.demand('settings.manage');
}

export function requireZooms(min: number, max: number): void {
  if (min > max) throw invalid('body.min_zoom', `is ${min}, which is more than max_zoom, ${max}.`);
}
