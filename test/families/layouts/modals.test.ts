import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newPage, own, publish, tab, unusedKey } from './page.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const create = (body: object = {}) =>
  service.call('createModal', {
    body: { key: unusedKey('modal'), name: `Modal ${randomUUID()}`, title: 'Title', sections: [], ...body },
  });
const add = async (body: object = {}) => (await create(body)).body.data;
const update = (id: string, body: object) => service.call('updateModal', { path: { id }, body });
const remove = (id: string, query: Record<string, unknown> = {}) =>
  service.call('deleteModal', { path: { id }, query });
const newFolder = async () =>
  (await service.ok('createViewFolder', { body: { name: `Folder ${randomUUID()}` } })).data;
const opens = (modal_id: string) => ({
  kind: 'element',
  key: `open_${modal_id.slice(-6)}`,
  element: { type: 'button', label: 'Open', action: { type: 'open_modal', modal_id } },
});

describe('writing', () => {
  it('stores it complete, with a button that closes it', async () => {
    const page = await newPage(service);
    const folder = await newFolder();
    const modal = await add({
      record_kind: 'client',
      folder_id: folder.id,
      sections: [own('s', [{ kind: 'field', key: page.budget.key }])],
    });
    expect(modal).toMatchObject({
      size: 'medium',
      folder_id: folder.id,
      sections: [{ container: 'card', items: [{ key: page.budget.key, width: 1 }] }],
      actions: [{ type: 'close', key: 'close', label: 'Close' }],
      revision: 1,
    });
    expect((await service.ok('getModal', { path: { id: modal.id } })).data).toEqual(modal);
    expect(await auditActions(service, modal.id)).toEqual(['created']);
    await service.ok('renameFieldKey', {
      body: { field_id: page.budget.id, key: `${page.budget.key.slice(0, 20)}_new` },
    });
    const renamed = await service.ok('getModal', { path: { id: modal.id } });
    expect(JSON.stringify(renamed.data.sections)).toContain('_new');
    await service.ok('deleteField', { path: { id: page.budget.id } });
    const { data } = await service.ok('getModal', { path: { id: modal.id } });
    expect(data.sections).toMatchObject([{ items: [] }]);
  });

  it('refuses what does not fit or is not there', async () => {
    const page = await newPage(service);
    const save = { type: 'save_record', key: 'save', label: 'Save', style: 'primary', is_closing: true };
    const shown = { conditions: [{ field: 'status', operator: 'equals', value: 'lead' }] };
    for (const [body, status, words] of [
      [{ folder_id: unknown }, 404, 'folder'],
      [{ record_kind: 'ticket' }, 400, 'body.record_kind'],
      [{ record_kind: 'custom_object_record' }, 400, 'body.custom_object_id'],
      [{ record_kind: 'custom_object_record', custom_object_id: unknown }, 404, 'custom object'],
      [{ custom_object_id: unknown }, 400, 'body.custom_object_id'],
      [{ sections: [own('s'), own('s')] }, 400, 'body.sections[1].key'],
      [
        { sections: [own('s', [{ kind: 'field', key: page.budget.key }])] },
        400,
        'body.sections[0].items[0].key',
      ],
      [{ sections: [own('s', [{ kind: 'system', key: 'name' }])] }, 400, 'body.sections[0].items[0].key'],
      [
        { sections: [own('s', [{ kind: 'widget', key: 'w', widget: { type: 'files' } }])] },
        400,
        'body.sections[0].items[0].widget.type',
      ],
      [{ sections: [own('s', [], { visible_when: shown })] }, 400, 'body.sections[0].visible_when'],
      [{ sections: [own('s', [opens(unknown)])] }, 400, 'body.sections[0].items[0].element.action.modal_id'],
      [{ actions: [save] }, 400, 'body.actions[0].type'],
      [{ record_kind: 'client', actions: [save, save] }, 400, 'body.actions[1].key'],
      [
        {
          actions: [
            {
              type: 'run_automation',
              key: 'run',
              label: 'Run',
              style: 'primary',
              automation_id: unknown,
              is_closing: true,
            },
          ],
        },
        400,
        'body.actions[0].automation_id',
      ],
    ] as const) {
      const answer = await create(body);
      expect([answer.status, answer.body.error?.message]).toEqual([status, expect.stringContaining(words)]);
    }
    expect((await create({ record_kind: 'client', actions: [save] })).status).toBe(200);
  });

  it('changes once, and keeps keys apart', async () => {
    const modal = await add({
      record_kind: 'client',
      sections: [own('s', [{ kind: 'system', key: 'name' }])],
    });
    const change = { name: 'Log a call', size: 'large', sections: [own('t')] };
    const { body } = await update(modal.id, { ...change, expected_revision: 1 });
    expect(body.data).toMatchObject({ name: 'Log a call', size: 'large', revision: 2 });
    expect((await update(modal.id, change)).body.data).toEqual(body.data);
    expect(await auditActions(service, modal.id)).toEqual(['created', 'updated']);
    expect((await update(modal.id, { name: 'x', expected_revision: 1 })).status).toBe(409);
    expect((await update(unknown, { name: 'x' })).status).toBe(404);
    const other = await add();
    expect((await update(other.id, { key: modal.key })).status).toBe(409);
    expect((await create({ key: modal.key })).status).toBe(409);
    const race = unusedKey('race');
    const answers = await Promise.all([1, 2].map(() => create({ key: race })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('judges its sections again for another kind of record', async () => {
    const page = await newPage(service);
    const modal = await add({
      record_kind: 'client',
      sections: [own('s', [{ kind: 'field', key: page.budget.key }])],
    });
    expect((await update(modal.id, { record_kind: 'task' })).status).toBe(400);
    expect((await update(modal.id, { custom_object_id: unknown })).status).toBe(400);
    expect((await update(modal.id, { record_kind: 'task', sections: [] })).status).toBe(200);
  });

  it('judges only what is sent: what it shows may be gone since', async () => {
    await service.ok('updateLayoutSettings', { body: { embed_hosts: ['reports.example'] } });
    const embed = { type: 'embed', url_template: 'https://reports.example/x' };
    const sections = [own('s', [{ kind: 'element', key: 'e', element: embed }])];
    const modal = await add({ sections });
    await service.ok('updateLayoutSettings', { body: { embed_hosts: [] } });
    const done = { type: 'close', key: 'done', label: 'Done', style: 'primary' };
    const { status, body } = await update(modal.id, { actions: [done], record_kind: null });
    expect([status, body.data?.actions]).toEqual([200, [done]]);
    expect((await update(modal.id, { sections })).status).toBe(400);
    expect((await update(modal.id, { record_kind: 'client' })).status).toBe(400);
    const save = { type: 'save_record', key: 'save', label: 'Save', style: 'primary', is_closing: true };
    const saving = await add({ record_kind: 'client', actions: [save] });
    const without = await update(saving.id, { record_kind: null });
    expect([without.status, without.body.error?.message]).toEqual([
      400,
      expect.stringContaining('body.actions[0].type'),
    ]);
  });
});

it('copies with the next free key and name', async () => {
  const modal = await add({ sections: [own('s')] });
  const duplicate = (body?: object) =>
    service.call('duplicateModal', { path: { id: modal.id }, ...(body && { body }) });
  const first = (await duplicate()).body.data;
  expect(first).toMatchObject({
    key: `${modal.key}_2`,
    name: `${modal.name} 2`,
    sections: modal.sections,
    actions: modal.actions,
    revision: 1,
  });
  const folder = await newFolder();
  const second = (await duplicate({ name: 'Visit', folder_id: folder.id })).body.data;
  expect(second).toMatchObject({ key: `${modal.key}_3`, name: 'Visit', folder_id: folder.id });
  expect((await duplicate({ folder_id: unknown })).status).toBe(404);
  expect((await duplicate({ name: 'x'.repeat(121) })).status).toBe(400);
});

it('lies in a folder of views, which it keeps', async () => {
  const folder = await newFolder();
  const modal = await add();
  const move = (folder_id: string | null, more: object = {}) =>
    service.call('moveModal', { path: { id: modal.id }, body: { folder_id, ...more } });
  expect((await move(folder.id, { expected_revision: 1 })).body.data).toMatchObject({
    folder_id: folder.id,
    revision: 2,
  });
  expect((await move(folder.id)).body.data.revision).toBe(2);
  expect((await move(unknown)).status).toBe(404);
  const { data } = await service.ok('listViewFolders', { query: { limit: 200 } });
  expect(data.find(({ id }) => id === folder.id)!.item_count).toBe(1);
  const refused = await service.call('deleteViewFolder', { path: { id: folder.id } });
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('1 modals')]);
  await move(null);
  await service.ok('deleteViewFolder', { path: { id: folder.id } });
});

it('stays while something opens it', async () => {
  const modal = await add();
  const page = await newPage(service);
  await publish(service, page.id, [tab('t', own('s', [opens(modal.id)]))]);
  const other = await add({ sections: [own('s', [opens(modal.id)])] });
  const { data: item } = await service.ok('createNavigationItem', {
    body: { label: 'Open', target: { type: 'modal', modal_id: modal.id } },
  });
  const details = await service.ok('queryNavigationItemDetails', { body: { ids: [item.id] } });
  expect(details.data[0]).toMatchObject({ target_name: modal.name, is_broken: false });
  const shown = await service.ok('queryNavigationItems', { body: { ids: [item.id] } });
  expect(shown.data).toHaveLength(1);
  const refused = await remove(modal.id);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining('1 layout and 1 modal and 1 item of the navigation'),
  ]);
  await service.ok('deleteEntityLayout', { path: { id: page.id } });
  await service.ok('deleteNavigationItems', { query: { id: [item.id] } });
  await service.ok('deleteModal', { path: { id: other.id } });
  expect((await remove(modal.id, { expected_revision: 9 })).status).toBe(409);
  expect((await remove(modal.id)).status).toBe(200);
  expect((await service.call('getModal', { path: { id: modal.id } })).status).toBe(404);
});

