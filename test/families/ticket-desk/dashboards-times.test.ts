import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  TicketReportRequest,
  TicketResponseTimesRequest,
  TicketSlaBreachesRequest,
} from '#generated/types.gen.ts';
import type { Service } from '../../support/service.ts';
import type { Member } from '../organization/people.ts';
import { liveThroughMarch, march, openDeskInTime, policy, type DeskInTime } from './past.ts';

/** How long clients waited, which deadlines were kept, and what the closing timer did. */
let past: DeskInTime;
let service: Service;
let agent: Member;
let lived: Awaited<ReturnType<typeof liveThroughMarch>>;
beforeAll(async () => {
  past = await openDeskInTime();
  ({ service } = past);
  ({ agent } = past.desk);
  lived = await liveThroughMarch(past);
});
afterAll(() => past?.close());

type Wish<Request> = Omit<Request, 'range'>;
const days = march(12, 15);
const ref = ({ id, number, subject }: { id: string; number: number; subject: string }) => ({
  id,
  number,
  subject,
});

describe('automatic closing', () => {
  const autoClose = async (more: Wish<TicketReportRequest> = {}, range = days, by: Member = agent) =>
    (await service.ok('queryTicketAutoClose', { body: { range, ...more } }, by)).data;

  it('counts what became of resolved tickets', async () => {
    const { totals, previous_totals: previous, series } = await autoClose({ is_compared: true });
    expect(totals).toEqual({ resolved: 4, auto_closed: 1, closed_by_user: 1, reopenings: 1, followed_up: 1 });
    expect(previous).toEqual({
      resolved: 0,
      auto_closed: 0,
      closed_by_user: 0,
      reopenings: 0,
      followed_up: 0,
    });
    expect(series.map((point) => point.figures.resolved)).toEqual([0, 2, 0, 2]);
    expect(series.at(-1)!.figures).toMatchObject({ auto_closed: 1, closed_by_user: 1, followed_up: 1 });
  });

  it('tells what closes next, by the day in the time zone', async () => {
    expect((await autoClose()).upcoming).toEqual([{ due_on: '2027-03-29', ticket_count: 1 }]);
    const east = { ...days, time_zone: 'Pacific/Kiritimati' };
    expect((await autoClose({}, east)).upcoming).toEqual([{ due_on: '2027-03-30', ticket_count: 1 }]);
    expect((await autoClose({ filter: { inbox_ids: [lived.plain.id] } })).upcoming).toEqual([]);
  });

  it('splits the figures by group', async () => {
    const { series } = await autoClose({ interval: 'none', group_by: 'inbox' });
    expect(Object.fromEntries(series.map(({ group, figures }) => [group!.key, figures.auto_closed]))).toEqual(
      {
        [lived.plain.id]: 1,
        [lived.support.id]: 0,
      },
    );
  });
});

describe('follow-ups', () => {
  const followedUp = async (by: Member = agent) =>
    (await service.ok('queryTicketAutoClose', { body: { range: days } }, by)).data.totals.followed_up;

  it('count after the timer closed the ticket, and for those who see them', async () => {
    await past.desk.create({ inbox_id: lived.plain.id, follow_up_of_id: lived.call.id });
    expect(await followedUp()).toBe(1);
    await service.ok(
      'setTicketPrivacy',
      { path: { id: lived.followUp.id }, body: { is_private: true } },
      past.desk.manager,
    );
    expect([await followedUp(), await followedUp(past.desk.manager)]).toEqual([0, 1]);
  });
});

