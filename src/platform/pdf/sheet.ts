import { PageSizes, rgb, type PDFDocument, type PDFFont, type PDFPage, type RGB } from 'pdf-lib';
import { linesOf } from './lines.ts';
import { visibleText } from './visible-text.ts';

const margin = 50;
/** Room at the foot of each page for its number. */
const foot = 30;
const lineHeight = 1.25;

export const ink = rgb(0.09, 0.105, 0.149);
export const quiet = rgb(0.33, 0.36, 0.43);
const faint = rgb(0.835, 0.85, 0.886);

export interface Style {
  readonly font: PDFFont;
  readonly size: number;
  readonly color?: RGB;
}

/** Text in a column: `x` from the left margin, and how wide it may be. */
export interface Cell extends Style {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly isRight?: boolean;
}

/** A4 pages that are written from top to bottom; what does not fit goes on on the next one. */
export class Sheet {
  readonly width = PageSizes.A4[0] - 2 * margin;
  readonly #pdf: PDFDocument;
  readonly #pages: PDFPage[] = [];
  /** Distance from the top of the page. */
  #y = margin;

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#addPage();
  }

  space(height: number): void {
    this.#y += height;
  }

  text(text: string, style: Style): void {
    this.row([{ ...style, text, x: 0, width: this.width }]);
  }

  /** Cells side by side, each with its lines. A row moves to the next page as a whole, unless it is longer than a page. */
  row(cells: readonly Cell[]): void {
    const columns = cells.map((cell) => ({
      ...cell,
      lines: linesOf(cell.font, cell.text, cell.size, cell.width),
    }));
    const height = Math.max(...columns.map(({ lines, size }) => lines.length * size * lineHeight));
    if (this.#y + height > this.#bottom() && height <= this.#bottom() - margin) this.#addPage();
    const count = Math.max(...columns.map(({ lines }) => lines.length));
    for (let index = 0; index < count; index += 1) {
      const step = Math.max(
        ...columns.map(({ lines, size }) => (index < lines.length ? size * lineHeight : 0)),
      );
      if (this.#y + step > this.#bottom()) this.#addPage();
      for (const { lines, ...cell } of columns) this.#draw(lines[index], cell);
      this.#y += step;
    }
  }

  rule(): void {
    const y = this.#page().getHeight() - this.#y;
    this.#page().drawLine({
      start: { x: margin, y },
      end: { x: margin + this.width, y },
      thickness: 0.5,
      color: faint,
    });
    this.#y += 4;
  }

  /** Writes a line in the middle of the foot of each page. */
  numberPages(textOf: (page: number, count: number) => string, { font, size, color = quiet }: Style): void {
    for (const [index, page] of this.#pages.entries()) {
      const text = visibleText(font, textOf(index + 1, this.#pages.length));
      const x = (page.getWidth() - font.widthOfTextAtSize(text, size)) / 2;
      page.drawText(text, { x, y: margin - 20, size, font, color });
    }
  }

  #draw(line: string | undefined, { font, size, color = ink, x, width, isRight }: Omit<Cell, 'text'>): void {
    if (line === undefined || line === '') return;
    const shift = isRight === true ? width - font.widthOfTextAtSize(line, size) : 0;
    const y = this.#page().getHeight() - this.#y - size;
    this.#page().drawText(line, { x: margin + x + shift, y, size, font, color });
  }

  #page = (): PDFPage => this.#pages.at(-1)!;

  #bottom = (): number => PageSizes.A4[1] - margin - foot;

  #addPage(): void {
    this.#pages.push(this.#pdf.addPage(PageSizes.A4));
    this.#y = margin;
  }
}
