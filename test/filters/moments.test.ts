import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { readDay, readMoment } from '#src/domain/filters/moments.ts';
import { dayOf, instantOf } from '#src/domain/filters/moments.queries.ts';
import { startService, type Service } from '../support/service.ts';

/** Times told from now, in Berlin: one hour before UTC in winter, two in summer, from 29 March to 25 October 2026. */
const nobody = '00000000-0000-0000-0000-000000000000';
let service: Service;
beforeAll(async () => {
  service = await startService();
  await service.query("update tenants set time_zone = 'Europe/Berlin' where id = $1", [
    service.agencies[0].id,
  ]);
});
afterAll(() => service.stop());

async function one(value: ReturnType<typeof instantOf>): Promise<string> {
  const { rows } = await sql<{ value: string }>`select ${value} as value`.execute(
    service.db.read(service.agencies[0].id),
  );
  return rows[0]!.value;
}
const instant = async (text: string, now: string) =>
  new Date(await one(instantOf(readMoment(text)!, { now: new Date(now), userId: nobody }))).toISOString();

describe('instants', () => {
  const eve = '2026-03-28T12:00:00.000Z'; // a Saturday, 13:00 in Berlin; the next night clocks go from 2 to 3
  const autumn = '2026-10-25T10:00:00.000Z'; // a Sunday of 25 hours, 11:00 in Berlin
  it.each([
    ['today', eve, '2026-03-27T23:00:00.000Z'],
    ['tomorrow', eve, '2026-03-28T23:00:00.000Z'],
    ['yesterday', eve, '2026-03-26T23:00:00.000Z'],
    ['today+2d', eve, '2026-03-29T22:00:00.000Z'],
    ['now', eve, eve],
    ['now-4h', eve, '2026-03-28T08:00:00.000Z'],
    ['now+24h', eve, '2026-03-29T12:00:00.000Z'],
    ['now+1d', eve, '2026-03-29T11:00:00.000Z'],
    ['now+1d', '2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z'], // 2:30 of that night does not exist
    ['start_of_week', eve, '2026-03-22T23:00:00.000Z'],
    ['start_of_week+1w', eve, '2026-03-29T22:00:00.000Z'],
    ['end_of_week', eve, '2026-03-29T21:59:59.999Z'],
    ['start_of_month', eve, '2026-02-28T23:00:00.000Z'],
    ['end_of_month', eve, '2026-03-31T21:59:59.999Z'],
    ['end_of_month+1m', eve, '2026-04-30T21:59:59.999Z'],
    ['end_of_month-2w', eve, '2026-03-17T22:59:59.999Z'],
    ['start_of_quarter', eve, '2025-12-31T23:00:00.000Z'],
    ['end_of_quarter', eve, '2026-03-31T21:59:59.999Z'],
    ['start_of_year', eve, '2025-12-31T23:00:00.000Z'],
    ['end_of_year', eve, '2026-12-31T22:59:59.999Z'],
    ['2026-03-29', eve, '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', eve, '2026-03-29T22:00:00.000Z'],
    ['2026-03-29T00:00:00Z', eve, '2026-03-29T00:00:00.000Z'],
    ['today', autumn, '2026-10-24T22:00:00.000Z'],
    ['tomorrow', autumn, '2026-10-25T23:00:00.000Z'],
    ['now-1d', autumn, '2026-10-24T09:00:00.000Z'],
    ['now-24h', autumn, '2026-10-24T10:00:00.000Z'],
    ['end_of_week', autumn, '2026-10-25T22:59:59.999Z'],
    ['start_of_month', '2026-06-30T22:30:00.000Z', '2026-06-30T22:00:00.000Z'], // July has begun in Berlin
  ])('%s at %s is %s', async (text, now, expected) => {
    expect(await instant(text, now)).toBe(expected);
  });
});

describe('days', () => {
  it.each([
    ['today', '2026-06-30T22:30:00.000Z', '2026-07-01'],
    ['now', '2026-06-30T21:30:00.000Z', '2026-06-30'],
    ['now+1h', '2026-06-30T21:30:00.000Z', '2026-07-01'],
    ['today+1m', '2026-01-31T12:00:00.000Z', '2026-02-28'],
    ['today+1m', '2028-01-31T12:00:00.000Z', '2028-02-29'],
    ['end_of_week', '2026-03-28T12:00:00.000Z', '2026-03-29'],
    ['end_of_month-1m', '2026-03-28T12:00:00.000Z', '2026-02-28'],
    ['start_of_quarter-1d', '2026-03-28T12:00:00.000Z', '2025-12-31'],
    ['today-9999m', '2026-03-28T12:00:00.000Z', '1192-12-28'],
    ['2026-02-28', '2026-03-28T12:00:00.000Z', '2026-02-28'],
  ])('%s at %s is %s', async (text, now, expected) => {
    expect(await one(dayOf(readDay(text)!, { now: new Date(now), userId: nobody }))).toBe(expected);
  });
});

it.each([
  '',
  'Today',
  'today +3d',
  'today+3',
  'today+12345d',
  'today+1h',
  'start_of_day',
  'now+1y',
  'tomorrow-',
  '2026-02-30',
  '0000-01-01',
  '0000-12-31T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
])('"%s" is no time', (text) => {
  expect(readMoment(text)).toBeUndefined();
});
