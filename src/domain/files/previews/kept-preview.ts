import { hash } from 'node:crypto';
import type { ByteRange } from '#generated/bodies.ts';
import { NotStored, type Storage, type StorageKey } from '#src/platform/storage/index.ts';

/** A preview in the store: what it is, then the image. The store knows no size of what it has, and reads write nothing to the database. */
export interface Preview {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
}

type Description = Pick<Preview, 'contentType' | 'size' | 'sha256'>;

const headBytes = 512;

/** Undefined when none is kept. */
export async function findPreview(storage: Storage, key: StorageKey): Promise<Preview | undefined> {
  try {
    const head = await collect(storage.get(key, { first: 0, last: headBytes - 1 }));
    const { contentType, size, sha256 } = JSON.parse(head.toString('utf8').trimEnd()) as Description;
    return { contentType, size, sha256, read: (range) => storage.get(key, behindHead(range, size)) };
  } catch (error) {
    if (error instanceof NotStored) return undefined;
    throw error;
  }
}

/** Keeps a preview; of two that are made at once the last stays, and both are the same. */
export async function keepPreview(
  storage: Storage,
  key: StorageKey,
  image: { readonly bytes: Buffer; readonly contentType: string },
): Promise<void> {
  const { bytes, contentType } = image;
  const head = JSON.stringify({ contentType, size: bytes.length, sha256: hash('sha256', bytes) });
  const whole = Buffer.concat([Buffer.from(head.padEnd(headBytes)), bytes]);
  async function* once() {
    yield whole;
  }
  await storage.put(key, once(), { size: whole.length, sha256: hash('sha256', whole) });
}

const behindHead = (range: ByteRange | undefined, size: number): ByteRange => ({
  first: headBytes + (range?.first ?? 0),
  last: headBytes + (range?.last ?? size - 1),
});

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
