import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, isInstant } from '#src/compiler/validation/runtime.ts';

describe('an instant', () => {
  it.each([
    '2026-03-02T14:05:09.412Z',
    '2026-03-02T14:05:09Z',
    '2026-03-02t14:05:09z',
    '2026-03-02T14:05:09.412999999+14:00',
    '2024-02-29T00:00:00-00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00-14:00',
    '9999-12-31T23:59:59.999999Z',
    '9999-12-31T23:59:59+14:00',
  ])('may be %s', (text) => expect(isInstant(text)).toBe(true));

  it.each([
    // A leap second, and what lies outside of the years 0001 to 9999 in UTC.
    '2016-12-31T23:59:60Z',
    '0000-06-01T00:00:00Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-14:00',
    '9999-12-31T23:59:59.9999999Z',
    '+010000-01-01T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-03-02T24:00:00Z',
    '2026-03-02T23:60:00Z',
    '2026-03-02T14:05:09',
    '2026-03-02 14:05:09Z',
    '2026-03-02T14:05:09+14',
    '2026-03-02T14:05:09+1400',
    '2026-03-02T14:05:09+14:01',
    '2026-03-02T14:05:09-23:00',
    '2026-03-02T14:05:09.Z',
    '2026-03-02T14:05Z',
    '2026-03-02',
    '',
    '2026-03-02T14:05:09Z\n',
  ])('may not be %j', (text) => expect(isInstant(text)).toBe(false));

  it('is one to programs, too, and stays in the years that it can be written with', () => {
    const text = fc
      .tuple(
        fc.constantFrom('0000', '0001', '0002', '2026', '9998', '9999'),
        fc.nat(13),
        fc.nat(32),
        fc.nat(24),
        fc.nat(60),
        fc.constantFrom('', '.5', '.999999', '.9999999'),
        fc.constantFrom('Z', '+14:00', '-14:00', '+05:30', '-00:01'),
      )
      .map(
        ([year, month, day, hour, minute, fraction, offset]) =>
          `${year}-${[month, day].map(two).join('-')}T${two(hour)}:${two(minute)}:59${fraction}${offset}`,
      );
    fc.assert(
      fc.property(text, (each) => {
        if (!isInstant(each)) return;
        expect(new Date(each).toISOString()).toMatch(/^(?!0000)\d{4}-/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a day', () => {
  it.each(['2026-03-02', '0001-01-01', '9999-12-31', '2000-02-29'])('may be %s', (text) =>
    expect(isDay(text)).toBe(true),
  );
  it.each([
    '0000-01-01',
    '1900-02-29',
    '2026-02-30',
    '2026-3-2',
    '10000-01-01',
    '2026-03-02T00:00:00Z',
    ' 2026-03-02',
  ])('may not be %j', (text) => expect(isDay(text)).toBe(false));
});

const two = (value: number): string => String(value).padStart(2, '0');
