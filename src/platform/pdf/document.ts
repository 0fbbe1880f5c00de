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
  pdf.registerFontkit(fontkit);
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
