import { hash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { LRUCache } from 'lru-cache';
import { RefusalList } from '../refusal.ts';
import type { OpenApiDocument, Schema } from '../schema.ts';
import { SchemaTranslator } from './ajv-schema.ts';
import { HEADER } from './source.ts';

/** A schema to compile, and where the author wrote it. */
export interface ValidatorSource {
  readonly schema: Schema;
  readonly pointer: string;
}

// Modules of this process by what they were made of: an edit changes few of them, and words change none.
const compiled = new LRUCache<string, string>({ max: 250 });

/**
 * Collects the schemas of one emitted module and compiles them together, so that a component that several
 * of them use, and a schema that several places share, becomes one function.
 */
export class AjvModule {
  readonly #translator: SchemaTranslator;
  readonly #names = new Map<string, string>();
  readonly #sources: { name: string; schema: Schema; pointer: string }[] = [];
  readonly #defaults: boolean;

  constructor(document: OpenApiDocument, options: { readonly defaults: boolean }) {
    this.#translator = new SchemaTranslator(document, options);
    this.#defaults = options.defaults;
  }

  /** The name that the function for this schema has in the module. */
  add({ schema, pointer }: ValidatorSource): string {
    const translated = this.#translator.translate(schema);
    const key = JSON.stringify(translated);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `v${this.#sources.length}`;
    this.#names.set(key, name);
    this.#sources.push({ name, schema: translated, pointer });
    return name;
  }

  /** The module's text up to and with its functions; what it exports is the caller's. */
  compile(): string {
    if (this.#sources.length === 0) return HEADER;
    const made = hash('sha256', JSON.stringify([this.#defaults, [...this.#translator.components], this.#sources]));
    const known = compiled.get(made);
    if (known !== undefined) return known;
    const text = this.#compile();
    compiled.set(made, text);
    return text;
  }

  #compile(): string {
    const ajv = newAjv(this.#defaults);
    for (const [id, { schema }] of this.#translator.components) ajv.addSchema(schema, id);
    for (const { name, schema } of this.#sources) ajv.addSchema(schema, name);
    // Components first: what is wrong in one is then refused where it is written, and once.
    compileEach(ajv, [...this.#translator.components].map(([id, { pointer }]) => ({ id, pointer })));
    compileEach(ajv, this.#sources.map(({ name, pointer }) => ({ id: name, pointer })));
    return asEsm(standaloneCode.default(ajv, Object.fromEntries(this.#sources.map(({ name }) => [name, name]))));
  }
}

/** Innermost first: a schema fails again in all that contain it, which would be no news. */
function compileEach(ajv: Ajv2020, schemas: readonly { readonly id: string; readonly pointer: string }[]): void {
  const refusals = new RefusalList();
  const told = new Set<string>();
  for (const { id, pointer } of schemas) {
    try {
      ajv.getSchema(id);
    } catch (error) {
      const { message } = error as Error;
      if (!told.has(message)) refusals.add(pointer, `This schema cannot be compiled: ${message}.`);
      told.add(message);
    }
  }
  refusals.throwIfAny();
}

/** Ajv as every emitted validator is compiled: all errors, no coercion, formats compiled in. */
export function newAjv(useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults,
    discriminator: true,
    strict: false,
    validateSchema: false,
    meta: false,
    // Inlining small components made modules 5–15 % larger and validation no faster (1.5 µs for a body of ten fields).
    inlineRefs: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  return ajv.addFormat('uuid', UUID);
}

/** RFC 9562 as text of 36 characters; the usual format also admits `urn:uuid:…`, which no column takes. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Ajv's text as a module of ours. It writes `require` even in ES modules, keeps schemas that no function reads,
 * says where in the schema an error arose (nobody shows it), and spends six lines on each error: without these a
 * module is a quarter shorter, which the start of every process saves.
 */
function asEsm(code: string): string {
  const imports = new Map<string, string>();
  const body = code
    .replace(/^"use strict";\n?/, '')
    .replace(/^export const (v\d+) =/gm, 'const $1 =')
    .replace(/require\("(ajv[\w/.-]*)"\)/g, (_, path: string) => {
      const name = `lib_${path.replace(/^.*\//, '').replace(/\W/g, '_')}`;
      imports.set(name, path);
      return name;
    })
    .replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
    .replace(PUSHED_ERROR, '(vErrors ??= []).push($2);');
  const lines = [...imports].map(([name, path]) => `import ${name} from '${path}.js';\n`);
  return `${HEADER}${lines.sort().join('')}${withoutUnusedSchemas(body)}`;
}

const PUSHED_ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

function withoutUnusedSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) => (uses.get(name) === 1 ? '' : line));
}
