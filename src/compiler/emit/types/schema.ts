import { isObject, type JsonObject } from '../../json.ts';
import { at, componentName, list, object, resolve, strings, type OpenApiDocument } from '../../schema.ts';
import { inheritedTags, tagOf, type Tag } from './discriminators.ts';
import type { TypeNames } from './names.ts';
import { scopeOf, type Purpose } from './read-write.ts';
import { missingTarget } from './references.ts';
import { allOf, anyOf, docOf, keyOf, one, sourceOf, UNKNOWN, valueType, type Type } from './text.ts';

/** Where a type stands. */
export interface Place {
  /** Before the line that it begins on. */
  readonly indent: string;
  readonly purpose?: Purpose;
  /** The component that it is the type of. */
  readonly ref?: string;
  /** It is a part of a schema that asks for these properties, wherever they are declared. */
  readonly required?: readonly string[];
}

/** Fixed lengths up to this are written out as tuples. */
const longestTuple = 64;

/** JSON Schemas as types. */
export class SchemaTypes {
  readonly #document: OpenApiDocument;
  readonly #names: TypeNames;
  /** References inside which a type is being written, other than to components, which have a name. */
  readonly #inside = new Set<string>();

  constructor(document: OpenApiDocument, names: TypeNames) {
    this.#document = document;
    this.#names = names;
  }

  source(schema: unknown, place: Place): string {
    return sourceOf(this.type(schema, place));
  }