describe('deadlines', () => {
  const breaches = async (more: Wish<TicketSlaBreachesRequest> = {}, range = days, by: Member = agent) =>
    (await service.ok('queryTicketSlaBreaches', { body: { range, ...more } }, by)).data;
  const stats = (met: number, met_late: number, breached: number, met_percent: number | null) => ({
    clock_count: met + met_late + breached,
    met,
    met_late,
    breached,
    at_risk: 0,
    met_percent,
  });

  it('are met, met late or missed when they pass', async () => {
    const { totals, series, previous_totals: previous } = await breaches({ is_compared: true });
    expect(totals).toEqual({ first_response: stats(1, 1, 0, 50), resolution: stats(0, 1, 1, 0) });
    expect(previous).toEqual({ first_response: stats(0, 0, 0, null), resolution: stats(0, 0, 0, null) });
    expect(series.map(({ figures }) => figures.resolution!.clock_count)).toEqual([2, 0, 0, 0]);
  });

  it('are those of the kinds and policies that are asked for', async () => {
    const { totals, worst } = await breaches({ kinds: ['first_response'] });
    expect(totals).toEqual({ first_response: stats(1, 1, 0, 50), resolution: null });
    expect(worst.map(({ kind }) => kind)).toEqual(['first_response']);
    const { totals: others } = await breaches({ policy_ids: [lived.plain.id] });
    expect(others.resolution).toEqual(stats(0, 0, 0, null));
    const id = lived.support.sla_policies[0]!.id;
    expect((await breaches({ policy_ids: [id] })).totals.resolution).toEqual(stats(0, 1, 1, 0));
  });

  it('are listed with the worst misses first', async () => {
    const { worst } = await breaches();
    const policyId = lived.support.sla_policies[0]!.id;
    expect(worst).toEqual([
      {
        ticket: ref(lived.website),
        kind: 'resolution',
        policy_id: policyId,
        breached_at: expect.stringMatching(/^2027-03-1[23]T/),
        breached_by_minutes: expect.closeTo(4260 - 480, -1),
        is_met: true,
      },
      {
        ticket: ref(lived.invoice),
        kind: 'resolution',
        policy_id: policyId,
        breached_at: expect.stringMatching(/^2027-03-1[23]T/),
        // A day until it was resolved, and from Sunday 07:30 to Monday 16:20 again.
        breached_by_minutes: expect.closeTo(24 * 60 + 32 * 60 + 50 - 480, -1),
        is_met: false,
      },
      {
        ticket: ref(lived.website),
        kind: 'first_response',
        policy_id: policyId,
        breached_at: expect.stringMatching(/^2027-03-12T/),
        breached_by_minutes: expect.closeTo(60, -1),
        is_met: true,
      },
    ]);
    expect((await breaches({ worst_limit: 1 })).worst).toEqual(worst.slice(0, 1));
    expect((await breaches({ worst_limit: 0 })).worst).toEqual([]);
  });

  it('of hidden tickets are not listed', async () => {
    const hidden = await past.desk.newInbox({
      access: 'members',
      member_ids: [past.desk.manager.id],
      sla_policies: [policy('24x7')],
    });
    const ticket = await past.asked(hidden.id, { assigned_to: [past.desk.manager.id] });
    await past.goTo('2027-03-15T18:20:00Z');
    const seen = await breaches({}, days, past.desk.manager);
    expect(seen.worst.map((breach) => breach.ticket.id)).toContain(ticket.id);
    expect(JSON.stringify(await breaches({ group_by: 'inbox' }))).not.toMatch(
      new RegExp(`${ticket.id}|${hidden.id}`),
    );
  });
});

describe('response times', () => {
  const times = async (more: Wish<TicketResponseTimesRequest> = {}, range = days, by: Member = agent) =>
    (await service.ok('queryTicketResponseTimes', { body: { range, ...more } }, by)).data;
  const about = (minutes: number): number => expect.closeTo(minutes, 0) as number;
  const none = {
    ticket_count: 0,
    mean_minutes: null,
    median_minutes: null,
    p90_minutes: null,
    p95_minutes: null,
  };
  const one = (minutes: number) => ({
    ticket_count: 1,
    mean_minutes: about(minutes),
    median_minutes: about(minutes),
    p90_minutes: about(minutes),
    p95_minutes: about(minutes),
  });

  it('have mean, median and percentiles', async () => {
    const { totals, previous_totals: previous, unit } = await times({ is_compared: true });
    expect(unit).toBe('business_minutes');
    expect(totals).toEqual({
      first_response: {
        ticket_count: 2,
        mean_minutes: about(75),
        median_minutes: about(75),
        p90_minutes: about(111),
        p95_minutes: expect.closeTo(115.5, 0),
      },
      next_response: one(60),
      // 4260 of the website, 4220 of the call, and 840 of the chore, which was pending for ten of 24 hours.
      resolution: {
        ticket_count: 3,
        mean_minutes: expect.closeTo(3106.67, 0),
        median_minutes: about(4220),
        p90_minutes: about(4252),
        p95_minutes: about(4256),
      },
    });
    expect(previous).toEqual({ first_response: none, next_response: none, resolution: none });
  });

  it('are those of the replies, bucket by bucket', async () => {
    const { series } = await times();
    expect(series.map(({ figures }) => figures.next_response.ticket_count)).toEqual([0, 0, 1, 0]);
    expect(series[0]!.figures.first_response.ticket_count).toBe(2);
    expect(series[1]!.figures.resolution).toEqual(one(840));
  });

  it('are of whoever replied', async () => {
    await past.goTo('2027-03-16T14:00:00Z');
    const ticket = await past.asked(lived.plain.id);
    await past.goTo('2027-03-16T14:10:00Z');
    await past.replied(ticket.id);
    await past.wrote(ticket.id);
    await past.goTo('2027-03-16T14:30:00Z');
    await past.replied(ticket.id, past.desk.editor);
    const { series } = await times({ interval: 'none', group_by: 'author' }, march(16, 16));
    expect(
      Object.fromEntries(
        series.map(({ group, figures }) => [
          group!.key,
          [figures.first_response.ticket_count, figures.next_response.median_minutes],
        ]),
      ),
    ).toEqual({ [agent.id]: [1, null], [past.desk.editor.id]: [0, about(20)] });
  });

  it('are counted by the calendar of the policy, or minute by minute', async () => {
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    const calendar = {
      key: 'office',
      name: 'Office',
      time_zone: 'America/New_York',
      intervals: weekdays.map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
      holidays: [],
    };
    await service.ok('addTicketCalendar', { body: { calendar: calendar as never } }, past.desk.manager);
    const office = await past.desk.newInbox({ sla_policies: [policy('office')] });
    await past.goTo('2027-03-19T18:00:00Z');
    const ticket = await past.asked(office.id);
    await past.goTo('2027-03-19T18:10:00Z');
    await past.replied(ticket.id);
    await past.goTo('2027-03-19T20:00:00Z');
    await past.wrote(ticket.id);
    // 16:00 on Friday to 10:00 on Monday in New York: an hour before the weekend, and one after.
    await past.goTo('2027-03-22T14:00:00Z');
    await past.replied(ticket.id);
    await past.become(ticket.id, 'resolved');
    const filter = { inbox_ids: [office.id] };
    const { totals } = await times({ filter }, march(19, 22));
    expect(totals).toEqual({ first_response: one(10), next_response: one(120), resolution: one(240) });
    const { totals: plain } = await times({ filter, unit: 'minutes' }, march(19, 22));
    expect(plain).toEqual({ first_response: one(10), next_response: one(3960), resolution: one(4080) });
    const daily = await times({ filter, group_by: 'inbox' }, march(19, 22));
    expect(
      daily.series.map(({ starts_at: at, figures }) => [at.slice(8, 10), figures.next_response.ticket_count]),
    ).toEqual([
      ['19', 0],
      ['22', 1],
    ]);
  });
});

