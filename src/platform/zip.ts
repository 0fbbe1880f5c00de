import { once } from 'node:events';
import { createDeflateRaw, crc32 } from 'node:zlib';

/** A file of an archive, whose size nobody knows before its end. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

// 1 January 1980, the first day that the format knows: an archive says nothing of when it was made.
const day = 0x21;
/** Sizes follow the bytes; names are UTF-8. */
const flags = 0x808;
const deflated = 8;
const version = 20;

/** A ZIP archive as it is made (APPNOTE 6.3). It holds at most 4 GB, which whoever writes more has to see to. */
export async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Buffer, void, void> {
  const written: Written[] = [];
  let at = 0;
  for (const { name: text, bytes } of entries) {
    const name = Buffer.from(text);
    const head = Buffer.concat([localHeader(name), name]);
    yield head;
    const counted = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of packed(bytes, counted)) yield chunk;
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    writeSizes(tail, 4, counted);
    yield tail;
    written.push({ name, at, ...counted });
    at += head.length + counted.packed + tail.length;
  }
  const directory = Buffer.concat(written.flatMap((entry) => [directoryHeader(entry), entry.name]));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([directory, end]);
}

type Counted = Pick<Written, 'crc' | 'size' | 'packed'>;

async function* packed(
  bytes: AsyncIterable<Uint8Array>,
  counted: { -readonly [K in keyof Counted]: number },
): AsyncGenerator<Buffer, void, void> {
  const deflate = createDeflateRaw();
  const fed = feed(bytes, deflate, counted).catch((error: unknown) => {
    deflate.destroy(error as Error);
  });
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    counted.packed += chunk.length;
    yield chunk;
  }
  await fed;
}

async function feed(
  bytes: AsyncIterable<Uint8Array>,
  deflate: ReturnType<typeof createDeflateRaw>,
  counted: { -readonly [K in keyof Counted]: number },
): Promise<void> {
  for await (const chunk of bytes) {
    // Whoever reads has left.
    if (deflate.destroyed) return;
    counted.crc = crc32(chunk, counted.crc);
    counted.size += chunk.length;
    if (!deflate.write(chunk)) await Promise.race([once(deflate, 'drain'), once(deflate, 'close')]);
  }
  deflate.end();
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeKind(header, 4);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function directoryHeader(entry: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(version, 4);
  writeKind(header, 6);
  writeSizes(header, 16, entry);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.at, 42);
  return header;
}

function writeKind(header: Buffer, at: number): void {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(deflated, at + 4);
  header.writeUInt16LE(day, at + 8);
}

function writeSizes(header: Buffer, at: number, { crc, packed: packedSize, size }: Counted): void {
  header.writeUInt32LE(crc, at);
  header.writeUInt32LE(packedSize, at + 4);
  header.writeUInt32LE(size, at + 8);
}
