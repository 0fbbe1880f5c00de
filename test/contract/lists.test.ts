import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownInput } from './id-places.ts';
import { exampleInput, implemented, parameters, resolve } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { latestOfLogs, ownMark, startSeeded, untilLogged, type SeededService } from './seeded.ts';

/** One proof of paging, counting, sorting and filtering, for every list there is. */
let service: SeededService;
let seeded: Seeded;
/** Lists that grow while they are read, such as the log of these very requests, are looked at as of now. */
let until: string;

let since: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  service = await startSeeded();
  [seeded] = service.seeds;
  // One more user, for whom there is no operation yet, and a request that fails for the log.
  await service.query(
    "insert into users (tenant_id, kind, name, email) values ($1, 'member', 'Plain', 'listed@alder.example')",
    [service.agencies[0].id],
  );
  const failed = await service.call('getClient', { path: { id: randomUUID() } });
  until = new Date().toISOString();
  await untilLogged(service, failed);
  since = await latestOfLogs(service, until);
});

afterAll(() => service?.stop());

type Page = { data: unknown[]; pagination: { total: number; limit: number; offset: number } };

/** What required parameters are about here. */
const asked: Record<string, () => string | readonly string[]> = {
  client_id: () => seeded.clientIds[0]!,
  course_id: () => seeded.records['training-courses']!,
  search: () => ownMark,
};

// A caller with a key has no browsers; test/auth/console-session.test.ts pages through those of a person.
const ofPeople = new Set(['listSessions']);

const lists = implemented.filter(
  (operation) => operation.isList && operation.method === 'GET' && !ofPeople.has(operation.id),
);

// Some families have none, and a file without a test counts as broken.
it.skipIf(process.env['FAMILY'])('finds the lists that there are', () => {
  expect(lists.length).toBeGreaterThan(100);
});

describe.each(lists.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const page = async (query: Record<string, unknown>): Promise<Page> => {
    const input = exampleInput(operation);
    const own = Object.fromEntries(
      Object.entries(input.query).map(([name, value]) => [name, asked[name]?.() ?? value]),
    );
    const asOfNow = operation.queryParams.some(({ name }) => name === 'created_before')
      ? {
          created_before: until,
          ...(since[operation.id] !== undefined && { created_after: since[operation.id] }),
        }
      : {};
    const { path } = ownInput(operation, knownFor(seeded, operation));
    return (await service.ok(operation.id, { path, query: { ...own, ...asOfNow, ...query } })) as Page;
  };
  const sorting = parameters(operation).find((parameter) => parameter.name === 'sort')!;
  /** A sort that compares more than the property of its name. */
  const widerOrder = /; `(\w+)` by [^.]+ and /.exec(sorting.description)?.[1];
  const sorts = (resolve(sorting.schema)['enum'] as string[]).filter((sort) => sort !== 'custom_field');

  it('counts all of them and gives each exactly once over its pages', async () => {
    const whole = await page({ limit: 200 });
    expect(whole.pagination).toEqual({ total: whole.data.length, limit: 200, offset: 0 });
    expect(
      whole.data.length,
      'enough items for pages: let seedAgency in test/contract/seed.ts make more',
    ).toBeGreaterThan(2);
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
    expect(new Set(up.data.map((item) => JSON.stringify(item)))).toEqual(
      new Set(down.data.map((item) => JSON.stringify(item))),
    );
    const values = (items: unknown[]) =>
      items
        .map((item) => (item as Record<string, unknown>)[sort])
        .filter((value) => value !== undefined && value !== null)
        .map((value) => ranks[sort]?.indexOf(String(value)) ?? value);
    const [first, last] = [values(up.data), values(down.data)];
    // Compared by more than this property: the other direction is then the same order from its end.
    if (sort === widerOrder) return expect(down.data).toEqual(up.data.toReversed());
    // What an order means that is no property of the items, such as `tree`, is proved where its family is.
    if (first.length === 0 || first.some((value) => typeof value === 'object'))
      return expect(down.data, 'the other way round is another order').not.toEqual(up.data);
    expect(new Set(first).size, 'different values, or the order shows nothing').toBeGreaterThan(1);
    expect(first.map(String)).toEqual(first.toSorted(compare).map(String));
    expect(last.map(String)).toEqual(last.toSorted((a, b) => -compare(a, b)).map(String));
  });

  it.runIf(resolve(sorting.schema)['default'] === undefined)(
    'has an order of its own without `sort`',
    async () => {
      const up = await page({ order: 'asc', limit: 200 });
      expect(up).toEqual(await page({ order: 'desc', limit: 200 }));
      expect(up).toEqual(await page({ limit: 200 }));
    },
  );

  const filters = operation.queryParams
    .filter(({ name }) => !ofPages.has(name) && !besideOthers.has(name))
    .map(({ name }) => name);

  it.runIf(filters.length > 0).each(filters)('filters by %s', async (name) => {
    const schema = resolve(parameters(operation).find((parameter) => parameter.name === name)!.schema);
    const total = async (value: unknown): Promise<Page | undefined> => {
      try {
        return await page({ [name]: value, limit: 200 });
      } catch (error) {
        // A value that the agency does not know is refused: it is read.
        if (/ answered 40[04]/.test(String(error))) return undefined;
        throw error;
      }
    };
    const whole = await page({ limit: 200 });
    if (schema['type'] === 'boolean') {
      const [yes, no] = [await total(true), await total(false)];
      // It needs another parameter, and is refused without it.
      if (yes === undefined || no === undefined) return expect([yes, no]).toEqual([undefined, undefined]);
      for (const [value, { data }] of [
        [true, yes],
        [false, no],
      ] as const) {
        const others = data.filter(
          (item) => typeof ownFlag(item, name) === 'boolean' && ownFlag(item, name) !== value,
        );
        expect(
          others,
          `\`${name}=${value}\` gives items with another \`${name}\`: does the filter read its column?`,
        ).toEqual([]);
      }
      // It is a filter also when it is left out.
      if (schema['default'] !== undefined && !widening.has(name)) {
        expect(schema['default'] === true ? yes : no).toEqual(whole);
        const both = [yes, no].flatMap(({ data }) => data.map((item) => JSON.stringify(item)));
        return expect(new Set(both).size, 'one part or the other').toBe(both.length);
      }
      const sum = yes.pagination.total + no.pagination.total;
      return expect(
        widening.has(name) ? Math.max(yes.pagination.total, no.pagination.total) : sum,
        'one part and the other make the whole',
      ).toBe(whole.pagination.total);
    }
    // Every value that there is, or one that nothing has: an instant far away, an unknown id, a text that nobody wrote.
    const counts = await Promise.all(
      strangers(name, schema).map(async (value) => (await total(value))?.pagination.total ?? 0),
    );
    expect(Math.min(...counts), 'a value that not all of them have leaves some out').toBeLessThan(
      whole.pagination.total,
    );
    const [value] = whole.data.flatMap((item) => valuesOf(item as Record<string, unknown>, name));
    if (value === undefined || /_(after|before)$/.test(name)) return;
    const found = (await total(schema['type'] === 'array' ? [value] : value))!.data;
    expect(found.length, `the ${name} of one of them finds it`).toBeGreaterThan(0);
    for (const item of found)
      expect(valuesOf(item as Record<string, unknown>, name).map(folded)).toContain(folded(value));
  });
});

