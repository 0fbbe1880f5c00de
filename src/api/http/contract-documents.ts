import { readFileSync } from 'node:fs';
import type { Family } from '#src/api/door/index.ts';
import type { Identity } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { Slices } from '#src/platform/slices.ts';
import { CallableDocuments } from './callable-documents.ts';
import { ConsumerContract } from './consumer-contract.ts';
import { GuideParts } from './guide-parts.ts';
import type { DocumentGroup } from './document-limits.ts';
import { Document, Source, type ServedText } from './documents.ts';

/** The document that a request asks for. One that depends on the caller says so: its caller has to be found first. */
export type FoundDocument =
  | { readonly isPersonal: false; readonly headers: readonly string[]; load(): Promise<ServedText> }
  | {
      readonly isPersonal: true;
      readonly headers: readonly string[];
      load(caller: Identity): Promise<ServedText>;
    };

interface Loadable {
  load(): Promise<ServedText>;
}

interface DocumentSetOptions {
  readonly group: DocumentGroup;
  readonly type: string;
  readonly whole: Loadable;
  readonly families: ReadonlyMap<string, Loadable>;
  readonly callable?: CallableDocuments;
}

/** A document and its parts, which the query chooses from. */
export class DocumentSet {
  /** Whose budget it is asked for from. */
  readonly group: DocumentGroup;
  readonly #options: DocumentSetOptions;
  readonly #publicHeaders: readonly string[];
  readonly #personalHeaders: readonly string[];

  constructor(options: DocumentSetOptions) {
    this.group = options.group;
    this.#options = options;
    const headers = ['Content-Type', options.type, 'X-Content-Type-Options', 'nosniff'];
    this.#publicHeaders = [...headers, 'Cache-Control', 'public, no-cache'];
    this.#personalHeaders = [...headers, 'Cache-Control', 'private, no-cache', 'Vary', 'Authorization'];
  }

  /** As strict as the operations are: 400 for anything that is not a parameter or not one of its values. */
  find(queryString: string): FoundDocument {
    const { whole, families, callable } = this.#options;
    const given = parametersIn(queryString, callable === undefined ? ['family'] : ['family', 'callable']);
    const family = valueOf(given, 'family', [...families.keys()]);
    if (callable !== undefined && valueOf(given, 'callable', ['true', 'false']) === 'true') {
      const load = (caller: Identity) => callable.load(caller, family);
      return { isPersonal: true, headers: this.#personalHeaders, load };
    }
    const chosen = family === undefined ? whole : families.get(family)!;
    return { isPersonal: false, headers: this.#publicHeaders, load: () => chosen.load() };
  }
}

function parametersIn(queryString: string, names: readonly string[]): Map<string, string> {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (!names.includes(name))
      throw problem('validation_error', `query.${name.slice(0, 100)} is not a known parameter`);
    if (given.has(name)) throw problem('validation_error', `query.${name} must be given once`);
    given.set(name, value);
  }
  return given;
}

function valueOf(
  given: ReadonlyMap<string, string>,
  name: string,
  values: readonly string[],
): string | undefined {
  const value = given.get(name);
  if (value !== undefined && !values.includes(value))
    throw problem('validation_error', `query.${name} must be one of ${values.join(', ')}`);
  return value;
}

const generated = (name: string) => new URL(`../../../generated/${name}`, import.meta.url);

/** Families, and nouns of the large ones: see `llmsParts` of the compiler. */
const llmsParts = (): string[] => JSON.parse(readFileSync(generated('llms-parts.json'), 'utf8')) as string[];

/** Both contracts as machines read them, and the public one as language models do, with the address that serves them. */
export function contractDocuments(
  baseUrl: () => string,
  families: readonly Family[],
): ReadonlyMap<string, DocumentSet> {
  const withAddress = (text: string) => text.replaceAll('http://127.0.0.1:4000', baseUrl());
  const guide = new Source(generated('llms.txt'), withAddress);
  const guideParts = new Source(
    [generated('llms.txt'), generated('llms-lines.json')],
    (whole, lines) => new GuideParts(whole, lines),
  );
  const guidePart = (part: string) => new Document(guideParts, (parts) => withAddress(parts.write(part)));
  return new Map([
    [
      '/v1/openapi.json',
      openApiDocuments(generated('openapi.json'), baseUrl, operationsBelow('/v1/', families)),
    ],
    [
      '/console/api/openapi.json',
      openApiDocuments(
        generated('console/openapi.json'),
        baseUrl,
        operationsBelow('/console/api/', families),
      ),
    ],
    [
      '/v1/llms.txt',
      new DocumentSet({
        group: 'guide',
        type: 'text/markdown; charset=utf-8',
        whole: new Document(guide, (text) => text),
        families: new Map(llmsParts().map((part) => [part, guidePart(part)])),
      }),
    ],
  ]);
}

function openApiDocuments(file: URL, baseUrl: () => string, families: readonly Family[]): DocumentSet {
  const withAddress = (text: string) => text.replaceAll('http://127.0.0.1:4000', baseUrl());
  const contract = new Source(file, (text) =>
    ConsumerContract.read(text, baseUrl(), new Slices(), withAddress),
  );
  const ofFamily = ({ operations }: Family) => {
    const ids = new Set(operations.map(({ id }) => id));
    return new Document(contract, (pieces, slices) => pieces.write(slices, ids));
  };
  return new DocumentSet({
    group: 'contract',
    type: 'application/json; charset=utf-8',
    whole: new Document(contract, (pieces, slices) => pieces.write(slices)),
    families: new Map(families.map((family) => [family.name, ofFamily(family)])),
    callable: new CallableDocuments(
      contract,
      families.flatMap(({ operations }) => operations),
    ),
  });
}

/** A family may have operations in both contracts; those of each have addresses of their own. */
const operationsBelow = (root: string, families: readonly Family[]): readonly Family[] =>
  families
    .map((family) => ({
      ...family,
      operations: family.operations.filter(({ path }) => path.startsWith(root)),
    }))
    .filter(({ operations }) => operations.length > 0);
