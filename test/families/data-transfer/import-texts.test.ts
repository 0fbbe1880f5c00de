import { describe, expect, it } from 'vitest';
import { RowFault } from '#src/families/data-transfer/imports/reading/fault.ts';
import { NumberEvidence } from '#src/families/data-transfer/imports/reading/numbers.rules.ts';
import {
  contactsIn,
  dayOf,
  flagOf,
  integerOf,
  momentOf,
  moneyOf,
  numberOf,
  partsOf,
  phoneOf,
} from '#src/families/data-transfer/imports/reading/texts.rules.ts';

/** What texts of a file mean. */
const refused = (read: () => unknown): string => {
  try {
    return `it is ${JSON.stringify(read())}`;
  } catch (error) {
    expect(error).toBeInstanceOf(RowFault);
    return (error as RowFault).code;
  }
};

describe('numbers', () => {
  it.each([
    ['1250.5', 1250.5],
    ['1,250.50', 1250.5],
    ['-3', -3],
    ['1 250 000', 1_250_000],
  ])('%s', (text, value) => expect(numberOf(text, 'x')).toBe(value));

  it.each(['1250,5', '12,50', '1.250,50', 'twelve', '1e3', '0x10', '', '1 EUR', '99999999999999999'])(
    'refuses %j',
    (text) => expect(refused(() => numberOf(text, 'x'))).toBe('invalid'),
  );

  it.each([
    ['1.234,56', 1234.56],
    ['12,5', 12.5],
    ['1234,5', 1234.5],
    ['1.250.000', 1_250_000],
    ['-3', -3],
  ])('%s with a decimal comma', (text, value) => expect(numberOf(text, 'x', 'decimal_comma')).toBe(value));

  it.each(['1,250.50', '12.5', '1,234,567', '0.125'])('refuses %s with a decimal comma', (text) =>
    expect(refused(() => numberOf(text, 'x', 'decimal_comma'))).toBe('invalid'),
  );

  it.each([
    [['12,5', '7', '1.234,56'], 'decimal_comma'],
    [['1.250.000'], 'decimal_comma'],
    [['0,125'], 'decimal_comma'],
    [['1,234', '1,250.50'], 'decimal_point'],
    [['1250.5', '1.234', '7', '1 250'], null],
    [['1.234'], null],
    [['7', 'soon'], null],
    [['1,234'], 'unclear'],
    [['12,5', '1.234'], 'unclear'],
    [['12,5', '1,234'], 'unclear'],
    [['12,5', '12.5'], 'unclear'],
  ])('of a column: %j', (texts, format) => {
    const evidence = new NumberEvidence();
    for (const text of texts) evidence.add(text);
    expect(evidence.format).toBe(format);
  });

  it('that are whole', () => {
    expect(integerOf('45', 'x')).toBe(45);
    expect(refused(() => integerOf('4.5', 'x'))).toBe('invalid');
  });
});

describe('money', () => {
  it.each([
    ['1250.50', 'EUR', { amount_minor: 125_050, currency: 'EUR' }],
    ['1,250.5 usd', null, { amount_minor: 125_050, currency: 'USD' }],
    ['JPY 1250', null, { amount_minor: 1250, currency: 'JPY' }],
    ['19.99', 'USD', { amount_minor: 1999, currency: 'USD' }],
  ])('%s', (text, own, money) => expect(moneyOf(text, own, 'x')).toEqual(money));

  it.each([
    ['1250', null],
    ['12.505', 'EUR'],
    ['12.5', 'JPY'],
    ['EUR 12 USD', null],
    ['12 XXQ', null],
  ])('refuses %s', (text, own) => expect(refused(() => moneyOf(text, own, 'x'))).toBe('invalid'));
});

describe('days', () => {
  it.each([
    ['2026-03-02', null],
    ['2026/3/2', 'month_day_year'],
    ['02.03.2026', 'day_month_year'],
    ['2/3/2026', 'day_month_year'],
    ['3/2/2026', 'month_day_year'],
  ] as const)('%s by %s', (text, format) => expect(dayOf(text, format, 'x')).toBe('2026-03-02'));

  it.each([
    ['02.03.2026', null],
    ['2026-02-30', null],
    ['0001-01-01', null],
    ['31.04.2026', 'day_month_year'],
    ['13/13/2026', 'month_day_year'],
    ['1/2/26', 'month_day_year'],
    ['soon', null],
  ] as const)('refuses %s by %s', (text, format) =>
    expect(refused(() => dayOf(text, format, 'x'))).toBe('invalid'),
  );
});

