import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type';
import { isTextType } from './file-kind.ts';

/** What somebody says that a file is. */
export interface Told {
  readonly fileName: string;
  readonly contentType: string;
}

/** How much of the beginning of a file tells what it is. */
export const headBytes = 64 * 1024;

const unknown = 'application/octet-stream';

/** The type that the bytes have, and a name that fits it: what was told holds as far as the bytes do not speak against it. */
export async function sniff(head: Buffer, told: Told): Promise<Told> {
  // Some audio begins with the bytes of the mark that UTF-16 begins with.
  const isMarkedText = isTextType(told.contentType) && isUtf16(head);
  const found = isMarkedText ? undefined : await fileTypeFromBuffer(head).catch(() => undefined);
  if (found !== undefined) {
    const { mime, ext } = found;
    if (isWithin(told.contentType, mime)) return told;
    const contentType = mime.replace(/;.*/, '');
    return { contentType, fileName: named(told.fileName, told.contentType, contentType, ext) };
  }
  if (isText(head)) {
    if (isTextType(told.contentType)) return told;
    const isKnown = supportedMimeTypes.has(told.contentType as never);
    return {
      contentType: 'text/plain',
      fileName: isKnown ? `${told.fileName}.txt`.slice(-255) : told.fileName,
    };
  }
  const isFalse = supportedMimeTypes.has(told.contentType as never) || isTextType(told.contentType);
  return isFalse ? { ...told, contentType: unknown } : told;
}

/** Containers whose content `file-type` does not tell apart, and names of the same thing. */
const within: Readonly<Record<string, RegExp>> = {
  'application/zip': /^application\/(?:vnd\.|zip$|x-zip|epub|java-archive$)|\+zip$/,
  'application/x-cfb': /^application\/(?:msword|vnd\.ms-|vnd\.visio|x-msi)/,
  'application/xml': /\bxml$|^text\/html$/,
  'application/gzip': /^application\/(?:x-)?gzip$/,
  'video/mp4': /^(?:video|audio)\/(?:mp4|x-m4[av]|quicktime)$/,
  'video/webm': /^(?:video|audio)\/webm$/,
  'video/matroska': /^(?:video|audio)\/(?:x-)?matroska$/,
  'audio/wav': /^audio\/(?:x-)?wave?$/,
};

const isWithin = (told: string, found: string): boolean =>
  told === found.replace(/;.*/, '') || within[found.replace(/;.*/, '')]?.test(told) === true;

/** A name whose ending says another type gets the ending of the type that it is. */
function named(fileName: string, told: string, found: string, extension: string): string {
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(fileName)?.[0];
  if (ending?.slice(1).toLowerCase() === extension) return fileName;
  // One type has several endings, such as .jpg and .jpeg.
  if (told === found && ending !== undefined) return fileName;
  const stem = ending === undefined ? fileName : fileName.slice(0, -ending.length);
  return `${stem.slice(0, 250 - extension.length) || 'file'}.${extension}`;
}

/** UTF-8 without control characters, or UTF-16 with its mark; the last character of the beginning may be cut. */
export function isText(head: Buffer): boolean {
  if (isUtf16(head)) return true;
  if (head.includes(0)) return false;
  for (let cut = 0; cut < Math.min(4, head.length); cut += 1)
    if (isUtf8(head.subarray(0, head.length - cut))) return !head.some(isControl);
  return false;
}

/** Whether the bytes begin with the mark of UTF-16. */
const isUtf16 = (head: Buffer): boolean =>
  head.length >= 2 && [0xfeff, 0xfffe].includes(head.readUInt16BE(0));

// Tabs, ends of lines and pages, and what colours the output of terminals, stand in texts.
const isControl = (byte: number): boolean => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;
