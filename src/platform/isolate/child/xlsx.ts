import { StringDecoder } from 'node:string_decoder';
import { Fault, type SheetRow } from './sheet-row.ts';
import { Refusal, type TableWish } from './tasks.ts';
import { unescape } from './xml.ts';
import { dateTextOf, isDateFormat } from './xlsx-dates.ts';
import { directoryOf, unpack, type Entry } from './zip.ts';

/** What cells of a sheet refer to. */
interface Book {
  readonly strings: readonly string[];
  /** Whether numbers of a style are dates, by its position. */
  readonly isDate: readonly boolean[];
  readonly is1904: boolean;
}

const chunkBytes = 1_048_576;
const maxRowLength = 40_000_000;
const maxListed = 20;

/** A sheet of a workbook (ECMA-376): values as they were stored, formulas by what they last came to. */
export function openWorkbook(
  bytes: Buffer,
  wish: TableWish,
): { readonly sheetName: string; readonly rows: Iterable<SheetRow> } {
  const entries = directoryOf(bytes);
  let left = wish.maxUnpackedBytes;
  const read = (name: string): Buffer | undefined => {
    const entry: Entry | undefined = entries.get(name);
    if (entry === undefined) return undefined;
    const part = unpack(bytes, entry, left);
    left -= part.length;
    return part;
  };
  const workbook = read('xl/workbook.xml')?.toString('utf8');
  if (workbook === undefined) throw new Fault('is a ZIP archive, and not an Excel file (.xlsx)');
  const sheet = sheetOf(workbook, read('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? '', wish.sheetName);
  const content = read(sheet.part);
  if (content === undefined) throw new Refusal('unreadable');
  const book: Book = {
    strings: stringsOf(read('xl/sharedStrings.xml')),
    isDate: datesOf(read('xl/styles.xml')?.toString('utf8') ?? ''),
    is1904: /<(?:\w+:)?workbookPr\s[^<>]*date1904="(?:1|true)"/.test(workbook),
  };
  return { sheetName: sheet.name, rows: rowsOf(content, book, wish) };
}

function sheetOf(workbook: string, relations: string, wanted: string | null) {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^<>]*)>/g)].map(([, attributes = '']) => ({
    name: unescape(attributeOf(attributes, 'name') ?? ''),
    id: attributeOf(attributes, '\\w+:id') ?? '',
  }));
  const sheet = wanted === null ? sheets[0] : sheets.find(({ name }) => name === wanted);
  if (sheet === undefined) {
    if (wanted === null) throw new Fault('has no sheets');
    const names = sheets.slice(0, maxListed).map(({ name }) => `"${name.slice(0, 60)}"`);
    throw new Fault(`has no sheet "${wanted.slice(0, 60)}"; its sheets are ${names.join(', ') || 'none'}`);
  }
  const target = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^<>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .find((attributes) => attributeOf(attributes, 'Id') === sheet.id);
  const path = target === undefined ? undefined : attributeOf(target, 'Target');
  if (path === undefined) throw new Refusal('unreadable');
  return { name: sheet.name, part: path.startsWith('/') ? path.slice(1) : `xl/${path.replace(/^\.\//, '')}` };
}

const patterns = new Map<string, RegExp>();

function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  return found === null ? undefined : (found[1] ?? found[2]);
}

/** Texts that cells share; readings in another script are left out. */
function stringsOf(part: Buffer | undefined): string[] {
  if (part === undefined) return [];
  return [...segments(part, 'si')].map((item) =>
    clean(textOf(item.replace(/<(?:\w+:)?rPh[\s>][^]*?<\/(?:\w+:)?rPh>/g, ''))),
  );
}

const textOf = (xml: string): string =>
  [...xml.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?t>/g)]
    .map(([, text = '']) => unescape(text))
    .join('');

