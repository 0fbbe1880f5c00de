import { hash } from 'node:crypto';
import { childOf } from '../grammar.ts';
import { isObject, own, type JsonObject } from '../json.ts';
import { defaultOf } from '../model/params.ts';
import {
  at,
  componentName,
  list,
  mapSubschemas,
  object,
  refsIn,
  resolve,
  strings,
  text,
  type OpenApiDocument,
  type Schema,
} from '../schema.ts';

/** Keywords that constrain a value. Everything else only describes and would make the emitted code larger. */
const ASSERTIONS = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxContains',
  'minContains',
  'maxProperties',
  'minProperties',
  'required',
  'dependentRequired',
  'discriminator',
  'x-max-bytes',
]);

/** A schema as Ajv compiles it, and where the author wrote it. */
export interface Translated {
  readonly schema: Schema;
  readonly pointer: string;
}

/** With `defaults`, absent properties are filled in when a value is validated. */
export interface TranslateOptions {
  readonly defaults: boolean;
}

/**
 * Turns schemas of the contract into what Ajv compiles: constraints only, references by component,
 * discriminators in the one form that Ajv knows. Everything that is referred to on the way is kept in `components`.
 */
export class SchemaTranslator {
  /** Schemas by the id under which the translated ones refer to them. */
  readonly components = new Map<string, Translated>();
  readonly #document: OpenApiDocument;
  readonly #ids = { withDefaults: new Map<string, string>(), plain: new Map<string, string>() };
  readonly #leadsToDefault = new Map<string, boolean>();
  /** Of the component or source that is being translated. */
  #pointer = '';

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** The same of a schema of which it is known where it is written. */
  translateAt({ schema, pointer }: Translated, options: TranslateOptions): Schema {
    const outer = this.#pointer;
    this.#pointer = pointer;
    const translated = this.translate(schema, options);
    this.#pointer = outer;
    return translated;
  }

