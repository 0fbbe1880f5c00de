import { describe, expect, test } from 'vitest';
import type { FieldConfig, FieldValue } from '#generated/types.gen.ts';
import {
  createFormula,
  FormulaError,
  orderFormulas,
  renameInExpression,
} from '#src/domain/field-values/index.ts';

const configs: Record<string, FieldConfig> = {
  price: { type: 'number' },
  quantity: { type: 'number' },
  budget: { type: 'money' },
  name: { type: 'text' },
  note: { type: 'long_text' },
  is_partner: { type: 'checkbox' },
  starts_on: { type: 'date' },
  seen_at: { type: 'date_time' },
  office: { type: 'address' },
  channels: {
    type: 'multi_choice',
    choices: [{ key: 'search', label: 'Search', color: null, position: 0, archived_at: null }],
  },
  total: {
    type: 'formula',
    expression: 'price * quantity',
    result_type: 'number',
    depends_on: ['price', 'quantity'],
  },
};
const values: Record<string, FieldValue> = {
  price: 2.5,
  quantity: 4,
  budget: { amount_minor: 125_050, currency: 'USD' },
  name: 'Harbor',
  is_partner: true,
  starts_on: '2026-03-02',
  seen_at: '2026-03-05T23:30:00.000Z',
  channels: ['search'],
  total: 10,
};

type ResultType = 'number' | 'money' | 'text' | 'checkbox' | 'date';

const configOf = (key: string) => (Object.hasOwn(configs, key) ? configs[key] : undefined);
const compute = (expression: string, result_type: ResultType, decimals?: number, given = values) =>
  createFormula({ type: 'formula', expression, result_type, decimals }, configOf).compute(given);
const refuse = (expression: string, result_type: ResultType = 'number') => {
  try {
    createFormula({ type: 'formula', expression, result_type }, configOf);
  } catch (error) {
    if (error instanceof FormulaError) return error.message;
    throw error;
  }
  throw new Error(`${expression} was not refused`);
};

describe('formulas compute', () => {
  test.each([
    ['price * quantity', 'number', 10],
    ['-(price + 1) * 2', 'number', -7],
    ['quantity % 3', 'number', 1],
    ['total / 4', 'number', 2.5],
    ['0.1 + 0.2', 'number', 0.3, 2],
    ['round(1.005, 2)', 'number', 1.01],
    ['round(-2.5)', 'number', -3],
    ['floor(price) + ceil(price) + abs(-1)', 'number', 6],
    ['min(price, quantity, 9)', 'number', 2.5],
    ['max(price, note == null ? 7 : 0)', 'number', 7],
    ['sum(price, quantity)', 'number', 6.5],
    ['budget * 12', 'money', { amount_minor: 1_500_600, currency: 'USD' }],
    ['sum(budget, money(0.5, "USD"))', 'money', { amount_minor: 125_100, currency: 'USD' }],
    ['budget / 3', 'money', { amount_minor: 41_683, currency: 'USD' }],
    ['budget / money(0.5, "USD")', 'number', 2501],
    ['amount(budget) * 2', 'number', 2501],
    ['amount(money(1200, "JPY"))', 'number', 1200],
    ['money(0.1 + 0.2, "KWD")', 'money', { amount_minor: 300, currency: 'KWD' }],
    ['"a" + name', 'text', 'aHarbor'],
    ['concat(upper(name), " x", quantity, note)', 'text', 'HARBOR x4'],
    ['lower(trim("  Ab "))', 'text', 'ab'],
    ['length(name) + length(channels)', 'number', 7],
    ['contains(channels, "search") && contains(name, "arb")', 'checkbox', true],
    ['is_partner ? "yes" : "no"', 'text', 'yes'],
    ['if(note == "x", 1, 2)', 'number', 2],
    ['is_empty(note) && !is_empty(office) || !is_partner', 'checkbox', false],
    ['coalesce(note, name)', 'text', 'Harbor'],
    ['starts_on >= date("2026-03-01") && year(starts_on) == 2026', 'checkbox', true],
    ['add_days(starts_on, 30)', 'date', '2026-04-01'],
    ['days_between(starts_on, seen_at)', 'number', 3],
    ['month(seen_at) * 100 + day(seen_at)', 'number', 305],
    ['"a" < "b"', 'checkbox', true],
  ] as [string, ResultType, unknown, number?][])('%s', (expression, type, expected, decimals) => {
    expect(compute(expression, type, decimals)).toEqual(expected);
  });

  test.each([
    ['price + missing_part', 'an operand without a value', 'number'],
    ['price / 0', 'a division by zero', 'number'],
    ['price % 0', 'a remainder of zero', 'number'],
    ['budget + money(1, "EUR")', 'two currencies', 'money'],
    ['add_days(starts_on, 99999999)', 'a day that the calendar does not have', 'date'],
    ['1e300 * 1e300', 'a number beyond all bounds', 'number'],
    ['trim("  ")', 'a blank text', 'text'],
    ['null', 'nothing', 'number'],
  ] as [string, string, ResultType][])('%s is no value: %s', (expression, _why, type) => {
    const known: Record<string, FieldConfig> = { ...configs, missing_part: { type: 'number' } };
    expect(
      createFormula({ type: 'formula', expression, result_type: type }, (key) => known[key]).compute(values),
    ).toBeNull();
  });
});

describe('formulas are refused', () => {
  test.each([
    ['price +', /cannot be read/],
    ['price quantity', /single expression/],
    ['unknown_key * 2', /"unknown_key", which is not the key of a field/],
    ['price + name', /number \+ text cannot be computed/],
    ['price == name', /cannot be compared/],
    ['office == office', /cannot be compared/],
    ['price ? 1 : 2', /condition/],
    ['is_partner ? 1 : "a"', /one type/],
    ['name', /computes text, but result_type is number/],
    ['eval("1")', /function eval does not exist/],
    ['price.constructor', /unsupported/],
    ['name["length"]', /unsupported/],
    ['[1, 2]', /unsupported/],
    ['this', /unsupported/],
    ['constructor', /not the key of a field/],
    ['toString()', /function toString does not exist/],
    ['round(1, 2, 3)', /takes 1 to 2 arguments, not 3/],
    ['year(price)', /takes date or instant, not number/],
    ['price << 2', /not known|cannot be read/],
    [`${'-'.repeat(100)}1`, /too deeply/],
  ])('%s', (expression, message) => {
    expect(refuse(expression)).toMatch(message);
  });

  test('brackets without end are no way to the end of the stack', () => {
    expect(compute(`${'('.repeat(900)}1${')'.repeat(900)}`, 'number')).toBe(1);
    expect(refuse(`${'!('.repeat(100_000)}1`)).toMatch(/nested too deeply|cannot be read/);
  });
});

test('formulas are ordered after what they read, and a cycle is told', () => {
  expect(
    orderFormulas(
      new Map([
        ['c', ['b']],
        ['a', ['x']],
        ['b', ['a']],
      ]),
    ).order,
  ).toEqual(['a', 'b', 'c']);
  expect(
    orderFormulas(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ).cycle,
  ).toEqual(['a', 'b', 'c', 'a']);
  expect(orderFormulas(new Map([['a', ['a']]])).cycle).toEqual(['a', 'a']);
});

test('a renamed key is replaced as a name only: not in texts, not in longer names, not as a function', () => {
  expect(renameInExpression(`sum(sum, budget, "sum", 'sum', sum_2) + sum`, 'sum', 'total')).toBe(
    `sum(total, budget, "sum", 'sum', sum_2) + total`,
  );
});
