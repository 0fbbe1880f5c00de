import { readFile, stat } from 'node:fs/promises';
import { entityTag, findMatch, type Answer, compress, type Coding } from '#src/api/door/index.ts';

/** What generated files contain. Read when first asked for, then kept until one is written anew: `make dev` makes them some seconds after it restarted the service. */
export class Source<Content> {
  readonly #files: readonly URL[];
  readonly #parse: (...texts: string[]) => Content;
  #loading: { readonly writtenAt: string; readonly content: Promise<Content> } | undefined;

  constructor(files: URL | readonly URL[], parse: (...texts: string[]) => Content) {
    this.#files = [files].flat();
    this.#parse = parse;
  }

  async load(): Promise<Content> {
    const states = await Promise.all(this.#files.map((file) => stat(file)));
    const writtenAt = states.map(({ mtimeMs }) => mtimeMs).join();
    if (this.#loading?.writtenAt !== writtenAt) this.#loading = { writtenAt, content: this.#read() };
    return this.#loading.content;
  }

  async #read(): Promise<Content> {
    return this.#parse(...(await Promise.all(this.#files.map((file) => readFile(file, 'utf8')))));
  }
}

/** A text that is served as it is, with everything that is derived from it once. */
export class ServedText {
  readonly text: string;
  readonly etag: string;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  constructor(text: string) {
    this.text = text;
    this.etag = entityTag(text);
  }

  answer(ifNoneMatch: string | undefined, headers: readonly string[]): Answer {
    const current = ifNoneMatch === undefined ? undefined : findMatch(ifNoneMatch, this.etag);
    return current === undefined
      ? { status: 200, text: this.text, headers, etag: this.etag }
      : { status: 304, text: '', headers, etag: current };
  }

  /** Compressed once, so it may take its time. */
  coded(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known !== undefined) return known;
    const bytes = compress(this.text, coding, 9);
    this.#coded.set(coding, bytes);
    return bytes;
  }
}

/** A text made of generated files, the same for everybody. */
export class Document<Content> {
  readonly #source: Source<Content>;
  readonly #write: (content: Content) => string;
  #served: { readonly content: Content; readonly text: ServedText } | undefined;

  constructor(source: Source<Content>, write: (content: Content) => string) {
    this.#source = source;
    this.#write = write;
  }

  async load(): Promise<ServedText> {
    const content = await this.#source.load();
    if (this.#served?.content !== content)
      this.#served = { content, text: new ServedText(this.#write(content)) };
    return this.#served.text;
  }
}
