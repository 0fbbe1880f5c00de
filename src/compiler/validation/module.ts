import { hash } from 'node:crypto';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { HEADER } from '../emit/source.ts';
import type { OpenApiDocument } from '../schema.ts';
import { requireLoadable } from './load-check.ts';
import { memory } from './memory.ts';
import { runtimePlaceholder } from './runtime-module.ts';
import { validatorsOf, type Validators } from './validators.ts';
import type { Translated, TranslateOptions } from './translate.ts';

/** Collects the schemas of one emitted module; a schema that several places share becomes one function. */
export class AjvModule {
  readonly #validators: Validators;
  readonly #options: TranslateOptions;
  readonly #names = new Map<string, string>();
  readonly #runtime: string;

  /** `runtime` is the address of `validation.ts`, seen from the module. */
  constructor(document: OpenApiDocument, options: TranslateOptions, runtime: string) {
    this.#validators = validatorsOf(document);
    this.#options = options;
    this.#runtime = runtime;
  }

  /** The name that the function for this schema has in the module. */
  add(source: Translated): string {
    const id = this.#validators.add(source, this.#options);
    const name = this.#names.get(id) ?? `v${this.#names.size}`;
    this.#names.set(id, name);
    return name;
  }

  /** The module's text up to and with its functions; what it exports is the caller's. */
  compile(): string {
    const ids = [...this.#names.keys()];
    if (ids.length === 0) return HEADER;
    const made = hash(
      'sha256',
      JSON.stringify([this.#options.defaults, this.#runtime, this.#validators.sourcesOf(ids)]),
    );
    return memory.text(made, () => {
      const names = Object.fromEntries([...this.#names].map(([id, name]) => [name, id]));
      const text = asEsm(standaloneCode.default(this.#validators.compile(ids), names), this.#runtime);
      requireLoadable(text, this.#runtime);
      return text;
    });
  }
}

/**
 * Ajv's text as a module of ours. It writes `require` even in ES modules, keeps schemas that no function reads,
 * says where in the schema an error arose (nobody shows it), and spends six lines on each error: without these a
 * module is a quarter shorter, which the start of every process saves.
 */
function asEsm(code: string, runtime: string): string {
  const imports = new Map<string, string>();
  const body = code
    .replace(/^"use strict";\n?/, '')
    .replace(/^export const (v\d+) =/gm, 'const $1 =')
    .replace(/require\("([#\w/.-]*)"\)/g, (_, path: string) => {
      const name = `lib_${path.replace(/^.*[/#]/, '').replace(/\W/g, '_')}`;
      imports.set(
        name,
        path === runtimePlaceholder ? `* as ${name} from '${runtime}'` : `${name} from '${path}.js'`,
      );
      return name;
    })
    .replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
    .replace(PUSHED_ERROR, '(vErrors ??= []).push($2);')
    .replace(EMPTY_BRANCH, '')
    .split(/^(?=function )/m)
    .map(withoutUnread)
    .join('');
  const lines = [...imports.values()].map((imported) => `import ${imported};\n`);
  return `${HEADER}${lines.sort().join('')}${renumbered(withoutUnusedSchemas(body))}`;
}

const PUSHED_ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

const EMPTY_BRANCH = /^(?:if\(typeof data\d* ===? "\w+"\)|else )\{\n\}\n(?!else)/gm;

/** A function notes of each part of a value whether it was valid, which hardly any asks for. */
function withoutUnread(body: string): string {
  const uses = new Map<string, number>();
  const count = (name: string, by: number): void => void uses.set(name, (uses.get(name) ?? 0) + by);
  for (const [name] of body.matchAll(/\b(?:valid|_errs)\d+\b/g)) count(name, 1);
  const noted = [...body.matchAll(NOTED)].map(([, name]) => name!);
  for (const name of noted) count(name, -1);
  const rest = body.replace(NOTED, (line, name: string, before: string) => {
    if (uses.get(name) !== 0) return line;
    count(before, -1);
    return '';
  });
  return rest.replace(/^const (_errs\d+) = errors;\n/gm, (line, name: string) =>
    uses.get(name) === 1 ? '' : line,
  );
}

const NOTED = /^var (valid\d+) = (_errs\d+) === errors;\n/gm;

function withoutUnusedSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    uses.get(name) === 1 ? '' : line,
  );
}

/** Ajv counts through all that it ever compiled; a module counts for itself. Texts and properties are passed over. */
function renumbered(code: string): string {
  const numbers = new Map<string, number>();
  const names = new Map<string, string>();
  return code.replace(NUMBERED, (whole, prefix: string | undefined) => {
    if (prefix === undefined) return whole;
    const known = names.get(whole);
    if (known !== undefined) return known;
    const number = numbers.get(prefix) ?? 0;
    numbers.set(prefix, number + 1);
    names.set(whole, `${prefix}${number}`);
    return `${prefix}${number}`;
  });
}

const NUMBERED =
  /"(?:[^"\\]|\\.)*"|\.[\w$]+|\b(validate|schema|formats|func|pattern|root|wrapper|default)\d+\b/g;
