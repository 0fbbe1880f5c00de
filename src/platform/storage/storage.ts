import { createHash } from 'node:crypto';
import { savedAs } from '#src/platform/content-disposition.ts';
import type { StorageKey, StoredThing } from './keys.ts';

/** What is known of some bytes. */
export interface Content {
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** First and last byte, both included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * Where contents of files are. What is stored is there as a whole or not at all, and it is still there after a crash once `put` or
 * `assemble` has resolved.
 */
export interface Storage {
  /** What it is and where, for an operator. */
  readonly name: string;
  /** How callers reach it past the service; absent where the service passes every byte on. */
  readonly direct?: DirectStorage | undefined;
  /** Stores bytes while they arrive; `ContentDiffers`, and nothing stored, when they are not what was expected. */
  put(key: StorageKey, bytes: AsyncIterable<Uint8Array>, expected: Content): Promise<void>;
  /** Stores these parts one after another under one key. They stay; doing it again does no harm. */
  assemble(key: StorageKey, parts: readonly StorageKey[]): Promise<Content>;
  /** Streams all or a range; `NotStored` when there is nothing. */
  get(key: StorageKey, range?: Range): AsyncIterable<Uint8Array>;
  /** Removes what is under the key, and below it. Nothing there is fine. */
  delete(key: StorageKey): Promise<void>;
  /** Everything that has not changed for this long, in no order: for the walk that finds what nothing refers to. */
  walk(unchangedForMs: number): AsyncIterable<StoredThing>;
  /** Removes what writes left behind that never came to their end. */
  tidy(unchangedForMs: number): Promise<void>;
  /** What `writeMark` has left; null when nothing has. */
  readMark(): Promise<string | null>;
  /** Leaves a word in the store, by which a process knows it again. */
  writeMark(mark: string): Promise<void>;
}

/** Where a part is sent, and with which headers. */
export interface PartAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file that is fetched to be saved. */
export interface SavedFile {
  readonly contentType: string;
  readonly saveAs: string;
}

/** Addresses of the store for callers. Such an address is good until it expires: nothing revokes it. */
export interface DirectStorage {
  /** Takes these bytes and no others. */
  partAddress(key: StorageKey, content: Content, seconds: number): Promise<PartAddress>;
  contentAddress(key: StorageKey, file: SavedFile, seconds: number): Promise<string>;
  /** What is stored below a key: parts come past the service, so only the store knows of them. */
  sizes(key: StorageKey): Promise<ReadonlyMap<StorageKey, { readonly size: number; readonly at: Date }>>;
}

// A name has to fit into an address, where each character may take fifteen.
const maxNameLength = 80;

export const contentDisposition = (name: string): string => savedAs(name, maxNameLength);

export class NotStored extends Error {
  constructor(key: StorageKey, cause?: unknown) {
    super(`Nothing is stored under ${key}.`, { cause });
    this.name = 'NotStored';
  }
}

/** The bytes have another size or checksum than expected. */
export class ContentDiffers extends Error {
  readonly what: 'size' | 'checksum';

  constructor(what: 'size' | 'checksum', message: string) {
    super(message);
    this.name = 'ContentDiffers';
    this.what = what;
  }
}

/** Passes bytes on and counts them; `content` is known once they have come to their end. */
export class Measured {
  readonly #hash = createHash('sha256');
  #size = 0;

  async *read(bytes: AsyncIterable<Uint8Array>, maxSize = Infinity): AsyncGenerator<Uint8Array, void, void> {
    for await (const chunk of bytes) {
      this.#size += chunk.length;
      if (this.#size > maxSize)
        throw new ContentDiffers('size', `More than the expected ${maxSize} bytes were sent.`);
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  content(): Content {
    return { size: this.#size, sha256: this.#hash.copy().digest('hex') };
  }
}

/** Throws `ContentDiffers` when these are not the bytes that were expected. */
export function requireSame(found: Content, expected: Content): void {
  if (found.size !== expected.size)
    throw new ContentDiffers('size', `${found.size} bytes were sent, and ${expected.size} expected.`);
  if (found.sha256 !== expected.sha256)
    throw new ContentDiffers(
      'checksum',
      `The bytes have the SHA-256 checksum ${found.sha256}, not ${expected.sha256}.`,
    );
}
