import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { ownInput } from './id-places.ts';
import { exampleInput, implemented, parameters, resolve } from './operations.ts';
import { knownFor, seedAgency, type Seeded } from './seed.ts';

/** One proof of paging, counting and sorting, for every list there is. */
let service: Service;
let seeded: Seeded;
/** Lists that grow while they are read, such as the log of these very requests, are looked at as of now. */
let until: string;

beforeAll(async () => {
  service = await startService();
  seeded = await seedAgency(service, service.agencies[0], 'Listed');
  // One more user, for whom there is no operation yet, and a request that fails for the log.
  await service.query("insert into users (tenant_id, kind, name, email) values ($1, 'member', 'Listed', 'listed@alder.example')", [service.agencies[0].id]);
  await service.call('getClient', { path: { id: randomUUID() } });
  until = new Date().toISOString();
  // The request log is written a moment after the answers.
  await new Promise((resolve) => setTimeout(resolve, 1000));
});
afterAll(() => service?.stop());

type Page = { data: unknown[]; pagination: { total: number; limit: number; offset: number } };

/** What required parameters are about here. */
const asked: Record<string, () => string> = { client_id: () => seeded.clientIds[0]!, search: () => 'Listed' };

// A caller with a key has no browsers; test/auth/console-session.test.ts pages through those of a person.
const ofPeople = new Set(['listSessions']);

describe.each(implemented.filter((operation) => operation.isList && operation.method === 'GET' && !ofPeople.has(operation.id)).map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const page = async (query: Record<string, unknown>): Promise<Page> => {
    const input = exampleInput(operation);
    const own = Object.fromEntries(Object.entries(input.query).map(([name, value]) => [name, asked[name]?.() ?? value]));
    const asOfNow = operation.queryParams.some(({ name }) => name === 'created_before') ? { created_before: until } : {};
    const { path } = ownInput(operation, knownFor(seeded, operation));
    return await service.ok(operation.id, { path, query: { ...own, ...asOfNow, ...query } }) as Page;
  };
  const sorting = parameters(operation).find((parameter) => parameter.name === 'sort')!;
  /** A sort that has a direction of its own. */
  const fixedOrder = /`(\w+)`[^;]*whatever `order` says/.exec(sorting.description)?.[1];
  /** A sort that compares more than the property of its name. */
  const widerOrder = /`(\w+)` goes by/.exec(sorting.description)?.[1];
  const sorts = (resolve(sorting.schema)['enum'] as string[])
    .filter((sort) => sort !== 'custom_field');

  it('counts all of them and gives each exactly once over its pages', async () => {
    const whole = await page({ limit: 200 });
    expect(whole.pagination).toEqual({ total: whole.data.length, limit: 200, offset: 0 });
    expect(whole.data.length, 'enough items for pages: give the agency more in seedAgency').toBeGreaterThan(2);
    const seen: unknown[] = [];
    for (let offset = 0; offset < whole.data.length; offset += 2) {
      const part = await page({ limit: 2, offset });
      expect(part.pagination).toEqual({ total: whole.pagination.total, limit: 2, offset });
      seen.push(...part.data);
    }
    expect(seen).toEqual(whole.data);
    expect((await page({ limit: 2, offset: whole.pagination.total + 1 })).data).toEqual([]);
  });

  it('takes 50 when not told', async () => {
    expect((await page({})).pagination).toMatchObject({ limit: 50, offset: 0 });
  });

  it.each(sorts)('sorts by %s, and the other way round', async (sort) => {
    const up = await page({ sort, order: 'asc', limit: 200 });
    const down = await page({ sort, order: 'desc', limit: 200 });
    expect(new Set(up.data.map((item) => JSON.stringify(item)))).toEqual(new Set(down.data.map((item) => JSON.stringify(item))));
    const values = (items: unknown[]) => items.map((item) => (item as Record<string, unknown>)[sort]).filter((value) => value !== undefined && value !== null);
    const [first, last] = [values(up.data), values(down.data)];
    if (sort === fixedOrder) return expect(up).toEqual(down);
    // Compared by more than this property: the other direction is then the same order from its end.
    if (sort === widerOrder) return expect(down.data).toEqual(up.data.toReversed());
    // An order that is no property of the items, such as `tree`, is proved where its family is.
    if (first.length === 0 || first.some((value) => typeof value === 'object')) return;
    expect(new Set(first).size, 'different values, or the order shows nothing').toBeGreaterThan(1);
    expect(first.map(String)).toEqual(first.toSorted(compare).map(String));
    expect(last.map(String)).toEqual(last.toSorted((a, b) => -compare(a, b)).map(String));
  });
});

/** Instants and numbers by value, texts as people sort them: without regard to case. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
