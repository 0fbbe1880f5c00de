import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDay, readMoment } from '#src/domain/filters/moments.ts';
import { dayOf, instantOf } from '#src/domain/filters/moments.queries.ts';
import { findDay } from '#src/families/tasks/my-work/day-items.queries.ts';
import { countMyStages } from '#src/families/tasks/my-work/my-work.queries.ts';
import { startService, type Service } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { insertStage, insertTask } from './task-rows.ts';

/**
 * Days and weeks are the person's, then the agency's: of Kiri in Auckland, and of Sam, who is in New York like the agency. Clocks in New York
 * go forward on 8 March 2026, those in Auckland back on 5 April.
 */
let service: Service;
let kiri: Member;
let sam: Member;
beforeAll(async () => {
  service = await startService();
  const [agency] = service.agencies;
  await service.query(
    "update tenants set time_zone = 'America/New_York', week_start = 'sunday' where id = $1",
    [agency.id],
  );
  kiri = await addMember(service, agency, { permissions: ['tasks.view'] });
  sam = await addMember(service, agency, { permissions: ['tasks.view'] });
  await service.ok('updatePreferences', { body: { time_zone: 'Pacific/Auckland', locale: 'en-NZ' } }, kiri);
});
afterAll(() => service?.stop());

const db = () => service.db.read(service.agencies[0].id);
const valueOf = async (value: ReturnType<typeof instantOf>) => {
  const { rows } = await sql<{ value: string }>`select ${value} as value`.execute(db());
  return rows[0]!.value;
};

describe('preferences', () => {
  it('are the agency’s until a person chooses, and again after null', async () => {
    const own = async (member: Member) => (await service.ok('getSession', {}, member)).data.preferences;
    expect(await own(kiri)).toEqual({
      locale: 'en-NZ',
      time_zone: 'Pacific/Auckland',
      used_locale: 'en-NZ',
      used_time_zone: 'Pacific/Auckland',
      week_start: 'sunday',
    });
    expect(await own(sam)).toMatchObject({ time_zone: null, used_time_zone: 'America/New_York' });
    await service.ok('updatePreferences', { body: { time_zone: 'Asia/Tokyo' } }, sam);
    expect((await own(sam)).used_time_zone).toBe('Asia/Tokyo');
    await service.ok('updatePreferences', { body: { time_zone: null } }, sam);
    expect((await own(sam)).used_time_zone).toBe('America/New_York');
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'body.time_zone must be an IANA time zone, such as Europe/Berlin'],
    [{ locale: 'xx-unknown-locale-that' }, 'body.locale'],
  ])('%j is refused', async (body, message) => {
    const { status, body: answer } = await service.call('updatePreferences', { body }, sam);
    expect([status, answer.error.message]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('relative days of filters', () => {
  it.each([
    // 23:30 on 7 March in New York, 17:30 on 8 March in Auckland; the day of 23 hours follows.
    ['today', '2026-03-08T04:30:00.000Z', '2026-03-07T05:00:00.000Z', '2026-03-07T11:00:00.000Z'],
    ['tomorrow', '2026-03-08T04:30:00.000Z', '2026-03-08T05:00:00.000Z', '2026-03-08T11:00:00.000Z'],
    ['today+2d', '2026-03-08T04:30:00.000Z', '2026-03-09T04:00:00.000Z', '2026-03-09T11:00:00.000Z'],
    // Sunday has begun in Auckland, and its week with it.
    ['start_of_week', '2026-03-08T04:30:00.000Z', '2026-03-01T05:00:00.000Z', '2026-03-07T11:00:00.000Z'],
    // The day of 25 hours in Auckland.
    ['tomorrow', '2026-04-04T12:30:00.000Z', '2026-04-05T04:00:00.000Z', '2026-04-05T12:00:00.000Z'],
    ['2026-03-08', '2026-03-08T04:30:00.000Z', '2026-03-08T05:00:00.000Z', '2026-03-07T11:00:00.000Z'],
  ])('%s at %s', async (text, at, inNewYork, inAuckland) => {
    const now = new Date(at);
    const found = async (userId: string) =>
      new Date(await valueOf(instantOf(readMoment(text)!, { now, userId }))).toISOString();
    expect([await found(sam.id), await found(kiri.id)]).toEqual([inNewYork, inAuckland]);
  });

  it('of fields with days are the person’s too', async () => {
    const now = new Date('2026-03-08T04:30:00.000Z');
    const found = (userId: string) => valueOf(dayOf(readDay('today')!, { now, userId }));
    expect([await found(sam.id), await found(kiri.id)]).toEqual(['2026-03-07', '2026-03-08']);
  });
});

describe('work', () => {
  const now = new Date('2026-03-08T04:30:00.000Z');

  it('of my day is that of the person’s day', async () => {
    const bounds = async (userId: string, at = now) => {
      const { date, starts_at: start, ends_at: end } = await findDay(db(), userId, at, undefined, 7);
      return [date, (Date.parse(end) - Date.parse(start)) / 3_600_000];
    };
    expect(await bounds(sam.id)).toEqual(['2026-03-07', 24]);
    expect(await bounds(kiri.id)).toEqual(['2026-03-08', 24]);
    expect(await bounds(sam.id, new Date('2026-03-08T05:30:00.000Z'))).toEqual(['2026-03-08', 23]);
    expect(await bounds(kiri.id, new Date('2026-04-04T12:30:00.000Z'))).toEqual(['2026-04-05', 25]);
  });

  it('due today and this week, and groups by day, are counted by the person’s calendar', async () => {
    const task = await insertTask(service, { name: 'Work', due_date: '2026-03-08T04:45:00.000Z' });
    for (const due of ['2026-03-08T04:45:00.000Z', '2026-03-08T05:30:00.000Z', '2026-03-14T10:59:00.000Z'])
      await insertStage(service, task, { name: due, assigned_to: [sam.id, kiri.id], due_date: due });
    const counts = async ({ id }: Member) => {
      const viewer = { userId: id, seesPrivate: false } as never;
      const { due_today_count: today, due_this_week_count: week } = await countMyStages(db(), viewer, now);
      return [today, week];
    };
    // New York: Saturday night, the last of its week. Auckland: Sunday afternoon, with the whole week ahead.
    expect([await counts(sam), await counts(kiri)]).toEqual([
      [1, 1],
      [2, 3],
    ]);
    const days = async (member: Member) =>
      (await service.ok('getTaskGroupCounts', { query: { group_by: 'due_day' } }, member)).data.groups.map(
        ({ value }) => value,
      );
    expect([await days(sam), await days(kiri)]).toEqual([['2026-03-07'], ['2026-03-08']]);
  });
});
