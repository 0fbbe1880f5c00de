// What children do, as both sides see it: types alone, and the error of a child.

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** In pixels of the image as it is shown, after EXIF. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Resize {
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: 'contain' | 'cover' | 'fill';
  readonly canEnlarge: boolean;
}

export interface ImageWish {
  readonly crop?: Crop;
  readonly resize?: Resize;
  /** Null: the format of the original, or JPEG where that is none of these. */
  readonly format: ImageFormat | null;
  readonly quality: number;
  /** Of the original and of the result. */
  readonly maxPixels: number;
  readonly maxSide: number;
}

export interface ImageMade {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
}

export interface TextWish {
  readonly kind: 'pdf' | 'docx';
  readonly maxCharacters: number;
  /** Of what a part of an archive may unpack to. */
  readonly maxUnpackedBytes: number;
}

export interface TextRead {
  readonly pageCount: number | null;
  /** Whether there was more text than `maxCharacters`. */
  readonly isCut: boolean;
}

export interface MailWish {
  /** In characters. */
  readonly maxText: number;
  /** A longer page is left out: half of one is none. */
  readonly maxHtml: number;
  readonly maxSubject: number;
  readonly maxHeaders: number;
  /** Of those kept of `To`, and of `Cc`. */
  readonly maxAddresses: number;
  readonly maxParts: number;
}

export interface MailAddress {
  readonly name: string | null;
  readonly address: string;
}

/** A part that is a file. Its content is in the bytes of the answer. */
export interface MailPart {
  readonly fileName: string | null;
  readonly contentType: string;
  /** Without its brackets. */
  readonly contentId: string | null;
  readonly isInline: boolean;
  readonly size: number;
  readonly offset: number;
}

/** An e-mail as it says itself; nothing of it is proved. */
export interface MailRead {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly receivedCount: number;
  /** Its first address. */
  readonly from: readonly MailAddress[];
  readonly replyTo: readonly MailAddress[];
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  /** Of `To` and `Cc`, with those that are not kept. */
  readonly recipientCount: number;
  readonly subject: string | null;
  readonly isSubjectCut: boolean;
  /** `Message-ID`s are without their brackets. */
  readonly messageId: string | null;
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
  readonly text: string | null;
  readonly html: string | null;
  readonly isTextCut: boolean;
  readonly parts: readonly MailPart[];
  /** With those that are not kept. */
  readonly partCount: number;
}

export interface FeaturesWish {
  readonly maxFeatures: number;
  /** Of one feature. */
  readonly maxPositions: number;
  readonly maxProperties: number;
  /** Of a property, in characters. */
  readonly maxText: number;
}

export interface FeaturesRead {
  readonly count: number;
  readonly isAllPoints: boolean;
  /** What is wrong with the file, as in "The file has …"; null for a sound one. */
  readonly fault: string | null;
}

export interface TableWish {
  /** Sheet of a workbook; null for the first. */
  readonly sheetName: string | null;
  readonly hasHeadings: boolean;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Of a cell, in characters. One more is kept of a longer one, so that whoever judges it sees that it is too long. */
  readonly maxCell: number;
  readonly maxUnpackedBytes: number;
  /** The rows to return; null for the columns alone. */
  readonly rows: {
    /** Number of the last row that is known already. */
    readonly after: number;
    readonly maxCount: number;
    /** Of their JSON, about. */
    readonly maxBytes: number;
    /** Positions of the wanted columns. */
    readonly columns: readonly number[];
  } | null;
}

export interface TableColumn {
  readonly name: string;
  /** First distinct values. */
  readonly samples: readonly string[];
}

export interface TableRead {
  /** What is wrong with the file, as in "The file has …"; null for a sound one. */
  readonly fault: string | null;
  readonly sheetName: string | null;
  readonly columns: readonly TableColumn[];
  /** Rows that are not blank, without the headings; those of the answer where rows were asked for. */
  readonly rowCount: number;
  /** Whether rows follow those of the answer. */
  readonly hasMore: boolean;
}

