import { describe, expect, it } from 'vitest';
import { readTable } from '#src/platform/isolate/child/table.ts';
import type { TableRead, TableWish } from '#src/platform/isolate/child/tasks.ts';
import { csvOf } from '#src/platform/csv.ts';
import { zipped } from '#src/platform/zip.ts';
import { xlsxBytes } from '#src/platform/xlsx.ts';

/** Tables of strangers, as a child reads them: CSV files and workbooks. */
const wish: TableWish = {
  sheetName: null,
  hasHeadings: true,
  maxRows: 1000,
  maxColumns: 20,
  maxCell: 100,
  maxUnpackedBytes: 1_000_000,
  rows: null,
};

const outline = async (file: string | Buffer, more: Partial<TableWish> = {}): Promise<TableRead> =>
  (await readTable({ ...wish, ...more }, Buffer.from(file))).result as TableRead;

const rows = async (
  file: string | Buffer,
  columns: number[] = [0, 1],
  more: Partial<TableWish> = {},
  part: object = {},
): Promise<[number, string[]][]> => {
  const { bytes } = await readTable(
    { ...wish, ...more, rows: { after: 0, maxCount: 100, maxBytes: 1_000_000, columns, ...part } },
    Buffer.from(file),
  );
  return Buffer.from(bytes!)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as [number, string[]]);
};

async function workbook(files: Record<string, string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    bytes: (async function* () {
      yield Buffer.from(text);
    })(),
  }));
  for await (const part of zipped(entries)) parts.push(part);
  return Buffer.concat(parts);
}

describe('a CSV file', () => {
  it.each([
    ['commas', 'Name,No\nA,1\n'],
    ['semicolons', 'Name;No\r\nA;1'],
    ['tabs and old line ends', 'Name\tNo\rA\t1\r'],
    ['a separator that it names', 'sep=|\nName|No\nA|1'],
    ['a mark', '\ufeffName,No\nA,1\n'],
  ])('has %s', async (_, file) => {
    const { columns, rowCount, fault } = await outline(file);
    expect([columns.map(({ name }) => name), rowCount, fault]).toEqual([['Name', 'No'], 1, null]);
    expect((await rows(file))[0]![1]).toEqual(['A', '1']);
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffNäme,No\nÄ,1\n', 'utf16le')],
    ['UTF-8', Buffer.from('Näme,No\nÄ,1\n')],
    ['Windows-1252', Buffer.from('Näme,No\nÄ,1\n', 'latin1')],
  ])('is %s', async (_, file) => {
    expect((await outline(file)).columns.map(({ name }) => name)).toEqual(['Näme', 'No']);
    expect(await rows(file)).toEqual([[2, ['Ä', '1']]]);
  });

  it('has quotations with delimiters, line breaks and quotation marks in them', async () => {
    expect(await rows('Name,No\n"A, ""B""\nC",1\n"D"E,2\n')).toEqual([
      [2, ['A, "B"\nC', '1']],
      [3, ['DE', '2']],
    ]);
  });

  it('has the texts that an export guarded against spreadsheets', async () => {
    const texts = ['=1+1', '+49 30 1', '-5 %', '@ann', '＝1', "'quoted'", "''=1", "O'=x"];
    const file = await csvOf<string>({ '=Name': (text) => text, No: () => 1 }, texts);
    expect(file).toContain("\n'=1+1,");
    expect((await outline(file)).columns[0]!.name).toBe('=Name');
    expect((await rows(file, [0])).map(([, [text]]) => text)).toEqual(texts);
  });

  it('counts rows as spreadsheets do, and leaves out blank ones', async () => {
    const file = '\nName,No\n\n,\nA,1\n   \nB,2\n';
    expect((await rows(file)).map(([number]) => number)).toEqual([5, 7]);
    expect((await outline(file)).rowCount).toBe(2);
    expect((await rows(file, [0], { hasHeadings: false })).map(([number]) => number)).toEqual([2, 5, 7]);
  });

  it('goes on behind a row, and says whether more follow', async () => {
    const file = 'Name\nA\nB\nC\nD\n';
    expect(await rows(file, [0], {}, { after: 3, maxCount: 1 })).toEqual([[4, ['C']]]);
    const read = async (part: object) =>
      (
        await readTable(
          { ...wish, rows: { after: 0, maxCount: 9, maxBytes: 1000, columns: [0], ...part } },
          Buffer.from(file),
        )
      ).result as TableRead;
    expect((await read({ after: 3, maxCount: 1 })).hasMore).toBe(true);
    expect((await read({ after: 4 })).hasMore).toBe(false);
    expect((await read({ maxBytes: 1 })).rowCount).toBe(1);
  });

  it('names columns without a heading, and of two with one', async () => {
    expect((await outline('Name,,Name, name \nA,B,C,D,E\n')).columns.map(({ name }) => name)).toEqual([
      'Name',
      'B',
      'Name (2)',
      'name',
      'E',
    ]);
    expect((await outline('A,B\n', { hasHeadings: false })).columns).toEqual([
      { name: 'A', samples: ['A'] },
      { name: 'B', samples: ['B'] },
    ]);
  });

  it.each([
    ['is empty', ''],
    ['has no columns', '\n ,\n'],
    ['has more than 1000 rows', `A\n${'x\n'.repeat(1001)}`],
    ['has 21 columns in row 2; the limit is 20', `A\n${'x,'.repeat(20)}x\n`],
    ['has a quotation mark in row 3 that is never closed', 'A\nx\n"y\n'],
    ['is neither CSV nor an Excel file', Buffer.from([1, 0, 0, 1])],
  ])('%s', async (fault, file) => expect((await outline(file)).fault).toContain(fault));

  it('keeps one character more than a cell may have', async () => {
    expect((await rows(`A\n${'x'.repeat(500)}\n`, [0]))[0]![1][0]).toHaveLength(101);
  });
});

