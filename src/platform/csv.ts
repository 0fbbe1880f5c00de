import { stringify } from 'csv-stringify/sync';
import type { SheetCell, SheetRows } from './sheet-cell.ts';
import { Slices } from './slices.ts';

/** The columns of a CSV file, in order: each heading with its value of a row. */
export type CsvColumns<T> = Readonly<Record<string, (row: T) => SheetCell>>;

const options = {
  record_delimiter: 'windows',
  // A text that begins like a formula is run by spreadsheets that open the file (OWASP, CSV injection). Numbers stay numbers.
  escape_formulas: true,
  // The delimiter of lines has two characters, so that one of them alone would not be quoted.
  quoted_match: /[\r\n]/,
} as const;

const chunk = 500;

/** Rows as CSV (RFC 4180) in UTF-8, which its mark tells to spreadsheets. Long ones let other calls have the event loop in between. */
export async function csvOf<T>(columns: CsvColumns<T>, rows: readonly T[]): Promise<string> {
  const values = Object.values(columns);
  const slices = new Slices();
  const texts = [stringify([Object.keys(columns)], { ...options, bom: true })];
  for (let at = 0; at < rows.length; at += chunk) {
    await slices.next();
    texts.push(
      stringify(
        rows.slice(at, at + chunk).map((row) => values.map((value) => value(row))),
        options,
      ),
    );
  }
  return texts.join('');
}

/** The same for rows that come some at a time, as bytes. */
export async function* csvBytes(
  headings: readonly string[],
  rows: SheetRows,
): AsyncGenerator<Buffer, void, void> {
  yield Buffer.from(stringify([headings], { ...options, bom: true }));
  for await (const some of rows) yield Buffer.from(stringify(some as SheetCell[][], options));
}
