import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  TicketBreakdownRequest,
  TicketReportRequest,
  TicketSummaryRequest,
} from '#generated/types.gen.ts';
import type { Service } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { liveThroughMarch, march, openDeskInTime, type DeskInTime } from './past.ts';

/** Reports count what happened on the days that they are about, as far as the caller sees it. */
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

const days = march(12, 15);
type Wish<Request> = Omit<Request, 'range'>;
const summary = async (more: Wish<TicketSummaryRequest> = {}, range = days, by: Member = agent) =>
  (await service.ok('queryTicketSummary', { body: { range, ...more } }, by)).data;
const throughput = async (more: Wish<TicketReportRequest> = {}, range = days, by: Member = agent) =>
  (await service.ok('queryTicketThroughput', { body: { range, ...more } }, by)).data;

const figures = (
  created: number,
  resolved: number,
  closed: number,
  reopenings: number,
  messages_received: number,
  messages_sent: number,
  backlog: number,
) => ({ created, resolved, closed, reopenings, messages_received, messages_sent, backlog });

describe('the summary', () => {
  it('counts a range and the open work of now', async () => {
    const { now, totals, previous_totals: previous } = await summary();
    expect(totals).toEqual({
      created: 5,
      resolved: 4,
      closed: 2,
      reopenings: 1,
      spam: 1,
      messages_received: 3,
      messages_sent: 3,
      first_response_median_minutes: expect.closeTo(75, 0),
      resolution_median_minutes: expect.closeTo(4220, 0),
      sla_met_percent: 25,
    });
    expect(previous).toBeNull();
    expect(now).toEqual({
      open: 2,
      unassigned: 2,
      at_risk: 0,
      breached: 1,
      pending_draft_reviews: 0,
      pending_review_items: 0,
      oldest_open_at: lived.invoice.created_at,
    });
  });

  it('compares with as many days before, and measures nothing where nothing was', async () => {
    const { previous_totals: previous } = await summary({ is_compared: true });
    expect(previous).toEqual({
      created: 0,
      resolved: 0,
      closed: 0,
      reopenings: 0,
      spam: 0,
      messages_received: 0,
      messages_sent: 0,
      first_response_median_minutes: null,
      resolution_median_minutes: null,
      sla_met_percent: null,
    });
    const later = await summary({ is_compared: true }, march(14, 15));
    expect(later.previous_totals).toMatchObject({ created: 4, resolved: 2, closed: 0, messages_sent: 2 });
    expect(later.totals).toMatchObject({ created: 1, resolved: 2, closed: 2, messages_sent: 1 });
  });

  it('counts what a filter admits', async () => {
    const created = async (filter: NonNullable<Wish<TicketSummaryRequest>['filter']>) =>
      (await summary({ filter })).totals.created;
    expect(await created({ inbox_ids: [lived.support.id] })).toBe(2);
    expect(await created({ tags: ['BLUE'] })).toBe(1);
    expect(await created({ tags: ['blue', 'RED'] })).toBe(2);
    expect(await created({ priority_levels: ['high'] })).toBe(1);
    expect(await created({ channels: ['phone'] })).toBe(1);
    expect(await created({ assigned_to: [agent.id] })).toBe(1);
    expect(await created({ sources: ['import'] })).toBe(0);
    expect(await created({ category_keys: ['billing'] })).toBe(0);
    expect(await created({ client_ids: [agent.id] })).toBe(0);
    const { totals } = await summary({ filter: { is_spam_included: true } });
    expect([totals.created, totals.closed, totals.resolved, totals.spam]).toEqual([6, 3, 4, 1]);
  });

  it('leaves out tickets that the caller does not see, and other agencies', async () => {
    expect((await summary({}, days, past.desk.manager)).totals.created).toBe(6);
    const stranger = await addMember(service, past.other, { permissions: ['tickets.view'] });
    const { totals, now } = await summary({}, days, stranger);
    expect([totals.created, totals.spam, now.open]).toEqual([0, 0, 0]);
  });

  it('tells reviewers of the drafts that await them', async () => {
    const reviewer = await addMember(service, past.agency, {
      permissions: ['tickets.view', 'tickets.review_drafts'],
    });
    await service.ok(
      'setTicketReviewUser',
      { path: { user_id: past.desk.editor.id }, body: { is_review_required: true } },
      past.desk.manager,
    );
    await service.ok(
      'saveTicketDraft',
      { body: { ticket_id: lived.invoice.id, body_text: 'Hello', submit: true } as never },
      past.desk.editor,
    );
    const waiting = async (by: Member, filter?: object) =>
      (await summary(filter === undefined ? {} : { filter }, days, by)).now.pending_draft_reviews;
    expect(await waiting(reviewer)).toBe(1);
    expect(await waiting(reviewer, { inbox_ids: [lived.plain.id] })).toBe(0);
    expect(await waiting(agent)).toBe(0);
  });
});

