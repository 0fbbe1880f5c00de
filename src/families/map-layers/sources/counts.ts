import type { MapLayer } from '#generated/types.gen.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { countLines } from './counts.queries.ts';
import { matchRecords } from './matched.queries.ts';
import { findSourceList, type LayerReader } from './record-list.ts';
import { hasAddresses, type RecordSource, type Source } from './source.ts';

type Counts = Pick<MapLayer, 'feature_count' | 'unplaced_count'>;

const none: Counts = { feature_count: null, unplaced_count: null };

export interface CountedLayer {
  readonly source: Source;
  readonly file_feature_count: number | null;
}

/** What each layer shows the caller, in their order; layers of the same source are counted once. */
export async function countFeatures(ctx: LayerReader, layers: readonly CountedLayer[]): Promise<Counts[]> {
  const known = new Map<string, Promise<Counts>>();
  return Promise.all(
    layers.map(async ({ source, file_feature_count: ofFile }) => {
      if (source.type === 'points') return { feature_count: source.places.length, unplaced_count: null };
      if (source.type === 'geojson') return { feature_count: ofFile, unplaced_count: null };
      if (!hasAddresses(source)) return none;
      const key = JSON.stringify(source);
      const counts = known.get(key) ?? countRecords(ctx, source);
      known.set(key, counts);
      return counts;
    }),
  );
}

async function countRecords(ctx: LayerReader, source: RecordSource): Promise<Counts> {
  const list = await findSourceList(ctx, source);
  if (list === undefined) return { feature_count: 0, unplaced_count: 0 };
  try {
    return await countLines(ctx.db, await matchRecords(ctx, source, list));
  } catch (error) {
    // The layer names a field that is gone: what it shows is unknown until somebody changes it.
    if (error instanceof Problem && error.code === 'conflict') return none;
    throw error;
  }
}
