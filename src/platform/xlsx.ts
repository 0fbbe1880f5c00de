import { once } from './once.ts';
import type { SheetCell, SheetRows } from './sheet-cell.ts';
import { zipped, type ZipEntry } from './zip.ts';

/** Characters of a cell at most: Excel calls a file with longer ones damaged. */
const maxText = 32_767;

/** Characters that XML 1.0 cannot hold, lone halves of pairs among them. */
const unwritable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixed: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Records" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Rows as a workbook of one sheet (ECMA-376), while they come. Texts are written as texts: none of them becomes a formula. */
export function xlsxBytes(headings: readonly string[], rows: SheetRows): AsyncGenerator<Buffer, void, void> {
  const parts: ZipEntry[] = Object.entries(fixed).map(([name, text]) => ({
    name,
    bytes: once(`${declaration}${text}`),
  }));
  return zipped([...parts, { name: 'xl/worksheets/sheet1.xml', bytes: sheetOf(headings, rows) }]);
}

async function* sheetOf(headings: readonly string[], rows: SheetRows): AsyncGenerator<Buffer, void, void> {
  yield Buffer.from(`${declaration}<worksheet xmlns="${main}"><sheetData>${rowOf(headings)}`);
  for await (const some of rows) yield Buffer.from(some.map(rowOf).join(''));
  yield Buffer.from('</sheetData></worksheet>');
}

const rowOf = (cells: readonly SheetCell[]): string => `<row>${cells.map(cellOf).join('')}</row>`;

function cellOf(value: SheetCell): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  const text = value
    .slice(0, maxText)
    .replace(unwritable, '')
    .replace(/[&<>]/g, (character) => entities[character]!);
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
