import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPage, own, tab } from '../layouts/page.ts';

/** What the catalogues tell of layouts is what layouts take. */
let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newPage(service)).id;
});
afterAll(() => service?.stop());

/** How a layout of a client profile with this section is answered. */
const publish = async (items: readonly object[], more: object = {}): Promise<number> => {
  const tabs = [tab('main', own('section', [...items], more))];
  const { status } = await service.call('createEntityLayout', { path: { id: profileId }, body: { tabs } });
  if (status === 200) await service.ok('deleteEntityLayout', { path: { id: profileId } });
  return status;
};

describe('containers', () => {
  it('are found by place and capability, and frame as many columns as they say', async () => {
    const { data, pagination } = await service.ok('queryLayoutContainers', { body: { surfaces: ['modal'] } });
    expect(pagination.total).toBe(5);
    for (const { key: container, max_columns: column_count, item_kinds: kinds } of data) {
      expect(await publish([], { container, column_count })).toBe(200);
      expect(await publish([], { container, column_count: column_count + 1 })).toBe(400);
      expect(kinds).toEqual(['field', 'system', 'element', 'widget']);
    }
    const found = async (body: object) =>
      (await service.ok('queryLayoutContainers', { body })).data.map(({ key }) => key);
    expect(await found({ capabilities: ['collapsible'] })).toEqual(['accordion']);
    expect(await found({ search: 'STRIP' })).toEqual(['banner']);
    expect(await found({ surfaces: ['form'] })).toEqual([]);
  });
});

describe('kinds of items', () => {
  it('name the properties that pages of the asked kinds take', async () => {
    const { data } = await service.ok('queryLayoutItemTypes', { body: { record_kinds: ['client'] } });
    expect(data.map(({ key }) => key)).toEqual(['field', 'system', 'element', 'widget']);
    const [field, system] = data;
    expect(field!.system_keys).toEqual([]);
    expect(new Set(system!.system_keys.map(({ record_kind }) => record_kind))).toEqual(new Set(['client']));
    const items = system!.system_keys.map(({ key }) => ({ kind: 'system', key, width: system!.max_width }));
    expect(await publish(items, { column_count: 4 })).toBe(200);
    expect(await publish([{ kind: 'system', key: 'due_date' }])).toBe(400);
    const all = await service.ok('queryLayoutItemTypes', { body: { keys: ['system'] } });
    const kinds = all.data[0]!.system_keys.map(({ record_kind }) => record_kind);
    expect(new Set(kinds)).toEqual(new Set(['client', 'task', 'custom_object_record']));
  });
});

describe('elements', () => {
  const placed = (element: object) => [{ kind: 'element', key: 'it', element }];

  it('take the settings of their example and no others, and say which take shortcodes', async () => {
    const { data: entries } = await service.ok('queryLayoutElements', { body: {} });
    const { data: schemas } = await service.ok('queryLayoutElementConfigSchemas', {
      body: { keys: entries.map(({ key }) => key) },
    });
    expect(schemas.map(({ key }) => key)).toEqual(entries.map(({ key }) => key));
    for (const [at, { key, label, config_fields: settings, example }] of schemas.entries()) {
      expect(label).toBe(entries[at]!.label);
      expect([key, settings.some(({ can_use_shortcodes }) => can_use_shortcodes)]).toEqual([
        key,
        entries[at]!.capabilities.includes('shortcodes'),
      ]);
      // These name what this agency does not have.
      if (!['image', 'button', 'embed'].includes(key))
        expect([key, await publish(placed(example))]).toEqual([key, 200]);
      expect([key, await publish(placed({ ...example, invented: true }))]).toEqual([key, 400]);
      for (const { key: setting } of settings.filter(({ is_required }) => is_required))
        expect(await publish(placed({ ...example, [setting]: undefined }))).toBe(400);
    }
  });

  it('are found by their groups, in the order asked for', async () => {
    const { data } = await service.ok('queryLayoutElements', {
      query: { sort: 'label', order: 'desc' },
      body: { categories: ['actions', 'structure'] },
    });
    expect(data.map(({ key }) => key)).toEqual(['spacer', 'link', 'divider', 'button']);
  });
});

describe('widgets', () => {
  it('stand on the pages that they name, with the settings of their example', async () => {
    const { data: entries } = await service.ok('queryLayoutWidgets', { query: { limit: 200 }, body: {} });
    const schemas = (
      await Promise.all(
        [entries.slice(0, 10), entries.slice(10)].map((some) =>
          service.ok('queryLayoutWidgetConfigSchemas', { body: { keys: some.map(({ key }) => key) } }),
        ),
      )
    ).flatMap(({ data }) => data);
    expect(schemas.map(({ key }) => key)).toEqual(entries.map(({ key }) => key));
    const { data: object } = await service.ok('createCustomObject', {
      body: { key: 'website', name: 'Website', plural_name: 'Websites' },
    });
    for (const [at, { key, example, config_fields: settings }] of schemas.entries()) {
      // Nobody can make a form yet.
      if (key === 'form') continue;
      const named = settings.some((setting) => setting.key === 'custom_object_id' && setting.is_required);
      const widget = named ? { ...example, custom_object_id: object.id } : example;
      expect([key, await publish([{ kind: 'widget', key: 'it', widget }])]).toEqual([
        key,
        entries[at]!.record_kinds.includes('client') ? 200 : 400,
      ]);
    }
  });

  it('are found by the kind of record and the permission is told', async () => {
    const { data } = await service.ok('queryLayoutWidgets', {
      body: { record_kinds: ['task'], search: 'checklist' },
    });
    expect(data).toMatchObject([{ key: 'checklist', record_kinds: ['task'], permission: 'tasks.view' }]);
  });
});
