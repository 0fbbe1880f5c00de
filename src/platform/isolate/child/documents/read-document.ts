import type { Done } from '../serve.ts';
import { Refusal, type DocumentPart, type DocumentRead, type DocumentWish } from '../tasks.ts';
import { markdownOfNodes } from './markdown-of-nodes.ts';
import { parseMarks } from './marks.ts';
import { partsOfMarkdown } from './parts-of-markdown.ts';
import { Pictures } from './pictures.ts';
import { readHtml } from './read-html.ts';
import { readWord } from './read-word.ts';

/** The parts of a document and the pictures in it: its bytes are the parts as JSON, then the pictures. */
export async function readDocument(wish: DocumentWish, bytes: Buffer): Promise<Done> {
  const pictures = new Pictures(wish);
  const parts = partsOf(wish, bytes, pictures);
  const json = Buffer.from(JSON.stringify(parts));
  const result: DocumentRead = {
    partsBytes: json.length,
    pictureBytes: pictures.found.map(({ length }) => length),
  };
  return { result, bytes: Buffer.concat([json, ...pictures.found]) };
}

function partsOf(wish: DocumentWish, bytes: Buffer, pictures: Pictures): DocumentPart[] {
  switch (wish.kind) {
    case 'markdown':
      return parseMarks(bounded(decode(bytes), wish.maxCharacters + wish.maxPictureBytes * 2)).flatMap(
        (piece) => ('text' in piece ? partsOfMarkdown(piece.text, pictures) : [piece]),
      );
    case 'html':
      return ofNodes(readHtml(decode(bytes), pictures));
    case 'docx':
      return ofNodes(readWord(bytes, wish.maxUnpackedBytes, pictures));
  }

  function ofNodes(nodes: ReturnType<typeof readHtml>): DocumentPart[] {
    return partsOfMarkdown(bounded(markdownOfNodes(nodes), wish.maxCharacters), pictures);
  }
}

/** A longer text makes no SOP, and takes long to take apart. */
function bounded(text: string, maxCharacters: number): string {
  if (text.length > maxCharacters) throw new Refusal('too_large');
  return text;
}

/** As UTF-8, UTF-16 that says so, or what old programs write. Neither JSON nor Postgres takes all that a document may say. */
function decode(bytes: Buffer): string {
  return decoderOf(bytes).decode(bytes).replaceAll('\0', '\uFFFD').toWellFormed().replaceAll(/\r\n?/gu, '\n');
}

function decoderOf(bytes: Buffer): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}
