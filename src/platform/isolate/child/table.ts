import { csvRows } from './csv.ts';
import type { Done } from './serve.ts';
import { Fault, type SheetRow } from './sheet-row.ts';
import type { TableColumn, TableRead, TableWish } from './tasks.ts';
import { openWorkbook } from './xlsx.ts';

const maxName = 200;
const maxSample = 200;
const samplesOfColumn = 5;

interface Opened {
  readonly sheetName: string | null;
  readonly rows: Iterable<SheetRow>;
}

/** The columns of a CSV file or of a sheet of a workbook, or some of its rows. */
export async function readTable(wish: TableWish, bytes: Buffer): Promise<Done> {
  try {
    const { sheetName, rows } = open(bytes, wish);
    return wish.rows === null ? outline(rows, sheetName, wish) : window(rows, sheetName, wish, wish.rows);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { result: resultOf({ fault: error.message }) };
  }
}

function open(bytes: Buffer, wish: TableWish): Opened {
  if (bytes.length === 0) throw new Fault('is empty');
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return openWorkbook(bytes, wish);
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new Fault('has the format of Excel before 2007, or a password; save it as .xlsx or CSV');
  if (wish.sheetName !== null) throw new Fault('is a CSV file, which has no sheets');
  return { sheetName: null, rows: csvRows(bytes, wish) };
}

const resultOf = (parts: Partial<TableRead>): TableRead => ({
  fault: null,
  sheetName: null,
  columns: [],
  rowCount: 0,
  hasMore: false,
  ...parts,
});

/** Rows with something in them, those of the headings left out. */
function* contentOf(
  rows: Iterable<SheetRow>,
  { hasHeadings, maxColumns, rows: wanted }: TableWish,
): Generator<SheetRow> {
  const after = wanted?.after ?? 0;
  // The headings come before every row that is known.
  let isFirst = hasHeadings && after === 0;
  for (const row of rows) {
    if (row.number <= after) continue;
    if (row.width > maxColumns)
      throw new Fault(`has ${row.width} columns in row ${row.number}; the limit is ${maxColumns}`);
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (isFirst) isFirst = false;
    else yield row;
  }
}

function outline(rows: Iterable<SheetRow>, sheetName: string | null, wish: TableWish): Done {
  let headings: readonly string[] = [];
  const samples: Set<string>[] = [];
  let rowCount = 0;
  let size = 0;
  for (const { cells, number } of contentOf(rows, { ...wish, hasHeadings: false })) {
    if (wish.hasHeadings && headings.length === 0) {
      headings = cells;
      continue;
    }
    rowCount += 1;
    if (rowCount > wish.maxRows)
      throw new Fault(`has more than ${wish.maxRows} rows, as row ${number} shows; part it into several`);
    cells.forEach((cell, index) => {
      size += cell.length;
      const text = cell.trim();
      if (text === '') return;
      const known = (samples[index] ??= new Set());
      if (known.size < samplesOfColumn) known.add(text.slice(0, maxSample).toWellFormed());
    });
    // A workbook can say a long text in many cells at the price of one.
    if (size > wish.maxUnpackedBytes)
      throw new Fault(`has more than ${wish.maxUnpackedBytes} characters, as row ${number} shows`);
  }
  const count = Math.max(headings.findLastIndex((heading) => heading.trim() !== '') + 1, samples.length);
  if (count === 0) throw new Fault('has no columns');
  const columns = namesOf(headings, count).map((name, index): TableColumn => ({
    name,
    samples: [...(samples[index] ?? [])],
  }));
  return { result: resultOf({ sheetName, columns, rowCount }) };
}

/** Headings, each once; the letters of a column without one. */
function namesOf(headings: readonly string[], count: number): string[] {
  const names = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const heading = (headings[index] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, maxName - 6)
      .toWellFormed();
    const stem = heading === '' ? lettersOf(index) : heading;
    let name = stem;
    for (let again = 2; names.has(name); again += 1) name = `${stem} (${again})`;
    names.add(name);
  }
  return [...names];
}

/** `A`, `Z`, `AA`, as spreadsheets call their columns. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

function window(
  rows: Iterable<SheetRow>,
  sheetName: string | null,
  wish: TableWish,
  { maxCount, maxBytes, columns }: NonNullable<TableWish['rows']>,
): Done {
  const lines: string[] = [];
  let size = 0;
  let hasMore = false;
  for (const { number, cells } of contentOf(rows, wish)) {
    if (lines.length === maxCount || size >= maxBytes) {
      hasMore = true;
      break;
    }
    const line = JSON.stringify([number, columns.map((at) => (cells[at] ?? '').trim().toWellFormed())]);
    lines.push(line);
    size += line.length;
  }
  const result = resultOf({ sheetName, rowCount: lines.length, hasMore });
  return { result, bytes: Buffer.from(lines.join('\n')) };
}
