import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPage, own, publish, tab, unusedKey } from './page.ts';

/** The layout of a client profile, as the profile's own operations show it. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const newView = async (body: object = {}) =>
  (await service.ok('createView', { body: { name: `View ${randomUUID()}`, record_kind: 'client', ...body } }))
    .data;

const detailsOf = async (id: string) => (await service.ok('getClientProfileDetails', { path: { id } })).data;

it('lists fields and properties of the published one', async () => {
  const page = await newPage(service);
  const section = (
    await service.ok('createSharedSection', {
      body: {
        key: unusedKey('section'),
        name: 'Shared',
        record_kind: 'client',
        section: { title: 'Shared', items: [{ kind: 'field', key: page.industry.key }] },
      },
    })
  ).data;
  await publish(service, page.id, [
    tab(
      't',
      own('s', [
        { kind: 'system', key: 'status' },
        { kind: 'widget', key: 'w', widget: { type: 'notes' } },
      ]),
      own('only_widgets', [{ kind: 'widget', key: 'v', widget: { type: 'files' } }]),
      { kind: 'shared', key: 'shared', shared_section_id: section.id },
    ),
  ]);
  const { layout, profile } = await detailsOf(page.id);
  expect(profile.has_custom_layout).toBe(true);
  expect(layout).toMatchObject({
    is_custom: true,
    sections: [
      { key: 's', items: [{ kind: 'system', key: 'status', width: 1 }] },
      { key: 'shared', title: 'Shared', items: [{ kind: 'field', key: page.industry.key }] },
    ],
    unplaced_field_keys: [page.budget.key],
  });
  const update = (given: object | null) =>
    service.call('updateClientProfile', { path: { id: page.id }, body: { layout: given } });
  const { unplaced_field_keys: _unplaced, ...asRead } = layout;
  expect((await update(asRead)).body.data.revision).toBe(profile.revision);
  expect((await update({ sections: [] })).status).toBe(409);
  await service.ok('deleteEntityLayout', { path: { id: page.id } });
  expect((await detailsOf(page.id)).layout.is_custom).toBe(false);
  expect((await update({ sections: [] })).status).toBe(200);
});

it('goes to copies of the profile', async () => {
  const page = await newPage(service);
  const view = await newView({ record_kind: 'task' });
  const layout = await publish(service, page.id, [
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
    ),
  ]);
  const copy = (await service.ok('duplicateClientProfile', { path: { id: page.id }, body: {} })).data;
  const { data: copied } = await service.ok('getEntityLayout', { path: { id: copy.id } });
  expect(copied).toMatchObject({ tabs: layout.tabs, version: 1, revision: 1 });
  expect((await service.ok('listEntityLayoutVersions', { path: { id: copy.id } })).data).toHaveLength(1);
  const removed = await service.ok('deleteViews', { query: { id: [view.id] } });
  expect(removed.data.outcomes[0]!.error!.message).toContain('2 layouts');
});
