import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { implemented } from './operations.ts';
import { seedAgency } from './seed.ts';

/** One proof of the filters that lists share, for every list that takes them. */
let service: Service;
/** Lists that grow while they are read are looked at as of now. */
let until: string;

type Item = Record<'id' | 'created_at' | 'updated_at' | 'created_by', string>;

beforeAll(async () => {
  service = await startService();
  await seedAgency(service, service.agencies[0], 'Filtered');
  until = new Date().toISOString();
  // The request log is written a moment after the answers.
  await new Promise((resolve) => setTimeout(resolve, 1000));
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
  const { data } = await service.ok(operationId, {
    query: {
      ...(hasParam(operationId, 'created_before') && { created_before: until }),
      limit: 200,
      ...query,
    },
  });
  return (data as object[]).map(recordOf);
}

/** The record itself, or the one that an item tells more about. */
function recordOf(item: object): Item {
  const inside = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'created_at' in value;
  return ('id' in item ? item : Object.values(item).find(inside)) as Item;
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id).sort();

describe.each([
  ['created_after', 'created_before', 'created_at'],
  ['updated_after', 'updated_before', 'updated_at'],
] as const)('%s and %s', (after, before, at) => {
  it.each(takes(after))('part %s at an instant', async (operationId) => {
    const all = await list(operationId);
    const instant = all[Math.floor(all.length / 2)]![at];
    expect(idsOf(await list(operationId, { [after]: instant }))).toEqual(
      idsOf(all.filter((item) => item[at] >= instant)),
    );
    expect(idsOf(await list(operationId, { [before]: instant }))).toEqual(
      idsOf(all.filter((item) => item[at] < instant)),
    );
  });
});

it.each(takes('id'))('%s reads several by their ids', async (operationId) => {
  const wanted = idsOf(await list(operationId)).slice(0, 2);
  expect(idsOf(await list(operationId, { id: wanted }))).toEqual(wanted);
});

it.each(takes('created_by'))('%s tells who created', async (operationId) => {
  const all = await list(operationId);
  const creator = all[0]!.created_by;
  expect(idsOf(await list(operationId, { created_by: [creator] }))).toEqual(
    idsOf(all.filter((item) => item.created_by === creator)),
  );
  expect(await list(operationId, { created_by: [service.agencies[1].ownerId] })).toEqual([]);
});
