import { describe, expect, it } from 'vitest';
import { evaluateExpression, matches, parseExpression, render } from '#src/domain/workflows/index.ts';

/** Expressions see the values of their execution and nothing else, and none takes more than its share. */
const surroundings = {
  now: new Date('2026-03-29T00:30:00Z'),
  timeZone: 'Europe/Berlin',
  locale: 'en-US',
  currency: 'EUR',
};
const scope = {
  trigger: {
    client: { name: 'Harbor', status: null, 'first-name': 'Priya' },
    'Full Name': 'Priya Nair',
    list: [
      { n: 3, tag: 'a' },
      { n: 1, tag: 'b' },
      { n: 2, tag: 'a' },
    ],
    _previous: { 'field_values.industry': 'dental' },
    at: '2026-03-02T14:05:00Z',
  },
};
const value = (text: string) => evaluateExpression(text, scope, surroundings);

describe('expressions', () => {
  it.each([
    ['trigger.client.name', 'Harbor'],
    ['trigger.client.first-name', 'Priya'],
    ['trigger["Full Name"]', 'Priya Nair'],
    ['trigger._previous["field_values.industry"]', 'dental'],
    ['trigger.list[1].n', 1],
    ['trigger.list.0.n', 3],
    ['trigger.nothing.here', null],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3 - -1', 10],
    ['5 -2', 3],
    ['1 / 0', null],
    ["'a' + 1", 'a1'],
    ['not false and 1 < 2 or false', true],
    ["'10' == 10", true],
    ["default(trigger.client.status, 'none')", 'none'],
    ["if(1 > 2, 'a', 'b')", 'b'],
    ["upper(trim('  x '))", 'X'],
    ["replace('a-b-c', '-', '.')", 'a.b.c'],
    ["split('a,b', ',')", ['a', 'b']],
    ["contains('Harbor', 'HAR')", true],
    ['length(trigger.list)', 3],
    ["slice('abcdef', 1, 3)", 'bc'],
    ['map(trigger.list, n)', [3, 1, 2]],
    ["map(where(trigger.list, tag, 'a'), n)", [3, 2]],
    ['map(sort(trigger.list, n), n)', [1, 2, 3]],
    ['sum(map(trigger.list, n))', 6],
    ["join(unique(map(trigger.list, tag)), '+')", 'a+b'],
    ['first(trigger.list).n', 3],
    ['round(2.345, 2)', 2.35],
    ['format_money(125000)', '€1,250.00'],
    ['today()', '2026-03-29'],
    ["add_days('2026-03-02', 3)", '2026-03-05'],
    ["add_days('2026-03-28T12:00:00Z', 1)", '2026-03-29T11:00:00.000Z'],
    ["add_months('2026-01-31', 1)", '2026-02-28'],
    ["start_of(trigger.at, 'month')", '2026-02-28T23:00:00.000Z'],
    ["difference('2026-03-05', '2026-03-02', 'days')", 3],
    ["format_date(trigger.at, 'DD.MM.YYYY HH:mm')", '02.03.2026 15:05'],
    ["to_number(' 42 ')", 42],
    ['parse_json(\'{"a":[1]}\')', { a: [1] }],
  ])('%s', (text, expected) => {
    // `first(…).n` is no path: a call has no properties.
    if (text.startsWith('first(')) expect(() => value(text)).toThrow('not expected');
    else expect(value(text)).toEqual(expected);
  });

  it('knows nothing but the values it was given', () => {
    for (const text of [
      'trigger.constructor',
      'trigger.client.__proto__',
      'process.env',
      'trigger.list.map',
      'globalThis',
    ])
      expect(value(text)).toBeNull();
  });

  it.each([
    ['1 +', 'ends too early'],
    ['a ; b', 'is not part of an expression'],
    ['nope(1)', 'There is no function nope'],
    ['upper()', 'takes 1 argument'],
    ["'text' * 2", 'is not a number'],
    ['('.repeat(60) + '1' + ')'.repeat(60), 'nested more than 50'],
    [
      "replace(replace('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'), 'b', 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc')",
      'longer than',
    ],
  ])('refuses %s', (text, message) => {
    expect(() => value(text)).toThrow(message);
  });

  it('reads the same text once', () => {
    expect(parseExpression('a.b')).toBe(parseExpression('a.b'));
  });
});

describe('rendering', () => {
  it('puts texts into texts and keeps the type of what stands alone', () => {
    expect(
      render(
        {
          a: 'Hi {{ trigger.client.name }}!',
          b: { expression: 'trigger.list[0].n' },
          c: [{ d: '{{ 1 + 1 }}' }],
          e: { expression: 'x', more: 1 },
        },
        scope,
        surroundings,
      ),
    ).toEqual({ a: 'Hi Harbor!', b: 3, c: [{ d: '2' }], e: { expression: 'x', more: 1 } });
  });
});

describe('conditions', () => {
  const holds = (operator: string, wanted?: unknown, path = 'trigger.client.name') =>
    matches(
      { conditions: [{ path, operator, ...(wanted !== undefined && { value: wanted }) } as never] },
      scope,
      surroundings,
    );
  it.each([
    ['equals', 'Harbor', true],
    ['not_equals', 'Harbor', false],
    ['contains', 'arb', true],
    ['starts_with', 'har', true],
    ['in_list', ['x', 'Harbor'], true],
    ['not_in_list', ['x'], true],
    ['is_not_empty', undefined, true],
    ['greater_than', 3, false],
  ])('%s %j', (operator, wanted, expected) => {
    expect(holds(operator, wanted)).toBe(expected);
  });

  it('treats what is missing as empty, and negations as true of it', () => {
    expect(holds('is_empty', undefined, 'trigger.none')).toBe(true);
    expect(holds('not_equals', 'x', 'trigger.none')).toBe(true);
    expect(holds('between', ['2026-03-01', '2026-03-03'], 'trigger.at')).toBe(true);
  });

  it('joins groups as their operator says', () => {
    const yes = { path: 'trigger.client.name', operator: 'is_not_empty' } as const;
    const no = { path: 'trigger.client.name', operator: 'is_empty' } as const;
    expect(
      matches(
        { logical_operator: 'OR', conditions: [no], groups: [{ conditions: [yes] }] },
        scope,
        surroundings,
      ),
    ).toBe(true);
    expect(
      matches(
        { conditions: [yes], groups: [{ logical_operator: 'AND', conditions: [yes, no] }] },
        scope,
        surroundings,
      ),
    ).toBe(false);
    expect(matches({}, scope, surroundings)).toBe(true);
  });
});
