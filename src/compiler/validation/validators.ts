import { hash } from 'node:crypto';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { SchemaEnv } from 'ajv/dist/compile/index.js';
import { isObject } from '../json.ts';
import { RefusalList } from '../refusal.ts';
import { mapSubschemas, object, refsIn, type OpenApiDocument, type Schema } from '../schema.ts';
import { newAjv } from './ajv.ts';
import { functionText, type FunctionText } from './function-text.ts';
import { memory } from './memory.ts';
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
  readonly #envs = new WeakMap<SchemaEnv, string>();
  readonly #digests = new Map<string, string>();
  readonly #wholeDigests = new Map<string, string>();

  constructor(document: OpenApiDocument) {
    this.#translator = new SchemaTranslator(document);
  }

  /** The id of a schema; equal schemas have the same, and a mere reference that of its component. */
  add({ schema, pointer }: Translated, options: TranslateOptions): string {
    const translated = this.#translator.translateAt({ schema, pointer }, options);
    if (isBareReference(translated)) return translated.$ref;
    const key = JSON.stringify([options.defaults, translated]);
    const id = this.#ids.get(key) ?? `${options.defaults ? 'filling' : 'plain'}-source:${this.#ids.size}`;
    if (!this.#sources.has(id)) this.#sources.set(id, { schema: translated, pointer });
    this.#ids.set(key, id);
    return id;
  }

  /** A digest of all that the function of an id follows from. */
  digestOf(id: string): string {
    const known = this.#wholeDigests.get(id);
    if (known !== undefined) return known;
    const all = [id, ...[...this.#reach(id)].sort()];
    const digest = hash('sha256', all.map((each) => this.#ownDigest(each)).join(' '));
    this.#wholeDigests.set(id, digest);
    return digest;
  }

  /** The function of an id; throws what Ajv says when it cannot be compiled. */
  get(id: string): ValidateFunction {
    return this.#function(id, this.#leadsToUnevaluated(id));
  }

  /** Texts of the functions of these ids and of the components that they lead to; throws a `Refusal` of all that cannot be compiled. */
  functions(ids: readonly string[]): ReadonlyMap<string, FunctionText> {
    const components = new Set(this.componentsOf(ids));
    const telling = this.#telling([...components, ...ids]);
    // Innermost first, as they were translated.
    const inOrder = [...this.#translator.components.keys()].filter((id) => components.has(id));
    const texts = new Map<string, FunctionText>();
    const refusals = new RefusalList();
    const told = new Set<string>();
    // What is wrong in a component is then refused where it is written, and once.
    for (const id of new Set([...this.#entries(components), ...inOrder, ...ids])) {
      try {
        texts.set(id, this.#text(id, telling.has(id)));
      } catch (error) {
        const { message } = error as Error;
        if (!told.has(message))
          refusals.add(this.#at(id).pointer, `This schema cannot be compiled: ${message}.`);
        told.add(message);
      }
    }
    refusals.throwIfAny();
    return texts;
  }

  /** Components that these ids lead to. */
  componentsOf(ids: readonly string[]): readonly string[] {
    return [...new Set(ids.flatMap((id) => [...(isComponent(id) ? [id] : []), ...this.#reach(id)]))];
  }

  #text(id: string, unevaluated: boolean): FunctionText {
    const text = memory.text(`${this.digestOf(id)} ${unevaluated}`, () =>
      JSON.stringify(
        functionText(this.#function(id, unevaluated).source!, (called) =>
          functionName(this.#envs.get('schemaEnv' in called ? called.schemaEnv : called)!),
        ),
      ),
    );
    return JSON.parse(text) as FunctionText;
  }

  #function(id: string, unevaluated: boolean): ValidateFunction {
    const key = `${id} ${unevaluated}`;
    const known = this.#functions.get(key);
    if (known !== undefined) return known;
    const ajv = this.#ajvFor(id, unevaluated);
    for (const entry of this.#entries(this.#reach(id))) ajv.getSchema(entry);
    const found = ajv.getSchema(id)!;
    this.#functions.set(key, found);
    return found;
  }

  /**
   * Those that have to tell which properties they looked at, because they ask themselves or are a part of one that does. A function
   * that tells tries every branch of a choice, and takes up to twice the time: it is not for all that a schema leads to.
   */
  #telling(ids: readonly string[]): ReadonlySet<string> {
    const telling = new Set(ids.filter((id) => this.#isUnevaluated(id)));
    const parts = new Set([...telling].flatMap((id) => [...partsOfAsking(this.#at(id).schema)]));
    // A set is walked in the order of insertion, also over what is added meanwhile.
    for (const part of parts) partsIn(this.#at(part).schema, parts);
    return new Set([...telling, ...parts]);
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

  /** An Ajv that knows all that is needed to compile this id. */
  #ajvFor(id: string, unevaluated: boolean): Ajv2020 {
    const ajv = this.#ajvs.get(unevaluated) ?? newAjv({ unevaluated });
    this.#ajvs.set(unevaluated, ajv);
    for (const each of [...this.#reach(id), id]) {
      if (ajv.schemas[each] !== undefined) continue;
      ajv.addSchema(onlyHere(this.#at(each).schema), each);
      this.#envs.set(ajv.schemas[each]!, each);
    }
    return ajv;
  }

  #leadsToUnevaluated(id: string): boolean {
    return [id, ...this.#reach(id)].some((each) => this.#isUnevaluated(each));
  }

  #isUnevaluated(id: string): boolean {
    const found = this.#unevaluated.get(id) ?? JSON.stringify(this.#at(id).schema).includes('"unevaluated');
    this.#unevaluated.set(id, found);
    return found;
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

const inPlace = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']);

/** References whose schemas judge the same value as this one. */
function partsIn(schema: Schema, found = new Set<string>()): Set<string> {
  if (typeof schema === 'boolean') return found;
  if (typeof schema.$ref === 'string') found.add(schema.$ref);
  mapSubschemas(
    Object.fromEntries(Object.entries(schema).filter(([keyword]) => inPlace.has(keyword))),
    (sub) => {
      partsIn(sub, found);
      return sub;
    },
  );
  return found;
}

/** The same of everything inside that asks what its parts looked at. */
function partsOfAsking(schema: Schema, found = new Set<string>()): Set<string> {
  if (typeof schema === 'boolean') return found;
  if ('unevaluatedProperties' in schema || 'unevaluatedItems' in schema) partsIn(schema, found);
  mapSubschemas(schema, (sub) => {
    partsOfAsking(sub, found);
    return sub;
  });
  return found;
}

/** Ajv takes equal booleans for one schema, and for that of whichever id it met first. */
const onlyHere = (schema: Schema): Exclude<Schema, boolean> =>
  typeof schema === 'boolean' ? { allOf: [schema] } : schema;

/** Whether an id is that of a component, or of a place inside one that others refer to. */
export const isComponent = (id: string): boolean => /^(?:schema|filled):/.test(id);

/** The name of a component's function in every module: `is_Ticket`, or `fill_TicketCreate` when defaults are filled in. */
export const functionName = (id: string): string =>
  id
    .replace(/^schema:/, 'is_')
    .replace(/^filled:/, 'fill_')
    .replace(/\W/g, (character) => `$${character.codePointAt(0)!.toString(16)}`);

const isBareReference = (schema: Schema): schema is { $ref: string } =>
  isObject(schema) && typeof schema.$ref === 'string' && Object.keys(schema).length === 1;
