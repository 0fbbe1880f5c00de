import type { ReferenceSchema } from '#generated/reference.types.ts';
import { reader } from '../locale.ts';

export type Schemas = Readonly<Record<string, ReferenceSchema>>;
type Keywords = Readonly<Record<string, unknown>>;

/** One property, as it is read. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: ReferenceSchema;
}

/** One of several forms that a value may have. */
export interface Variant {
  readonly label: string;
  readonly schema: ReferenceSchema;
}

/** What a schema says, in the order and the words in which people ask. */
export interface Shape {
  readonly type: string;
  /** How the generated types call what has fields. */
  readonly name: string;
  readonly isNullable: boolean;
  readonly description: string;
  readonly bounds: readonly string[];
  /** What the value may be, with the meaning where the contract tells it. */
  readonly values: readonly { readonly value: string; readonly meaning: string }[];
  readonly fallback?: unknown;
  readonly example?: unknown;
  readonly fields: readonly Field[];
  readonly variants: readonly Variant[];
  /** What tells the forms apart. */
  readonly told: string;
}

export const keywordsOf = (value: unknown): Keywords =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Keywords) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const stringsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string');

/** The schema with what it refers to in place; what stands beside a reference counts more. */
export function resolved(schema: ReferenceSchema, schemas: Schemas): Keywords {
  let current = keywordsOf(schema);
  for (let steps = 0; typeof current.$ref === 'string' && steps < 20; steps += 1) {
    const { $ref, ...beside } = current;
    current = { ...keywordsOf(schemas[nameOf($ref)]), ...beside };
  }
  return current;
}

const nameOf = (ref: unknown): string => textOf(ref).slice(textOf(ref).lastIndexOf('/') + 1);

const isNull = (branch: unknown): boolean => keywordsOf(branch).type === 'null';
/** A branch that only says what has to be there. */
const isCondition = (branch: unknown): boolean =>
  Object.keys(keywordsOf(branch)).every((keyword) => keyword === 'required');

/** The schema as one object: parts put together, null told apart. */
export function plain(
  schema: ReferenceSchema,
  schemas: Schemas,
): { readonly keywords: Keywords; readonly isNullable: boolean } {
  const own = resolved(schema, schemas);
  const types = listOf(own.type);
  const branches = listOf(own.anyOf).filter((branch) => !isNull(branch) && !isCondition(branch));
  const isNullable =
    types.includes('null') || listOf(own.anyOf).some(isNull) || listOf(own.enum).includes(null);
  const merged = listOf(own.allOf).reduce<Keywords>(
    (sum, part) => together(plain(part as ReferenceSchema, schemas).keywords, sum),
    own,
  );
  const { allOf: _, ...keywords } = merged;
  if (branches.length !== 1) return { keywords, isNullable };
  const { anyOf: __, ...beside } = keywords;
  const only = plain(branches[0] as ReferenceSchema, schemas);
  return { keywords: { ...only.keywords, ...beside }, isNullable: isNullable || only.isNullable };
}

const together = (part: Keywords, whole: Keywords): Keywords => ({
  ...part,
  ...whole,
  properties: { ...keywordsOf(part.properties), ...keywordsOf(whole.properties) },
  required: [...new Set([...listOf(part.required), ...listOf(whole.required)])],
});

/** What is to be told of a schema; of a list that of its items as well. */
export function shapeOf(schema: ReferenceSchema, schemas: Schemas): Shape {
  const { keywords, isNullable } = plain(schema, schemas);
  const inner = innermost(keywords, schemas);
  const variants = variantsOf(inner, schemas);
  return {
    type: typeOf(schema, schemas),
    name: inner.properties !== undefined || variants.length > 0 ? componentOf(schema) : '',
    isNullable,
    description: describe(schema, keywords, inner, schemas),
    bounds: [
      ...boundsOf(keywords),
      ...(inner === keywords ? [] : boundsOf(inner).map((bound) => `each ${bound}`)),
      ...rulesOf(keywords),
    ],
    values: valuesOf(inner),
    ...(keywords.default !== undefined && { fallback: keywords.default }),
    ...(exampleOf(keywords) !== undefined && { example: exampleOf(keywords) }),
    fields: variants.length > 0 ? [] : fieldsOf(inner),
    variants,
    told: textOf(keywordsOf(inner.discriminator).propertyName),
  };
}

