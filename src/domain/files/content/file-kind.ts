import type { FileKind } from '#generated/types.gen.ts';

const documents =
  /^(?:application\/(?:pdf|rtf|msword|epub\+zip|vnd\.oasis\.opendocument\.(?:text|presentation)|vnd\.openxmlformats-officedocument\.(?:wordprocessingml|presentationml)\.|vnd\.ms-(?:powerpoint|word))|text\/rtf)/;
const spreadsheets =
  /^(?:application\/vnd\.(?:ms-excel|oasis\.opendocument\.spreadsheet|openxmlformats-officedocument\.spreadsheetml\.)|text\/(?:csv|tab-separated-values))/;
const archives =
  /^application\/(?:zip|gzip|x-(?:7z-compressed|tar|bzip2|xz|rar-compressed|compress|lzip|apple-diskimage)|vnd\.rar|zstd)$/;
const texts =
  /^(?:text\/|application\/(?:json|xml|javascript|yaml|toml|sql|x-sh|ld\+json|[\w.-]+\+(?:json|xml))$)/;

/** The kind of file that the media type is of. */
export function fileKindOf(contentType: string): FileKind {
  const [family] = contentType.split('/');
  // A drawing that is a program: it is text as far as we are concerned, and never shown.
  if (contentType === 'image/svg+xml') return 'image';
  if (family === 'image' || family === 'video' || family === 'audio') return family;
  if (documents.test(contentType)) return 'document';
  if (spreadsheets.test(contentType)) return 'spreadsheet';
  if (archives.test(contentType)) return 'archive';
  return texts.test(contentType) ? 'text' : 'other';
}

export const isTextType = (contentType: string): boolean =>
  texts.test(contentType) || contentType === 'image/svg+xml' || spreadsheetsAsText.test(contentType);

const spreadsheetsAsText = /^text\//;
