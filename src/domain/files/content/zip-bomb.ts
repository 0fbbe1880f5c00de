/** Reads some bytes of the file. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
const entryBytes = 46;
const maxDirectoryBytes = 16 * 1024 * 1024;
const big = 0xffffffff;

// Texts shrink to a thousandth at the very best; what unpacks to that much more was made to do harm.
const maxRatio = 1_000;
const harmlessBytes = 100 * 1024 * 1024;
const maxUnpackedBytes = 1024 ** 4;

/**
 * Whether a zip file says of itself, in its directory, that it unpacks to far more than a file of its size holds; also entries that overlap
 * say more than fits. Nothing is unpacked.
 */
export async function isZipBomb(size: number, read: ReadAt): Promise<boolean> {
  const tailLength = Math.min(size, endBytes + maxCommentBytes);
  const tail = await read(size - tailLength, tailLength);
  const endAt = findEnd(tail);
  if (endAt === undefined) return false;
  const directoryLength = tail.readUInt32LE(endAt + 12);
  const directoryAt = tail.readUInt32LE(endAt + 16);
  if (directoryLength === big || directoryAt === big || directoryLength > maxDirectoryBytes) return false;
  if (directoryAt + directoryLength > size) return false;
  const { packed, unpacked } = sumOf(await read(directoryAt, directoryLength));
  if (unpacked <= harmlessBytes) return false;
  return unpacked > maxUnpackedBytes || unpacked > size * maxRatio || packed > size;
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature) return at;
  return undefined;
}

function sumOf(directory: Buffer): { packed: number; unpacked: number } {
  let packed = 0;
  let unpacked = 0;
  for (let at = 0; at + entryBytes <= directory.length && directory.readUInt32LE(at) === entrySignature;) {
    packed += directory.readUInt32LE(at + 20);
    unpacked += directory.readUInt32LE(at + 24);
    at +=
      entryBytes +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
  }
  return { packed, unpacked };
}