describe('throughput', () => {
  it('has a point for each day, with the backlog at its end', async () => {
    const { totals, previous_totals: previous, series } = await throughput({ is_compared: true });
    expect(totals).toEqual(figures(5, 4, 2, 1, 3, 3, 2));
    expect(previous).toEqual(figures(0, 0, 0, 0, 0, 0, 0));
    expect(series).toEqual([
      { starts_at: '2027-03-12T05:00:00.000Z', group: null, figures: figures(4, 0, 0, 0, 2, 2, 4) },
      { starts_at: '2027-03-13T05:00:00.000Z', group: null, figures: figures(0, 2, 0, 0, 0, 0, 2) },
      { starts_at: '2027-03-14T05:00:00.000Z', group: null, figures: figures(0, 0, 0, 1, 1, 1, 3) },
      { starts_at: '2027-03-15T04:00:00.000Z', group: null, figures: figures(1, 2, 2, 0, 0, 0, 2) },
    ]);
  });

  it('tells the backlog of a former range by the history', async () => {
    expect((await throughput({ is_compared: true }, march(14, 14))).previous_totals).toEqual(
      figures(0, 2, 0, 0, 0, 0, 2),
    );
  });

  it('counts a reply that waits on no day', async () => {
    const day = { period_from: '2027-06-01', period_to: '2027-06-01' };
    const { data } = await service.ok('queryTicketThroughput', { body: { range: day } }, agent);
    expect(data.totals.messages_sent).toBe(0);
  });

  it('has 23 hours on the day when clocks go forward', async () => {
    const { series } = await throughput({ interval: 'hour' }, march(14, 14));
    expect(series).toHaveLength(23);
    expect(series.filter((point) => point.figures.reopenings === 1).map((point) => point.starts_at)).toEqual([
      '2027-03-14T07:00:00.000Z',
    ]);
  });

  it('has weeks from Monday and months, the first from the beginning of the range', async () => {
    const weeks = await throughput({ interval: 'week' });
    expect(weeks.series.map((point) => [point.starts_at, point.figures.created])).toEqual([
      ['2027-03-12T05:00:00.000Z', 4],
      ['2027-03-15T04:00:00.000Z', 1],
    ]);
    const months = await throughput(
      { interval: 'month' },
      { period_from: '2027-02-10', period_to: '2027-03-15', time_zone: 'America/New_York' },
    );
    expect(months.series.map((point) => [point.starts_at, point.figures.created])).toEqual([
      ['2027-02-10T05:00:00.000Z', 0],
      ['2027-03-01T05:00:00.000Z', 5],
    ]);
    const whole = await throughput({ interval: 'none' });
    expect(whole.series).toEqual([
      { starts_at: '2027-03-12T05:00:00.000Z', group: null, figures: whole.totals },
    ]);
  });

  it('has the groups of each bucket in which something is', async () => {
    const { series, totals } = await throughput({ interval: 'none', group_by: 'inbox' });
    expect(totals).toEqual(figures(5, 4, 2, 1, 3, 3, 2));
    const group = ({ id, name }: { id: string; name: string }) => ({ kind: 'value', key: id, label: name });
    expect(series).toHaveLength(2);
    expect(series).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ group: group(lived.support), figures: figures(2, 2, 0, 1, 3, 3, 1) }),
        expect.objectContaining({ group: group(lived.plain), figures: figures(3, 2, 2, 0, 0, 0, 1) }),
      ]),
    );
    const daily = await throughput({ group_by: 'inbox' });
    const created = daily.series.map((point) => [point.starts_at.slice(8, 10), point.group?.label]);
    expect(created).toEqual([
      ['12', lived.plain.name],
      ['12', lived.support.name],
      ['13', lived.plain.name],
      ['13', lived.support.name],
      ['14', lived.plain.name],
      ['14', lived.support.name],
      ['15', lived.plain.name],
      ['15', lived.support.name],
    ]);
  });

  it('counts a ticket in the group of each of its tags, and those without', async () => {
    const { series } = await throughput({ interval: 'none', group_by: 'tag' });
    expect(series.map((point) => [point.group, point.figures.created])).toEqual([
      [{ kind: 'none', key: null, label: 'No tag' }, 3],
      [{ kind: 'value', key: 'red', label: expect.stringMatching(/^red$/i) }, 2],
      [{ kind: 'value', key: 'blue', label: 'blue' }, 1],
    ]);
  });

  it('gives replies to their authors, and tickets to everyone who replied', async () => {
    const { series } = await throughput({ interval: 'none', group_by: 'author' });
    expect(
      series.map((point) => [point.group?.key, point.figures.messages_sent, point.figures.resolved]),
    ).toEqual([
      [null, 0, 2],
      [agent.id, 3, 2],
    ]);
  });
});

