import type { StoredFile } from '../records/seen-files.queries.ts';

/** How large a preview may be; null: as large as the image. */
export interface Bounds {
  readonly width: number | null;
  readonly height: number | null;
}

// Few sizes, so that few previews of a file are kept, whatever callers ask for. A preview is a little smaller than asked for at most.
const steps = [
  ...[
    1, 2, 4, 8, 16, 32, 64, 96, 128, 160, 192, 256, 320, 384, 480, 512, 640, 768, 800, 960, 1024, 1280, 1536,
  ],
  ...[1600, 1920, 2048, 2560, 3072, 3840, 4096],
];

const stepBelow = (length: number): number => steps.findLast((step) => step <= length) ?? 1;

type Measured = Pick<StoredFile, 'image_width_px' | 'image_height_px'>;

/** The bounds of the preview that is kept for these: of an image that was measured it is the width alone that tells it apart. */
export function keptBounds(
  { image_width_px: wide, image_height_px: high }: Measured,
  { width, height }: Bounds,
): Bounds {
  if (wide === null || high === null)
    return { width: width && stepBelow(width), height: height && stepBelow(height) };
  const scale = Math.min((width ?? Infinity) / wide, (height ?? Infinity) / high);
  if (scale >= 1) return { width: null, height: null };
  return { width: stepBelow(Math.floor(wide * scale)), height: null };
}

export const nameOfBounds = ({ width, height }: Bounds): string => `${width ?? 'own'}x${height ?? 'own'}`;

/** Undefined for what `nameOfBounds` has not written. */
export function boundsOf(name: string): Bounds | undefined {
  const [, width, height] = /^(\d{1,4}|own)x(\d{1,4}|own)$/.exec(name) ?? [];
  if (width === undefined || height === undefined) return undefined;
  const numberOf = (text: string) => (text === 'own' ? null : Number(text));
  return { width: numberOf(width), height: numberOf(height) };
}
