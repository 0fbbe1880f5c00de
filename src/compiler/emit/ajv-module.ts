import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { Refusal } from '../refusal.ts';
import type { OpenApiDocument, Schema } from '../schema.ts';
import { SchemaTranslator } from './ajv-schema.ts';
import { HEADER } from './source.ts';

/** A schema to compile, and where the author wrote it. */
export interface ValidatorSource {
  readonly schema: Schema;
  readonly pointer: string;
}

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
    const ajv = newAjv(this.#defaults);
    for (const [id, schema] of this.#translator.components) ajv.addSchema(schema, id);
    const exported: Record<string, string> = {};
    for (const { name, schema, pointer } of this.#sources) {
      ajv.addSchema(schema, name);
      exported[name] = name;
      refusing(pointer, () => ajv.getSchema(name));
    }
    return asEsm(standaloneCode.default(ajv, exported));
  }
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
    inlineRefs: INLINE_REFS,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  return ajv.addFormat('uuid', UUID);
}

const INLINE_REFS = 8;

/** RFC 9562 as text of 36 characters; the usual format also admits `urn:uuid:…`, which no column takes. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function refusing(pointer: string, compile: () => unknown): void {
  try {
    compile();
  } catch (error) {
    throw new Refusal([{ pointer, message: `This schema cannot be compiled: ${(error as Error).message}.` }]);
  }
}

/**
 * Ajv's text as a module of ours. It writes `require` even in ES modules, keeps schemas that no function reads,
 * says where in the schema an error arose (nobody shows it), and spends six lines on each error; without these the
 * modules are half as long and load in half the time.
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
