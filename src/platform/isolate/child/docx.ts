import { Refusal, type TextWish } from './tasks.ts';
import type { Found } from './texts.ts';
import { unescape } from './xml.ts';
import { directoryOf, unpack } from './zip.ts';

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
