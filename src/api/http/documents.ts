import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { entityTag, findMatch, compress, type Coding, type Sendable } from '#src/api/door/index.ts';
import { Slices } from '#src/platform/slices.ts';

/** What generated files contain. Read when first asked for, then kept until one is written anew: `make dev` makes them some seconds after it restarted the service. */
export class Source<Content> {
  readonly #files: readonly URL[];
  readonly #parse: (...texts: string[]) => Content | Promise<Content>;
  #loading: { readonly writtenAt: string; readonly content: Promise<Content> } | undefined;

  constructor(files: URL | readonly URL[], parse: (...texts: string[]) => Content | Promise<Content>) {
    this.#files = [files].flat();
    this.#parse = parse;
  }

  async load(): Promise<Content> {
    const states = await Promise.all(this.#files.map((file) => stat(file)));
    const writtenAt = states.map(({ mtimeMs }) => mtimeMs).join();
    const known = this.#loading;
    if (known?.writtenAt === writtenAt) return known.content;
    const loading = { writtenAt, content: this.#read() };
    this.#loading = loading;
    // What failed is tried again with the next request.
    loading.content.catch(() => {
      if (this.#loading === loading) this.#loading = undefined;
    });
    return loading.content;
  }

  async #read(): Promise<Content> {
    return this.#parse(...(await Promise.all(this.#files.map((file) => readFile(file, 'utf8')))));
  }
}

/** A text that is served as it is, with everything that is derived from it once. */
export class ServedText {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  private constructor(bytes: Buffer, etag: string) {
    this.bytes = bytes;
    this.etag = etag;
  }

  static async of(text: string, slices: Slices): Promise<ServedText> {
    const etag = await tagInSlices(text, slices);
    return new ServedText(Buffer.from(text), etag);
  }

  answer(ifNoneMatch: string | undefined, headers: readonly string[]): Sendable {
    const current = ifNoneMatch === undefined ? undefined : findMatch(ifNoneMatch, this.etag);
    return current === undefined
      ? { status: 200, text: this.bytes, headers, etag: this.etag }
      : { status: 304, text: '', headers, etag: current };
  }

  /** Compressed once, so it may take its time. */
  coded(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known !== undefined) return known;
    const bytes = compress(this.bytes, coding, 9);
    this.#coded.set(coding, bytes);
    return bytes;
  }
}

const tagSliceLength = 2 ** 18;

/** As `entityTag`, of texts that may be long. */
async function tagInSlices(text: string, slices: Slices): Promise<string> {
  if (text.length <= tagSliceLength) return entityTag(text);
  const hash = createHash('sha1');
  for (let at = 0; at < text.length; at += tagSliceLength) {
    await slices.next();
    hash.update(text.slice(at, at + tagSliceLength));
  }
  return hash.digest('base64url');
}

/** A text made of generated files, the same for everybody. */
export class Document<Content> {
  readonly #source: Source<Content>;
  readonly #write: (content: Content, slices: Slices) => string | Promise<string>;
  #served: { readonly content: Content; readonly text: Promise<ServedText> } | undefined;

  constructor(
    source: Source<Content>,
    write: (content: Content, slices: Slices) => string | Promise<string>,
  ) {
    this.#source = source;
    this.#write = write;
  }

  async load(): Promise<ServedText> {
    const content = await this.#source.load();
    if (this.#served?.content !== content) this.#served = { content, text: this.#serve(content) };
    return this.#served.text;
  }

  async #serve(content: Content): Promise<ServedText> {
    const slices = new Slices();
    return ServedText.of(await this.#write(content, slices), slices);
  }
}
