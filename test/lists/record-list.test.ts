import { beforeEach, expect, it } from 'vitest';
import type { FilterGroup } from '#generated/types.gen.ts';
import { columnsOf, recordColumns, sortable } from '#src/domain/list-columns/index.ts';
import { recordList } from '#src/domain/lists/index.ts';
import { oneOf } from '#src/platform/db/query/conditions.ts';
import type { Db } from '#src/platform/db/db.ts';
import { list, type FiltersOf, type Listing } from '#src/platform/db/query/list.ts';
import { by, byName } from '#src/platform/db/query/order.ts';
import { record } from '#src/platform/db/query/records.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';

interface Query {
  readonly status?: readonly string[];
  readonly filter_group?: FilterGroup;
  readonly sort: 'created_at' | 'name' | 'custom_field';
  readonly sort_field?: string;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}
type Clients = Listing<Query, { id: string }>;

const ofClient = columnsOf('c');
const columns = recordColumns({
  noun: 'clients',
  fields: 'client',
  values: 'c.field_values',
  columns: [ofClient.text('name', 'Name', sortable), ofClient.option('status', 'Status')],
  agencyChoices: { status: async () => ['lead', 'won'] },
});
const allClients = (db: Db) => db.selectFrom('clients as c');
type Rows = ReturnType<typeof allClients>;
const declaration = {
  rows: allClients,
  record: (rows: Rows) => record<{ id: string }>()(rows.select('c.id')),
  id: 'c.id',
  filters: { status: oneOf('c.status') },
  sorts: { created_at: by('c.created_at'), name: byName('c.name') },
};
const clients = recordList<Clients>()({ columns, ...declaration });

const budget = {
  id: 'f',
  key: 'budget',
  name: 'Budget',
  type: 'number',
  config: { type: 'number' },
  profile_id: null,
};
const sent: { text: string; values: readonly unknown[] }[] = [];
const db = scopedKysely(async (text, values) => {
  if (text.includes('field_versions')) return { rows: [{ version: 1, rows: [budget] }], rowCount: 1 };
  sent.push({ text, values: values ?? [] });
  return { rows: [{ total: 1, items: '[{"id":"1"}]' }], rowCount: 1 };
});
const ctx = { db, identity: { tenantId: 'a', userId: 'u' }, now: new Date() } as never;
const query = { sort: 'created_at', order: 'desc', limit: 50, offset: 0 } as const;
const where = (field: string, value: string | number): FilterGroup => ({
  conditions: [{ field, operator: 'equals', value }],
});
const page = async (more: Partial<Query>) => {
  await clients.page(ctx, { ...query, ...more }, {});
  return sent.at(-1)!;
};

beforeEach(() => void sent.splice(0));

it('answers trees of properties and custom fields from the columns', async () => {
  expect((await page({ filter_group: where('name', 'Ada') })).values).toContain('Ada');
  const { text, values } = await page({ filter_group: where('field_values.budget', 5), status: ['won'] });
  expect(text).toContain('"c"."field_values" -> \'budget\'');
  expect(values).toEqual(expect.arrayContaining([['won'], 5]));
});

it('refuses names and values that the columns do not have', async () => {
  const refusal = (more: Partial<Query>) =>
    page(more).then(
      () => 'none',
      (error: Error) => error.message,
    );
  expect(await refusal({ filter_group: where('colour', 'red') })).toMatch(
    /^query\.filter_group\.conditions\[0\]\.field names "colour"/,
  );
  expect(await refusal({ filter_group: where('status', 'lost') })).toMatch(/lead.*won/);
  expect(await refusal({ sort: 'custom_field' })).toMatch(/^query\.sort_field is required/);
  expect(await refusal({ sort_field: 'budget' })).toMatch(/^query\.sort_field is only allowed/);
  expect(await refusal({ sort: 'custom_field', sort_field: 'colour' })).toMatch(
    /not a custom field of clients/,
  );
});

it('sorts by a custom field, with records without a value last', async () => {
  const { text } = await page({ sort: 'custom_field', sort_field: 'budget', order: 'asc' });
  expect(text).toMatch(/order by app\.field_number\(.*'budget'\) asc nulls last, "c"\."id" asc/);
});

it('lists a saved view by its filter and order, narrowed by those of the query', async () => {
  const view = {
    filter_group: where('name', 'Ada'),
    sort_by: [
      { field: 'name', order: 'asc' },
      { field: 'field_values.gone', order: 'asc' },
    ],
  } as const;
  const { sort: _, ...unsorted } = query;
  await clients.pageOfView(ctx, view, { ...unsorted, filter_group: where('status', 'won') }, {});
  expect(sent.at(-1)!.values).toEqual(expect.arrayContaining(['Ada', 'won']));
  expect(sent.at(-1)!.text).toContain(
    'order by "c"."name" asc nulls last, "c"."created_at" desc, "c"."id" desc',
  );
  await clients.pageOfView(ctx, view, { ...query, sort: 'name', order: 'asc' }, {});
  expect(sent.at(-1)!.text).toContain('order by lower("c"."name") asc, "c"."id" asc');
  await expect(
    clients.pageOfView(ctx, { ...view, filter_group: where('gone', 1) }, query, {}),
  ).rejects.toThrow('The view can no longer be shown: view.filter_group');
});

it('is a type error without the columns that a tree and a sort by a field need', () => {
  const asked: Record<keyof FiltersOf<Clients>, true> = {
    status: true,
    filter_group: true,
    sort_field: true,
  };
  expect(asked).toBeDefined();
  // @ts-expect-error a record list needs its columns
  recordList<Clients>()(declaration);
  // @ts-expect-error `list` has no conditions for filter_group and sort_field
  list<Clients>()(declaration);
});
