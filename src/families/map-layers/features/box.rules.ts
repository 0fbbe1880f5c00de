import { invalid } from '#src/platform/errors/index.ts';

/** A part of the map in degrees; west is greater than east across the 180th meridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** 400 for latitudes that are none, or in the wrong order. */
export function boxOf([west, south, east, north]: readonly number[]): Box {
  const box = { west: west!, south: south!, east: east!, north: north! };
  if (box.south < -90 || box.north > 90)
    throw invalid('query.bbox', 'has latitudes outside of -90 to 90. Its order is west, south, east, north.');
  if (box.south > box.north)
    throw invalid(
      'query.bbox',
      'has a south that lies north of its north. Its order is west, south, east, north.',
    );
  return box;
}
