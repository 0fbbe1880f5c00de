import { hash } from 'node:crypto';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { isObject } from '../json.ts';
import { RefusalList } from '../refusal.ts';
import { object, refsIn, type OpenApiDocument, type Schema } from '../schema.ts';
import { newAjv } from './ajv.ts';
import { SchemaTranslator, type Translated, type TranslateOptions } from './translate.ts';

const validatorsByComponents = new WeakMap<object, Validators>();

/** The validating functions of a document: of one instance for all who ask, as long as its components are the same. */
export function validatorsOf(document: OpenApiDocument): Validators {
  const components = object(document.components);
  const validators = validatorsByComponents.get(components) ?? new Validators(document);
  validatorsByComponents.set(components, validators);
  return validators;
}

/**
 * A component that many schemas refer to is compiled once, whether an example is judged with it or it is emitted for
 * several families: a compile of a large contract spends most of its time here.
 */
export class Validators {
  readonly #translator: SchemaTranslator;
  readonly #sources = new Map<string, Translated>();
  readonly #ids = new Map<string, string>();
  readonly #reached = new Map<string, ReadonlySet<string>>();
  readonly #unevaluated = new Map<string, boolean>();
  readonly #ajvs = new Map<boolean, Ajv2020>();
  readonly #functions = new Map<string, ValidateFunction>();
  readonly #digests = new Map<string, string>();

  constructor(document: OpenApiDocument) {
    this.#translator = new SchemaTranslator(document);
  }

  /** The id of a schema; equal schemas have the same, and a mere reference that of its component. */
  add({ schema, pointer }: Translated, options: TranslateOptions): string {
    const translated = this.#translator.translate(schema, options);
    if (isBareReference(translated)) return translated.$ref;
    const key = JSON.stringify([options.defaults, translated]);
    const id = this.#ids.get(key) ?? `${options.defaults ? 'filling' : 'plain'}-source:${this.#ids.size}`;
    if (!this.#sources.has(id)) this.#sources.set(id, { schema: translated, pointer });
    this.#ids.set(key, id);
    return id;
  }

  /** All that the functions of these ids follow from. */
  sourcesOf(ids: readonly string[]): readonly unknown[] {
    return [
      ids.map((id) => this.#at(id).schema),
      this.#componentsOf(ids).map((id) => [id, this.#at(id).schema]),
    ];
  }

  /** A digest of the same. */
  digestOf(id: string): string {
    return hash(
      'sha256',
      [id, ...[...this.#reach(id)].sort()].map((each) => this.#ownDigest(each)).join(' '),
    );
  }

  /** The function of an id; throws what Ajv says when it cannot be compiled. */
  get(id: string): ValidateFunction {
    const known = this.#functions.get(id);
    if (known !== undefined) return known;
    const ajv = this.#ajvFor([id]);
    for (const entry of this.#entries(this.#reach(id))) ajv.getSchema(entry);
    const found = ajv.getSchema(id)!;
    this.#functions.set(id, found);
    return found;
  }

  /** An Ajv with the functions of these ids; throws a `Refusal` of all that cannot be compiled. */
  compile(ids: readonly string[]): Ajv2020 {
    const ajv = this.#ajvFor(ids);
    const reached = new Set(this.#componentsOf(ids));
    // Innermost first, as they were translated.
    const components = [...this.#translator.components.keys()].filter((id) => reached.has(id));
    const refusals = new RefusalList();
    const told = new Set<string>();
    // What is wrong in a component is then refused where it is written, and once.
    for (const id of [...this.#entries(components), ...components, ...ids]) {
      try {
        ajv.getSchema(id);
      } catch (error) {
        const { message } = error as Error;
        if (!told.has(message))
          refusals.add(this.#at(id).pointer, `This schema cannot be compiled: ${message}.`);
        told.add(message);
      }
    }
    refusals.throwIfAny();
    return ajv;
  }

  /** Of a schema without what it refers to, and of the name that others refer to it by. */
  #ownDigest(id: string): string {
    const known = this.#digests.get(id);
    if (known !== undefined) return known;
    const name = this.#sources.has(id) ? '' : id;
    const digest = hash('sha256', JSON.stringify([name, this.#at(id).schema]));
    this.#digests.set(id, digest);
    return digest;
  }

  #at(id: string): Translated {
    return this.#sources.get(id) ?? this.#translator.components.get(id)!;
  }

  /** An Ajv that knows all that is needed to compile these ids. */
  #ajvFor(ids: readonly string[]): Ajv2020 {
    const all = [...this.#componentsOf(ids), ...ids];
    const unevaluated = all.some((id) => this.#isUnevaluated(id));
    const ajv = this.#ajvs.get(unevaluated) ?? newAjv({ unevaluated });
    this.#ajvs.set(unevaluated, ajv);
    for (const id of all) if (ajv.schemas[id] === undefined) ajv.addSchema(this.#at(id).schema, id);
    return ajv;
  }

  #isUnevaluated(id: string): boolean {
    const found = this.#unevaluated.get(id) ?? JSON.stringify(this.#at(id).schema).includes('"unevaluated');
    this.#unevaluated.set(id, found);
    return found;
  }

  #componentsOf(ids: readonly string[]): readonly string[] {
    return [...new Set(ids.flatMap((id) => [...this.#reach(id)]))];
  }

  /** Components that a schema leads to; itself only when it contains itself. */
  #reach(id: string): ReadonlySet<string> {
    const known = this.#reached.get(id);
    if (known !== undefined) return known;
    const reached = refsIn(this.#at(id).schema);
    // A set is walked in the order of insertion, also over what is added meanwhile.
    for (const each of reached) refsIn(this.#at(each).schema, reached);
    this.#reached.set(id, reached);
    return reached;
  }

  /**
   * Of each circle of components the one to begin with, inner circles first. Ajv compiles the members of a circle
   * differently depending on which it meets first, and the text of a module must not depend on what was asked before.
   */
  #entries(components: Iterable<string>): string[] {
    const recursive = [...components].filter((id) => this.#reach(id).has(id));
    const entries = recursive.filter(
      (id) => id === [...this.#reach(id)].filter((other) => this.#reach(other).has(id)).sort()[0],
    );
    return entries.sort((a, b) => this.#reach(a).size - this.#reach(b).size);
  }
}

const isBareReference = (schema: Schema): schema is { $ref: string } =>
  isObject(schema) && typeof schema.$ref === 'string' && Object.keys(schema).length === 1;
