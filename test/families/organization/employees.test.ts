import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember, asOwner, type Member } from './people.ts';

let service: Service;
let manager: Member;
let member: Member;

beforeAll(async () => {
  service = await startService();
  manager = await addMember(service, service.agencies[0], { permissions: ['people.manage'] });
  member = await addMember(service, service.agencies[0]);
});
afterAll(() => service.stop());

describe('working hours', () => {
  const set = (userId: string, body: object, caller?: Member) =>
    service.call('setEmployeeSchedule', { path: { user_id: userId }, body }, caller);
  const monday = { weekday: 'monday', from: '09:00', to: '12:30' };

  it('are set as a whole, by members for themselves and by those who manage people for others', async () => {
    const { data } = (
      await set(
        member.id,
        {
          hours: [{ weekday: 'tuesday', from: '08:00', to: '10:00' }, monday],
          capacity_minutes_per_week: 300,
          exceptions: [{ kind: 'time_off', starts_on: '2026-04-03', ends_on: '2026-04-10', note: 'Easter' }],
        },
        member,
      )
    ).body;
    expect(data).toEqual({
      user_id: member.id,
      time_zone: 'UTC',
      hours: [monday, { weekday: 'tuesday', from: '08:00', to: '10:00' }],
      working_minutes_per_week: 330,
      capacity_minutes_per_week: 300,
      exceptions: [
        { kind: 'time_off', starts_on: '2026-04-03', ends_on: '2026-04-10', hours: [], note: 'Easter' },
      ],
      revision: 1,
      updated_at: expect.any(String),
      updated_by: member.id,
    });
    expect(
      (
        await set(
          member.id,
          { hours: [monday], time_zone: 'America/New_York', expected_revision: 1 },
          manager,
        )
      ).body.data,
    ).toMatchObject({ revision: 2, updated_by: manager.id, exceptions: [] });
    expect(
      (await set(member.id, { hours: [monday], time_zone: 'America/New_York' }, manager)).body.data.revision,
    ).toBe(2);
    expect((await set(member.id, { hours: [], expected_revision: 1 }, manager)).status).toBe(409);
    expect((await set(manager.id, { hours: [monday] }, member)).status).toBe(403);
    expect((await set(service.agencies[1].ownerId, { hours: [monday] })).status).toBe(404);
  });

  it.each([
    ['overlap', { hours: [monday, { weekday: 'monday', from: '12:00', to: '15:00' }] }],
    ['end before they begin', { hours: [{ ...monday, to: '08:00' }] }],
    ['leave less than the capacity', { hours: [monday], capacity_minutes_per_week: 211 }],
    ['are in no time zone', { hours: [monday], time_zone: 'Mars/Olympus' }],
    // JavaScript takes both, and lists of what is due this week would fail on them in Postgres.
    ['are told by an offset', { hours: [monday], time_zone: '+0500' }],
    ['are in a time zone that is no more', { hours: [monday], time_zone: 'US/Pacific-New' }],
    [
      'have an exception that ends before it begins',
      { hours: [], exceptions: [{ kind: 'time_off', starts_on: '2026-04-03', ends_on: '2026-04-02' }] },
    ],
    [
      'have two exceptions of one day',
      {
        hours: [],
        exceptions: [
          { kind: 'time_off', starts_on: '2026-04-03', ends_on: '2026-04-05' },
          { kind: 'public_holiday', starts_on: '2026-04-05', ends_on: '2026-04-05' },
        ],
      },
    ],
    [
      'have other hours without saying which',
      { hours: [], exceptions: [{ kind: 'other_hours', starts_on: '2026-04-03', ends_on: '2026-04-03' }] },
    ],
  ])('are refused when they %s', async (_, body) => {
    expect((await set(member.id, body)).status).toBe(400);
  });

  it('may touch', async () => {
    expect(
      (await set(member.id, { hours: [monday, { weekday: 'monday', from: '12:30', to: '15:00' }] })).status,
    ).toBe(200);
  });
});

