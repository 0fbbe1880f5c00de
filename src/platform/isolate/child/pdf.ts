import { getDocumentProxy } from 'unpdf';
import { Refusal, type TextWish } from './tasks.ts';
import type { Found } from './texts.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Page after page, until there is enough. Pages that are pictures have no text. */
export async function readPdf(bytes: Buffer, { maxCharacters }: TextWish): Promise<Found> {
  const document = await open(bytes);
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length <= maxCharacters; number += 1) {
    const text = await textOfPage(document, number);
    if (text === '') continue;
    pages.push(text);
    length += text.length + 2;
  }
  return { text: pages.join('\n\n'), pageCount: document.numPages };
}

async function open(bytes: Buffer): Promise<Document> {
  try {
    // Of its own: a document takes the memory of what it is given.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(isLocked ? 'locked' : 'unreadable', {}, { cause: error });
  }
}

async function textOfPage(document: Document, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
  page.cleanup();
  return text.trim();
}
