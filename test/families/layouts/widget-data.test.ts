import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type CallAnswer, type Service, type TestAgency } from '../../support/service.ts';
import { newClient as someClient, newProfile } from '../client-records.ts';
import { addMember } from '../organization/people.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let client: { kind: 'client'; id: string };
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  client = await newClient();
  for (const minutes of [30, 90]) await newTask({ client_id: client.id, estimated_minutes: minutes });
  await newTask({ estimated_minutes: 500 });
});
afterAll(() => service?.stop());

async function newClient() {
  const { id } = await someClient(service, (await newProfile(service)).id);
  return { kind: 'client' as const, id };
}
const newTask = async (body: object, by?: { key: string }) =>
  (await service.ok('createTask', { body: { name: `Task ${randomUUID()}`, ...body } as never }, by)).data;

const metric = (more: object = {}) => ({ type: 'metric', record_kind: 'task', aggregate: 'count', ...more });
const chart = (more: object = {}) => ({
  type: 'chart',
  record_kind: 'task',
  chart_type: 'bar',
  aggregate: 'count',
  group_by: 'created_at',
  time_unit: 'month',
  ...more,
});
const query = (
  widgets: object[],
  { record = client as object, by }: { record?: object; by?: { key: string } } = {},
): Promise<CallAnswer> =>
  service.call(
    'queryLayoutWidgetData',
    { body: { record, widgets: widgets.map((widget, at) => ({ key: `w${at}`, widget })) } },
    by,
  );
const read = async (...given: Parameters<typeof query>) => {
  const { status, body } = await query(...given);
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body.data.results;
};
const createdDaysAgo = (id: string, days: number) =>
  service.query("update tasks set created_at = now() - $2 * interval '1 day' where id = $1", [id, days]);