describe('breakdowns', () => {
  const breakdowns = async (more: Wish<TicketBreakdownRequest>, range = days, by: Member = agent) =>
    (await service.ok('queryTicketBreakdowns', { body: { range, ...more } }, by)).data;
  type Breakdown = Awaited<ReturnType<typeof breakdowns>>['breakdowns'][number];
  const counts = ({ groups }: Breakdown) =>
    groups.map(({ group, ticket_count: count, share_percent: share }) => [group.label, count, share]);

  it('count each dimension separately, in the order of the request', async () => {
    const { total, breakdowns: found } = await breakdowns({
      dimensions: ['priority_level', 'channel', 'assignee', 'status_category', 'sla_result', 'category'],
    });
    expect(total).toBe(5);
    expect(found.map(({ dimension }) => dimension)).toEqual([
      'priority_level',
      'channel',
      'assignee',
      'status_category',
      'sla_result',
      'category',
    ]);
    expect(counts(found[0]!)).toEqual([
      ['Normal', 4, 80],
      ['High', 1, 20],
    ]);
    expect(counts(found[1]!)).toEqual([
      ['Internal', 4, 80],
      ['Phone', 1, 20],
    ]);
    expect(counts(found[2]!)).toEqual([
      ['Unassigned', 4, 80],
      [expect.any(String), 1, 20],
    ]);
    expect(Object.fromEntries(counts(found[3]!).map(([label, count]) => [label, count]))).toEqual({
      Closed: 2,
      Open: 1,
      New: 1,
      Resolved: 1,
    });
    expect(counts(found[4]!)).toEqual([
      ['No result', 3, 60],
      ['Missed', 2, 40],
    ]);
    expect(counts(found[5]!)).toEqual([['No category', 5, 100]]);
  });

  it('count tickets once by what happened to them', async () => {
    const totals = async (measure: 'created' | 'resolved' | 'closed' | 'open_at_end', range = days) =>
      (await breakdowns({ dimensions: ['inbox'], measure }, range)).total;
    expect(await totals('resolved')).toBe(4);
    expect(await totals('closed')).toBe(2);
    expect(await totals('open_at_end')).toBe(2);
    expect(await totals('open_at_end', march(12, 12))).toBe(4);
    expect(await totals('open_at_end', march(12, 13))).toBe(2);
  });

  it('keep the largest groups and count the tickets of the others', async () => {
    const { breakdowns: found } = await breakdowns({ dimensions: ['tag', 'status', 'source'], top: 1 });
    expect(counts(found[0]!)).toEqual([['No tag', 3, 60]]);
    expect(found.map(({ other_count: others }) => others)).toEqual([2, 3, 0]);
  });

  it('compare each group with the range before', async () => {
    const { breakdowns: found } = await breakdowns(
      { dimensions: ['inbox'], is_compared: true },
      march(14, 15),
    );
    expect(found[0]!.groups).toEqual([
      {
        group: { kind: 'value', key: lived.plain.id, label: lived.plain.name },
        ticket_count: 1,
        share_percent: 100,
        previous_ticket_count: 2,
      },
    ]);
  });

  it('leave out hidden tickets and the names of their inboxes', async () => {
    const seen = await breakdowns({ dimensions: ['inbox'] }, days, past.desk.manager);
    expect(counts(seen.breakdowns[0]!).map(([label]) => label)).toContain(lived.secret.name);
    expect(JSON.stringify(await breakdowns({ dimensions: ['inbox', 'tag'] }))).not.toContain(
      lived.secret.name,
    );
  });
});

