import { oneOf, type Shape } from './shapes.rules.ts';

/** A part of the contract as JSON. */
type Json = Readonly<Record<string, unknown>>;

/** The shapes of everything that paths of expressions may lead into. */
export interface ContractShapes {
  /** What the data of an event has; `1` for an unknown one. */
  event(type: string): Shape;
  /** What an operation returns to a step; `1` for an unknown one. */
  result(operation: string): Shape;
  component(name: string): Shape;
}

const schemas = '#/components/schemas/';
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Json => (isObject(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value that a reference names, or the value itself. */
function resolve(contract: unknown, value: unknown): Json {
  let current = object(value);
  for (let steps = 0; typeof current['$ref'] === 'string' && steps < 8; steps += 1)
    current = object(
      current['$ref']
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, name) => object(at)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
          contract,
        ),
    );
  return current;
}

/** The shapes of a contract. */
export function shapesOf(contract: unknown): ContractShapes {
  const { paths, webhooks, components } = object(contract);
  return lookUp(
    new Map(Object.entries(object(webhooks)).map(([type, item]) => [type, dataOf(contract, object(item))])),
    new Map(Object.values(object(paths)).flatMap((item) => resultsOf(contract, object(item)))),
    new Map(
      Object.entries(object(object(components)['schemas'])).map(([name, schema]) => [name, shapeOf(schema)]),
    ),
  );
}

type Shapes = ReadonlyMap<string, Shape>;

/** Apart from what sees the contract, which would be kept with it. */
const lookUp = (events: Shapes, results: Shapes, components: Shapes): ContractShapes => ({
  event: (type) => events.get(type) ?? 1,
  result: (operation) => results.get(operation) ?? 1,
  component: (name) => components.get(name) ?? 1,
});

function dataOf(contract: unknown, { post }: Json): Shape {
  const { properties } = resolve(contract, schemaIn(object(post)['requestBody']));
  return shapeOf(object(properties)['data']);
}

const resultsOf = (contract: unknown, item: Json): [string, Shape][] =>
  Object.values(item)
    .map(object)
    .flatMap((operation): [string, Shape][] =>
      typeof operation['operationId'] === 'string'
        ? [[operation['operationId'], resultOf(contract, operation)]]
        : [],
    );

const schemaIn = (content: unknown): unknown =>
  object(object(object(content)['content'])['application/json'])['schema'];

/** What a call inside a call returns: data and pages without their envelope. */
function resultOf(contract: unknown, { responses }: Json): Shape {
  const status = Object.keys(object(responses))
    .sort()
    .find((code) => code.startsWith('2'));
  if (status === undefined) return 1;
  const schema = schemaIn(resolve(contract, object(responses)[status]));
  const { data, pagination } = object(resolve(contract, schema)['properties']);
  if (data === undefined) return shapeOf(schema);
  return pagination === undefined ? shapeOf(data) : { items: shapeOf(data), total: 0 };
}

/** Of a schema, whose references stay names. */
function shapeOf(schema: unknown): Shape {
  const whole = object(schema);
  const ref = whole['$ref'];
  if (typeof ref === 'string') return ref.startsWith(schemas) ? ref.slice(schemas.length) : 1;
  const parts = [
    ...list(whole['allOf']),
    ...[...list(whole['oneOf']), ...list(whole['anyOf'])].filter((part) => object(part)['type'] !== 'null'),
  ].filter(isShaped);
  const own = ownShape(whole, parts.length > 0);
  const all = [...(own === undefined ? [] : [own]), ...parts.map(shapeOf)];
  return all.length === 0 ? 1 : oneOf(all);
}

const shaping = [
  '$ref',
  'type',
  'properties',
  'items',
  'allOf',
  'oneOf',
  'anyOf',
  'additionalProperties',
  'const',
  'enum',
];

/** Parts that only demand properties that stand elsewhere say nothing about names. */
const isShaped = (part: unknown): boolean => shaping.some((keyword) => object(part)[keyword] !== undefined);

/** What the schema says itself, beside its parts; undefined for nothing. */
function ownShape(schema: Json, hasParts: boolean): Shape | undefined {
  if (schema['items'] !== undefined) return [shapeOf(schema['items'])];
  const {
    properties,
    additionalProperties: others,
    patternProperties: patterns,
  } = schema as {
    readonly [name: string]: unknown;
  };
  const isOpen = patterns !== undefined || (others !== undefined && others !== false);
  if (properties !== undefined || others !== undefined || isOpen)
    return {
      ...Object.fromEntries(Object.entries(object(properties)).map(([name, each]) => [name, shapeOf(each)])),
      ...(isOpen && { '*': 1 as const }),
    };
  if (hasParts) return undefined;
  const types = [schema['type']].flat();
  if (types.includes('array')) return [1];
  if (schema['const'] !== undefined || schema['enum'] !== undefined) return 0;
  return types.some((type) => typeof type === 'string' && type !== 'null') && !types.includes('object')
    ? 0
    : 1;
}