it('is never deleted while somebody lets a button open it', async () => {
  const modal = await add();
  const [made, gone] = await Promise.all([
    create({ sections: [own('s', [opens(modal.id)])] }),
    remove(modal.id),
  ]);
  expect([made.status, gone.status]).toEqual(gone.status === 200 ? [400, 200] : [200, 409]);
});

it('is listed by its key, its kind of record and its folder', async () => {
  const folder = await newFolder();
  const [ofClients, ofTasks, ofNone] = [
    await add({ record_kind: 'client', folder_id: folder.id, name: `C ${randomUUID()}` }),
    await add({ record_kind: 'task', folder_id: folder.id, name: `A ${randomUUID()}` }),
    await add({ name: `B ${randomUUID()}` }),
  ];
  const keys = [ofClients, ofTasks, ofNone].map(({ key }) => key as string);
  const listed = async (query: object) =>
    (await service.ok('listModals', { query: { key: keys, ...query } })).data.map(({ id }) => id);
  expect(await listed({})).toEqual([ofNone.id, ofTasks.id, ofClients.id]);
  expect(await listed({ sort: 'name', order: 'asc' })).toEqual([ofTasks.id, ofNone.id, ofClients.id]);
  expect(await listed({ record_kind: ['task'] })).toEqual([ofTasks.id]);
  expect(await listed({ folder_id: [folder.id], limit: 1, offset: 1 })).toEqual([ofClients.id]);
  expect(await listed({ is_root: true })).toEqual([ofNone.id]);
  const { data } = await service.ok('listModals', { query: { key: keys } });
  expect(data[2]).toEqual(ofClients);
  await service.ok('deleteModal', { path: { id: ofTasks.id } });
  expect(await listed({ is_root: false })).toEqual([ofClients.id]);
});
