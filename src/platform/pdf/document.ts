import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont } from 'pdf-lib';

// The fonts that every reader of PDFs has know the Latin letters alone. This one has Greek, Cyrillic, Arabic and Hebrew ones too.
const require = createRequire(import.meta.url);
const fontFile = (name: string): Promise<Buffer> =>
  readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
let files: Promise<readonly [Buffer, Buffer]> | undefined;
const loadFiles = (): Promise<readonly [Buffer, Buffer]> =>
  (files ??= Promise.all([fontFile('DejaVuSans'), fontFile('DejaVuSans-Bold')]));

// Reading the fonts anew for each document was more than half of its time (50 instead of 20 ms for a page). Their glyphs are the
// document's own: they keep which letters they were first drawn for, and readers take the text from that.
type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
type Font = ReturnType<Fontkit['create']>;
const parsed = new WeakMap<Uint8Array, Font>();
const readOnce: Fontkit = {
  create: (bytes) => {
    const font = parsed.get(bytes) ?? fontkit.create(bytes);
    parsed.set(bytes, font);
    return Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font;
  },
};

export interface Fonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

export interface PdfFacts {
  readonly title: string;
  readonly author?: string;
  readonly language: string;
  readonly createdAt: Date;
}

/** An empty PDF with its fonts. The same facts and drawing make the same bytes. */
export async function createPdf(facts: PdfFacts): Promise<{ readonly pdf: PDFDocument } & Fonts> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(readOnce);
  pdf.setTitle(facts.title);
  if (facts.author !== undefined) pdf.setAuthor(facts.author);
  pdf.setLanguage(facts.language);
  pdf.setCreationDate(facts.createdAt);
  pdf.setModificationDate(facts.createdAt);
  const [regular, bold] = await loadFiles();
  return {
    pdf,
    regular: await pdf.embedFont(regular, { subset: true }),
    bold: await pdf.embedFont(bold, { subset: true }),
  };
}
