import { describe, expect, it } from 'vitest';
import { Isolate, ownProgram, type DocumentPart, type IsolateTasks } from '#src/platform/isolate/index.ts';
import { readDocument } from '#src/platform/isolate/child/documents/read-document.ts';
import { docx, paragraph, zip } from './documents.ts';
import { bytesOf } from './files.ts';
import { plain } from './pictures.ts';

type Wish = IsolateTasks['read_document']['wish'];
const bounds = {
  maxCharacters: 100_000,
  maxUnpackedBytes: 1_000_000,
  maxPictures: 3,
  maxPictureBytes: 10_000,
};

/** In this process, as the child does it. */
async function read(kind: Wish['kind'], content: Buffer | string, more: Partial<Wish> = {}) {
  const { result, bytes } = await readDocument({ kind, ...bounds, ...more }, Buffer.from(content));
  const { partsBytes, pictureBytes } = result as IsolateTasks['read_document']['result'];
  return {
    parts: JSON.parse(Buffer.from(bytes!).toString('utf8', 0, partsBytes)) as DocumentPart[],
    pictureBytes,
  };
}
const partsOf = async (kind: Wish['kind'], content: Buffer | string) => (await read(kind, content)).parts;
const text = (markdown: string, form = 'paragraph') => ({ kind: 'text', form, markdown });
const heading = (level: number, words: string) => ({ kind: 'heading', level, text: words });
const png = async () => `data:image/png;base64,${(await plain(4, 3, 'png')).toString('base64')}`;

