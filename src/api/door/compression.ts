import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** Below this size compression saves no packet. */
export const minCompressedLength = 1024;

/** Compresses on the thread pool, so that the event loop stays free for other callers. `effort` 1 to 9. */
export function compress(text: string | Buffer, coding: Coding, effort: number): Promise<Buffer> {
  if (coding === 'gzip') return toGzip(text, { level: effort });
  return toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

// Clients of one kind send one text; few kinds call.
const negotiated = new Map<string, Coding | undefined>();
const maxRemembered = 200;

/** The coding that an `Accept-Encoding` asks for: the one with the higher weight, Brotli among equals; undefined for none. */
export function negotiate(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (negotiated.has(acceptEncoding)) return negotiated.get(acceptEncoding);
  const coding = choose(acceptEncoding);
  if (negotiated.size < maxRemembered) negotiated.set(acceptEncoding, coding);
  return coding;
}

function choose(acceptEncoding: string): Coding | undefined {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name, ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name!, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzipped = Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0);
  if (Math.max(br, gzipped) === 0) return undefined;
  if (Math.max(br, gzipped) < (weights.get('identity') ?? 0)) return undefined;
  return br >= gzipped ? 'br' : 'gzip';
}
