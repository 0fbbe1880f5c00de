import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPage, own, tab, unusedKey } from './page.ts';

/** What authors put on a page is judged at the place where it stands. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const create = (id: string, body: object) => service.call('createEntityLayout', { path: { id }, body });
const newView = async (body: object = {}) =>
  (await service.ok('createView', { body: { name: `View ${randomUUID()}`, record_kind: 'client', ...body } }))
    .data;

const refusalOf = async (tabs: object[]) => {
  const page = await newPage(service);
  const { status, body } = await create(page.id, { tabs });
  return [status, body.error?.message];
};
const item = (given: object) => [tab('t', own('s', [given]))];
const widget = (given: object) => item({ kind: 'widget', key: 'w', width: 2, widget: given });
const element = (given: object) => item({ kind: 'element', key: 'e', element: given });
const at = 'body.tabs[0].sections[0].items[0]';
const metric = { type: 'metric', record_kind: 'task', aggregate: 'count' };
const chart = { type: 'chart', record_kind: 'task', chart_type: 'bar', aggregate: 'count' };

it.each([
  ['an unknown field', item({ kind: 'field', key: 'nothing' }), `${at}.key`],
  ['an unknown property', item({ kind: 'system', key: 'shoe_size' }), `${at}.key`],
  ['an item wider than its section', item({ kind: 'system', key: 'name', width: 3 }), `${at}.width`],
  ['a tab twice', [tab('t'), tab('t')], 'body.tabs[1].key'],
  ['a section twice', [tab('t', own('s')), tab('u', own('s'))], 'body.tabs[1].sections[0].key'],
  [
    'an item twice',
    [tab('t', own('s', [{ kind: 'system', key: 'name' }]), own('r', [{ kind: 'system', key: 'name' }]))],
    'body.tabs[0].sections[1].items[0].key',
  ],
  [
    'an unknown shared section',
    [tab('t', { kind: 'shared', key: 's', shared_section_id: unknown })],
    'body.tabs[0].sections[0].shared_section_id',
  ],
  [
    'a condition on what records do not have',
    [
      {
        ...tab('t'),
        visible_when: { conditions: [{ field: 'nothing', operator: 'equals', value: 'x' }] },
      },
    ],
    'body.tabs[0].visible_when.conditions[0].field',
  ],
  ['an unknown file', element({ type: 'image', file_id: unknown, alt_text: 'x' }), `${at}.element.file_id`],
  [
    'a host that is not allowed',
    element({ type: 'embed', url_template: 'https://evil.example/x' }),
    `${at}.element.url_template`,
  ],
  [
    'an unknown view behind a button',
    element({ type: 'button', label: 'x', action: { type: 'open_view', view_id: unknown } }),
    `${at}.element.action.view_id`,
  ],
  [
    'an unknown modal',
    element({ type: 'button', label: 'x', action: { type: 'open_modal', modal_id: unknown } }),
    `${at}.element.action.modal_id`,
  ],
  [
    'an unknown automation',
    element({ type: 'button', label: 'x', action: { type: 'run_automation', automation_id: unknown } }),
    `${at}.element.action.automation_id`,
  ],
  ['a checklist of a client', widget({ type: 'checklist' }), `${at}.widget.type`],
  [
    'records that do not belong to a client',
    widget({ type: 'record_list', record_kind: 'user' }),
    `${at}.widget.record_kind`,
  ],
  [
    'a list by an unknown view',
    widget({ type: 'record_list', record_kind: 'task', view_id: unknown }),
    `${at}.widget.view_id`,
  ],
  [
    'a filter on what records do not have',
    widget({
      ...metric,
      filter_group: { conditions: [{ field: 'nothing', operator: 'equals', value: 'x' }] },
    }),
    `${at}.widget.filter_group.conditions[0].field`,
  ],
  ['a sum of nothing', widget({ ...metric, aggregate: 'sum' }), `${at}.widget.field`],
  ['a count of a field', widget({ ...metric, field: 'estimated_minutes' }), `${at}.widget.field`],
  ['a sum of names', widget({ ...metric, aggregate: 'sum', field: 'name' }), `${at}.widget.field`],
  ['a comparison without a period', widget({ ...metric, is_compared: true }), `${at}.widget.period_days`],
  ['groups by what groups nothing', widget({ ...chart, group_by: 'name' }), `${at}.widget.group_by`],
  ['groups by time of no length', widget({ ...chart, group_by: 'created_at' }), `${at}.widget.time_unit`],
  [
    'a length of time for groups by status',
    widget({ ...chart, group_by: 'status', time_unit: 'day' }),
    `${at}.widget.time_unit`,
  ],
  [
    'unknown custom objects',
    widget({ type: 'linked_records', custom_object_id: unknown }),
    `${at}.widget.custom_object_id`,
  ],
  ['an unknown form', widget({ type: 'form', form_id: unknown }), `${at}.widget.form_id`],
  [
    'an unknown map layer',
    widget({ type: 'map', map_layer_ids: [unknown] }),
    `${at}.widget.map_layer_ids[0]`,
  ],
  ['a map of a text', widget({ type: 'map', address_field: 'name' }), `${at}.widget.address_field`],
  ['an unknown folder of notes', widget({ type: 'notes', folder_id: unknown }), `${at}.widget.folder_id`],
])('refuses %s', async (_, tabs, place) => {
  expect(await refusalOf(tabs)).toEqual([400, expect.stringContaining(`${place} `)]);
});

it('takes views of the records that a list shows, and no others', async () => {
  const list = { type: 'record_list', record_kind: 'ticket' };
  const [tickets, tasks] = [await newView({ record_kind: 'ticket' }), await newView({ record_kind: 'task' })];
  const page = await newPage(service);
  const refused = await create(page.id, { tabs: widget({ ...list, view_id: tasks.id }) });
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining(`${at}.widget.view_id names a view of task records`),
  ]);
  const taken = await create(page.id, { tabs: widget({ ...list, view_id: tickets.id.toUpperCase() }) });
  expect([taken.status, taken.body.error]).toEqual([200, undefined]);
});

it.each(['ticket', 'escalation'])('lists the %ss of a client', async (record_kind) => {
  const page = await newPage(service);
  const { status, body } = await create(page.id, { tabs: widget({ type: 'record_list', record_kind }) });
  expect([status, body.error]).toEqual([200, undefined]);
});

it('takes widgets, elements and conditions that fit', async () => {
  await service.ok('updateLayoutSettings', { body: { embed_hosts: ['reports.example'] } });
  const page = await newPage(service);
  const view = await newView({ record_kind: 'task' });
  const client = await newView();
  const items = [
    {
      kind: 'widget',
      key: 'tasks',
      width: 2,
      widget: { type: 'record_list', record_kind: 'task', view_id: view.id, row_count: 5 },
    },
    { kind: 'widget', key: 'open', widget: { ...metric, period_days: 30, is_compared: true } },
    { kind: 'widget', key: 'hours', widget: { ...metric, aggregate: 'sum', field: 'estimated_minutes' } },
    { kind: 'widget', key: 'by_status', widget: { ...chart, group_by: 'status' } },
    { kind: 'widget', key: 'by_month', widget: { ...chart, group_by: 'created_at', time_unit: 'month' } },
    {
      kind: 'element',
      key: 'embed',
      element: { type: 'embed', url_template: 'https://reports.example/x' },
    },
    {
      kind: 'element',
      key: 'button',
      element: { type: 'button', label: 'Open', action: { type: 'open_view', view_id: client.id } },
    },
    {
      kind: 'field',
      key: page.budget.key,
      presentation: 'number_slider',
      visible_when: {
        conditions: [{ field: `field_values.${page.budget.key}`, operator: 'greater_than', value: '0' }],
      },
    },
  ];
  const { status, body } = await create(page.id, { tabs: [tab('t', own('s', items))] });
  expect([status, body.error]).toEqual([200, undefined]);
  const { data } = await service.ok('listEntityLayouts', { query: { field_key: [page.budget.key] } });
  expect(data).toEqual([expect.objectContaining({ id: page.id, tab_count: 1, item_count: 8 })]);
});

it('refuses a presentation that does not show such fields', async () => {
  const page = await newPage(service);
  const { status, body } = await create(page.id, {
    tabs: item({ kind: 'field', key: page.budget.key, presentation: 'choice_pills' }),
  });
  expect([status, body.error.message]).toEqual([400, expect.stringContaining('number_plain')]);
});

it('has 500 items and 50 different shared sections at most', async () => {
  const page = await newPage(service);
  const many = (section: string, count: number) =>
    own(
      section,
      Array.from({ length: count }, (_, index) => ({
        kind: 'element',
        key: `${section}_${index}`,
        element: { type: 'divider' },
      })),
    );
  const tabs = (last: number) => [tab('t', many('a', 200), many('b', 200), many('c', last))];
  expect((await create(page.id, { tabs: tabs(101) })).status).toBe(400);
  expect((await create(page.id, { tabs: tabs(100) })).status).toBe(200);

  const other = await newPage(service);
  const { data: section } = await service.ok('createSharedSection', {
    body: {
      key: unusedKey('section'),
      name: 'Shared',
      record_kind: 'client',
      section: { title: 'Shared', items: [] },
    },
  });
  const copies = await service.query<{ id: string }>(
    `insert into shared_sections (tenant_id, id, key, name, record_kind, section, created_by)
     select tenant_id, app.uuid7(), key || '_' || n, name, record_kind, section, created_by
     from shared_sections, generate_series(1, 50) n where id = $1 returning id`,
    [section.id],
  );
  const placed = [section, ...copies].map(({ id }, index) => ({
    kind: 'shared' as const,
    key: `s_${index}`,
    shared_section_id: id,
  }));
  const more = (last: typeof placed) => [tab('t', ...placed.slice(0, 50)), tab('u', ...last)];
  const refused = await create(other.id, { tabs: more(placed.slice(50)) });
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining('51 different shared sections'),
  ]);
  const again = placed.slice(0, 2).map((each) => ({ ...each, key: `${each.key}_again` }));
  expect((await create(other.id, { tabs: more(again) })).status).toBe(200);
  const { data } = await service.ok('getEntityLayoutDetails', { path: { id: other.id } });
  expect(data.shared_sections).toHaveLength(50);
});