describe('a workbook', () => {
  const files = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A &amp; B" sheetId="1" r:id="rId3"/><sheet name="Two" sheetId="2" r:id="rId4"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId3" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>Da</t></r><r><t xml:space="preserve">te</t></r><rPh sb="0"><t>X</t></rPh></si><si><t>Ann &lt;3</t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd&quot;.&quot;mm.yyyy"/><numFmt numFmtId="165" formatCode="&quot;day&quot; 0.0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"><alignment/></xf><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><cols><col min="1"/></cols><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>In</t></is></c></row><row r="2" spans="1:4"/><row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" s="1"><v>46083</v></c><c r="C4" s="3"/><c r="D4" t="b"><v>1</v></c></row><row r="5"><c r="A5" t="str"><f>1+1</f><v>x</v></c><c r="B5" s="2"><v>46083.5</v></c><c r="C5" s="3"><v>1.1000000000000001</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml':
      '<x:worksheet><x:sheetData><x:row/><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  };

  it('has texts, dates, numbers, results of formulas and flags', async () => {
    const file = await workbook(files);
    expect((await outline(file)).columns.map(({ name }) => name)).toEqual(['Name', 'Date', 'C', 'In']);
    expect(await rows(file, [0, 1, 2, 3])).toEqual([
      [4, ['Ann <3', '2026-03-02', '', 'true']],
      [5, ['x', '2026-03-02T12:00:00', '1.1', '']],
    ]);
    expect((await rows(file, [0], {}, { after: 4 }))[0]![0]).toBe(5);
  });

  it('has a sheet of that name, or says which there are', async () => {
    const file = await workbook(files);
    expect(await rows(file, [0], { sheetName: 'Two', hasHeadings: false })).toEqual([[2, ['7']]]);
    expect((await outline(file, { sheetName: 'Three' })).fault).toBe(
      'has no sheet "Three"; its sheets are "A & B", "Two"',
    );
  });

  it('that the service writes can be read again', async () => {
    const parts: Buffer[] = [];
    const content = (async function* () {
      yield [['Ann', 5, null] as const];
    })();
    for await (const part of xlsxBytes(['Name', 'No', 'Gap'], content)) parts.push(part);
    expect(await rows(Buffer.concat(parts), [0, 1, 2])).toEqual([[2, ['Ann', '5', '']]]);
  });

  it('counts days from 1904 where it says so, and one less before March 1900', async () => {
    const sheet = (days: number) =>
      `<worksheet><sheetData><row><c s="1"><v>${days}</v></c></row></sheetData></worksheet>`;
    const first = async (days: number, book = files['xl/workbook.xml']) =>
      (
        await rows(
          await workbook({ ...files, 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': sheet(days) }),
          [0],
          { hasHeadings: false },
        )
      )[0]![1][0];
    expect(await first(61)).toBe('1900-03-01');
    expect(await first(59)).toBe('1900-02-28');
    expect(await first(0.25)).toBe('06:00:00');
    expect(
      await first(1, files['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>')),
    ).toBe('1904-01-02');
  });

  it('that unpacks to too much is refused', async () => {
    const file = await workbook({ ...files, 'xl/worksheets/sheet1.xml': '<row>'.repeat(400_000) });
    await expect(outline(file)).rejects.toMatchObject({ code: 'unpacks' });
  });

  it('that says one long text in many cells is refused', async () => {
    const cells = `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(600);
    const file = await workbook({
      ...files,
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(200)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    });
    expect((await outline(file)).fault).toContain('has more than 1000000 characters, as row 4');
  });

  it('is told from other archives, and from workbooks of old', async () => {
    expect((await outline(await workbook({ 'word/document.xml': '<w/>' }))).fault).toContain('not an Excel');
    expect((await outline(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).fault).toContain('before 2007');
  });
});
