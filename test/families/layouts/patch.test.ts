import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newPage, own, publish, tab, unusedKey, type Layout } from './page.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A layout of two tabs: `one` with the sections `a` (name, status) and `b` (tags), `two` with a shared section. */
async function newLayout() {
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
    tab(
      'one',
      own('a', [
        { kind: 'system', key: 'name', width: 2 },
        { kind: 'system', key: 'status' },
      ]),
      own('b', [{ kind: 'system', key: 'tags' }]),
    ),
    tab('two', { kind: 'shared', key: 'shared', shared_section_id: section.id }),
  ]);
  return page;
}

const patch = (id: string, operations: object[], more: object = {}) =>
  service.call('patchEntityLayout', { path: { id }, body: { operations, ...more } });

/** `one[a(name status) b(tags)] two[shared]` */
const outline = ({ tabs }: Layout): string =>
  tabs
    .map(({ key, sections }) => {
      const inner = sections.map((section) =>
        section.kind === 'shared'
          ? section.key
          : `${section.key}(${section.items.map((item) => item.key).join(' ')})`,
      );
      return `${key}[${inner.join(' ')}]`;
    })
    .join(' ');

const name = { kind: 'system', key: 'name' };

describe('operations', () => {
  it.each([
    ['add_tab', { tab: tab('new'), position: 0 }, 'new[] one[a(name status) b(tags)] two[shared]'],
    ['move_tab', { tab_key: 'two', position: 0 }, 'two[shared] one[a(name status) b(tags)]'],
    ['remove_tab', { tab_key: 'two' }, 'one[a(name status) b(tags)]'],
    [
      'add_section',
      { tab_key: 'two', section: own('c', [{ kind: 'system', key: 'source' }]), position: 0 },
      'one[a(name status) b(tags)] two[c(source) shared]',
    ],
    ['move_section', { section_key: 'b', to_tab_key: 'two' }, 'one[a(name status)] two[shared b(tags)]'],
    ['move_section', { section_key: 'b', position: 0 }, 'one[b(tags) a(name status)] two[shared]'],
    [
      'move_section',
      { section_key: 'shared', to_tab_key: 'one' },
      'one[a(name status) b(tags) shared] two[]',
    ],
    ['remove_section', { section_key: 'a' }, 'one[b(tags)] two[shared]'],
    ['remove_section', { section_key: 'shared' }, 'one[a(name status) b(tags)] two[]'],
    [
      'add_item',
      { section_key: 'b', item: { kind: 'system', key: 'source' }, position: 0 },
      'one[a(name status) b(source tags)] two[shared]',
    ],
    [
      'replace_item',
      { item: name, replacement: { kind: 'system', key: 'slug' } },
      'one[a(slug status) b(tags)] two[shared]',
    ],
    [
      'move_item',
      { item: name, to_section_key: 'b', position: 0 },
      'one[a(status) b(name tags)] two[shared]',
    ],
    ['move_item', { item: name }, 'one[a(status name) b(tags)] two[shared]'],
    ['remove_item', { item: name }, 'one[a(status) b(tags)] two[shared]'],
  ])('%s', async (op, rest, expected) => {
    const { id } = await newLayout();
    const { body } = await patch(id, [{ op, ...rest }]);
    expect(outline(body.data)).toBe(expected);
    expect(body.data).toMatchObject({ version: 2, revision: 2 });
  });

  it('change what tabs, sections and items look like', async () => {
    const { id } = await newLayout();
    const { body } = await patch(id, [
      { op: 'update_tab', tab_key: 'one', title: 'First', icon: 'star' },
      { op: 'update_section', section_key: 'b', title: 'Tags', container: 'accordion', is_collapsed: true },
      { op: 'resize_item', item: { kind: 'system', key: 'tags' }, width: 2 },
    ]);
    const [one] = body.data.tabs;
    expect(one).toMatchObject({ title: 'First', icon: 'star' });
    expect(one.sections[1]).toMatchObject({
      title: 'Tags',
      container: 'accordion',
      is_collapsed: true,
      items: [{ key: 'tags', width: 2 }],
    });
    const shown = { conditions: [{ field: 'status', operator: 'equals', value: 'lead' }] };
    const conditions = await patch(id, [
      { op: 'update_tab', tab_key: 'two', visible_when: shown },
      { op: 'update_section', section_key: 'shared', visible_when: shown },
    ]);
    expect(conditions.body.data.tabs[1]).toMatchObject({
      visible_when: shown,
      sections: [{ visible_when: shown }],
    });
  });

  it('are carried out in order, all or none, as one version', async () => {
    const { id } = await newLayout();
    const added = { op: 'add_section', tab_key: 'two', section: own('c') };
    const moved = { op: 'move_item', item: name, to_section_key: 'c' };
    const { status, body } = await patch(id, [moved, added]);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('body.operations[0]')]);
    const done = await patch(id, [added, moved], { change_note: 'Tidy', expected_revision: 1 });
    expect(outline(done.body.data)).toBe('one[a(status) b(tags)] two[shared c(name)]');
    expect(done.body.data.version).toBe(2);
    const { data } = await service.ok('listEntityLayoutVersions', { path: { id } });
    expect(
      data.map(({ version, change_note, operation_count }) => [version, change_note, operation_count]),
    ).toEqual([
      [2, 'Tidy', 2],
      [1, null, 0],
    ]);
    expect((await patch(id, [added], { expected_revision: 1 })).status).toBe(409);
  });

  it('publish nothing when nothing changes', async () => {
    const { id } = await newLayout();
    const { body } = await patch(id, [
      { op: 'move_tab', tab_key: 'two', position: 0 },
      { op: 'move_tab', tab_key: 'one', position: 0 },
    ]);
    expect(body.data).toMatchObject({ version: 1, revision: 1 });
    expect(await auditActions(service, id)).toEqual(['created', 'published']);
  });

  it.each([
    ['an unknown tab', { op: 'move_tab', tab_key: 'none' }, 'tab_key'],
    ['an unknown section', { op: 'remove_section', section_key: 'none' }, 'section_key'],
    ['an unknown item', { op: 'remove_item', item: { kind: 'field', key: 'name' } }, 'item'],
    ['a tab twice', { op: 'add_tab', tab: tab('one') }, 'tab.key'],
    ['a section twice', { op: 'add_section', tab_key: 'two', section: own('a') }, 'section.key'],
    ['an item twice', { op: 'add_item', section_key: 'b', item: name }, 'item.key'],
    [
      'an item twice, inside a section',
      { op: 'add_section', tab_key: 'two', section: own('c', [name]) },
      'section.items[0].key',
    ],
    [
      'another item in its place twice',
      { op: 'replace_item', item: { kind: 'system', key: 'tags' }, replacement: name },
      'replacement.key',
    ],
    [
      'an item in a shared section',
      { op: 'add_item', section_key: 'shared', item: { kind: 'system', key: 'slug' } },
      'section_key',
    ],
    ['a title of a shared section', { op: 'update_section', section_key: 'shared', title: 'x' }, ''],
    ['an item wider than its section', { op: 'resize_item', item: name, width: 3 }, 'width'],
    [
      'a section narrower than its items',
      { op: 'update_section', section_key: 'a', column_count: 1 },
      'column_count',
    ],
    [
      'an unknown property',
      { op: 'add_item', section_key: 'b', item: { kind: 'system', key: 'x' } },
      'item.key',
    ],
  ])('name the place of %s', async (_, operation, place) => {
    const { id } = await newLayout();
    const fine = { op: 'update_tab', tab_key: 'one', title: 'Fine' };
    const { status, body } = await patch(id, [fine, operation]);
    const at = place === '' ? 'body.operations[1] ' : `body.operations[1].${place} `;
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(at)]);
    const { data } = await service.ok('getEntityLayout', { path: { id } });
    expect(data.version).toBe(1);
  });

  it('leave a layout within its bounds', async () => {
    const dividers = (stem: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        kind: 'element',
        key: `${stem}_${index}`,
        element: { type: 'divider' },
      }));
    const { id } = await newPage(service);
    const sections = Array.from({ length: 49 }, (_, index) => own(`s_${index}`));
    await publish(service, id, [
      tab('wide', own('long', dividers('d', 200)), ...sections),
      tab('other', own('x')),
    ]);
    const [item] = dividers('more', 1);
    const tabs = Array.from({ length: 19 }, (_, index) => ({ op: 'add_tab', tab: tab(`new_${index}`) }));
    for (const [operations, words] of [
      [tabs, 'a layout with 21 tabs'],
      [[{ op: 'add_section', tab_key: 'wide', section: own('more') }], 'the tab "wide" with 51 sections'],
      [[{ op: 'move_section', section_key: 'x', to_tab_key: 'wide' }], 'the tab "wide" with 51 sections'],
      [[{ op: 'add_item', section_key: 'long', item }], 'the section "long" with 201 items'],
      [
        [
          { op: 'add_item', section_key: 'x', item },
          { op: 'move_item', item: { kind: 'element', key: 'more_0' }, to_section_key: 'long' },
        ],
        'the section "long" with 201 items',
      ],
    ] as const) {
      const { status, body } = await patch(id, [...operations]);
      expect([status, body.error?.message]).toEqual([400, expect.stringContaining(words)]);
    }
    expect((await patch(id, tabs.slice(1))).status).toBe(200);
  });

  it('leave the last tab', async () => {
    const { id } = await newLayout();
    const { status, body } = await patch(id, [
      { op: 'remove_tab', tab_key: 'two' },
      { op: 'remove_tab', tab_key: 'one' },
    ]);
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining('body.operations[1].tab_key'),
    ]);
  });

  it('of two at once lose none', async () => {
    const { id } = await newLayout();
    const add = (key: string) => patch(id, [{ op: 'add_tab', tab: tab(key) }]);
    await Promise.all(['x', 'y', 'z'].map(add));
    const { data } = await service.ok('getEntityLayout', { path: { id } });
    expect(data.tabs.map(({ key }) => key).sort()).toEqual(['one', 'two', 'x', 'y', 'z']);
    expect(data.version).toBe(4);
  });

  it('need a layout', async () => {
    const { id } = await newPage(service);
    expect((await patch(id, [{ op: 'remove_tab', tab_key: 'x' }])).status).toBe(404);
  });
});