function datesOf(styles: string): boolean[] {
  const formats = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s([^<>]*)>/g)].map(([, attributes = '']) => [
      Number(attributeOf(attributes, 'numFmtId')),
      unescape(attributeOf(attributes, 'formatCode') ?? ''),
    ]),
  );
  const cells = /<(?:\w+:)?cellXfs[\s>]([^]*?)<\/(?:\w+:)?cellXfs>/.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<(?:\w+:)?xf(?:\s([^<>]*))?>/g)].map(([, attributes = '']) => {
    const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
    return isDateFormat(id, formats.get(id));
  });
}

/** Elements of that name as they end, each with what stands before it: nothing is held but one. */
function* segments(part: Buffer, name: string): Generator<string, void, void> {
  const decoder = new StringDecoder('utf8');
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g');
  let rest = '';
  for (let at = 0; at < part.length; at += chunkBytes) {
    const text = rest + decoder.write(part.subarray(at, at + chunkBytes));
    let from = 0;
    closing.lastIndex = Math.max(0, rest.length - 64);
    for (let found = closing.exec(text); found !== null; found = closing.exec(text)) {
      yield text.slice(from, found.index);
      from = closing.lastIndex;
    }
    rest = text.slice(from);
    if (rest.length > maxRowLength) throw new Refusal('unreadable');
  }
}

const rowStart = /<(?:\w+:)?row(\s[^<>]*?)?(\/)?>/g;

function* rowsOf(sheet: Buffer, book: Book, wish: TableWish): Generator<SheetRow, void, void> {
  let number = 0;
  for (const segment of segments(sheet, 'row')) {
    rowStart.lastIndex = 0;
    let own = rowStart.exec(segment);
    // Rows without cells end in themselves and stand before the one that this segment is of.
    for (; own?.[2] !== undefined; own = rowStart.exec(segment)) number += 1;
    if (own === null) throw new Refusal('unreadable');
    const given = Number(attributeOf(own[1] ?? '', 'r'));
    number = Number.isSafeInteger(given) && given > number ? given : number + 1;
    // What is known already is only counted.
    if (number <= (wish.rows?.after ?? 0)) continue;
    yield { number, ...cellsOf(segment.slice(own.index + own[0].length), book, wish) };
  }
}

const cell = /<(?:\w+:)?c(\s[^<>]*?)?(\/)?>/g;
const cellEnd = /<\/(?:\w+:)?c>/g;

function cellsOf(
  row: string,
  book: Book,
  { maxColumns, maxCell }: TableWish,
): Pick<SheetRow, 'cells' | 'width'> {
  const cells: string[] = [];
  let width = 0;
  let column = -1;
  cell.lastIndex = 0;
  for (let found = cell.exec(row); found !== null; found = cell.exec(row)) {
    const [whole, attributes = '', isEmpty] = found;
    column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
    if (isEmpty !== undefined) continue;
    cellEnd.lastIndex = found.index + whole.length;
    const end = cellEnd.exec(row);
    if (end === null) throw new Refusal('unreadable');
    cell.lastIndex = cellEnd.lastIndex;
    const text = valueOf(attributes, row.slice(found.index + whole.length, end.index), book);
    if (text === '') continue;
    width = Math.max(width, column + 1);
    if (column >= maxColumns) continue;
    while (cells.length < column) cells.push('');
    cells[column] = text.slice(0, maxCell + 1);
  }
  return { cells, width };
}

/** The position of a cell such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(attributes: string, content: string, { strings, isDate, is1904 }: Book): string {
  const type = attributeOf(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return clean(textOf(content));
  const raw = unescape(/<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? '');
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' || raw === 'true' ? 'true' : raw === '' ? '' : 'false';
  if (type !== 'n' || raw === '') return clean(raw);
  const value = Number(raw);
  if (!Number.isFinite(value)) return clean(raw);
  const style = Number(attributeOf(attributes, 's') ?? 0);
  return (isDate[style] === true ? dateTextOf(value, is1904) : undefined) ?? String(value);
}

const clean = (text: string): string => text.replaceAll('\0', '').replaceAll('_x000D_', '');
