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
