import { readFileSync } from 'node:fs';
import { families } from '#generated/operations.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import type { Family, Operation } from '#generated/operation.ts';
import { readShrinkingList } from '../support/shrinking-list.ts';

/** A JSON Schema object of the bundle, as loosely as tests need it. */
export type Schema = { [key: string]: unknown };

interface Media {
  schema: Schema;
  example?: unknown;
}
interface RawParameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
  content?: Record<string, Media>;
  example?: unknown;
}
export interface Parameter {
  name: string;
  in: string;
  description: string;
  required: boolean;
  schema: Schema;
  example: unknown;
  isJson: boolean;
}
export interface OperationObject {
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Document {
  readonly paths: Record<string, Record<string, OperationObject> & { parameters?: RawParameter[] }>;
  readonly components: Record<string, Record<string, unknown>>;
}

const read = (path: string): Document =>
  JSON.parse(readFileSync(new URL(`../../generated/${path}`, import.meta.url), 'utf8')) as Document;

/** The public contract and the console's: what holds for all operations holds for both. What they share is the same. */
const document = together(read('openapi.json'), read('console/openapi.json'));

function together(one: Document, other: Document): Document {
  const sections = new Set([...Object.keys(one.components), ...Object.keys(other.components)]);
  return {
    paths: { ...other.paths, ...one.paths },
    components: Object.fromEntries(
      [...sections].map((name) => [name, { ...other.components[name], ...one.components[name] }]),
    ),
  };
}

/** Follows local references until something else than a reference is reached. */
export function resolve<T>(value: T): T {
  let current: unknown = value;
  while (
    typeof current === 'object' &&
    current !== null &&
    '$ref' in current &&
    typeof current.$ref === 'string'
  ) {
    const steps = current.$ref
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
    current = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  }
  return current as T;
}

const flattened = new WeakMap<Schema, Schema>();

/** The schema behind a reference, with what its `allOf` adds: one object to look at. */
export function flatten(raw: Schema): Schema {
  const known = flattened.get(raw);
  if (known !== undefined) return known;
  const flat = flattenAnew(raw);
  flattened.set(raw, flat);
  return flat;
}

function flattenAnew(raw: Schema): Schema {
  const { allOf, ...own } = resolve(raw);
  const parts = ((allOf ?? []) as Schema[]).map(flatten);
  return parts.reduce(
    (whole, part) => ({
      ...whole,
      ...part,
      ...merged('properties', whole, part),
      ...('required' in whole && 'required' in part
        ? { required: [...(whole['required'] as string[]), ...(part['required'] as string[])] }
        : {}),
    }),
    own,
  );
}

function merged(keyword: string, whole: Schema, part: Schema): Schema {
  return keyword in whole && keyword in part
    ? { [keyword]: { ...(whole[keyword] as Schema), ...(part[keyword] as Schema) } }
    : {};
}

/** The family that the walks keep to (`make test FAMILY=tickets`), when they do. */
const onlyFamily = process.env['FAMILY'] || undefined;
const isAsked = ({ family }: Operation): boolean => onlyFamily === undefined || family === onlyFamily;

const ofFamilies = (all: readonly Family[]) => all.flatMap(({ operations }) => operations);
const publicIds = new Set(ofFamilies(families).map(({ id }) => id));

/** Operations of the public contract that need a token. */
export const publicOperations = ofFamilies(families).filter(
  (operation) => !operation.isPublic && isAsked(operation),
);

/** Operations that the console alone has. */
export const consoleOperations = ofFamilies(consoleFamilies).filter(
  (operation) => !publicIds.has(operation.id) && isAsked(operation),
);

/** Every operation of both contracts that needs a token. */
export const operations: readonly Operation[] = [...publicOperations, ...consoleOperations];

/** What may answer 501, by the contract that has it. */
export const stubLists = {
  public: readShrinkingList('test/contract/not-implemented.txt'),
  console: readShrinkingList('test/contract/console-not-implemented.txt'),
};
const stubs = new Set([...stubLists.public.entries, ...stubLists.console.entries]);

/** Those of them that have a handler which does something. */
export const implemented = operations.filter((operation) => !stubs.has(operation.id));

/** The records that the operation is about, as its path names them: `client-notes`. */
export const collectionOf = ({ path }: Operation): string =>
  /^\/(?:v1|console\/api)\/([^/]+)/.exec(path)![1]!;

/** What destroys records comes last. */
export const destroyersLast = (some: readonly Operation[]): Operation[] =>
  some.toSorted((a, b) => Number(destroys(a)) - Number(destroys(b)));

export const destroys = ({ method, id }: Operation): boolean =>
  method === 'DELETE' || /^(?:bulkDelete|delete|merge)/.test(id);

export function operationObject(operation: Operation): OperationObject {
  return document.paths[operation.path]![operation.method.toLowerCase()]!;
}

/** The operation's parameters and those of its path; a JSON parameter's schema is that of the value behind the text. */
export function parameters(operation: Operation): Parameter[] {
  const shared = document.paths[operation.path]!.parameters ?? [];
  return [...shared, ...(operationObject(operation).parameters ?? [])].map((reference) => {
    const parameter = resolve(reference);
    const media = parameter.content?.['application/json'];
    return {
      name: parameter.name,
      in: parameter.in,
      description: parameter.description ?? '',
      required: parameter.required === true,
      schema: parameter.schema ?? media!.schema,
      example: parameter.example ?? media?.example,
      isJson: media !== undefined,
    };
  });
}

export function bodySchema(operation: Operation): Schema | undefined {
  return operationObject(operation).requestBody?.content['application/json']?.schema;
}

export interface ExampleInput {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** The input that the contract itself gives as an example: required parameters and the example body. */
export function exampleInput(operation: Operation): ExampleInput {
  const named = parameters(operation);
  const pick = (where: string) =>
    Object.fromEntries(
      named
        .filter((parameter) => parameter.in === where && parameter.required)
        .map((parameter) => [parameter.name, parameter.example]),
    );
  return {
    path: pick('path') as Record<string, string>,
    query: pick('query'),
    body: structuredClone(operationObject(operation).requestBody?.content['application/json']?.example),
  };
}