describe('a range', () => {
  const refused = async (body: object) => {
    const answer = await service.call('queryTicketThroughput', { body }, agent);
    return [answer.status, answer.body.error?.type, answer.body.error?.message];
  };

  it('is at most 366 days, in order, in a time zone that there is', async () => {
    expect(await refused({ range: { period_from: '2027-03-02', period_to: '2027-03-01' } })).toEqual([
      400,
      'validation_error',
      'body.range.period_to must not be before period_from, 2027-03-02.',
    ]);
    expect(
      await refused({ range: { period_from: '2026-01-01', period_to: '2027-01-02' }, interval: 'month' }),
    ).toEqual([400, 'validation_error', expect.stringContaining('367 days; the limit is 366')]);
    expect(await refused({ range: { period_from: '9999-12-30', period_to: '9999-12-31' } })).toEqual([
      400,
      'validation_error',
      'body.range.period_from must be a day from 1970-01-01 to 9998-12-31.',
    ]);
    expect(await refused({ range: { ...days, time_zone: 'Europe/Atlantis' } })).toEqual([
      400,
      'validation_error',
      expect.stringContaining('body.range.time_zone must be an IANA time zone'),
    ]);
  });

  it('makes at most 400 buckets, 95 with groups', async () => {
    const spring = { period_from: '2027-03-01', period_to: '2027-06-04', time_zone: 'UTC' };
    expect((await throughput({}, spring)).series).toHaveLength(96);
    expect(await refused({ range: spring, group_by: 'inbox' })).toEqual([
      400,
      'validation_error',
      'body.interval makes 96 buckets; the limit is 95 with group_by. Choose a longer interval or a shorter range.',
    ]);
    expect(await refused({ range: march(10, 31), interval: 'hour' })).toEqual([
      400,
      'validation_error',
      expect.stringContaining('makes 527 buckets; the limit is 400.'),
    ]);
  });

  it("is in the agency's time zone by default", async () => {
    const { range, series } = (
      await service.ok(
        'queryTicketThroughput',
        { body: { range: { period_from: '2027-03-12', period_to: '2027-03-12' } } },
        agent,
      )
    ).data;
    const { data: settings } = await service.ok('getAgencySettings', {});
    expect(range.time_zone).toBe(settings.time_zone);
    expect(series).toHaveLength(1);
  });
});
