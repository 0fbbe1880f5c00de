import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownInput } from './id-places.ts';
import { exampleInput, implemented, parameters, type Schema } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { latestOfLogs, startSeeded, type SeededService } from './seeded.ts';

/** One proof of the filters that lists share, for every list that takes them. */
let service: SeededService;
let seeded: Seeded;
/** Lists that grow while they are read are looked at as of now. */
let until: string;
let since: Readonly<Record<string, string>> = {};

type Item = Record<'id' | 'created_at' | 'updated_at' | 'created_by', string>;

beforeAll(async () => {
  service = await startSeeded();
  [seeded] = service.seeds;
  until = new Date().toISOString();
  since = await latestOfLogs(service, until);
});
afterAll(() => service?.stop());

const hasParam = (operationId: string, name: string) =>
  implemented.find(({ id }) => id === operationId)!.queryParams.some((param) => param.name === name);

// What counts records lists no records.
const takes = (name: string) =>
  implemented
    .filter(
      ({ id, isList, method }) => isList && method === 'GET' && !id.startsWith('count') && hasParam(id, name),
    )
    .map(({ id }) => [id] as const);

async function list(operationId: string, query: Record<string, unknown> = {}): Promise<Item[]> {
  const operation = implemented.find(({ id }) => id === operationId)!;
  const { data } = await service.ok(operationId, {
    path: ownInput(operation, knownFor(seeded, operation)).path,
    query: {
      ...(hasParam(operationId, 'created_before') && { created_before: until }),
      ...(since[operationId] !== undefined && { created_after: since[operationId] }),
      limit: 200,
      ...query,
    },
  });
  return (data as object[]).map(recordOf);
}

/** All that the seeded agency has of it, and at least as many as the proof needs. */
async function listAll(operationId: string, least = 1): Promise<Item[]> {
  const all = await list(operationId);
  expect(
    all.length,
    'enough items: let seedAgency in test/contract/seed.ts make more',
  ).toBeGreaterThanOrEqual(least);
  return all;
}

/** The record itself, or the one that an item tells more about. */
function recordOf(item: object): Item {
  const inside = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'created_at' in value;
  if ('id' in item) return item as Item;
  // A part of another record, such as the statuses of a custom object.
  return (Object.values(item).find(inside) ?? { ...item, id: JSON.stringify(item) }) as Item;
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id).sort();

const instants = [
  ['created_after', 'created_before', 'created_at'],
  ['updated_after', 'updated_before', 'updated_at'],
] as const;

// One family alone may have no list that takes them.
describe.each(instants.filter(([after]) => takes(after).length > 0))('%s and %s', (after, before, at) => {
  it.each(takes(after))('part %s at an instant', async (operationId) => {
    const all = await listAll(operationId, 2);
    const instant = all[Math.floor(all.length / 2)]![at];
    expect(idsOf(await list(operationId, { [after]: instant }))).toEqual(
      idsOf(all.filter((item) => item[at] >= instant)),
    );
    // Who keeps a copy asks for what changed since; only lists of whole records can be cut at both ends.
    if (!hasParam(operationId, before)) return;
    expect(idsOf(await list(operationId, { [before]: instant }))).toEqual(
      idsOf(all.filter((item) => item[at] < instant)),
    );
  });
});

it.each(takes('id'))('%s reads several by their ids', async (operationId) => {
  const wanted = idsOf(await listAll(operationId)).slice(0, 2);
  expect(idsOf(await list(operationId, { id: wanted }))).toEqual(wanted);
});

it.each(takes('created_by'))('%s tells who created', async (operationId) => {
  const all = await listAll(operationId);
  // What comes with the service has no author.
  const creator = all.find((item) => item.created_by !== null)!.created_by;
  expect(idsOf(await list(operationId, { created_by: [creator] }))).toEqual(
    idsOf(all.filter((item) => item.created_by === creator)),
  );
  expect(await list(operationId, { created_by: [service.agencies[1].ownerId] })).toEqual([]);
});

/** Keys that the agency defines, as the contract names them. */
const agencyKeys = ['StatusKey', 'ClientStatusKey', 'Key'];
// These list what has the keys itself: asking for one that is not there is how a program finds out.
const ownKeys = ['listFields', 'listFieldCompositeTypes', 'listModals', 'listSharedSections'];

const keyFilters = implemented
  .filter(({ id, method }) => method === 'GET' && !ownKeys.includes(id))
  .flatMap((operation) =>
    parameters(operation)
      .filter((param) => param.in === 'query' && agencyKeys.includes(itemName(param.schema)))
      .map(({ name }) => [operation.id, name] as const),
  );

/** The name of the schema of a list's items. */
function itemName(schema: Schema): string {
  const { $ref } = (schema['items'] ?? {}) as Schema;
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : '';
}

it.skipIf(process.env['FAMILY'])(
  'knows filters by keys of the agency: tasks, stages, clients and their profiles have them',
  () => {
    expect(keyFilters.length).toBeGreaterThan(5);
  },
);

it.each(keyFilters)(
  '%s refuses a key that does not exist as %s, and names those that do',
  async (id, name) => {
    const operation = implemented.find((one) => one.id === id)!;
    const { path } = ownInput(operation, knownFor(seeded, operation));
    const { status, body } = await service.call(id, {
      path,
      query: {
        ...exampleInput(operation).query,
        [name]: ['no_such_key'],
      },
    });
    expect(status).toBe(400);
    expect(body.error.message).toMatch(
      new RegExp(`query\\.${name}\\[0\\] is "no_such_key", but must be one of \\w+`),
    );
  },
);