/** Words that have another order than their letters. */
const ranks: Readonly<Record<string, readonly string[]>> = {
  priority_level: ['low', 'normal', 'high', 'urgent'],
};

/** What cuts pages and records, and decides nothing about which rows there are. */
const ofPages = new Set([
  'include',
  'sort',
  'order',
  'limit',
  'offset',
  'filter_group',
  'sort_field',
  'saved_view_id',
  'candidate_limit',
]);

/** Flags that say how another filter is meant, and are refused without it. */
const besideOthers = new Set(['is_including_parts', 'is_including_subfolders']);

/** Flags that add to the list instead of parting it. */
const widening = new Set(['include_pending', 'is_member']);

/** Values of a filter of which at least one does not fit all items. */
function strangers(name: string, schema: Record<string, unknown>): unknown[] {
  const item = schema['type'] === 'array' ? resolve(schema['items'] as Record<string, unknown>) : schema;
  const wrap = (value: unknown) => (schema['type'] === 'array' ? [value] : value);
  if (Array.isArray(item['enum'])) return item['enum'].map(wrap);
  if (name.endsWith('_after')) return ['2100-01-01T00:00:00Z'];
  if (name.endsWith('_before')) return ['1971-01-01T00:00:00Z'];
  if (item['type'] === 'integer' || item['type'] === 'number')
    return [wrap((name.startsWith('max_') ? item['minimum'] : item['maximum']) ?? 599)];
  if (item['format'] === 'uuid') return [wrap(randomUUID())];
  return [wrap('nobody_wrote_this')];
}

/** Tags and addresses are found in upper or lower case. */
const folded = (value: string | number) => String(value).toLowerCase();

/** What an item holds under the name of a filter that is a flag; undefined when it has no such property. */
const ownFlag = (item: unknown, name: string): unknown => (item as Record<string, unknown>)[name];

/** What an item holds under the name of a filter: the property itself, or the record that it refers to. */
function valuesOf(item: Record<string, unknown>, name: string): (string | number)[] {
  const noun = name.endsWith('_id') ? name.slice(0, -3) : undefined;
  const many = noun === undefined ? undefined : (item[`${noun}s`] as { id?: unknown }[] | undefined);
  const own =
    item[name] ??
    many?.map(({ id }) => id) ??
    (noun === undefined ? undefined : (item[noun] as { id?: unknown } | null)?.id);
  const values = Array.isArray(own) ? own : [own];
  return values.filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** Instants and numbers by value, texts as people sort them: without regard to case. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