  translate(schema: Schema, options: TranslateOptions): Schema {
    if (typeof schema === 'boolean') return schema;
    const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => isKept(keyword, options)));
    const copy = mapSubschemas(this.#withPlainDiscriminator(kept), (sub) => this.translate(sub, options));
    for (const [keyword, place] of Object.entries(copy)) {
      if (keyword === 'items') copy.items = this.#apart(place as Schema);
      if (keyword === 'properties')
        copy.properties = mapValues(object(place), (sub) => this.#apart(sub as Schema));
    }
    if (typeof copy.$ref === 'string') copy.$ref = this.#refer(copy.$ref, options);
    // Ajv looks for a default at the property itself, not behind its reference.
    if (options.defaults && schema.$ref !== undefined && copy.default === undefined) {
      const value = defaultOf(this.#document, schema);
      if (value !== undefined) copy.default = value;
    }
    return copy;
  }

  /** Most components have no default anywhere inside, and are then the same with and without. */
  #refer(ref: string, options: TranslateOptions): string {
    const defaults = options.defaults && this.#hasDefaults(ref);
    const ids = defaults ? this.#ids.withDefaults : this.#ids.plain;
    const known = ids.get(ref);
    if (known !== undefined) return known;
    const id = `${defaults ? 'filled' : 'schema'}:${componentName(ref) ?? ref}`;
    ids.set(ref, id);
    const pointer = ref.slice(1);
    const schema = this.translateAt({ schema: at(this.#document, ref) as Schema, pointer }, { defaults });
    this.components.set(id, { schema, pointer });
    return id;
  }

  /**
   * A text, a number or a list within bounds is judged by a function of its own, as a component is: the same bounds stand in hundreds of
   * places, and written out in each of them they were a third of all validators. Its default stays with the property.
   */
  #apart(schema: Schema): Schema {
    if (typeof schema === 'boolean' || !isBounded(schema)) return schema;
    const { default: value, ...bounded } = schema;
    const text = JSON.stringify(bounded);
    const id = `schema:${typesOf(bounded)[0]!}_${hash('sha256', text).slice(0, 8)}`;
    if (!this.components.has(id)) this.components.set(id, { schema: bounded, pointer: this.#pointer });
    return { $ref: id, ...(value !== undefined && { default: value }) };
  }

  /** Whether there is a default in what is referred to, or in anything that it leads to. */
  #hasDefaults(ref: string): boolean {
    const known = this.#leadsToDefault.get(ref);
    if (known !== undefined) return known;
    const reached = new Set([ref]);
    // A set is walked in the order of insertion, also over what is added meanwhile.
    for (const each of reached) refsIn(at(this.#document, each) as Schema, reached);
    const found = [...reached].some((each) => saysDefault(at(this.#document, each) as Schema));
    this.#leadsToDefault.set(ref, found);
    return found;
  }

  /**
   * Ajv wants a `oneOf` whose branches each name their tag values themselves; other discriminators only describe. It looks
   * at objects alone, and would let everything else through; and its error tells no values, so the tag is checked before it.
   */
  #withPlainDiscriminator(schema: JsonObject): JsonObject {
    if (schema.discriminator === undefined) return schema;
    const { discriminator, ...rest } = schema;
    const tag = text(object(discriminator).propertyName);
    const branches = list(schema.oneOf).map((branch) =>
      this.#branchWithTag(branch as Schema, tag, object(object(discriminator).mapping)),
    );
    if (branches.length === 0 || branches.includes(undefined)) return rest;
    const values = branches.flatMap((branch) => this.#declaredTag(branch as Schema, tag) ?? []);
    return {
      type: 'object',
      ...rest,
      required: [...new Set([...strings(rest.required), tag])],
      properties: { ...object(rest.properties), [tag]: { enum: [...new Set(values)] } },
      oneOf: branches,
      discriminator: { propertyName: tag },
    };
  }

  #branchWithTag(branch: Schema, tag: string, mapping: JsonObject): Schema | undefined {
    const resolved = object(resolve(this.#document, branch));
    const namesTag =
      tagValues(own(resolved.properties, tag)) !== undefined && strings(resolved.required).includes(tag);
    const isBareReference = Object.keys(object(branch)).length === 1;
    if (namesTag && (isBareReference || object(branch).$ref === undefined)) return branch;
    const values = this.#declaredTag(branch, tag) ?? mappedTag(branch, mapping);
    return values && { required: [tag], properties: { [tag]: { enum: values } }, allOf: [branch] };
  }

  /** Values that the branch itself, or a part of its `allOf`, allows for the tag. */
  #declaredTag(branch: Schema, tag: string, depth = 0): string[] | undefined {
    const resolved = object(resolve(this.#document, branch));
    const property = own(resolved.properties, tag);
    const values = tagValues(property) ?? tagValues(resolve(this.#document, property));
    if (values !== undefined || depth > 8) return values;
    for (const part of list(resolved.allOf)) {
      const found = this.#declaredTag(part as Schema, tag, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function isKept(keyword: string, { defaults }: TranslateOptions): boolean {
  if (keyword === 'default') return defaults;
  return keyword !== '$defs' && (ASSERTIONS.has(keyword) || childOf('schema', keyword) !== undefined);
}

const bounds = new Set(['string', 'integer', 'number', 'array']);

/**
 * Whether it is a text, a number or a list that has to keep more than its type. Ajv looks for the values of a tag at the property
 * itself; and what is measured in bytes is measured only when nothing else was found, in all of the function.
 */
const isBounded = (schema: JsonObject): boolean =>
  typesOf(schema).some((type) => bounds.has(type)) &&
  Object.keys(schema).some((keyword) => keyword !== 'type' && keyword !== 'default') &&
  !['$ref', 'enum', 'const', 'x-max-bytes'].some((keyword) => keyword in schema);

const typesOf = ({ type }: JsonObject): string[] => (typeof type === 'string' ? [type] : strings(type));

const mapValues = (values: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

function saysDefault(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  let found = schema.default !== undefined;
  mapSubschemas(schema, (sub) => {
    found ||= saysDefault(sub);
    return sub;
  });
  return found;
}

function tagValues(schema: unknown): string[] | undefined {
  if (!isObject(schema)) return undefined;
  const values = schema.const === undefined ? list(schema.enum) : [schema.const];
  return values.length > 0 && values.every((value) => typeof value === 'string')
    ? (values as string[])
    : undefined;
}

/** Without a declared tag, OpenAPI's mapping names it, or else the component's own name does. */
function mappedTag(branch: Schema, mapping: JsonObject): string[] | undefined {
  const ref = object(branch).$ref;
  const name = componentName(ref);
  if (name === undefined) return undefined;
  const mapped = Object.entries(mapping)
    .filter(([, target]) => target === ref || target === name)
    .map(([value]) => value);
  return mapped.length > 0 ? mapped : [name];
}
