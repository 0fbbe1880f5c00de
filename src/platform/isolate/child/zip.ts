import { inflateRawSync } from 'node:zlib';
import { Refusal } from './tasks.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const maxCommentBytes = 65_535;
const stored = 0;
const deflated = 8;

/** A file of an archive, as its directory tells of it. */
export interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/** The directory at the end of the archive. */
export function directoryOf(bytes: Buffer): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const end = endOf(bytes);
  let at = bytes.readUInt32LE(end + 16);
  while (at + entryBytes <= end && bytes.readUInt32LE(at) === entrySignature) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + entryBytes, at + entryBytes + nameLength);
    // Of two with one name the first counts: programs differ in it, and it decides nothing here.
    if (!entries.has(name))
      entries.set(name, {
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        unpacked: bytes.readUInt32LE(at + 24),
        at: bytes.readUInt32LE(at + 42),
      });
    at += entryBytes + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - endBytes; at >= 0 && at >= bytes.length - endBytes - maxCommentBytes; at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at;
  throw new Refusal('unreadable');
}

/** What the entry says that it unpacks to is believed only to refuse it; what it does unpack to is counted. */
export function unpack(bytes: Buffer, { method, packed, unpacked, at }: Entry, maxBytes: number): Buffer {
  if (unpacked > maxBytes) throw new Refusal('unpacks');
  const from = at + localBytes + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(from, from + packed);
  if (method === stored && content.length <= maxBytes) return content;
  if (method !== deflated) throw new Refusal('unreadable');
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(isTooMuch ? 'unpacks' : 'unreadable', {}, { cause: error });
  }
}