/** The name of the component that the schema is, or is a list or map of. */
function componentOf(schema: unknown): string {
  const { $ref, items, additionalProperties, anyOf } = keywordsOf(schema);
  if ($ref !== undefined) return nameOf($ref);
  const next = items ?? additionalProperties ?? listOf(anyOf).find((branch) => !isNull(branch));
  return next === undefined ? '' : componentOf(next);
}

/** What stands beside a reference replaces what the component says; of a choice that explains itself nowhere else, both are told. */
function describe(schema: ReferenceSchema, keywords: Keywords, inner: Keywords, schemas: Schemas): string {
  const own = textOf(keywords.description);
  const values = stringsOf(inner.enum);
  if (
    values.length < 2 ||
    inner['x-enumDescriptions'] !== undefined ||
    values.some((value) => own.includes(`\`${value}\``))
  )
    return own;
  const others = [keywordsOf(schemas[componentOf(schema)]).description, inner.description]
    .map(textOf)
    .filter((text) => text !== own);
  const explains = others.find((text) => values.some((value) => text.includes(`\`${value}\``)));
  return explains === undefined ? own : `${own} ${explains}`.trim();
}

const exampleOf = (keywords: Keywords): unknown => listOf(keywords.examples)[0] ?? keywords.example;

/** Of a list the items, of a map the values, and so on to what is neither. */
function innermost(keywords: Keywords, schemas: Schemas): Keywords {
  const next =
    keywords.items ??
    (keywords.properties === undefined && typeof keywords.additionalProperties === 'object'
      ? keywords.additionalProperties
      : undefined);
  return next === undefined ? keywords : innermost(plain(next as ReferenceSchema, schemas).keywords, schemas);
}

function fieldsOf(keywords: Keywords): Field[] {
  const required = new Set(stringsOf(keywords.required));
  return Object.entries(keywordsOf(keywords.properties)).map(([name, schema]) => ({
    name,
    isRequired: required.has(name),
    schema: schema as ReferenceSchema,
  }));
}

/** Forms of objects, and other alternatives that have something inside. */
function variantsOf(keywords: Keywords, schemas: Schemas): Variant[] {
  const branches = [...listOf(keywords.oneOf), ...listOf(keywords.anyOf)].filter(
    (branch) => !isNull(branch) && !isCondition(branch),
  ) as ReferenceSchema[];
  if (!branches.some((branch) => hasInside(branch, schemas))) return [];
  const { propertyName, mapping } = keywordsOf(keywords.discriminator);
  const names = new Map(Object.entries(keywordsOf(mapping)).map(([value, ref]) => [textOf(ref), value]));
  return branches.map((schema) => {
    const own = keywordsOf(plain(schema, schemas).keywords.properties)[textOf(propertyName)];
    const value = own === undefined ? undefined : resolved(own as ReferenceSchema, schemas).const;
    return {
      label: names.get(textOf(keywordsOf(schema).$ref)) ?? (textOf(value) || typeOf(schema, schemas)),
      schema,
    };
  });
}

const hasInside = (schema: ReferenceSchema, schemas: Schemas): boolean => {
  const inner = innermost(plain(schema, schemas).keywords, schemas);
  return inner.properties !== undefined || inner.oneOf !== undefined;
};

const formats: Readonly<Record<string, string>> = {
  'date-time': 'instant (ISO 8601)',
  date: 'day (YYYY-MM-DD)',
  time: 'time',
  email: 'e-mail address',
  uri: 'address (URI)',
  uuid: 'UUID',
};

