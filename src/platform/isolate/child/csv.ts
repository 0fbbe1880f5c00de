import { Fault, type SheetRow } from './sheet-row.ts';
import type { TableWish } from './tasks.ts';

const quote = '"';
const delimiters = [',', ';', '\t', '|'];
/** The apostrophe that CSV exports put before a text that a spreadsheet would run. */
const formulaGuard = /^'(?=[=+\-@\t\r＝＋－＠])/;
/** Characters of the beginning by which the delimiter is told. */
const sampleLength = 65_536;

/** The rows of a CSV file (RFC 4180), with the delimiter and the encoding that it turns out to have. */
export function* csvRows(bytes: Buffer, { maxColumns, maxCell }: TableWish): Generator<SheetRow> {
  const text = decode(bytes);
  const named = /^sep=(.)\r?\n/.exec(text);
  const delimiter = named?.[1] ?? delimiterOf(text.slice(0, sampleLength));
  let at = named === null ? 0 : named[0].length;
  for (let number = 1; at < text.length; number += 1) {
    const cells: string[] = [];
    let width = 0;
    for (let isEnded = false; !isEnded;) {
      const cell = cellAt(text, at, delimiter, number);
      width += 1;
      if (cells.length < maxColumns) cells.push(cell.text.replace(formulaGuard, '').slice(0, maxCell + 1));
      at = cell.end + 1;
      isEnded = cell.end >= text.length || text[cell.end] !== delimiter;
      if (isEnded && text[cell.end] === '\r' && text[at] === '\n') at += 1;
    }
    // Spreadsheets fill rows up to the width of the table: those cells are none.
    while (cells.length > 0 && cells.at(-1) === '' && width <= maxColumns) {
      cells.pop();
      width -= 1;
    }
    yield { number, cells, width };
  }
}

/** The cell that begins there, and where what ends it stands. */
function cellAt(
  text: string,
  from: number,
  delimiter: string,
  row: number,
): { readonly text: string; readonly end: number } {
  if (text[from] !== quote) {
    const end = endOfPlain(text, from, delimiter);
    return { text: text.slice(from, end), end };
  }
  let content = '';
  for (let at = from + 1; ;) {
    const closing = text.indexOf(quote, at);
    if (closing < 0) throw new Fault(`has a quotation mark in row ${row} that is never closed`);
    content += text.slice(at, closing);
    if (text[closing + 1] === quote) {
      content += quote;
      at = closing + 2;
      continue;
    }
    // What follows a closed quotation belongs to the cell all the same.
    const end = endOfPlain(text, closing + 1, delimiter);
    return { text: content + text.slice(closing + 1, end), end };
  }
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  const stop = delimiter.charCodeAt(0);
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === stop || code === 10 || code === 13) return at;
  }
  return text.length;
}

/** The one that parts the first line most often, outside of quotations. */
function delimiterOf(sample: string): string {
  const counts = new Map(delimiters.map((each) => [each, 0]));
  let isQuoted = false;
  for (const character of sample) {
    if (character === quote) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ((character === '\n' || character === '\r') && [...counts.values()].some((count) => count > 0)) break;
    if (counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return delimiters.reduce((best, each) => (counts.get(each)! > counts.get(best)! ? each : best));
}

/** UTF-8 or UTF-16 by its mark, else UTF-8, and what is not that as Windows writes it in the West. */
function decode(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return clean(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes));
  if (bytes.subarray(0, sampleLength).includes(0))
    throw new Fault('is neither CSV nor an Excel file (.xlsx)');
  try {
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return clean(new TextDecoder('windows-1252').decode(bytes));
  }
}

const clean = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text);
