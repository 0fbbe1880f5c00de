import type { PDFFont } from 'pdf-lib';

/** The text in lines no wider than `width`. */
export function linesOf(font: PDFFont, text: string, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/u).flatMap((each) => pieces(font, each, size, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** A word that is wider than the line, such as an address, goes on in the next one. */
function pieces(font: PDFFont, word: string, size: number, width: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && font.widthOfTextAtSize(piece + letter, size) > width) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}