describe('versions', () => {
  const restore = (id: string, body: object) => service.call('restoreEntityLayout', { path: { id }, body });

  it('can be read and published again', async () => {
    const { id } = await newLayout();
    await patch(id, [{ op: 'remove_tab', tab_key: 'two' }]);
    const first = await service.ok('getEntityLayoutVersion', { path: { id, version: 1 } });
    expect(outline(first.data)).toBe('one[a(name status) b(tags)] two[shared]');
    expect(first.data).toMatchObject({ version: 1, revision: 1 });
    const { body } = await restore(id, { version: 1, change_note: 'Back', expected_revision: 2 });
    expect(outline(body.data)).toBe('one[a(name status) b(tags)] two[shared]');
    expect(body.data).toMatchObject({ version: 3, revision: 3 });
    expect((await restore(id, { version: 1, expected_revision: 2 })).status).toBe(409);
    expect((await restore(id, { version: 9 })).status).toBe(404);
    expect((await service.call('getEntityLayoutVersion', { path: { id, version: 9 } })).status).toBe(404);
  });

  it('come back without what is gone', async () => {
    const page = await newPage(service);
    const view = (await service.ok('createView', { body: { name: unusedKey('view'), record_kind: 'task' } }))
      .data;
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
    const isBig = {
      conditions: [{ field: `field_values.${page.budget.key}`, operator: 'greater_than', value: '0' }],
    };
    await publish(service, page.id, [
      tab(
        't',
        own('s', [
          { kind: 'field', key: page.budget.key },
          { kind: 'field', key: page.industry.key },
          { kind: 'system', key: 'name', visible_when: isBig },
          {
            kind: 'widget',
            key: 'w',
            widget: { type: 'record_list', record_kind: 'task', view_id: view.id },
          },
        ]),
        own('r', [], { visible_when: isBig }),
        { kind: 'shared', key: 'shared', shared_section_id: section.id },
      ),
    ]);
    await patch(page.id, [
      { op: 'add_tab', tab: tab('only') },
      { op: 'remove_tab', tab_key: 't' },
    ]);
    await service.ok('deleteField', { path: { id: page.budget.id } });
    await service.ok('deleteViews', { query: { id: [view.id] } });
    await service.ok('deleteSharedSection', { path: { id: section.id } });
    const { body } = await restore(page.id, { version: 1 });
    expect(outline(body.data)).toBe(`t[s(${page.industry.key})]`);
  });

  it('stay when the layout is deleted', async () => {
    const { id } = await newLayout();
    const remove = (query: Record<string, unknown> = {}) =>
      service.call('deleteEntityLayout', { path: { id }, query });
    expect((await remove({ expected_revision: 9 })).status).toBe(409);
    expect((await remove({ expected_revision: 1 })).status).toBe(200);
    expect((await service.call('getEntityLayout', { path: { id } })).status).toBe(404);
    expect((await remove()).status).toBe(404);
    const { data } = await service.ok('listEntityLayoutVersions', { path: { id } });
    expect(data).toHaveLength(1);
    const { body } = await restore(id, { version: 1 });
    expect(body.data).toMatchObject({ version: 2 });
    await remove();
    const again = await service.ok('createEntityLayout', { path: { id }, body: {} });
    expect(again.data.version).toBe(3);
    expect(await auditActions(service, id)).toEqual([
      'created',
      'published',
      'deleted',
      'published',
      'deleted',
      'published',
    ]);
  });

  it('are kept to 500', async () => {
    const { id } = await newLayout();
    await service.query('update entity_layouts set version = 500 where id = $1', [id]);
    await patch(id, [{ op: 'remove_tab', tab_key: 'two' }]);
    const { data } = await service.ok('listEntityLayoutVersions', { path: { id } });
    expect(data.map(({ version }) => version)).toEqual([501]);
  });
});
