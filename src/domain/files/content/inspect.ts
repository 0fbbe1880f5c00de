import type { Scanner } from '#src/platform/scanner/index.ts';
import type { Storage, StorageKey } from '#src/platform/storage/index.ts';
import { isProgram } from './programs.ts';
import { headBytes, sniff, type Told } from './sniff.ts';
import { isZipBomb } from './zip-bomb.ts';

/** What a file turned out to be, or why nobody may have it. */
export type Verdict =
  | { readonly isRefused: false; readonly file: Told }
  | { readonly isRefused: true; readonly reason: string };

interface Stored {
  readonly key: StorageKey;
  readonly size: number;
}

interface Tools {
  readonly storage: Storage;
  readonly scanner: Scanner | null;
}

/** Looks at the content of a file before anybody can have it (domain model D36). Archives are not unpacked. */
export async function inspect(
  { storage, scanner }: Tools,
  { key, size }: Stored,
  told: Told,
): Promise<Verdict> {
  const read = (position: number, length: number) =>
    collect(storage.get(key, { first: position, last: position + length - 1 }));
  const head = await read(0, Math.min(size, headBytes));
  const file = await sniff(head, told);
  if (isProgram(file.contentType, head)) return refused('The file is a program. Programs are not kept.');
  if (isZip(head) && (await isZipBomb(size, read)))
    return refused('The file unpacks to far more than it holds, and would do harm to whoever opens it.');
  const threat = scanner === null ? null : await scanner.scan(storage.get(key));
  return threat === null
    ? { isRefused: false, file }
    : refused(`The virus scanner found ${threat} in the file.`);
}

const refused = (reason: string): Verdict => ({ isRefused: true, reason });

const isZip = (head: Buffer): boolean => head.length >= 4 && head.readUInt32LE(0) === 0x04034b50;

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