describe('pay', () => {
  const money = (amount_minor: number, currency = 'USD') => ({ amount_minor, currency });
  const set = (userId: string, body: object, caller?: Member) =>
    service.call(
      'setEmployeeCompensation',
      { path: { user_id: userId }, body: { pay_period: 'hour', pay: money(4200), ...body } },
      caller,
    );

  it('holds from its day until the next one begins, and one of the same day gives way', async () => {
    const { id } = await addMember(service, service.agencies[0]);
    const first = (await set(id, { effective_date: '2026-04-01' }, manager)).body.data;
    expect(first).toMatchObject({
      pay: money(4200),
      cost_per_hour: null,
      effective_date: '2026-04-01',
      ended_on: null,
      created_by: manager.id,
    });
    expect(
      (await set(id, { effective_date: '2026-01-01', billing_rate_per_hour: money(12000) })).body.data,
    ).toMatchObject({ ended_on: '2026-03-31', billing_rate_per_hour: money(12000) });
    expect((await set(id, { effective_date: '2026-04-01', pay: money(5000) })).body.data).toMatchObject({
      id: first.id,
      pay: money(5000),
    });
    expect((await set(id, {})).body.data.effective_date).toBe(new Date().toISOString().slice(0, 10));
  });

  it('of oneself is set by an owner only', async () => {
    const owner = await asOwner(service, service.agencies[0]);
    expect((await set(manager.id, {}, manager)).status).toBe(403);
    expect((await set(owner.id, {}, owner)).status).toBe(200);
    expect((await set(member.id, {}, member)).status).toBe(403);
  });

  it('is of members of this agency, and an amount that there is', async () => {
    const { data } = await service.ok('createServiceAccount', { body: { name: 'Program', permissions: [] } });
    expect((await set(data.id, {})).status).toBe(400);
    expect((await set(randomUUID(), {})).status).toBe(404);
    expect((await set(service.agencies[1].ownerId, {})).status).toBe(404);
    expect((await set(member.id, { pay: money(-1) })).status).toBe(400);
    expect((await set(member.id, { pay: money(1, 'ZZZ') })).status).toBe(400);
  });
});

it('certifications are shown to their member, and to those who look after training', async () => {
  await service.query(
    `
    insert into training_certifications (tenant_id, user_id, course_id, course_name, enrollment_id, code, template_id, template_version, issued_at, expires_at, revoked_at)
    select $1, $2, app.uuid7(), 'Course ' || n, app.uuid7(), 'NL-000' || n, app.uuid7(), 1, now() - n * interval '1 day', now() + (n - 2) * interval '1 hour', case when n = 3 then now() end from generate_series(1, 3) n`,
    [service.agencies[0].id, member.id],
  );
  const list = (userId: string, caller: Member | undefined, query = {}) =>
    service.call('listUserTrainingCertifications', { path: { id: userId }, query }, caller);
  const own = (await list(member.id, member)).body.data as { status: string; course: { name: string } }[];
  expect(own.map(({ status, course }) => [course.name, status])).toEqual([
    ['Course 1', 'expired'],
    ['Course 2', 'expired'],
    ['Course 3', 'revoked'],
  ]);
  expect((await list(member.id, member, { status: ['revoked'] })).body.pagination.total).toBe(1);
  expect((await list(member.id, manager)).status).toBe(403);
  expect(
    (
      await list(
        member.id,
        await addMember(service, service.agencies[0], { permissions: ['training.review'] }),
      )
    ).status,
  ).toBe(200);
  expect((await list(service.agencies[1].ownerId, undefined)).status).toBe(404);
});

describe('what was set', () => {
  const scheduleOf = (userId: string, caller?: Member) =>
    service.call('getEmployeeSchedule', { path: { user_id: userId } }, caller);
  const payOf = (userId: string, caller?: Member) =>
    service.call('listEmployeeCompensation', { path: { user_id: userId } }, caller);

  it('is read again: hours by everybody for themselves, pay by those who manage people', async () => {
    const someone = await addMember(service, service.agencies[0]);
    expect((await scheduleOf(someone.id, someone)).body.data).toEqual({
      user_id: someone.id,
      schedule: null,
    });
    const set = await service.call(
      'setEmployeeSchedule',
      { path: { user_id: someone.id }, body: { hours: [{ weekday: 'monday', from: '09:00', to: '12:30' }] } },
      someone,
    );
    expect((await scheduleOf(someone.id, someone)).body.data.schedule).toEqual(set.body.data);
    expect((await scheduleOf(manager.id, someone)).status).toBe(403);
    expect((await scheduleOf(randomUUID())).status).toBe(404);

    const pay = (amount: number, day: string) =>
      service.call(
        'setEmployeeCompensation',
        {
          path: { user_id: someone.id },
          body: { pay_period: 'hour', pay: { amount_minor: amount, currency: 'USD' }, effective_date: day },
        },
        manager,
      );
    await pay(4000, '2026-01-01');
    await pay(4200, '2026-04-01');
    const { body } = await payOf(someone.id, manager);
    expect(body.data.map((entry: { pay: object; ended_on: string }) => [entry.pay, entry.ended_on])).toEqual([
      [{ amount_minor: 4200, currency: 'USD' }, null],
      [{ amount_minor: 4000, currency: 'USD' }, '2026-03-31'],
    ]);
    expect((await payOf(someone.id, someone)).status).toBe(403);
    expect((await payOf(randomUUID(), manager)).status).toBe(404);
  });
});