describe('moments', () => {
  const momentIn = (text: string, isEnd = false, format: 'day_month_year' | null = null) =>
    momentOf(text, { format, timeZone: 'America/New_York', isEnd, target: 'x' });

  it.each([
    ['2026-03-02', false, null, '2026-03-02T05:00:00.000Z'],
    ['2026-03-02', true, null, '2026-03-03T04:59:00.000Z'],
    ['2026-03-02 14:30', true, null, '2026-03-02T19:30:00.000Z'],
    ['2026-03-02T14:30:00', false, null, '2026-03-02T19:30:00.000Z'],
    ['2026-03-02 14:30:45', true, null, '2026-03-02T19:30:45.000Z'],
    ['02.03.2026 2:30:59.9999 PM', false, 'day_month_year', '2026-03-02T19:30:59.999Z'],
    ['2026-03-02T14:30:00Z', false, null, '2026-03-02T14:30:00.000Z'],
    ['02.03.2026 2:30 pm', false, 'day_month_year', '2026-03-02T19:30:00.000Z'],
    ['02.03.2026 12:05 AM', false, 'day_month_year', '2026-03-02T05:05:00.000Z'],
  ] as const)('%s', (text, isEnd, format, instant) => expect(momentIn(text, isEnd, format)).toBe(instant));

  it.each(['2026-03-02 25:00', '2026-03-02 10:75', '2026-03-02 00:00:60', '14:30', '2026-13-02T10:00:00Z'])(
    'refuses %s',
    (text) => expect(refused(() => momentIn(text))).toBe('invalid'),
  );

  it('may be old, unless their year is one that stands for no date', () => {
    expect(momentIn('1000-01-01 00:00')).toBe('1000-01-01T04:57:00.000Z');
    for (const text of ['0001-01-01 00:00:00', '0000-01-01', '0001-01-01T00:00:00Z', '9999-12-31 23:59'])
      expect(() => momentIn(text)).toThrow(/years 1000 to 9999.+ leave the cell empty/);
  });
});

describe('contacts', () => {
  it.each([
    [
      'Leo Park <leo@casco.example> +1 207-555-0142 (Billing)',
      { name: 'Leo Park', email: 'leo@casco.example', phone: '+12075550142', role: 'Billing' },
    ],
    ['  Ann ', { name: 'Ann' }],
    ['<ann@casco.example>', { email: 'ann@casco.example' }],
    ['+49 (0)30 1234567 (Büro)', { phone: '+49301234567', role: 'Büro' }],
    ['Dr. Ann \\(MD\\) (Owner \\(50 %\\))', { name: 'Dr. Ann (MD)', role: 'Owner (50 %)' }],
  ])('%s', (text, contact) => expect(contactsIn(text, null, 'x')).toEqual([contact]));

  it('stand on lines, or with a separator between them', () => {
    expect(contactsIn('Ann\r\nLeo (Billing)\n\n', null, 'x')).toEqual([
      { name: 'Ann' },
      { name: 'Leo', role: 'Billing' },
    ]);
    expect(contactsIn('Ann; Leo', ';', 'x')).toEqual([{ name: 'Ann' }, { name: 'Leo' }]);
  });

  it.each([
    '(Billing)',
    'Ann <ann>',
    'Ann (Billing) <a@b.example>',
    'Ann (Billing',
    'Ann +1',
    'Ann + Leo',
    `${'a'.repeat(201)}`,
    `${'+1 (((( '.repeat(8000)}x`,
  ])('refuses %.40s', (text) => expect(refused(() => contactsIn(text, null, 'x'))).toBe('invalid'));
});

it('flags, phone numbers and lists', () => {
  expect(['Yes', 'TRUE', '1', 'x'].map((text) => flagOf(text, 'x'))).toEqual([true, true, true, true]);
  expect(['no', 'False', '0'].map((text) => flagOf(text, 'x'))).toEqual([false, false, false]);
  expect(refused(() => flagOf('maybe', 'x'))).toBe('invalid');
  expect(['+1 (207) 555-0142', '0049 30 1234567'].map(phoneOf)).toEqual(['+12075550142', '+49301234567']);
  expect(['+49 (0)30 1234567', '0049(0) 30 1234567', '+44 (0)20 7946 0018'].map(phoneOf)).toEqual([
    '+49301234567',
    '+49301234567',
    '+442079460018',
  ]);
  expect(['+39 (0)6 1234567', '+1 (0207) 555'].map(phoneOf)).toEqual(['+39061234567', '+10207555']);
  expect(partsOf(' a ; b;;a', ';')).toEqual(['a', 'b']);
  expect(partsOf('a; b', null)).toEqual(['a; b']);
});
