import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Answer } from '#src/api/door/call.ts';
import { entityTag, findMatch } from '#src/api/door/etag.ts';
import { problem } from '#src/platform/errors/problem.ts';
import { consumerContract } from './consumer-contract.ts';
import { compress, type Coding } from './compression.ts';

interface Loaded {
  readonly text: string;
  readonly etag: string;
}

/**
 * A generated file that is served as it is, to anybody. Read and compressed when first asked for, then kept until it is written
 * anew: `make dev` makes it some seconds after it restarted the service.
 */
export class Document {
  readonly #file: URL;
  readonly #type: string;
  readonly #edit: (text: string) => string;
  readonly #coded = new Map<Coding, { readonly text: string; readonly bytes: Promise<Buffer> }>();
  #loading: { readonly writtenAt: number; readonly loaded: Promise<Loaded> } | undefined;

  constructor(file: URL, type: string, edit: (text: string) => string = (text) => text) {
    this.#file = file;
    this.#type = type;
    this.#edit = edit;
  }

  async answer(ifNoneMatch: string | undefined, requestId: string): Promise<Answer> {
    const { text, etag } = await this.#load();
    const current = ifNoneMatch === undefined ? undefined : findMatch(ifNoneMatch, etag);
    const headers = [
      'Content-Type',
      this.#type,
      'Cache-Control',
      'public, no-cache',
      'X-Content-Type-Options',
      'nosniff',
      'X-Request-Id',
      requestId,
    ];
    return current === undefined
      ? { status: 200, text, headers, etag }
      : { status: 304, text: '', headers, etag: current };
  }

  /** Compressed once, so it may take its time. */
  coder(text: string, coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known?.text === text) return known.bytes;
    const bytes = compress(text, coding, 9);
    this.#coded.set(coding, { text, bytes });
    return bytes;
  }

  async #load(): Promise<Loaded> {
    const { mtimeMs: writtenAt } = await stat(this.#file);
    if (this.#loading?.writtenAt !== writtenAt) this.#loading = { writtenAt, loaded: this.#read() };
    return this.#loading.loaded;
  }

  async #read(): Promise<Loaded> {
    const text = this.#edit(await readFile(this.#file, 'utf8'));
    return { text, etag: entityTag(text) };
  }
}

const generated = (name: string) => new URL(`../../../generated/${name}`, import.meta.url);

/** A document and its parts, which one query parameter chooses from. */
export class DocumentSet {
  readonly #whole: Document;
  readonly #parts: ReadonlyMap<string, Document>;
  readonly #parameter: string | undefined;

  constructor(whole: Document, parameter?: string, parts: ReadonlyMap<string, Document> = new Map()) {
    this.#whole = whole;
    this.#parameter = parameter;
    this.#parts = parts;
  }

  /** As strict as the operations are: 400 for what is not a parameter or a part. */
  find(queryString: string): Document {
    if (queryString === '') return this.#whole;
    const given = [...new URLSearchParams(queryString)];
    const unknown = given.find(([name]) => name !== this.#parameter);
    if (unknown !== undefined)
      throw problem('validation_error', `query.${unknown[0].slice(0, 100)} is not a known parameter`);
    const [first, second] = given;
    if (first === undefined) return this.#whole;
    if (second !== undefined)
      throw problem('validation_error', `query.${this.#parameter} must be given once`);
    const part = this.#parts.get(first[1]);
    if (part === undefined)
      throw problem(
        'validation_error',
        `query.${this.#parameter} must be one of ${[...this.#parts.keys()].join(', ')}`,
      );
    return part;
  }
}

const json = 'application/json; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

/** Families, and nouns of the large ones: see `llmsParts` of the compiler. */
const llmsParts = (): string[] => JSON.parse(readFileSync(generated('llms-parts.json'), 'utf8')) as string[];

/** The contract as machines and language models read it, naming the address that serves it. */
export function contractDocuments(
  baseUrl: () => string,
  families: readonly string[],
): ReadonlyMap<string, DocumentSet> {
  const withAddress = (text: string) => text.replaceAll('http://127.0.0.1:4000', baseUrl());
  const document = (name: string, type: string) => new Document(generated(name), type, withAddress);
  const contract = (family?: string) =>
    new Document(generated('openapi.json'), json, (text) =>
      consumerContract(withAddress(text), baseUrl(), family),
    );
  return new Map([
    [
      '/v1/openapi.json',
      new DocumentSet(contract(), 'family', new Map(families.map((family) => [family, contract(family)]))),
    ],
    [
      '/v1/llms.txt',
      new DocumentSet(
        document('llms.txt', markdown),
        'family',
        new Map(llmsParts().map((part) => [part, document(`families/${part}/llms.txt`, markdown)])),
      ),
    ],
  ]);
}