/** Such as "list of Client" or "whole number". */
export function typeOf(schema: ReferenceSchema, schemas: Schemas, depth = 0): string {
  if (schema === true || depth > 8) return 'any JSON';
  const { keywords } = plain(schema, schemas);
  const alternatives = [...listOf(keywords.oneOf), ...listOf(keywords.anyOf)].filter(
    (branch) => !isNull(branch) && !isCondition(branch),
  ) as ReferenceSchema[];
  if (alternatives.length > 0 && keywords.properties === undefined) {
    const names = [...new Set(alternatives.map((branch) => typeOf(branch, schemas, depth + 1)))];
    return names.length > 6 ? `one of ${names.length} forms` : names.join(' or ');
  }
  if (keywords.items !== undefined)
    return `list of ${typeOf(keywords.items as ReferenceSchema, schemas, depth + 1)}`;
  if (keywords.properties === undefined && typeof keywords.additionalProperties === 'object')
    return `map of ${typeOf(keywords.additionalProperties as ReferenceSchema, schemas, depth + 1)}`;
  if (keywords.enum !== undefined || keywords.const !== undefined) return 'choice';
  const type =
    typeof keywords.type === 'string'
      ? keywords.type
      : stringsOf(keywords.type)
          .filter((one) => one !== 'null')
          .join(' or ');
  if (type === 'object' || keywords.properties !== undefined) return 'object';
  if (type === 'string') return formats[textOf(keywords.format)] ?? 'text';
  return (
    (
      { integer: 'whole number', number: 'number', boolean: 'true or false', array: 'list' } as Record<
        string,
        string
      >
    )[type] ?? (type === '' ? 'any JSON' : type)
  );
}

function boundsOf(keywords: Keywords): string[] {
  const range = (least: unknown, most: unknown, unit: string): string[] => {
    const has = [least, most].map((bound) => typeof bound === 'number');
    const [from, to] = [least, most].map((bound) => Number(bound).toLocaleString(reader.locale));
    const of = (count: unknown) =>
      unit === ''
        ? ''
        : ` ${count === 1 ? unit : unit.endsWith('y') ? `${unit.slice(0, -1)}ies` : `${unit}s`}`;
    if (has[0] && has[1])
      return [from === to ? `exactly ${from}${of(least)}` : `${from} to ${to}${of(most)}`];
    if (has[1]) return [`at most ${to}${of(most)}`];
    return has[0] && least !== 0 ? [`at least ${from}${of(least)}`] : [];
  };
  const isChoice = keywords.enum !== undefined || keywords.const !== undefined;
  return [
    ...(isChoice || keywords.format !== undefined
      ? []
      : range(keywords.minLength, keywords.maxLength, 'character')),
    // The largest whole number of JSON bounds nothing that anybody counts.
    ...range(
      keywords.minimum,
      keywords.maximum === Number.MAX_SAFE_INTEGER ? undefined : keywords.maximum,
      '',
    ),
    ...range(keywords.minItems, keywords.maxItems, 'item'),
    ...range(keywords.minProperties, keywords.maxProperties, 'property'),
    ...(keywords.uniqueItems === true ? ['no item twice'] : []),
    ...(typeof keywords.pattern === 'string'
      ? [keywords.pattern === '\\S' ? 'not blank' : `matches \`${keywords.pattern}\``]
      : []),
    ...(keywords.writeOnly === true ? ['sent, never shown'] : []),
  ];
}

/** Rules between properties. */
function rulesOf(keywords: Keywords): string[] {
  const dependent = Object.entries(keywordsOf(keywords.dependentRequired)).map(
    ([name, needed]) =>
      `\`${name}\` needs ${stringsOf(needed)
        .map((one) => `\`${one}\``)
        .join(' and ')} beside it`,
  );
  const choices = listOf(keywords.anyOf)
    .filter((branch) => isCondition(branch) && !isNull(branch))
    .map((branch) =>
      stringsOf(keywordsOf(branch).required)
        .map((one) => `\`${one}\``)
        .join(' with '),
    );
  return [
    ...dependent,
    ...(choices.length > 0 ? [`needs ${choices.join(' or ')}`] : []),
    ...(keywords.if !== undefined || keywords.not !== undefined
      ? ['not every combination is allowed, as its description says']
      : []),
  ];
}

function valuesOf(keywords: Keywords): Shape['values'] {
  const meanings = keywordsOf(keywords['x-enumDescriptions']);
  const values =
    keywords.const === undefined ? listOf(keywords.enum).filter((value) => value !== null) : [keywords.const];
  return values.map((value) => ({ value: String(value), meaning: textOf(meanings[String(value)]) }));
}
