import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilterGroup } from '#generated/types.gen.ts';
import { typedExpression, type ExpressionKind, type FieldConfig } from '#src/domain/field-values/index.ts';
import {
  compileFilter,
  operatorsOf,
  type ColumnStorage,
  type FilterColumn,
} from '#src/domain/filters/index.ts';
import { startService, type Service } from '../support/service.ts';
import { holds, type Row } from './evaluator.ts';

/** Any filter over any rows finds what a second reading of the contract finds: columns of every storage, custom fields of every type. */
const now = new Date('2026-03-28T12:00:00.000Z');
const zone = 'Europe/Berlin';

const ids = [
  '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
  '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b12',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];
const texts = [
  '',
  'Alpha',
  'alpha beta',
  'ÄPFEL & Äpfel',
  '100%',
  'a_c',
  'abc',
  'back\\slash',
  "O'Hara",
  'null',
  '{a,"b"}',
  '10',
];
const words = ['alpha', 'beta', 'gamma'];
const numbers = [-3, 0, 0.5, 1, 10, 10.25, 125000, 2147483647];
const days = [
  '0001-01-01',
  '2026-02-28',
  '2026-03-01',
  '2026-03-27',
  '2026-03-28',
  '2026-03-29',
  '2026-03-31',
  '2026-04-01',
  '9999-12-31',
];
const instants = [
  '2025-12-31T22:59:59.999Z',
  '2025-12-31T23:00:00.000Z',
  '2026-02-28T23:00:00.000Z',
  '2026-03-22T23:00:00.000Z',
  '2026-03-27T22:59:59.999Z',
  '2026-03-27T23:00:00.000Z',
  '2026-03-28T12:00:00.000Z',
  '2026-03-28T22:59:59.999Z',
  '2026-03-28T23:00:00.000Z',
  '2026-03-29T01:00:00.000Z',
  '2026-03-29T21:59:59.999Z',
  '2026-03-29T22:00:00.000Z',
  '2026-03-31T21:59:59.999Z',
  '2026-03-31T22:00:00.000Z',
];
/** What Berlin's clocks show at times told from `now`. */
const relatives: Readonly<Record<string, string>> = {
  now: '2026-03-28T13:00:00.000',
  'now+24h': '2026-03-29T14:00:00.000',
  'now+1d': '2026-03-29T13:00:00.000',
  today: '2026-03-28T00:00:00.000',
  'today+3d': '2026-03-31T00:00:00.000',
  tomorrow: '2026-03-29T00:00:00.000',
  'yesterday-4w': '2026-02-27T00:00:00.000',
  start_of_week: '2026-03-23T00:00:00.000',
  end_of_week: '2026-03-29T23:59:59.999',
  start_of_month: '2026-03-01T00:00:00.000',
  'end_of_month-1m': '2026-02-28T23:59:59.999',
  end_of_month: '2026-03-31T23:59:59.999',
  'start_of_quarter+1m': '2026-02-01T00:00:00.000',
  start_of_year: '2026-01-01T00:00:00.000',
};
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
const clockAt = (instant: string): string =>
  `${clock.format(new Date(instant)).replace(' ', 'T')}.${instant.slice(20, 23)}`;

interface Tested {
  readonly name: string;
  readonly column: FilterColumn;
  /** What a row may hold; null for nothing. */
  readonly held: fc.Arbitrary<Row[string]>;
  /** The same as custom field values are stored. */
  readonly stored?: (value: Row[string]) => unknown;
  readonly wanted: fc.Arbitrary<string | number | boolean>;
}

const anyOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const some = (values: readonly string[]): fc.Arbitrary<readonly string[]> => fc.subarray([...values]);
const upperOrNot = (values: readonly string[]) =>
  fc.oneof(
    anyOf(values),
    anyOf(values).map((value) => value.toUpperCase()),
  );

