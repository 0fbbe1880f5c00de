import { createPdf, linesOf } from '#src/platform/pdf/index.ts';
import { rgb, type PDFDocument, type PDFFont, type PDFImage, type PDFPage, type RGB } from 'pdf-lib';
import { encode } from 'uqr';
import { filled, type Facts } from './design.rules.ts';
import type { Design } from './templates.queries.ts';

/** Pictures of a design by the ids of their files: PNG or JPEG. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

export interface Certificate {
  readonly design: Design;
  readonly facts: Facts;
  readonly pictures: Pictures;
  /** The logo of the agency, where the design has none. */
  readonly agencyLogo: Uint8Array | null;
  readonly language: string;
  readonly issuedAt: Date;
}

// Points of 1/72 inch, as in ISO 216 and ANSI.
const sizes = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const margin = 54;
const grey = rgb(0.35, 0.35, 0.35);

/** The certificate as a PDF of one page. */
export async function drawCertificate(certificate: Certificate): Promise<Uint8Array> {
  const { design, facts, pictures, agencyLogo } = certificate;
  const { pdf, regular, bold } = await createPdf({
    title: `${design.heading} - ${facts.learner_name}`,
    language: certificate.language,
    createdAt: certificate.issuedAt,
  });
  const [short, long] = sizes[design.paper_size];
  const page = pdf.addPage(design.orientation === 'landscape' ? [long, short] : [short, long]);
  const picture = async (id: string | null): Promise<PDFImage | undefined> => {
    const bytes = id === null ? undefined : pictures.get(id);
    return bytes === undefined ? undefined : embed(pdf, bytes);
  };
  const { width, height } = page.getSize();
  const background = await picture(design.background_file_id);
  if (background !== undefined) page.drawImage(background, { x: 0, y: 0, width, height });
  const accent = colorOf(design.accent_color);
  page.drawRectangle({
    x: 24,
    y: 24,
    width: width - 48,
    height: height - 48,
    borderColor: accent,
    borderWidth: 2,
  });

  const logo =
    (await picture(design.logo_file_id)) ?? (agencyLogo === null ? undefined : await embed(pdf, agencyLogo));
  let y = height - margin;
  if (logo !== undefined) {
    const drawn = logo.scaleToFit(width / 3, 64);
    page.drawImage(logo, { x: (width - drawn.width) / 2, y: y - drawn.height, ...drawn });
    y -= drawn.height + 24;
  }
  const inner = width - 2 * margin;
  y = centred(page, bold, design.heading, { y: y - 32, size: 30, least: 14, color: accent, inner });
  y = centred(page, regular, filled(design.body, facts), {
    y: y - 24,
    size: 16,
    least: 7,
    color: rgb(0, 0, 0),
    inner,
    most: y - 190,
  });
  drawFoot(
    page,
    regular,
    certificate,
    await Promise.all(design.signatories.map((each) => picture(each.signature_file_id))),
  );
  return pdf.save();
}

/** pdf-lib reads a JPEG from the start of its memory, which a small buffer shares with others: it gets memory of its own. */
const embed = (pdf: PDFDocument, bytes: Uint8Array): Promise<PDFImage> =>
  bytes[0] === 0x89 ? pdf.embedPng(bytes) : pdf.embedJpg(new Uint8Array(bytes));

function colorOf(hex: string): RGB {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red!, green!, blue!);
}

interface Setting {
  readonly y: number;
  readonly size: number;
  readonly least: number;
  readonly color: RGB;
  readonly inner: number;
  /** Height that there is. */
  readonly most?: number;
}

/** Draws lines in the middle of the page, as large as they fit; answers where they end. */
function centred(
  page: PDFPage,
  font: PDFFont,
  text: string,
  { y, size, least, color, inner, most }: Setting,
): number {
  let fitting = size;
  let lines = linesOf(font, text, fitting, inner);
  while (fitting > least && most !== undefined && lines.length * fitting * 1.4 > most) {
    fitting -= 1;
    lines = linesOf(font, text, fitting, inner);
  }
  let at = y;
  for (const line of lines) {
    const width = font.widthOfTextAtSize(line, fitting);
    page.drawText(line, { x: (page.getWidth() - width) / 2, y: at, size: fitting, font, color });
    at -= fitting * 1.4;
  }
  return at;
}

/** Signatures from left to right, the code, and the code for a camera. */
function drawFoot(
  page: PDFPage,
  font: PDFFont,
  { design, facts }: Certificate,
  signatures: readonly (PDFImage | undefined)[],
): void {
  const { width } = page.getSize();
  const right = design.has_qr_code ? 110 : 0;
  const room = (width - 2 * margin - right) / Math.max(1, design.signatories.length);
  design.signatories.forEach(({ name, title }, index) => {
    const x = margin + index * room;
    const line = Math.min(room - 20, 180);
    const signature = signatures[index];
    if (signature !== undefined) page.drawImage(signature, { x, y: 104, ...signature.scaleToFit(line, 40) });
    page.drawLine({ start: { x, y: 100 }, end: { x: x + line, y: 100 }, thickness: 0.75, color: grey });
    page.drawText(shortened(font, name, 10, line), { x, y: 86, size: 10, font });
    if (title !== null)
      page.drawText(shortened(font, title, 8, line), { x, y: 74, size: 8, font, color: grey });
  });
  page.drawText(facts.verification_code, { x: margin, y: 44, size: 9, font, color: grey });
  if (!design.has_qr_code) return;
  const { data, size } = encode(facts.verification_url, { border: 2 });
  const dot = 84 / size;
  const [left, bottom] = [width - margin - 84, 44];
  page.drawRectangle({ x: left, y: bottom, width: 84, height: 84, color: rgb(1, 1, 1) });
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark)
        page.drawRectangle({
          x: left + x * dot,
          y: bottom + 84 - (y + 1) * dot,
          width: dot,
          height: dot,
          color: rgb(0, 0, 0),
        });
    });
  });
}

function shortened(font: PDFFont, text: string, size: number, inner: number): string {
  let shown = text;
  while (shown.length > 1 && font.widthOfTextAtSize(shown, size) > inner) shown = `${shown.slice(0, -2)}…`;
  return shown;
}
