import type { Done } from './serve.ts';
import { readDocx } from './docx.ts';
import { readPdf } from './pdf.ts';
import type { TextWish } from './tasks.ts';

/** The text of a document from its beginning, up to so many characters. */
export async function readText(wish: TextWish, bytes: Buffer): Promise<Done> {
  const { text, pageCount } = await (wish.kind === 'pdf' ? readPdf(bytes, wish) : readDocx(bytes, wish));
  // Neither JSON nor Postgres takes all that a document may say.
  const clean = text.replaceAll('\0', '').toWellFormed();
  const isCut = clean.length > wish.maxCharacters;
  const kept = isCut ? clean.slice(0, wish.maxCharacters).replace(/[\uD800-\uDBFF]$/, '') : clean;
  return { result: { pageCount, isCut }, bytes: Buffer.from(kept) };
}

export interface Found {
  readonly text: string;
  readonly pageCount: number | null;
}
