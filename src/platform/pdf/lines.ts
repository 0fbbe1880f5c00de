import type { PDFFont } from 'pdf-lib';
import { visibleText } from './visible-text.ts';

/** The text in lines no wider than `width`. */
export function linesOf(font: PDFFont, text: string, size: number, width: number): string[] {
  const measure = measureOf(font, size);
  const space = measure(' ');
  return visibleText(font, text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      let used = 0;
      for (const word of paragraph.split(/\s+/u).flatMap((each) => pieces(measure, each, width))) {
        const own = measure(word);
        if (line !== '' && used + space + own > width) {
          lines.push(line);
          line = word;
          used = own;
        } else {
          used += line === '' ? own : space + own;
          line = line === '' ? word : `${line} ${word}`;
        }
      }
      return [...lines, line];
    });
}

type Measure = (text: string) => number;

/** Widths of words, each measured once: laying out a line anew for every word takes seconds for a long document. */
function measureOf(font: PDFFont, size: number): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const stored = known.get(text);
    if (stored !== undefined) return stored;
    const measured = font.widthOfTextAtSize(text, size);
    known.set(text, measured);
    return measured;
  };
}

/** A word that is wider than the line, such as an address, goes on in the next one. */
function pieces(measure: Measure, word: string, width: number): string[] {
  if (measure(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const own = measure(letter);
    if (piece !== '' && used + own > width) {
      found.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += own;
  }
  return [...found, piece];
}