describe('many groups', () => {
  it('are the 20 largest, and the rest, in which a ticket counts once', async () => {
    await past.goTo('2027-04-01T14:00:00Z');
    const range = { period_from: '2027-04-01', period_to: '2027-04-01', time_zone: 'UTC' };
    const tags = Array.from({ length: 25 }, (_, index) => `tag-${String(index).padStart(2, '0')}`);
    const inbox = await past.desk.newInbox();
    await past.desk.create({ inbox_id: inbox.id, tags });
    await past.desk.create({ inbox_id: inbox.id, tags: ['tag-24'] });
    const filter = { inbox_ids: [inbox.id] };
    const { series } = (
      await service.ok(
        'queryTicketThroughput',
        { body: { range, interval: 'none', group_by: 'tag', filter } },
        agent,
      )
    ).data;
    const labels = series
      .filter((point) => point.figures.created > 0)
      .map(({ group, figures }) => [group!.label, figures.created]);
    expect(labels).toHaveLength(21);
    expect(labels[0]).toEqual(['tag-24', 2]);
    expect(series.at(-1)).toMatchObject({
      group: { kind: 'rest', key: null, label: 'Other' },
      figures: { created: 1 },
    });
  });
});

describe('imported tickets', () => {
  it('were resolved and closed when they say so', async () => {
    const imported = (more: object) =>
      past.desk.create({
        inbox_id: lived.plain.id,
        is_imported: true,
        created_at: '2026-05-04T10:00:00Z',
        ...more,
      } as never);
    await imported({
      status: 'closed',
      resolved_at: '2026-05-05T10:00:00Z',
      closed_at: '2026-05-06T10:00:00Z',
    });
    const { id } = await imported({ status: 'resolved', resolved_at: '2026-05-05T11:00:00Z' });
    await past.become(id, 'closed');
    const range = { period_from: '2026-05-04', period_to: '2026-05-06', time_zone: 'UTC' };
    const { series } = (await service.ok('queryTicketThroughput', { body: { range } }, agent)).data;
    expect(
      series.map(({ figures }) => [figures.created, figures.resolved, figures.closed, figures.backlog]),
    ).toEqual([
      [2, 0, 0, 2],
      [0, 2, 0, 0],
      [0, 0, 1, 0],
    ]);
    const { totals } = (await service.ok('queryTicketResponseTimes', { body: { range } }, agent)).data;
    expect(totals.resolution).toMatchObject({ ticket_count: 2, median_minutes: 1470 });
  });
});
