import { hash } from 'node:crypto';
import type { ByteRange } from '#generated/bodies.ts';
import { NotStored, type Storage, type StorageKey } from '#src/platform/storage/index.ts';
import { once } from '#src/platform/once.ts';

/** A preview in the store: what it is, then the image. The store knows no size of what it has, and reads write nothing to the database. */
export interface Preview {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  /** The name to save it under, of what is not shown. */
  readonly saveAs?: string | undefined;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
}

type Description = Omit<Preview, 'read'>;

const headBytes = 512;

/** Undefined when none is kept. */
export async function findPreview(storage: Storage, key: StorageKey): Promise<Preview | undefined> {
  try {
    const head = await collect(storage.get(key, { first: 0, last: headBytes - 1 }));
    const description = JSON.parse(head.toString('utf8').trimEnd()) as Description;
    return { ...description, read: (range) => storage.get(key, behindHead(range, description.size)) };
  } catch (error) {
    if (error instanceof NotStored) return undefined;
    throw error;
  }
}

/** Keeps a preview; of two that are made at once the last stays, and both are the same. */
export async function keepPreview(
  storage: Storage,
  key: StorageKey,
  image: { readonly bytes: Buffer; readonly contentType: string; readonly saveAs?: string },
): Promise<void> {
  const { bytes, contentType, saveAs } = image;
  const description: Description = { contentType, size: bytes.length, sha256: hash('sha256', bytes), saveAs };
  const head = Buffer.from(JSON.stringify(description));
  if (head.length > headBytes) throw new RangeError('The name to save it under is too long.');
  const whole = Buffer.concat([head, Buffer.alloc(headBytes - head.length, ' '), bytes]);
  await storage.put(key, once(whole), { size: whole.length, sha256: hash('sha256', whole) });
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