const valuesOf: Readonly<Record<Exclude<ExpressionKind, 'list' | 'parts'>, Pick<Tested, 'held' | 'wanted'>>> =
  {
    text: {
      held: anyOf(texts),
      wanted: fc.oneof(anyOf(texts), anyOf(['ALPHA', 'äpfel', '%', '_', '\\', 'b'])),
    },
    choice: { held: anyOf(words), wanted: anyOf([...words, 'delta']) },
    reference: { held: anyOf(ids), wanted: upperOrNot(ids) },
    number: {
      held: anyOf(numbers),
      wanted: fc.oneof(anyOf(numbers), anyOf(numbers).map(String), fc.constant(1e15)),
    },
    boolean: { held: fc.boolean(), wanted: anyOf([true, false, 'true', 'false']) },
    date: { held: anyOf(days), wanted: fc.oneof(anyOf(days), anyOf(Object.keys(relatives))) },
    instant: {
      held: anyOf(instants),
      wanted: fc.oneof(
        anyOf(instants),
        anyOf(days.slice(1, -1)),
        anyOf(Object.keys(relatives)),
        anyOf(['2026-03-28T00:00:00+01:00', '2026-03-29T00:00Z']),
      ),
    },
  };

function native(
  name: string,
  storage: ColumnStorage,
  kind: Exclude<ExpressionKind, 'list' | 'parts'>,
  held = valuesOf[kind].held,
): Tested {
  const value = sql.ref(`p.${name}`);
  return {
    name,
    column: { kind, storage, value, isPresent: sql<boolean>`${value} is not null` },
    ...valuesOf[kind],
    held: fc.option(held),
  };
}

function nativeList(
  name: string,
  storage: 'uuid[]' | 'text[]',
  values: readonly string[],
  holdsAny?: FilterColumn['holdsAny'],
): Tested {
  const value = sql.ref(`p.${name}`);
  const column: FilterColumn = {
    kind: 'list',
    storage,
    value,
    isPresent: sql<boolean>`${value} <> '{}'`,
    ...(holdsAny && { holdsAny }),
  };
  return {
    name,
    column,
    held: some(values),
    wanted: storage === 'uuid[]' ? upperOrNot(values) : anyOf(values),
  };
}

function custom(key: string, config: FieldConfig): Tested {
  const column = typedExpression({ key, config }, 'p.field_values');
  const isMoney = config.type === 'money' || (config.type === 'formula' && config.result_type === 'money');
  const stored = isMoney ? (value: Row[string]) => ({ amount_minor: value, currency: 'EUR' }) : undefined;
  const values =
    column.kind === 'list'
      ? {
          held: some(config.type === 'multi_choice' ? words : ids),
          wanted: config.type === 'multi_choice' ? anyOf(words) : upperOrNot(ids),
        }
      : column.kind === 'parts'
        ? { held: fc.constant(['something']), wanted: anyOf(texts) }
        : valuesOf[column.kind];
  return {
    name: `field_values.${key}`,
    column,
    ...values,
    held: fc.option(values.held),
    ...(stored && { stored }),
  };
}

const tested: readonly Tested[] = [
  native('name', 'text', 'text'),
  native('word', 'text', 'choice'),
  native('person', 'uuid', 'reference'),
  native('size', 'integer', 'number', anyOf(numbers.filter(Number.isInteger))),
  native('amount', 'numeric', 'number'),
  native('done', 'boolean', 'boolean'),
  native('at', 'timestamptz', 'instant'),
  nativeList('people', 'uuid[]', ids),
  nativeList('tags', 'text[]', texts.slice(1)),
  nativeList(
    'members',
    'uuid[]',
    ids,
    (values) => sql<boolean>`exists (select from unnest(p.members) m where m = any(${values}::uuid[]))`,
  ),
  ...(
    [
      'text',
      'long_text',
      'email',
      'phone',
      'url',
      'number',
      'money',
      'date',
      'date_time',
      'checkbox',
      'user',
      'client',
      'file',
      'address',
    ] as const
  ).map((type) => custom(type, { type } as FieldConfig)),
  ...(['user', 'client', 'file'] as const).map((type) => custom(`${type}s`, { type, is_multiple: true })),
  ...(['single_choice', 'multi_choice'] as const).map((type) =>
    custom(type, { type, choices: words.map((key) => ({ key, label: key })) } as unknown as FieldConfig),
  ),
  custom('composite', { type: 'composite', composite_type: 'person_name' } as unknown as FieldConfig),
  ...(['number', 'money', 'text', 'checkbox', 'date'] as const).map((result) =>
    custom(`formula_${result}`, {
      type: 'formula',
      expression: '1',
      result_type: result,
    } as unknown as FieldConfig),
  ),
];
const byName = new Map(tested.map((one) => [one.name, one]));

