import type { PDFFont } from 'pdf-lib';

const replacement = '\uFFFD';
/** Spaces, ends of lines, and what no reader sees, such as joiners. */
const blank = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const known = new WeakMap<PDFFont, ReadonlySet<number>>();

/** The text with a visible sign for each letter that the font does not have, which would be left out otherwise. */
export function visibleText(font: PDFFont, text: string): string {
  const glyphs = glyphsOf(font);
  const isShown = (sign: string): boolean => blank.test(sign) || glyphs.has(sign.codePointAt(0)!);
  if ([...text].every(isShown)) return text;
  // What is written of several signs, such as an emoji of a family, is one letter to its reader.
  return [...letters.segment(text.normalize('NFC'))]
    .map(({ segment }) => ([...segment].every(isShown) ? segment : replacement))
    .join('');
}

function glyphsOf(font: PDFFont): ReadonlySet<number> {
  const found = known.get(font) ?? new Set(font.getCharacterSet());
  known.set(font, found);
  return found;
}
