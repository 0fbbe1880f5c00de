import type { Job } from '#generated/console/types.gen.ts';
import type { RefreshMapLayerPlacesInput } from '#generated/console/families/map-layers/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { requireLayer } from '../layers/show.ts';
import { geocodingKind, type GeocodingInput } from './geocode-job.rules.ts';
import { requireAddresses } from './unplaced.ts';

export async function refreshMapLayerPlaces(
  ctx: WriteContext,
  { path }: RefreshMapLayerPlacesInput,
): Promise<Result<Job>> {
  const { id, source } = await requireLayer(ctx, path.id);
  requireAddresses(source);
  if (ctx.services.geocoder === null)
    throw conflict('The service has no geocoder. Save the places of addresses with saveGeocodeCacheEntries.');
  const input: GeocodingInput = { mapLayerId: id };
  return startBackgroundJob(ctx, { kind: geocodingKind, topic: `map layer ${id}`, input });
}
