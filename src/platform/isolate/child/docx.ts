import { inflateRawSync } from 'node:zlib';
import { Refusal, type TextWish } from './tasks.ts';
import type { Found } from './texts.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const maxCommentBytes = 65_535;
const stored = 0;
const deflated = 8;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/** Parts with text that people wrote, in the order in which they are read. Anything else in the archive is never unpacked. */
const parts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/** The text of a Word document: what stands in its paragraphs. */
export async function readDocx(bytes: Buffer, { maxUnpackedBytes }: TextWish): Promise<Found> {
  const entries = directoryOf(bytes);
  if (!entries.has(parts[0]!)) throw new Refusal('unreadable');
  let left = maxUnpackedBytes;
  const texts: string[] = [];
  for (const part of parts) {
    const entry = entries.get(part);
    if (entry === undefined) continue;
    const xml = unpack(bytes, entry, left);
    left -= xml.length;
    texts.push(textOfXml(xml.toString('utf8')));
  }
  return { text: texts.filter((text) => text !== '').join('\n\n'), pageCount: null };
}

/** The directory at the end of the archive. */
function directoryOf(bytes: Buffer): ReadonlyMap<string, Entry> {
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
function unpack(bytes: Buffer, { method, packed, unpacked, at }: Entry, maxBytes: number): Buffer {
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

const token =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<(w:tab|w:br|w:cr|w:noBreakHyphen)(?:\s[^<>]*)?\/>|<\/(w:p|w:tc)>/g;
const ofBreaks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  'w:p': '\n',
  'w:tc': '\t',
};

/** Runs of text, and what separates them. Nothing of XML is followed: no entities but the five, no references. */
export function textOfXml(xml: string): string {
  let text = '';
  for (const [, run, single, ended] of xml.matchAll(token))
    text += run === undefined ? ofBreaks[single ?? ended!]! : unescape(run);
  return text
    .replace(/\n\t/g, '\t')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g,
    (whole, name, decimal, hex) => {
      if (name !== undefined) return named[name as string]!;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : (whole as string);
    },
  );