const condition = fc.constantFrom(...tested).chain(({ name, column, wanted }) =>
  fc.constantFrom(...operatorsOf[column.kind]).chain((operator) => {
    if (operator.startsWith('is_')) return fc.constant({ field: name, operator });
    // Lists of values hold texts and numbers.
    const listed = wanted.map((value) => (typeof value === 'boolean' ? String(value) : value));
    const value =
      operator === 'between'
        ? fc.tuple(listed, listed).map((pair) => [...pair])
        : operator.endsWith('in_list')
          ? fc.array(listed, { minLength: 1, maxLength: 3 })
          : wanted;
    return value.map((one) => ({ field: name, operator, value: one }));
  }),
);
const groupOf = (inner?: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.record(
    {
      logical_operator: fc.constantFrom('AND', 'OR'),
      conditions: fc.array(condition, { maxLength: 3 }),
      ...(inner && { groups: fc.array(inner, { maxLength: 2 }) }),
    },
    { requiredKeys: [] },
  );
const tree = groupOf(groupOf(groupOf())) as fc.Arbitrary<FilterGroup>;

// A failure prints its seed; FILTER_SEED makes the same rows and trees again.
const seed = Number(process.env['FILTER_SEED'] ?? Date.now() % 2 ** 31);
const rows = fc.sample(
  fc.record(Object.fromEntries(tested.map(({ name, held }) => [name, held]))) as fc.Arbitrary<Row>,
  { seed, numRuns: 60 },
);

let service: Service;
beforeAll(async () => {
  service = await startService();
  const tenant = service.agencies[0].id;
  await service.query('update tenants set time_zone = $2 where id = $1', [tenant, zone]);
  await service.query(`create table probes (tenant_id uuid not null default app.tenant_id(), id integer, name text, word text, person uuid, size integer, amount numeric, done boolean,
    at timestamptz(3), people uuid[], tags text[], members uuid[], field_values jsonb)`);
  await service.query("select app.protect('probes')");
  const records = rows.map((row, id) => ({ tenant_id: tenant, id, ...row, field_values: storedValues(row) }));
  await service.query('insert into probes select * from jsonb_populate_recordset(null::probes, $1)', [
    JSON.stringify(records),
  ]);
});
afterAll(() => service.stop());

const storedValues = (row: Row) =>
  Object.fromEntries(
    tested
      .filter(({ name }) => name.startsWith('field_values.') && !isNothing(row[name]!))
      .map(({ name, stored }) => [
        name.slice('field_values.'.length),
        stored ? stored(row[name]!) : row[name],
      ]),
  );

/** A custom field without values in its list has no value. */
const isNothing = (value: Row[string]): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

it('finds what a plain evaluator finds', async () => {
  const db = service.db.read(service.agencies[0].id);
  await fc.assert(
    fc.asyncProperty(tree, async (group) => {
      const where = compileFilter(group, {
        columnOf: (name) => byName.get(name)?.column,
        view: { now, userId: '00000000-0000-0000-0000-000000000000' },
        place: 'query.filter_group',
      });
      const { rows: found } = await sql<{
        id: number;
      }>`select p.id from probes p where ${where} order by p.id`.execute(db);
      const expected = rows.flatMap((row, id) =>
        holds(group, row, {
          kindOf: (name) => byName.get(name)!.column.kind,
          clockAt,
          clockOf: (text) => relatives[text],
        })
          ? [id]
          : [],
      );
      expect(found.map(({ id }) => id)).toEqual(expected);
    }),
    { seed, numRuns: 600 },
  );
});
