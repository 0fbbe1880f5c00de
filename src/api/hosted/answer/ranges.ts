import type { ByteRange } from '#generated/bodies.ts';

/** What of the bytes is asked for: all, a range, or nothing that is there. */
export type Asked = 'whole' | 'none' | ByteRange;

const form = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/;

/** One range is served. Several, and what is malformed, are answered with the whole content, as RFC 9110 §14.2 allows. */
export function askedRange(header: string | undefined, size: number): Asked {
  const found = header === undefined ? null : form.exec(header.trim());
  if (found === null) return 'whole';
  const [, from, to, last] = found;
  if (last !== undefined) {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'none' : { first: size - count, last: size - 1 };
  }
  const first = Number(from);
  const end = to === undefined ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== undefined && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last: end };
}
