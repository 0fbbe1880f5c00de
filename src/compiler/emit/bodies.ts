// What handlers take and give beside JSON. Written to every output as `bodies.ts`.

/** A body of bytes, read while it arrives. Its iteration fails once it is longer than the contract allows. */
export interface ByteBody {
  readonly contentType: string;
  /** As the sender told it; undefined when it did not. */
  readonly size: number | undefined;
  /** All headers by their names in lower case: signatures of other services stand where they choose. */
  readonly headers: Readonly<Record<string, string>>;
  /** Once: a transaction that begins anew does not get them again, and its sender is asked to send them again. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** All of them, in memory. A transaction that begins anew gets the same. */
  whole(): Promise<Buffer>;
}

/** A file of a multipart body, which has arrived whole. */
export interface FilePart {
  /** Name that the sender gave it; says nothing about what is in it. */
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  bytes(): AsyncIterable<Uint8Array>;
}

/** A multipart body with its files in place of what the contract's types have for them. */
export type WithFiles<T, K extends string> = {
  readonly [P in keyof T]: P extends K ? FilesInstead<T[P]> : T[P];
};

type FilesInstead<V> = V extends undefined
  ? undefined
  : V extends readonly unknown[]
    ? readonly FilePart[]
    : FilePart;

/** Header parameters by their names in lower case. */
export type HeaderInput<T, K extends string> = {
  readonly [P in keyof T as P extends string ? Extract<Lowercase<P>, K> : never]: T[P];
};

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes to send. Ranges, conditional requests and HEAD follow from it. */
export interface ByteAnswer {
  readonly contentType: string;
  readonly size: number;
  /** Changes with the content; absent when nothing is known to. */
  readonly etag?: string;
  /** Saved under this name; shown in place without it. */
  readonly saveAs?: string;
  /** An address that GET is sent on to in place of the bytes, for a moment, where the contract has a redirect. */
  elsewhere?(): Promise<string>;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
}

/** A text where an operation answers JSON or a text. The handler knows from `accept` which of them the caller prefers. */
export interface TextAnswer<M extends string = string> {
  readonly mediaType: M;
  readonly text: string;
}

/** One event of a stream. A client that comes back sends the last `id` in `Last-Event-ID`; without data only that is told. */
export interface StreamedEvent<T> {
  readonly id?: string;
  readonly data?: T;
}

/** Events, sent as they come until the iteration ends or the client leaves. */
export type EventStream<T> = AsyncIterable<StreamedEvent<T>>;

/** Where the caller is to go on. */
export interface Redirect {
  readonly location: string;
}
