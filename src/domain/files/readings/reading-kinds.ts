import { isReadImage } from '../images/make-image.ts';

export type ReadingKind = 'image' | 'pdf' | 'docx';

const documents: Readonly<Record<string, ReadingKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** What there is to read out of a file of this type; undefined: nothing. Texts are read when they are asked for. */
export const readingKindOf = (contentType: string): ReadingKind | undefined =>
  documents[contentType] ?? (isReadImage(contentType) ? 'image' : undefined);
