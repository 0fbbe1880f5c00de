import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newProcess } from '../processes/process-records.ts';
import { newPage, own, publish, tab, unusedKey } from './page.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const create = (id: string, body: object) => service.call('createEntityLayout', { path: { id }, body });
const get = async (id: string) => (await service.ok('getEntityLayout', { path: { id } })).data;
const newView = async (body: object = {}) =>
  (await service.ok('createView', { body: { name: `View ${randomUUID()}`, record_kind: 'client', ...body } }))
    .data;

describe('the first layout', () => {
  it('is published as version 1, complete', async () => {
    const page = await newPage(service);
    const { body } = await create(page.id, {
      tabs: [tab('overview', own('basics', [{ kind: 'field', key: page.budget.key }]))],
      change_note: 'First',
    });
    expect(body.data).toMatchObject({
      id: page.id,
      record_kind: 'client',
      definition: { kind: 'client_profile', id: page.id, name: page.name },
      version: 1,
      revision: 1,
      tabs: [
        {
          key: 'overview',
          icon: null,
          visible_when: null,
          sections: [
            {
              kind: 'own',
              container: 'card',
              column_count: 2,
              is_collapsed: false,
              items: [
                {
                  kind: 'field',
                  key: page.budget.key,
                  width: 1,
                  label: null,
                  is_read_only: false,
                  presentation: null,
                },
              ],
            },
          ],
        },
      ],
    });
    expect(await get(page.id)).toEqual(body.data);
    expect(await auditActions(service, page.id)).toEqual(['created', 'published']);
    const again = await create(page.id, {});
    expect([again.status, again.body.error.message]).toEqual([
      409,
      expect.stringContaining('patchEntityLayout'),
    ]);
  });

  it('follows from the fields without tabs, of processes too', async () => {
    const page = await newPage(service);
    const { body } = await create(page.id, {});
    const keys = body.data.tabs[0].sections.flatMap((section: { items: { key: string }[] }) =>
      section.items.map(({ key }) => key),
    );
    expect(keys).toEqual(expect.arrayContaining(['name', 'status', page.budget.key, page.industry.key]));
    const { definition } = await newProcess(service);
    const ofTask = await create(definition.id, {});
    expect(ofTask.body.data).toMatchObject({
      record_kind: 'task',
      definition: { kind: 'process_definition', id: definition.id },
    });
  });

  it('is one, though two publish at once', async () => {
    const page = await newPage(service);
    const answers = await Promise.all([1, 2].map(() => create(page.id, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is only of what the agency has', async () => {
    expect((await create(unknown, {})).status).toBe(404);
    const theirs = await service.ok(
      'createClientProfile',
      { body: { name: `Theirs ${randomUUID()}` } },
      { key: service.agencies[1].key },
    );
    expect((await create(theirs.data.id, {})).status).toBe(404);
    for (const operation of ['getEntityLayout', 'getEntityLayoutDetails'] as const)
      expect((await service.call(operation, { path: { id: theirs.data.id } })).status).toBe(404);
    const page = await newPage(service);
    expect((await service.call('getEntityLayout', { path: { id: page.id } })).status).toBe(404);
  });
});

describe('content', () => {
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
    const presented = await refusalOf([]);
    expect(presented[0]).toBe(400);
  });

  it('refuses a presentation that does not show such fields', async () => {
    const page = await newPage(service);
    const { status, body } = await create(page.id, {
      tabs: item({ kind: 'field', key: page.budget.key, presentation: 'choice_pills' }),
    });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('number_plain')]);
  });

  it('has 500 items at most', async () => {
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
  });
});

describe('what layouts name', () => {
  it('keeps views, counts fields, and follows new keys', async () => {
    const page = await newPage(service);
    const view = await newView({ record_kind: 'task' });
    await publish(service, page.id, [
      tab(
        't',
        own('s', [
          { kind: 'field', key: page.budget.key },
          {
            kind: 'widget',
            key: 'w',
            widget: { type: 'record_list', record_kind: 'task', view_id: view.id },
          },
        ]),
        own('r', [], {
          visible_when: {
            conditions: [{ field: `field_values.${page.industry.key}`, operator: 'equals', value: 'x' }],
          },
        }),
      ),
    ]);
    const removed = await service.ok('deleteViews', { query: { id: [view.id] } });
    expect(removed.data.outcomes[0]!.error!.message).toContain('1 layout');
    for (const { id } of [page.budget, page.industry]) {
      const { data } = await service.ok('getFieldUsage', { path: { id } });
      expect(data.layout_count).toBe(1);
    }
    const [budget, industry] = [unusedKey('cost'), unusedKey('trade')];
    await service.ok('renameFieldKey', { body: { field_id: page.budget.id, key: budget } });
    await service.ok('renameFieldKey', { body: { field_id: page.industry.id, key: industry } });
    const layout = JSON.stringify(await get(page.id));
    expect(layout).toContain(`"key":"${budget}"`);
    expect(layout).toContain(`field_values.${industry}`);
    expect(layout).not.toContain(page.budget.key);
    await service.ok('deleteField', { path: { id: page.budget.id } });
    expect(JSON.stringify(await get(page.id))).not.toContain(budget);
  });

  it('shows in the details, with what is not placed', async () => {
    const page = await newPage(service);
    const before = await service.ok('getEntityLayoutDetails', { path: { id: page.id } });
    expect(before.data).toMatchObject({ layout: null, versions: [], shared_sections: [] });
    expect(before.data.unplaced_field_keys).toEqual([page.budget.key, page.industry.key]);
    await publish(service, page.id, [tab('t', own('s', [{ kind: 'field', key: page.budget.key }]))]);
    const { data } = await service.ok('getEntityLayoutDetails', { path: { id: page.id } });
    expect(data.fields.map(({ key }) => key)).toEqual([page.budget.key, page.industry.key]);
    expect(data.unplaced_field_keys).toEqual([page.industry.key]);
    expect(data.versions).toEqual([expect.objectContaining({ version: 1, operation_count: 0 })]);
  });

  it('is gone with its profile', async () => {
    const page = await newPage(service);
    const section = (
      await service.ok('createSharedSection', {
        body: {
          key: unusedKey('section'),
          name: 'Shared',
          record_kind: 'client',
          section: { title: 'Shared', items: [] },
        },
      })
    ).data;
    await publish(service, page.id, [
      tab('t', { kind: 'shared', key: 'shared', shared_section_id: section.id }),
    ]);
    for (const { id } of [page.budget, page.industry]) await service.ok('deleteField', { path: { id } });
    await service.ok('deleteClientProfile', { path: { id: page.id } });
    expect((await service.call('getEntityLayout', { path: { id: page.id } })).status).toBe(404);
    expect((await service.ok('listEntityLayouts', { query: { id: [page.id] } })).data).toEqual([]);
    // Nothing that shows uses the section any more.
    expect((await service.ok('getSharedSection', { path: { id: section.id } })).data.layout_count).toBe(0);
    await service.ok('deleteSharedSection', { path: { id: section.id } });
    await service.query('delete from fields where profile_id = $1', [page.id]);
    await service.query('delete from client_profiles where id = $1', [page.id]);
    expect(await service.query('select from entity_layouts where id = $1', [page.id])).toEqual([]);
  });
});
