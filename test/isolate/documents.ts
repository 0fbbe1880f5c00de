import { crc32, deflateRawSync } from 'node:zlib';

/** A PDF with a page for each of these texts. */
export function pdf(pages: readonly string[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>endobj`,
    '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    ...pages.flatMap((text, at) => {
      const content = text === '' ? '' : `BT /F1 24 Tf 50 200 Td (${text}) Tj ET`;
      return [
        `${4 + at * 2} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj`,
        `${5 + at * 2} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
      ];
    }),
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** What it says of itself, when that is a lie. */
  readonly saidBytes?: number;
}

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, saidBytes } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const said = saidBytes ?? bytes.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    for (const [header, from] of [
      [local, 14],
      [entry, 16],
    ] as const) {
      header.writeUInt32LE(crc32(bytes), from);
      header.writeUInt32LE(packed.length, from + 4);
      header.writeUInt32LE(said, from + 8);
      header.writeUInt16LE(name.length, from + 12);
    }
    entry.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += local.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document with this inside its body. */
export const docx = (body: string, more: Partial<ZipEntry> = {}): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: types },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ...more,
    },
  ]);

export const paragraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
