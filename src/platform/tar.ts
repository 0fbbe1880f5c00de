/** A file of an archive, whose size is known before its bytes. */
export interface TarEntry {
  /** At most 100 bytes of ASCII. */
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const block = 512;
const mostOctal = 8 ** 11 - 1;

/** A tar archive (POSIX ustar) as it is made. Throws when a file has other than the promised number of bytes. */
export async function* tarred(
  entries: AsyncIterable<TarEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const entry of entries) {
    yield headerOf(entry, madeAt);
    let written = 0;
    for await (const chunk of entry.bytes) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== entry.size)
      throw new Error(`${entry.name} has ${written} bytes, and ${entry.size} were promised.`);
    yield Buffer.alloc((block - (written % block)) % block);
  }
  yield Buffer.alloc(2 * block);
}

function headerOf({ name, size }: TarEntry, madeAt: Date): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name))
    throw new Error(`A file of an archive cannot be named ${JSON.stringify(name)}.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  writeOctal(header, 100, 8, 0o600);
  writeOctal(header, 108, 8, 0);
  writeOctal(header, 116, 8, 0);
  writeSize(header, size);
  writeOctal(header, 136, 12, Math.floor(madeAt.getTime() / 1000));
  header.fill(' ', 148, 156);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

const writeOctal = (header: Buffer, at: number, length: number, value: number): void =>
  void header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');

/** From 8 GiB on in binary, as GNU and POSIX tools read it. */
function writeSize(header: Buffer, size: number): void {
  if (size <= mostOctal) return writeOctal(header, 124, 12, size);
  header[124] = 0x80;
  header.writeBigUInt64BE(BigInt(size), 128);
}