export interface DocumentWish {
  readonly kind: 'markdown' | 'html' | 'docx';
  /** Of its text, without pictures. */
  readonly maxCharacters: number;
  /** Of what the parts of an archive may unpack to, together. */
  readonly maxUnpackedBytes: number;
  readonly maxPictures: number;
  /** Of all pictures together. */
  readonly maxPictureBytes: number;
}

/** A part of a document. */
export type DocumentPart =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly form: 'paragraph' | 'list'; readonly markdown: string }
  | { readonly kind: 'checklist'; readonly items: readonly string[] }
  | {
      readonly kind: 'picture';
      /** `picture:2` for one that comes along, `picture:unread` or `picture:surplus` for one that does not. */
      readonly address: string;
      readonly alt: string;
      readonly caption: string | null;
    }
  | { readonly kind: 'code'; readonly code: string; readonly language: string | null }
  | { readonly kind: 'quote'; readonly markdown: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'divider' }
  | MarkedPart;

/** What a comment in Markdown says: all of a block, or more of the step above it. */
export interface MarkedPart {
  readonly kind: 'marked';
  readonly name: 'block' | 'step';
  readonly fields: Readonly<Record<string, unknown>>;
  /** The Markdown that the comment is about. */
  readonly body: string;
}

/** The bytes of the answer are the parts as JSON, then the pictures. */
export interface DocumentRead {
  readonly partsBytes: number;
  readonly pictureBytes: readonly number[];
}

export interface DraftWish {
  readonly format: 'html' | 'docx';
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
}

/** What the words of a Word document refer to; its pictures are `rIdP0` and so on. */
export interface DraftMade {
  /** Addresses of links, by `rIdL0` and so on. */
  readonly links: readonly string[];
  /** Of each numbered list, what it begins with. */
  readonly numbered: readonly number[];
}

/** Every task: what it is given beside the bytes, and what it answers beside bytes. A new one is a line here and in main.ts. */
export interface IsolateTasks {
  /** Width and height as shown. */
  measure_image: {
    readonly wish: object;
    readonly result: { readonly width: number; readonly height: number };
  };
  /** The bytes of the answer are those of the image. */
  make_image: { readonly wish: ImageWish; readonly result: ImageMade };
  /** The bytes of the answer are the text in UTF-8. */
  read_text: { readonly wish: TextWish; readonly result: TextRead };
  /** The bytes of the answer are those of the parts. */
  read_mail: { readonly wish: MailWish; readonly result: MailRead };
  /** The bytes of the answer are the features as JSON. */
  read_features: { readonly wish: FeaturesWish; readonly result: FeaturesRead };
  /** The bytes of the answer are the rows, a line of JSON for each: its number and its cells. */
  read_table: { readonly wish: TableWish; readonly result: TableRead };
  /** The bytes of the answer are the parts as JSON, then the pictures. */
  read_document: { readonly wish: DocumentWish; readonly result: DocumentRead };
  /** The bytes are drafts as JSON (documents/nodes.ts), those of the answer the page or the text of the Word document. */
  write_document: { readonly wish: DraftWish; readonly result: DraftMade };
}

export type TaskName = keyof IsolateTasks;

/**
 * Why a file is not what the task needs. `unreadable`: broken, or of a type that is not read; `too_many_pixels` and `outside` tell the size of
 * the image as shown; `too_large` the size of the result; `unpacks` to too much; `locked` by a password.
 */
export type RefusalCode = 'unreadable' | 'too_many_pixels' | 'outside' | 'too_large' | 'unpacks' | 'locked';

export interface RefusalDetail {
  readonly width?: number;
  readonly height?: number;
}

/** Thrown by a task; the service gets it as `FileRefused`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(code: RefusalCode, detail: RefusalDetail = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.detail = detail;
  }
}