describe('figures on a page', () => {
  it('are of the records that belong to its record, in the order of the request', async () => {
    const [count, sum, mean, least, most, none] = await read([
      metric(),
      ...['sum', 'average', 'minimum', 'maximum'].map((aggregate) =>
        metric({ aggregate, field: 'estimated_minutes' }),
      ),
      metric({ record_kind: 'time_entry' }),
    ]);
    expect(count).toEqual({
      key: 'w0',
      value: 2,
      previous_value: null,
      text: '2',
      chart_points: [],
      has_more_chart_points: false,
      problem: null,
    });
    expect([sum, mean, least, most, none].map(({ key, value }) => [key, value])).toEqual([
      ['w1', 120],
      ['w2', 60],
      ['w3', 30],
      ['w4', 90],
      ['w5', 0],
    ]);
  });

  it('have no number where no record has a value', async () => {
    const [empty] = await read([metric({ aggregate: 'sum', field: 'estimated_minutes' })], {
      record: await newClient(),
    });
    expect([empty.value, empty.text, empty.problem]).toEqual([null, null, null]);
  });

  it('are narrowed by the filter of the widget', async () => {
    const condition = { field: 'estimated_minutes', operator: 'greater_than', value: 60 };
    const [some] = await read([metric({ filter_group: { conditions: [condition] } })]);
    expect(some.value).toBe(1);
  });

  it('count a period of days, and the one before it', async () => {
    const record = await newClient();
    for (const days of [0, 3, 9, 13, 15, 40])
      await createdDaysAgo((await newTask({ client_id: record.id })).id, days);
    const [week, compared, all] = await read(
      [metric({ period_days: 8 }), metric({ period_days: 8, is_compared: true }), metric()],
      { record },
    );
    expect([week.value, week.previous_value]).toEqual([2, null]);
    expect([compared.value, compared.previous_value]).toEqual([2, 3]);
    expect(all.value).toBe(6);
  });

  it('are grouped by the property of a chart, or by time with the latest last', async () => {
    const record = await newClient();
    for (const days of [0, 40, 40, 800]) {
      const { id } = await newTask({ client_id: record.id, estimated_minutes: 10 });
      await createdDaysAgo(id, days);
    }
    const [months, years, statuses] = await read(
      [
        chart(),
        chart({ time_unit: 'year', aggregate: 'sum', field: 'estimated_minutes' }),
        chart({ group_by: 'status', time_unit: undefined }),
      ],
      { record },
    );
    const days = months.chart_points.map((point: { group_value: string }) => point.group_value);
    expect(days).toHaveLength(3);
    expect(days).toEqual([...days].sort());
    expect(months.chart_points.map((point: { value: number }) => point.value)).toEqual([1, 2, 1]);
    expect(months.chart_points[0].text).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
    expect([months.value, months.text, months.has_more_chart_points]).toEqual([null, null, false]);
    expect(years.chart_points.at(-1).text).toMatch(/^\d{4}$/);
    expect(years.chart_points.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(40);
    expect(statuses.chart_points).toMatchObject([{ value: 4, color: expect.stringMatching(/^#/) }]);
  });

  it('show the latest 200 groups of time', async () => {
    const record = await newClient();
    for (let n = 0; n < 202; n++) await newTask({ client_id: record.id });
    await service.query(
      `update tasks t set created_at = now() - p.place * interval '1 day'
        from (select id, row_number() over (order by id) as place from tasks where client_id = $1) p where p.id = t.id`,
      [record.id],
    );
    const [days] = await read([chart({ time_unit: 'day' })], { record });
    expect([days.chart_points.length, days.has_more_chart_points]).toEqual([200, true]);
    expect(Date.parse(days.chart_points.at(-1).group_value)).toBeGreaterThan(Date.now() - 3 * 86_400_000);
  });
});

describe('what the reader may not see', () => {
  it('is no part of a figure', async () => {
    const record = await newClient();
    const someone = await addMember(service, agency, {
      permissions: ['clients.view', 'tasks.view', 'tasks.create'],
    });
    await newTask({ client_id: record.id });
    await newTask({ client_id: record.id, is_private: true });
    const valueFor = async (by?: { key: string }) => (await read([metric()], { record, by }))[0].value;
    expect(await valueFor(someone)).toBe(1);
  });

  it('is a problem of its own widget, and leaves the others', async () => {
    const someone = await addMember(service, agency, { permissions: ['clients.view', 'tasks.view'] });
    const [tasks, tickets] = await read([metric(), metric({ record_kind: 'ticket' })], { by: someone });
    expect([tasks.value, tasks.problem]).toEqual([2, null]);
    expect([tickets.value, tickets.problem]).toEqual([null, expect.stringContaining('tickets.view')]);
  });

  it('is unknown as the record of the page', async () => {
    const without = await addMember(service, agency, { permissions: ['tasks.view'] });
    expect((await query([metric()], { by: without })).status).toBe(403);
    expect((await query([metric()], { by: { key: other.key } })).status).toBe(404);
    expect((await query([metric()], { record: { kind: 'client', id: randomUUID() } })).status).toBe(404);
  });
});

describe('a widget that cannot be computed', () => {
  it.each([
    ['a record that no others belong to', metric({ record_kind: 'client' }), 'record_kind'],
    ['a field that the records do not have', metric({ aggregate: 'sum', field: 'nothing' }), 'field'],
    ['a field that is no number', metric({ aggregate: 'sum', field: 'name' }), 'field'],
    ['a sum of nothing', metric({ aggregate: 'sum' }), 'field'],
    ['a comparison without a period', metric({ is_compared: true }), 'period_days'],
    ['groups by what cannot group', chart({ group_by: 'name', time_unit: undefined }), 'group_by'],
    ['groups by time without a unit', chart({ time_unit: undefined }), 'time_unit'],
    ['a custom object', metric({ custom_object_id: randomUUID() }), 'custom_object_id'],
  ])('is refused with its place: %s', async (_, widget, place) => {
    const { status, body } = await query([metric(), widget]);
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining(`body.widgets[1].widget.${place}`),
    ]);
  });

  it('is refused with the key of another', async () => {
    const item = { key: 'same', widget: metric() };
    const { status, body } = await service.call('queryLayoutWidgetData', {
      body: { record: client, widgets: [item, item] },
    });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('body.widgets[1].key')]);
  });
});
