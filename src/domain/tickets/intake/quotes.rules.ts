/** A message in its new part and what it repeats: the conversation before it, and the signature. */
export interface Split {
  readonly text: string;
  readonly quoted: string | null;
}

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isEmpty = (line: string): boolean => line.trim() === '';

/** Lines that programs put above what they repeat without marking it. */
const separators: readonly RegExp[] = [
  /^\s*-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|mensaje original|messaggio originale|oorspronkelijk bericht)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
];
/** The head that Outlook repeats: its first two lines tell it from a text that says "From:". */
const headFirst = /^\s*\*?(?:from|von|de|da|van)\s?:\*?\s*\S/i;
const headSecond = /^\s*\*?(?:sent|date|gesendet|datum|envoyé|enviado|inviato|verzonden)\s?:\*?\s*\S/i;
const attribution = /(?:wrote|writes|schrieb|a écrit|escribió|ha scritto|schreef)\s*[^:]{0,80}:\s*$/i;
const signatureMark = /^-- ?$/;
const maxSignatureLines = 15;
const maxAttributionLines = 3;

/** An answer between the lines that it repeats counts whole as new (domain model D10). */
export function splitQuoted(given: string): Split {
  const lines = given.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = endOfNew(lines);
  const cut = signatureAt(lines.slice(0, end)) ?? end;
  const text = lines.slice(0, cut).join('\n').trim();
  const quoted = lines.slice(cut).join('\n').trim();
  // A message that only repeats says what it repeats.
  if (text === '' || quoted === '') return { text: given.trim(), quoted: null };
  return { text, quoted };
}

function endOfNew(lines: readonly string[]): number {
  const separated = lines.findIndex((line, index) => isSeparator(lines, line, index));
  const own = separated < 0 ? lines.length : separated;
  const before = lines.slice(0, own);
  const firstQuoted = before.findIndex(isQuoted);
  if (firstQuoted < 0) return own;
  const isInterleaved = before.slice(firstQuoted).some((line) => !isQuoted(line) && !isEmpty(line));
  if (isInterleaved) return own;
  return attributionAt(before, firstQuoted);
}

const isSeparator = (lines: readonly string[], line: string, index: number): boolean =>
  separators.some((form) => form.test(line)) ||
  (headFirst.test(line) && lines.slice(index + 1, index + 3).some((next) => headSecond.test(next)));

/** Where the line above a quote begins that says who wrote it; programs break it. */
function attributionAt(lines: readonly string[], quote: number): number {
  let at = quote - 1;
  while (at >= 0 && isEmpty(lines[at]!)) at -= 1;
  for (let count = 1; count <= maxAttributionLines; count += 1) {
    const start = at - count + 1;
    if (start < 0 || isEmpty(lines[start]!)) break;
    const joined = lines.slice(start, at + 1).join(' ');
    if (attribution.test(joined)) return count < maxAttributionLines ? firstOf(lines, start) : start;
  }
  return quote;
}

/** `On Monday, … at` may stand a line above `… wrote:`. */
function firstOf(lines: readonly string[], start: number): number {
  const above = lines[start - 1];
  return above !== undefined && /^\s*(?:on|am|le|el|il|op)\s/i.test(above) ? start - 1 : start;
}

function signatureAt(lines: readonly string[]): number | undefined {
  const from = Math.max(0, lines.length - maxSignatureLines);
  const found = lines.findLastIndex((line, index) => index >= from && signatureMark.test(line));
  return found < 0 ? undefined : found;
}
