import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { by, byName } from '#src/platform/db/query/order.ts';
import { holds, oneOf, tagged } from '#src/platform/db/query/conditions.ts';
import { list, type Listing } from '#src/platform/db/query/list.ts';
import { record } from '#src/platform/db/query/records.ts';
import { searched } from '#src/domain/filters/index.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';

interface Query {
  readonly status?: readonly string[];
  readonly is_pinned?: boolean;
  readonly tags?: readonly string[];
  readonly stage?: 'open' | 'all';
  readonly search?: string;
  readonly sort: 'name' | 'created_at';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}
interface Scope {
  readonly userId: string;
  readonly seesPrivate: boolean;
}

const clients = list<Listing<Query, { id: string }>, Scope>()({
  rows: (db, { userId, seesPrivate }) => {
    const all = db.selectFrom('clients as c');
    return seesPrivate ? all : all.where(sql<boolean>`c.created_by = ${userId}`);
  },
  record: (rows) => record<{ id: string }>()(rows.select('c.id')),
  id: 'c.id',
  filters: {
    status: { condition: oneOf('c.status'), absent: () => sql<boolean>`c.status <> 'gone'` },
    is_pinned: holds(sql<boolean>`c.pinned`),
    tags: tagged('c.tags'),
    stage: { choices: { open: sql<boolean>`c.open`, all: undefined } },
    search: {
      prepare: (text: string) => (text === '' ? undefined : `%${text}%`),
      condition: (pattern: string) => sql<boolean>`c.name like ${pattern}`,
    },
  },
  sorts: { name: byName('c.name'), created_at: by('c.created_at') },
});

const sent: { text: string; values: readonly unknown[] }[] = [];
const db = scopedKysely(async (text, values) => {
  sent.push({ text, values: values ?? [] });
  return { rows: [{ total: 1, items: '[{"id":"1"}]' }], rowCount: 1 };
});
const page = async (query: Partial<Query>, scope: Partial<Scope> = {}) => {
  await clients.page(
    db,
    { sort: 'name', order: 'asc', limit: 50, offset: 0, ...query },
    { userId: 'u', seesPrivate: false, ...scope },
  );
  return sent.at(-1)!;
};

beforeEach(() => void sent.splice(0));

it('makes one text for all values of the same parameters, and carries the values of each call', async () => {
  const first = await page({ status: ['a'], limit: 10 }, { userId: 'first' });
  const second = await page({ status: ['b', 'c'], limit: 20, offset: 5 }, { userId: 'second' });
  expect(second.text).toBe(first.text);
  expect(first.values).toEqual(expect.arrayContaining([['a'], 'first', 10]));
  expect(second.values).toEqual(expect.arrayContaining([['b', 'c'], 'second', 20, 5]));
  expect(second.values).not.toEqual(expect.arrayContaining(['first']));
});

it('writes another text for another flag, choice, sort or direction, and for who sees more', async () => {
  const texts = [
    await page({}),
    await page({ is_pinned: true }),
    await page({ is_pinned: false }),
    await page({ stage: 'open' }),
    await page({ sort: 'created_at' }),
    await page({ order: 'desc' }),
    await page({}, { seesPrivate: true }),
  ].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

it('leaves out a filter that asks for nothing, and puts in what holds without one', async () => {
  const plain = await page({});
  expect((await page({ search: '', stage: 'all' })).text).toBe(plain.text);
  expect(plain.text).toContain("c.status <> 'gone'");
  expect((await page({ status: ['a'] })).text).not.toContain("c.status <> 'gone'");
});

it('hands conditions what they are prepared for', async () => {
  expect((await page({ search: 'x', tags: ['Big', 'SMALL'] })).values).toEqual(
    expect.arrayContaining(['%x%', ['big', 'small']]),
  );
});

it('finds costly ids once for the page and its total, and where the rows are counted alone', async () => {
  const searching = list<
    Listing<Pick<Query, 'search' | 'sort' | 'order' | 'limit' | 'offset'>, { id: string }>
  >()({
    rows: (all) => all.selectFrom('clients as c'),
    record: (rows) => record<{ id: string }>()(rows.select('c.id')),
    id: 'c.id',
    filters: { search: searched('c.id', 'search_clients') },
    sorts: { name: byName('c.name'), created_at: by('c.created_at') },
  });
  const times = (text: string) => text.split('app.search_clients').length - 1;
  await searching.page(db, { search: 'x', sort: 'name', order: 'asc', limit: 1, offset: 0 }, {});
  expect(times(sent.at(-1)!.text)).toBe(1);
  expect(sent.at(-1)!.text).toContain('with "found" as materialized');
  const { rows } = await searching.matching(db, { search: 'x' }, {});
  expect(times(rows.select('c.id').compile().sql)).toBe(1);
});

it('ends every order with the id', async () => {
  expect((await page({ sort: 'created_at', order: 'desc' })).text).toContain(
    'order by "c"."created_at" desc, "c"."id" desc',
  );
});

it('takes further conditions and an order before its own for a single call', async () => {
  await clients.page(
    db,
    { sort: 'name', order: 'asc', limit: 1, offset: 0 },
    { userId: 'u', seesPrivate: true },
    { condition: sql<boolean>`c.custom = ${7}`, before: [sql`c.rank`] },
  );
  expect(sent.at(-1)!.text).toContain('c.custom = $');
  expect(sent.at(-1)!.text).toContain('order by c.rank, ');
});