describe('a text in Markdown', () => {
  it('is its parts, with texts as they were written', async () => {
    const parts = await partsOf(
      'markdown',
      [
        '# A *title*\n\nSome **bold** [words][w]\nand more.\n\n1. one\n2. two\n   - deep\n\n- [ ] Call\n- [x] Write **it**',
        '```JS\nx < 1\n```\n\n> Said\n> twice\n\n| A | B |\n|---|---|\n| 1 | `2` \\| 3 |\n\n---\n\n[w]: https://w.example',
      ].join('\n\n'),
    );
    expect(parts).toEqual([
      heading(1, 'A title'),
      text('Some **bold** [words][w]\nand more.\n\n[w]: https://w.example'),
      text('1. one\n2. two\n   - deep', 'list'),
      { kind: 'checklist', items: ['Call', 'Write it'] },
      { kind: 'code', code: 'x < 1', language: 'js' },
      { kind: 'quote', markdown: 'Said\ntwice' },
      { kind: 'table', columns: ['A', 'B'], rows: [['1', '`2` | 3']] },
      { kind: 'divider' },
    ]);
  });

  it('has its pictures beside its words, and fetches none', async () => {
    const { parts, pictureBytes } = await read(
      'markdown',
      `Before ![one](${await png()} "below") after\n\n- item ![two](https://x.example/a.png)\n\n![three](data:image/svg+xml;base64,PHN2Zy8+)`,
    );
    expect(parts).toEqual([
      text('Before'),
      { kind: 'picture', address: 'picture:0', alt: 'one', caption: 'below' },
      text('after'),
      text('- item two', 'list'),
      { kind: 'picture', address: 'https://x.example/a.png', alt: 'two', caption: null },
      { kind: 'picture', address: 'picture:unread', alt: 'three', caption: null },
    ]);
    expect(pictureBytes).toHaveLength(1);
  });

  it('keeps nothing of HTML but its words', async () => {
    const parts = await partsOf(
      'markdown',
      'A <b onclick="x()">bold</b> <script>steal()</script> word<br>and\n\n<div><style>p{}</style><h2>Deep</h2><iframe src="https://x.example">f</iframe></div>\n\n- <img src=x onerror=alert(1)>\n\n<!-- a comment -->',
    );
    expect(parts.slice(0, 2)).toEqual([text('A **bold** word\\\nand'), heading(2, 'Deep')]);
    expect(JSON.stringify(parts)).not.toMatch(/<|onclick|onerror|steal|iframe/u);
  });

  it('has no pictures beyond the bounds', async () => {
    const one = await png();
    const { parts } = await read('markdown', `![](${one})\n\n`.repeat(5));
    expect(parts.map((part) => (part as { address: string }).address)).toEqual([
      'picture:0',
      'picture:1',
      'picture:2',
      'picture:surplus',
      'picture:surplus',
    ]);
    await expect(read('markdown', 'x'.repeat(200_000))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is read in the letters that it is written in', async () => {
    expect(await partsOf('markdown', Buffer.from('Grüße', 'latin1'))).toEqual([text('Grüße')]);
    expect(await partsOf('markdown', Buffer.from('\ufeffGrüße', 'utf16le'))).toEqual([text('Grüße')]);
    expect(await partsOf('markdown', '\ufeffa\0b\r\nc')).toEqual([text('a\ufffdb\nc')]);
  });
});

describe('a page', () => {
  it('is its parts, with words that Markdown does not take for marks', async () => {
    const parts = await partsOf(
      'html',
      `<html><head><title>No</title></head><body onload="x()"><h1>Title</h1><p>1. not a list, *nor* bold_ <a href="javascript:x()">link</a>
        <a href="https://a.example/x (1)">real</a></p><ol start="3"><li>three<ul><li><em>deep</em></li></ul></li><li><p>four</p></li></ol>
        <ul><li><input type="checkbox" checked> Done</li><li><input type="checkbox">Open</li></ul>
        <pre><code class="language-sql">select 1\n  from x</code></pre><blockquote><p>Quoted</p><p>twice</p></blockquote>
        <table><caption>Prices</caption><tr><th>Plan</th><th colspan="2">Cost | month</th></tr><tr><td>A<br>B</td><td>1</td><td>2</td></tr></table><hr>
        <figure><img src="https://x.example/p.png" alt="Alt"><figcaption>Below</figcaption></figure></body></html>`,
    );
    expect(parts).toEqual([
      heading(1, 'Title'),
      text('1\\. not a list, \\*nor\\* bold\\_ link [real](https://a.example/x%20%281%29)'),
      text('3. three\n   - *deep*\n4. four', 'list'),
      { kind: 'checklist', items: ['Done', 'Open'] },
      { kind: 'code', code: 'select 1\n  from x', language: 'sql' },
      { kind: 'quote', markdown: 'Quoted\n\ntwice' },
      { kind: 'table', columns: ['Plan', 'Cost | month', ''], rows: [['A B', '1', '2']] },
      text('*Prices*'),
      { kind: 'divider' },
      { kind: 'picture', address: 'https://x.example/p.png', alt: 'Alt', caption: 'Below' },
    ]);
  });

  it('of many levels and many elements ends', async () => {
    const deep = await partsOf('html', `${'<div><ul><li>'.repeat(20_000)}words`);
    expect(JSON.stringify(deep)).toContain('words');
    await expect(read('html', '<i>a</i>'.repeat(250_000))).rejects.toMatchObject({ code: 'too_large' });
  });
});

const style = (id: string, inner: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${inner}</w:t></w:r></w:p>`;
const item = (level: number, numId: number, words: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
const xmlns =
  'xmlns:w="http://w" xmlns:r="http://r" xmlns:a="http://a" xmlns:wp="http://wp" xmlns:v="http://v" xmlns:mc="http://mc"';
const word = (body: string, more: readonly { name: string; content: Buffer | string }[] = []) =>
  zip([
    { name: 'word/document.xml', content: `<w:document ${xmlns}><w:body>${body}</w:body></w:document>` },
    ...more,
  ]);

describe('a Word document', () => {
  it('is its parts', async () => {
    const picture = await plain(4, 3, 'png');
    const { parts, pictureBytes } = await read(
      'docx',
      word(
        [
          style('Titel', 'Onboard &amp; go'),
          style('berschrift1', 'Prepare'),
          '<w:p><w:r><w:t xml:space="preserve">Call </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>th</w:t></w:r><w:r><w:rPr><w:b w:val="1"/></w:rPr><w:t>em</w:t></w:r><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t xml:space="preserve"> now</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:hyperlink r:id="rId2"><w:r><w:t>link</w:t></w:r></w:hyperlink><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
          item(0, 1, 'a') + item(1, 1, 'b') + item(0, 1, 'c') + item(0, 2, 'first') + item(0, 3, 'box'),
          style('Code', 'x = 1') + style('Code', 'y = 2'),
          style('Quote', 'Said'),
          `<w:p><w:r><w:drawing><wp:inline><wp:docPr descr="The page"/><a:blip r:embed="rId1"/></wp:inline></w:drawing></w:r></w:p>`,
          style('Caption', 'Figure 1'),
          `<w:tbl><w:tr><w:tc>${paragraph('Plan')}</w:tc><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('Cost')}</w:tc></w:tr><w:tr><w:tc>${paragraph('A')}${paragraph('B')}</w:tc><w:tc>${paragraph('1')}</w:tc><w:tc>${paragraph('2')}</w:tc></w:tr></w:tbl>`,
        ].join(''),
        [
          {
            name: 'word/styles.xml',
            content: `<w:styles ${xmlns}><w:style w:styleId="Titel"><w:name w:val="Title"/></w:style><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`,
          },
          {
            name: 'word/numbering.xml',
            content: `<w:numbering ${xmlns}><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="☐"/></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="8"/></w:num></w:numbering>`,
          },
          {
            name: 'word/_rels/document.xml.rels',
            content:
              '<Relationships><Relationship Id="rId1" Target="media/image1.png"/><Relationship Id="rId2" Target="https://l.example" TargetMode="External"/></Relationships>',
          },
          {
            name: 'word/footnotes.xml',
            content: `<w:footnotes ${xmlns}><w:footnote w:id="2">${paragraph('a note')}</w:footnote></w:footnotes>`,
          },
          { name: 'word/media/image1.png', content: picture },
        ],
      ),
    );
    expect(parts).toEqual([
      heading(1, 'Onboard & go'),
      heading(2, 'Prepare'),
      text('Call **them** now[link](https://l.example) (a note)'),
      text('- a\n  - b\n- c', 'list'),
      text('1. first', 'list'),
      { kind: 'checklist', items: ['box'] },
      { kind: 'code', code: 'x = 1\ny = 2', language: null },
      { kind: 'quote', markdown: 'Said' },
      { kind: 'picture', address: 'picture:0', alt: 'The page', caption: 'Figure 1' },
      { kind: 'table', columns: ['Plan', 'Cost', ''], rows: [['A B', '1', '2']] },
    ]);
    expect(pictureBytes).toEqual([picture.length]);
  });

  it('that is none, unpacks to too much or names what is not in it is refused or read without it', async () => {
    await expect(read('docx', 'no archive')).rejects.toMatchObject({ code: 'unreadable' });
    await expect(read('docx', zip([{ name: 'a.txt', content: 'a' }]))).rejects.toMatchObject({
      code: 'unreadable',
    });
    await expect(read('docx', docx(paragraph('a'.repeat(2_000_000))))).rejects.toMatchObject({
      code: 'unpacks',
    });
    const bomb = word(paragraph('a'), [{ name: 'word/styles.xml', content: Buffer.alloc(5_000_000, 'a') }]);
    await expect(read('docx', bomb)).rejects.toMatchObject({ code: 'unpacks' });
    // Together, though each of them is small enough.
    const many = ['styles', 'numbering', 'footnotes'].map((name) => ({
      name: `word/${name}.xml`,
      content: `<w:${name} ${xmlns}>${' '.repeat(400_000)}</w:${name}>`,
    }));
    await expect(read('docx', word(paragraph('a'), many))).rejects.toMatchObject({ code: 'unpacks' });
    const outside = word('<w:p><w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r></w:p><w:p/>', [
      {
        name: 'word/_rels/document.xml.rels',
        content: '<Relationships><Relationship Id="rId1" Target="../../../etc/passwd"/></Relationships>',
      },
    ]);
    expect((await read('docx', outside)).parts).toEqual([]);
  });

  it('follows no entity', async () => {
    const body = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const { parts } = await read(
      'docx',
      zip([
        {
          name: 'word/document.xml',
          content: `${body}<w:document ${xmlns}><w:body>${paragraph('x &b; &f;')}</w:body></w:document>`,
        },
      ]),
    );
    expect(JSON.stringify(parts)).not.toMatch(/aaaa|root:/u);
  });
});

it('is read in a process of its own, by the sources and by the bundle', async () => {
  const given = {
    agency: 'alder',
    wish: { kind: 'markdown' as const, ...bounds },
    bytes: bytesOf(Buffer.from('# A\n\n<p>b</p>')),
  };
  for (const isolate of [new Isolate(), new Isolate({ program: ownProgram(true) })]) {
    const { bytes } = await isolate.run('read_document', {
      ...given,
      bytes: bytesOf(Buffer.from('# A\n\n<p>b</p>')),
    });
    expect(JSON.parse(bytes.toString('utf8'))).toEqual([heading(1, 'A'), text('b')]);
  }
});

it.each([
  ['brackets', '['.repeat(90_000)],
  ['quotations', '> '.repeat(40_000) + 'a'],
  ['lists', '- '.repeat(40_000) + 'a'],
  ['stars', '*a_'.repeat(30_000)],
  ['links', '[a]('.repeat(25_000)],
])('of many %s ends its process, and nothing else', async (_what, content) => {
  const isolate = new Isolate({ program: ownProgram(true), limits: { cpuSeconds: 1 } });
  const given = {
    agency: 'alder',
    wish: { kind: 'markdown' as const, ...bounds },
    bytes: bytesOf(Buffer.from(content)),
  };
  const outcome = await isolate.run('read_document', given).then(
    () => 'read',
    (error: Error) => error.name,
  );
  expect(['read', 'FileRefused', 'LimitExceeded']).toContain(outcome);
});
