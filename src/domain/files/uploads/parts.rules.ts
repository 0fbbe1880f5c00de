const mebibyte = 1024 * 1024;
const minPartSize = 8 * mebibyte;
const maxParts = 2_000;

/** How a file is cut into parts: of 8 MiB each, and of more where there would be too many. */
export function cut(size: number): { readonly partSize: number; readonly partCount: number } {
  const needed = Math.ceil(size / maxParts / mebibyte) * mebibyte;
  const partSize = Math.max(minPartSize, needed);
  return { partSize, partCount: Math.ceil(size / partSize) };
}

interface Whole {
  readonly size_bytes: number;
  readonly part_size: number;
  readonly part_count: number;
}

/** The size that the part has to have; the last is what is left. */
export const sizeOfPart = (
  { size_bytes: size, part_size: partSize, part_count: count }: Whole,
  part: number,
): number => (part < count ? partSize : size - partSize * (count - 1));
