import { maxUrlLength } from '#src/api/request/index.ts';
import type { Slices } from '#src/platform/slices.ts';

export type Json = Record<string, unknown>;

export interface Contract extends Json {
  readonly tags?: readonly { readonly name: string }[];
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly webhooks?: Readonly<Record<string, Json>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Puts the contract into the form that generators of clients understand (docs/guides/clients.md has them). What
 * no client can say in its types is left to descriptions.
 */
export async function inConsumerForm(contract: Contract, baseUrl: string, slices: Slices): Promise<void> {
  contract['servers'] = [{ url: baseUrl, description: 'The address that serves this document.' }];
  withAbsoluteAddresses(contract, baseUrl);
  withPlainParameters(contract);
  await withoutEndlessUnions(contract.components?.['schemas'] ?? {}, slices);
  await withPlainParts(contract, false, levelsOfParts, slices);
}

/** Many generators and viewers take an address as it stands, and know of no base that it is relative to. */
function withAbsoluteAddresses({ components }: Contract, baseUrl: string): void {
  for (const { flows } of Object.values(components?.['securitySchemes'] ?? {})) {
    for (const flow of Object.values((flows ?? {}) as Record<string, Json>)) {
      for (const [name, value] of Object.entries(flow))
        if (typeof value === 'string' && value.startsWith('/')) flow[name] = baseUrl + value;
    }
  }
}

/** Many generators send `[object Object]` for a parameter with `content`; text that holds JSON they send as it is. */
function withPlainParameters(contract: Contract): void {
  const lists = Object.values(contract.paths).flatMap((item) =>
    [item, ...Object.values(item)].map((holder) => holder['parameters']),
  );
  const shared = Object.values(contract.components?.['parameters'] ?? {});
  for (const parameter of [...lists.flat(), ...shared]) {
    if (!isObject(parameter) || !isObject(parameter['content'])) continue;
    const [[contentMediaType, media] = []] = Object.entries(parameter['content'] as Record<string, Json>);
    if (contentMediaType === undefined || media === undefined) continue;
    delete parameter['content'];
    parameter['description'] =
      `${String(parameter['description'])} Sent as JSON in one value, percent-encoded.`;
    parameter['schema'] = {
      type: 'string',
      maxLength: maxUrlLength,
      contentMediaType,
      contentSchema: media['schema'],
    };
    if (media['example'] !== undefined) parameter['example'] = JSON.stringify(media['example']);
  }
}

/**
 * A union that contains itself (any JSON: a text, a number, …, or a list of the same) is a type that refers to itself in the clients
 * of openapi-typescript and swagger-typescript-api, which TypeScript refuses. It becomes a schema that says nothing.
 */
async function withoutEndlessUnions(schemas: Readonly<Record<string, Json>>, slices: Slices): Promise<void> {
  for (const [name, schema] of Object.entries(schemas)) {
    await slices.next();
    const isUnion = schema['anyOf'] !== undefined || schema['oneOf'] !== undefined;
    if (!isUnion || !contains(schema, name, schemas, new Set())) continue;
    delete schema['anyOf'];
    delete schema['oneOf'];
  }
}

/** Whether a type of this schema is made of the named one; a property has a type of its own. */
function contains(
  value: unknown,
  name: string,
  schemas: Readonly<Record<string, Json>>,
  met: Set<string>,
): boolean {
  if (!isObject(value)) return false;
  const ref = value['$ref'];
  if (typeof ref === 'string') {
    const target = ref.slice(ref.lastIndexOf('/') + 1);
    if (target === name) return true;
    if (met.has(target)) return false;
    met.add(target);
    return contains(schemas[target], name, schemas, met);
  }
  return Object.entries(value).some(
    ([key, inner]) => !notParts.has(key) && contains(inner, name, schemas, met),
  );
}

const notParts: ReadonlySet<string> = new Set(['properties', 'example', 'examples', 'default', 'mapping']);

/** Operations and components stand below three others: `paths`, an address, a method. */
const levelsOfParts = 3;

/** Part by part, so that none keeps the event loop for long. */
async function withPlainParts(value: unknown, isMap: boolean, levels: number, slices: Slices): Promise<void> {
  await slices.next();
  if (levels === 0) return withPlainSchemas(value, isMap);
  if (!isObject(value)) return;
  for (const [inner, isInnerMap] of plainMembers(value, isMap))
    await withPlainParts(inner, isInnerMap, levels - 1, slices);
}

function withPlainSchemas(value: unknown, isMap: boolean): void {
  if (!isObject(value)) return;
  for (const [inner, isInnerMap] of plainMembers(value, isMap)) withPlainSchemas(inner, isInnerMap);
}

/** Makes the object itself plain; its members that may hold schemas, and whether each is a map. */
function plainMembers(value: Json, isMap: boolean): (readonly [member: unknown, isMap: boolean])[] {
  if (!isMap) {
    withoutConstant(value);
    withoutChoiceOfRequired(value);
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    isMap || !data.has(key) ? [[inner, !isMap && maps.has(key)] as const] : [],
  );
}

/** Keywords whose value is data, and those whose value has names of the contract as keys. */
const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'x-tool']);
const maps: ReadonlySet<string> = new Set([
  'properties',
  'schemas',
  'parameters',
  'headers',
  'responses',
  'paths',
  'webhooks',
]);

/** openapi-zod-client knows no `const`, so its discriminated unions fail when they are loaded. */
function withoutConstant(schema: Json): void {
  if (!('const' in schema)) return;
  schema['enum'] = [schema['const']];
  delete schema['const'];
}

/**
 * An object of which one property or another is required, by `anyOf` of `required` alone, is `unknown` to openapi-typescript and
 * openapi-zod-client and `any` to oazapfts. No generator makes a type that says it, so the description does.
 */
function withoutChoiceOfRequired(schema: Json): void {
  for (const [keyword, count] of [
    ['anyOf', 'At least one'],
    ['oneOf', 'Exactly one'],
  ] as const) {
    const choices = schema[keyword];
    if (!Array.isArray(choices) || schema['properties'] === undefined || !choices.every(isRequiredAlone))
      continue;
    const words = choices.map(({ required }) => required.map((name) => `\`${name}\``).join(' with '));
    schema['description'] =
      `${String(schema['description'] ?? '')} ${count} is required: ${words.join('; ')}.`.trim();
    delete schema[keyword];
  }
}

const isRequiredAlone = (choice: unknown): choice is { readonly required: readonly string[] } =>
  isObject(choice) && Object.keys(choice).join() === 'required';
