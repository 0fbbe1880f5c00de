/**
 * What a person types, in the form in which texts are searched: without regard to case, accents and width. The same as `app.fold`
 * (src/platform/db/functions/fold.sql) makes of what is stored.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return plain.replace(/[ıςøłđßæœ]/g, (letter) => folded[letter]!);
}

const folded: Readonly<Record<string, string>> = {
  ı: 'i',
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