  type(schema: unknown, place: Place): Type {
    if (!isObject(schema)) return schema === false ? one('never') : UNKNOWN;
    if (typeof schema.$ref === 'string') return this.#reference(schema.$ref, schema, place);
    if (Array.isArray(schema.enum)) return enumType(schema.enum, typesOf(schema));
    if (schema.const !== undefined) return one(valueType(schema.const));
    if (Array.isArray(schema.allOf)) return this.#all(schema, place);
    if (Array.isArray(schema.anyOf) || Array.isArray(schema.oneOf)) return this.#choice(schema, place);
    const types = typesOf(schema);
    if (types.length > 0) return anyOf(types.map((type) => this.#typed(type, schema, place)));
    return isFile(schema) ? file : UNKNOWN;
  }

  #reference(ref: string, schema: JsonObject, place: Place): Type {
    const target = this.#target(ref, place);
    return typesOf(schema).includes('null') ? anyOf([target, one('null')]) : target;
  }

  #target(ref: string, place: Place): Type {
    const component = componentName(ref);
    const name = component === undefined ? undefined : this.#names.schema(component, place.purpose);
    if (name !== undefined) return one(name);
    const target = at(this.#document, ref);
    if (target === undefined) throw missingTarget(this.#document, ref);
    if (this.#inside.has(ref)) return UNKNOWN;
    this.#inside.add(ref);
    const type = this.type(target, place);
    this.#inside.delete(ref);
    return type;
  }

  #typed(type: string, schema: JsonObject, place: Place): Type {
    if (type === 'array') return this.#array(schema, place);
    if (type === 'object') return this.#object(schema, place);
    if (type === 'string') return isFile(schema) ? file : one('string');
    return one(
      type === 'integer' ? 'number' : ['boolean', 'number', 'null'].includes(type) ? type : 'unknown',
    );
  }

  #array({ prefixItems, items, minItems, maxItems }: JsonObject, place: Place): Type {
    const inside = { indent: `${place.indent}\t`, purpose: place.purpose };
    const first = list(prefixItems).map((item) => this.source(item, inside));
    if (first.length > 0)
      return tuple(isObject(items) ? [...first, `...Array<${this.source(items, inside)}>`] : first, place);
    const isFixed = typeof maxItems === 'number' && maxItems > 0 && maxItems <= longestTuple;
    if (isFixed && maxItems === minItems && items !== undefined)
      return tuple(new Array<string>(maxItems).fill(this.source(items, inside)), place);
    return one(`Array<${this.source(items, { indent: place.indent, purpose: place.purpose })}>`);
  }

  /** Of several alternatives, each with what tells it from the others. */
  #choice(schema: JsonObject, place: Place): Type {
    const { required: _, ref: __, ...inside } = place;
    const branches = list(schema.anyOf ?? schema.oneOf);
    const isTagged = branches.every((branch) => '$ref' in object(branch) || isNull(branch));
    const types = branches.map((branch) => {
      const tag = isTagged ? tagOf(this.#document, schema, object(branch)) : undefined;
      const type = this.type(branch, inside);
      return tag === undefined ? type : allOf([tagType(tag, inside), type]);
    });
    const union = anyOf(typesOf(schema).includes('null') ? [...types, one('null')] : types);
    return hasProperties(schema) ? allOf([union, this.#object(schema, place)]) : union;
  }

  #all(schema: JsonObject, place: Place): Type {
    const parts = list(schema.allOf);
    const required = [...(place.required ?? []), ...strings(schema.required)];
    const tags =
      place.ref === undefined ? [] : [...inheritedTags(this.#document, schema, place.ref).values()];
    const types = parts.map((part) => {
      const type = this.type(part, { indent: place.indent, purpose: place.purpose, required });
      const omitted = tags.filter(({ property }) => this.#hasProperty(part, property));
      if (omitted.length === 0 || typeof object(part).$ref !== 'string') return type;
      return one(
        `Omit<${sourceOf(type)}, ${omitted.map(({ property }) => valueType(property)).join(' | ')}>`,
      );
    });
    const shape = hasProperties(schema) ? [this.#object(this.#withRequired(schema, parts), place)] : [];
    const whole = allOf([...types, ...tags.map((tag) => tagType(tag, place)), ...shape]);
    return typesOf(schema).includes('null') ? anyOf([whole, one('null')]) : whole;
  }

  #hasProperty(part: unknown, property: string): boolean {
    const { properties, allOf: parts } = object(resolve(this.#document, part));
    return property in object(properties) || list(parts).some((each) => this.#hasProperty(each, property));
  }

  /** With the properties that the schema asks for and that its parts declare, which may leave them open. */
  #withRequired(schema: JsonObject, parts: readonly unknown[]): JsonObject {
    const properties = object(schema.properties);
    const declared = parts.map((part) => object(object(resolve(this.#document, part)).properties));
    const borrowed = strings(schema.required).flatMap((name) => {
      const from = Object.hasOwn(properties, name)
        ? undefined
        : declared.find((all) => Object.hasOwn(all, name));
      return from === undefined ? [] : [[name, from[name]]];
    });
    return borrowed.length === 0
      ? schema
      : { ...schema, properties: { ...properties, ...Object.fromEntries(borrowed) } };
  }

  #object(schema: JsonObject, place: Place): Type {
    const { indent, purpose } = place;
    const inside = { indent: `${indent}\t`, purpose };
    const required = new Set([...strings(schema.required), ...(place.required ?? [])]);
    const properties = Object.entries(object(schema.properties)).filter(
      ([, property]) => property !== false && this.#isFor(purpose, property),
    );
    const types = properties.map(([, property]) => this.source(property, inside));
    const lines = properties.map(([name, property], index) => {
      const said = object(property);
      const key = `${said.readOnly === true ? 'readonly ' : ''}${keyOf(name)}${required.has(name) ? '' : '?'}`;
      return `${docOf(said, inside.indent)}${inside.indent}${key}: ${types[index]!};\n`;
    });
    const mayLack = properties.some(([name]) => !required.has(name));
    const others = this.#others(schema, { ...place, ...inside }, mayLack ? [...types, 'undefined'] : types);
    const names = object(schema.propertyNames).$ref;
    if (others !== undefined && typeof names === 'string' && lines.length === 0) {
      const key = sourceOf(this.#target(names, inside));
      return one(`{\n${inside.indent}[key in ${key}]?: ${others};\n${indent}}`);
    }
    if (others !== undefined) lines.push(`${inside.indent}[key: string]: ${others};\n`);
    return one(lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`);
  }

  #isFor(purpose: Purpose, property: unknown): boolean {
    return purpose === undefined || (scopeOf(this.#document, property) ?? purpose) === purpose;
  }

  /** The type of properties that have no name in the schema; undefined where there are none. It has to fit those with a name too. */
  #others(schema: JsonObject, place: Place, named: readonly string[]): string | undefined {
    const isBare = Object.keys(object(schema.properties)).length === 0;
    const { additionalProperties: rest = isBare ? true : undefined } = schema;
    const patterns = Object.values(object(schema.patternProperties)).map((each) => this.type(each, place));
    if (isObject(rest) || rest === true) {
      const type = this.type(rest, place);
      return type === UNKNOWN ? 'unknown' : sourceOf(anyOf([type, ...patterns, ...named.map(one)]));
    }
    if (patterns.length > 0) return sourceOf(anyOf([...patterns, ...named.map(one)]));
    // A part of a whole that closes itself leaves the properties to the other parts.
    return rest === false && isBare && place.required === undefined ? 'never' : undefined;
  }
}

/** A text of bytes. */
const file: Type = { joint: '|', parts: ['Blob', 'File'] };

const isFile = ({ format, contentMediaType, contentEncoding }: JsonObject): boolean =>
  format === 'binary' ||
  (typeof contentMediaType === 'string' && contentEncoding === undefined && isFileType(contentMediaType));

/** Whether the client takes a body of this media type as a file: neither JSON nor text. */
export const isFileType = (mediaType: string): boolean =>
  /^(application|audio|image|video)\//i.test(mediaType) &&
  !/^application\/([\w.-]+\+)?json\b/i.test(mediaType);

const isNull = (schema: unknown): boolean => object(schema).type === 'null';

function typesOf({ type, properties }: JsonObject): string[] {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? strings(type) : properties === undefined ? [] : ['object'];
}

const hasProperties = (schema: JsonObject): boolean =>
  typesOf(schema).includes('object') && Object.keys(object(schema.properties)).length > 0;

/** `null` among the values is none where the type excludes it. */
const enumType = (values: readonly unknown[], types: readonly string[]): Type =>
  anyOf(
    values
      .filter((value) => value !== null || types.length === 0 || types.includes('null'))
      .map((value) => one(valueType(value))),
  );

const tuple = (items: readonly string[], { indent }: Place): Type =>
  one(`[\n${items.map((item) => `${indent}\t${item}`).join(',\n')}\n${indent}]`);

const tagType = ({ property, values }: Tag, { indent }: Place): Type =>
  one(`{\n${indent}\t${keyOf(property)}: ${values.map(valueType).join(' | ')};\n${indent}}`);
