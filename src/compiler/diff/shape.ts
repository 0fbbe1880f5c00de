import { isObject, type JsonObject } from '../json.ts';
import { list, object, resolve, strings, text, type OpenApiDocument } from '../schema.ts';

/** A schema as the comparison looks at it: references followed, `allOf` joined, null apart from the rest. */
export interface Shape {
  /** Types but null, those of its values when it names none; empty where `isAny`. */
  readonly types: readonly string[];
  /** Whether nothing is said about the value. */
  readonly isAny: boolean;
  readonly isNullable: boolean;
  readonly values: readonly unknown[] | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly items: unknown;
  /** Schema of further properties, when they are a map. */
  readonly map: unknown;
  /** Whether the object takes no properties but its own. */
  readonly isClosed: boolean;
  /** Branches of `oneOf` or `anyOf`, by a name that survives a change of order. */
  readonly branches: ReadonlyMap<string, unknown>;
  /** Keywords that bound a value, such as `maxLength`. */
  readonly bounds: Readonly<Record<string, unknown>>;
  /** Keywords that make a value depend on more than its own bounds, such as `not`, each as JSON. */
  readonly conditions: Readonly<Record<string, string>>;
  readonly defaultValue: unknown;
}

const boundKeywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'pattern',
  'format',
  'uniqueItems',
  'multipleOf',
];
const conditionKeywords = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
];

export function shapeOf(document: OpenApiDocument, schema: unknown): Shape {
  const own = apart(joined(document, schema));
  const branches = [...list(own.anyOf), ...list(own.oneOf)];
  const others = branches.filter((branch) => !isNull(document, branch));
  const withNull = others.length < branches.length;
  // One branch beside null is that branch, which may be null.
  if (others.length === 1 && withNull) return mergedWith(shapeOf(document, others[0]), own);
  const values = own.const !== undefined ? [own.const] : Array.isArray(own.enum) ? own.enum : undefined;
  const types = typesOf(own, values);
  return {
    types: types.filter((type) => type !== 'null'),
    isAny: types.length === 0 && branches.length === 0,
    isNullable: withNull || types.includes('null'),
    values: values?.filter((value) => value !== null),
    properties: object(own.properties),
    required: strings(own.required),
    items: own.items,
    map: isObject(own.additionalProperties) ? own.additionalProperties : undefined,
    isClosed: own.additionalProperties === false || own.unevaluatedProperties === false,
    branches: new Map(others.map((branch, index) => [branchName(document, branch, index), branch])),
    bounds: Object.fromEntries(
      boundKeywords.filter((keyword) => own[keyword] !== undefined).map((keyword) => [keyword, own[keyword]]),
    ),
    conditions: Object.fromEntries(
      conditionKeywords
        .filter((keyword) => own[keyword] !== undefined)
        .map((keyword) => [keyword, JSON.stringify(own[keyword], withoutSpareType)]),
    ),
    defaultValue: own.default,
  };
}

/** Bounds that say something about values of one type alone. */
const boundsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  boolean: [],
  null: [],
};

/** Several plain types in one list, as the branches of `anyOf` that they could have been written as. */
function apart(own: JsonObject): JsonObject {
  const types = strings(own.type);
  const isPlain = types.every((type) => boundsOf[type] !== undefined) && own.enum === undefined;
  if (!isPlain || types.filter((type) => type !== 'null').length < 2) return own;
  const bounds = new Set(Object.values(boundsOf).flat());
  const beside = Object.entries(own).filter(([keyword]) => keyword !== 'type' && !bounds.has(keyword));
  const branchOf = (type: string): JsonObject => ({
    type,
    ...Object.fromEntries(Object.entries(own).filter(([keyword]) => boundsOf[type]!.includes(keyword))),
  });
  return { ...Object.fromEntries(beside), anyOf: types.map(branchOf) };
}

/** A constant has the type that it has, named or not. */
const withoutSpareType = (_key: string, value: unknown): unknown => {
  if (!isObject(value) || value.const === undefined) return value;
  const { type: _type, ...rest } = value;
  return rest;
};

function typesOf(own: JsonObject, values: readonly unknown[] | undefined): string[] {
  if (own.type !== undefined) return typeof own.type === 'string' ? [own.type] : strings(own.type);
  if (values !== undefined) return [...new Set(values.map(typeOf))];
  return isObject(own.properties) ? ['object'] : [];
}

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

/** What a value of one branch is: the branch with all that stands beside the branches. */
export function branchWhole(document: OpenApiDocument, schema: unknown, branch: unknown): JsonObject {
  const { anyOf, oneOf, ...beside } = apart(joined(document, schema));
  return { allOf: [branch, beside] };
}

const mergedWith = (shape: Shape, own: JsonObject): Shape => ({
  ...shape,
  isNullable: true,
  defaultValue: own.default ?? shape.defaultValue,
});

const isNull = (document: OpenApiDocument, schema: unknown): boolean =>
  object(resolve(document, schema)).type === 'null';

/** The reference that a schema is, be it beside null; undefined for a schema written where it is used. */
export function referenceOf(document: OpenApiDocument, schema: unknown): string | undefined {
  const { $ref, anyOf, oneOf } = object(schema);
  if (typeof $ref === 'string') return $ref;
  const branches = [...list(anyOf), ...list(oneOf)];
  const others = branches.filter((branch) => !isNull(document, branch));
  return others.length === 1 && branches.length === 2 ? referenceOf(document, others[0]) : undefined;
}

/** The schema behind a reference with what stands beside it, and what `allOf` adds. */
function joined(document: OpenApiDocument, schema: unknown): JsonObject {
  const { $ref, ...beside } = object(schema);
  const target = $ref === undefined ? {} : joined(document, resolve(document, schema));
  const own: JsonObject = { ...target, ...beside };
  return list(own.allOf).reduce<JsonObject>((whole, part) => {
    const { properties, required, ...rest } = joined(document, part);
    return {
      ...rest,
      ...whole,
      properties: { ...object(properties), ...object(whole.properties) },
      required: [...new Set([...strings(whole.required), ...strings(required)])],
    };
  }, own);
}

/** The component's name, the value of its `type` or `kind`, or its place. */
function branchName(document: OpenApiDocument, branch: unknown, index: number): string {
  const reference = text(object(branch).$ref);
  if (reference !== '') return reference.slice(reference.lastIndexOf('/') + 1);
  const own = joined(document, branch);
  const constant = Object.values(object(own.properties))
    .map((property) => object(property).const)
    .find((value) => typeof value === 'string');
  return typeof constant === 'string'
    ? constant
    : typeof own.type === 'string'
      ? own.type
      : `branch ${index + 1}`;
}
