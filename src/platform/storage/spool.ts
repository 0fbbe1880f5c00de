import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from './storage.ts';

/** Bytes that are longer than they may be. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Bytes on the disk for as long as `work` takes: of what others send, or what is made bit by bit, neither size nor checksum is known before its end. */
export async function spooled<T>(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
  work: (content: Content, read: () => AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const room = await mkdtemp(join(tmpdir(), 'agency-spool-'));
  try {
    const path = join(room, 'content');
    const content = await write(path, bytes, maxBytes);
    return await work(content, () => createReadStream(path));
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Content> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLong(`It has more than ${maxBytes} bytes.`);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}
