import type { Resize } from './tasks.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the image measures afterwards. With one measure the other follows; no side is less than a pixel. */
export function targetOf(original: Size, { width, height, fit, canEnlarge }: Resize): Size {
  const most = canEnlarge ? Infinity : 1;
  if (width === null || height === null || fit === 'contain') {
    const wide = width === null ? Infinity : width / original.width;
    const high = height === null ? Infinity : height / original.height;
    return scaled(original, Math.min(most, wide, high));
  }
  if (fit === 'cover') {
    // Too large a frame keeps its shape, and shrinks until the image fills it.
    const frame = { width, height };
    return scaled(frame, canEnlarge ? 1 : Math.min(1, original.width / width, original.height / height));
  }
  return canEnlarge
    ? { width, height }
    : { width: Math.min(width, original.width), height: Math.min(height, original.height) };
}

const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});
