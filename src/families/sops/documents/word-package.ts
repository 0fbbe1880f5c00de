import type { DraftMade } from '#src/platform/isolate/index.ts';
import { once } from '#src/platform/once.ts';
import { zipped, type ZipEntry } from '#src/platform/zip.ts';
import type { NumberedPictures } from './drafts.rules.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const formats = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A Word document of its text, with all that the text refers to. */
export async function packWord(
  text: Buffer,
  { links, numbered }: DraftMade,
  pictures: NumberedPictures,
): Promise<Buffer> {
  const media = [...pictures.values()].map(({ number, bytes, contentType }) => ({
    name: `media/picture${number}.${contentType === 'image/jpeg' ? 'jpeg' : 'png'}`,
    number,
    bytes,
  }));
  const entries: (readonly [string, string | Buffer])[] = [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', packageRelations],
    ['word/document.xml', text],
    ['word/styles.xml', styles],
    ['word/numbering.xml', numberingOf(numbered)],
    ['word/_rels/document.xml.rels', relationsOf(links, media)],
    ...media.map(({ name, bytes }) => [`word/${name}`, bytes] as const),
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of zipped(entries.map(entryOf))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const entryOf = ([name, content]: readonly [string, string | Buffer]): ZipEntry => ({
  name,
  bytes: once(content),
});

const contentTypes = [
  head,
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  '<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>',
  `<Override PartName="/word/document.xml" ContentType="${formats}.document.main+xml"/>`,
  `<Override PartName="/word/styles.xml" ContentType="${formats}.styles+xml"/>`,
  `<Override PartName="/word/numbering.xml" ContentType="${formats}.numbering+xml"/>`,
  '</Types>',
].join('');

const packageRelations = [
  head,
  `<Relationships xmlns="${relations}">`,
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
  '</Relationships>',
].join('');

const relationsOf = (
  links: readonly string[],
  media: readonly { readonly name: string; readonly number: number }[],
): string =>
  [
    head,
    `<Relationships xmlns="${relations}">`,
    `<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rIdN" Type="${office}/numbering" Target="numbering.xml"/>`,
    ...media.map(
      ({ name, number }) => `<Relationship Id="rIdP${number}" Type="${office}/image" Target="${name}"/>`,
    ),
    ...links.map(
      (link, index) =>
        `<Relationship Id="rIdL${index}" Type="${office}/hyperlink" Target="${attribute(link)}" TargetMode="External"/>`,
    ),
    '</Relationships>',
  ].join('');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => signs[sign]!);

const style = (id: string, name: string, properties: string, runs = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr>${properties}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`;
const heading = (level: number, size: number): string =>
  style(
    `Heading${level}`,
    `heading ${level}`,
    `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/>`,
    `<w:b/><w:sz w:val="${size}"/>`,
  );

const styles = [
  head,
  `<w:styles xmlns:w="${word}">`,
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault>',
  '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  style('Title', 'Title', '<w:spacing w:after="240"/>', '<w:b/><w:sz w:val="44"/>'),
  heading(1, 32),
  heading(2, 28),
  heading(3, 26),
  heading(4, 24),
  heading(5, 22),
  style('Quote', 'Quote', '<w:ind w:left="567"/>', '<w:i/>'),
  style(
    'Code',
    'Code',
    '<w:shd w:val="clear" w:fill="F3F4F6"/>',
    '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="20"/>',
  ),
  style('Caption', 'caption', '', '<w:i/><w:sz w:val="20"/>'),
  '<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>',
  ...['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="C9CED6"/>`,
  ),
  '</w:tblBorders></w:tblPr></w:style>',
  '</w:styles>',
].join('');

/** Bullets, boxes and numbers, each of nine levels. */
const signsOfLists = [
  { id: 1, format: 'bullet', text: () => '•' },
  { id: 2, format: 'bullet', text: () => '☐' },
  { id: 3, format: 'decimal', text: (level: number) => `%${level + 1}.` },
];

const numberingOf = (numbered: readonly number[]): string =>
  [
    head,
    `<w:numbering xmlns:w="${word}">`,
    ...signsOfLists.map(
      ({ id, format, text }) =>
        `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${Array.from(
          { length: 9 },
          (_, level) =>
            `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text(level)}"/><w:pPr><w:ind w:left="${(level + 1) * 425}" w:hanging="425"/></w:pPr></w:lvl>`,
        ).join('')}</w:abstractNum>`,
    ),
    '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>',
    ...numbered.map(
      (start, index) =>
        `<w:num w:numId="${index + 3}"><w:abstractNumId w:val="3"/>${Array.from(
          { length: 9 },
          (_, level) =>
            `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
        ).join('')}</w:num>`,
    ),
    '</w:numbering>',
  ].join('');
