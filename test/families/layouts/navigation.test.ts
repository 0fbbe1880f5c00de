import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NavigationItem } from '#generated/types.gen.ts';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { data } = await service.ok('queryNavigationItems', { body: { kind: 'custom', is_complete: true } });
  if (data.length > 0) await service.ok('deleteNavigationItems', { query: { id: data.map(({ id }) => id) } });
});

const unknown = randomUUID();
const heading = { type: 'heading' } as const;
const create = (body: object) =>
  service.call('createNavigationItem', { body: { label: 'Item', target: heading, ...body } });
const add = async (body: object = {}): Promise<NavigationItem> => (await create(body)).body.data;
const move = (body: object) => service.call('repositionNavigationItem', { body });
const query = async (body: object = {}, key?: string): Promise<NavigationItem[]> =>
  (await service.ok('queryNavigationItems', { body }, key === undefined ? undefined : { key })).data;
const labels = async (body: object = {}, key?: string) => (await query(body, key)).map(({ label }) => label);
const system = async (key: string): Promise<NavigationItem> =>
  (await query({ kind: 'system', is_complete: true })).find(({ system_key }) => system_key === key)!;
const newView = async (body: object = {}) =>
  (
    await service.ok('createView', {
      body: { name: `View ${randomUUID()}`, record_kind: 'client', ...body },
    })
  ).data;

describe('the tree', () => {
  it('begins with the built-in pages', async () => {
    const items = await query();
    expect(items).toHaveLength(16);
    expect(items[0]).toMatchObject({
      kind: 'system',
      system_key: 'my_day',
      label: 'My day',
      target: { type: 'page', page: 'my_day' },
      position: 0,
      is_hidden: false,
      created_by: null,
    });
    expect(items.at(-1)!.system_key).toBe('settings');
  });

  it('shows added items below their parents, at the position asked for', async () => {
    const menu = await add({ label: 'Reports', position: 0, icon: 'folder' });
    expect(menu).toMatchObject({ kind: 'custom', position: 0, parent_id: null, revision: 1 });
    await add({ label: 'Last', parent_id: menu.id });
    await add({ label: 'First', parent_id: menu.id, position: 0 });
    expect((await labels()).slice(0, 4)).toEqual(['Reports', 'First', 'Last', 'My day']);
    expect(await labels({ parent_ids: [menu.id] })).toEqual(['First', 'Last']);
    expect(await auditActions(service, menu.id)).toEqual(['created']);
  });

  it('has three levels and 200 added items at most', async () => {
    const one = await add({ label: '1' });
    const two = await add({ label: '2', parent_id: one.id });
    const three = await add({ label: '3', parent_id: two.id });
    expect((await create({ parent_id: three.id })).status).toBe(409);
    expect((await create({ parent_id: unknown })).status).toBe(404);
    const tall = await add({ label: 'tall' });
    await add({ label: 'below', parent_id: tall.id });
    expect((await move({ id: tall.id, parent_id: two.id })).status).toBe(409);
    expect((await move({ id: one.id, parent_id: three.id })).status).toBe(409);
    expect((await move({ id: one.id, parent_id: one.id })).status).toBe(409);
    await service.query(
      `insert into navigation_items (tenant_id, label, target, position, created_by)
       select tenant_id, 'Item', target, 100 + n, created_by from navigation_items, generate_series(1, 195) n where id = $1`,
      [tall.id],
    );
    expect((await create({})).status).toBe(409);
    await service.query("delete from navigation_items where tenant_id = $1 and label = 'Item'", [
      service.agencies[0].id,
    ]);
  });

  it('moves an item with everything below it, and closes the gap', async () => {
    const [a, b, c] = [await add({ label: 'A' }), await add({ label: 'B' }), await add({ label: 'C' })];
    await add({ label: 'A1', parent_id: a.id });
    const { body } = await move({ id: a.id, parent_id: c.id, expected_revision: 1 });
    expect(body.data).toMatchObject({ parent_id: c.id, position: 0, revision: 2 });
    expect((await labels()).slice(16)).toEqual(['B', 'C', 'A', 'A1']);
    expect((await query({ ids: [c.id] }))[0]!.position).toBe(17);
    expect((await move({ id: a.id, parent_id: c.id })).body.data).toEqual(body.data);
    expect((await move({ id: c.id, parent_id: null, position: 0 })).body.data.position).toBe(0);
    expect((await labels())[0]).toBe('C');
    expect((await move({ id: b.id, parent_id: null, expected_revision: 9 })).status).toBe(409);
    expect((await move({ id: unknown, parent_id: null })).status).toBe(404);
    await move({ id: (await system('settings')).id, parent_id: null });
  });
});

describe('targets', () => {
  it('are what the agency has and the caller sees', async () => {
    const client = await newClient(service, (await newProfile(service)).id);
    const view = await newView();
    const theirs = await service.keyWith(service.agencies[0], ['settings.manage', 'settings.view']);
    for (const [target, status] of [
      [{ type: 'view', view_id: view.id }, 200],
      [{ type: 'record', record_kind: 'client', record_id: client.id }, 200],
      [{ type: 'url', url: 'https://status.example/' }, 200],
      [{ type: 'view', view_id: unknown }, 400],
      [{ type: 'record', record_kind: 'task', record_id: client.id }, 400],
      [{ type: 'custom_object', custom_object_id: unknown }, 400],
      [{ type: 'modal', modal_id: unknown }, 400],
      [{ type: 'page', page: 'clients' }, 400],
    ] as const)
      expect([target, (await create({ target })).status]).toEqual([target, status]);
    const hidden = await service.call(
      'createNavigationItem',
      { body: { label: 'x', target: { type: 'view', view_id: view.id } } },
      { key: theirs },
    );
    expect(hidden.status).toBe(400);
  });

  it('keep a view until the item is gone, and are broken after that', async () => {
    const view = await newView();
    const item = await add({ label: 'View', target: { type: 'view', view_id: view.id } });
    const remove = (force: boolean) => service.ok('bulkDeleteViews', { body: { ids: [view.id], force } });
    expect((await remove(false)).data.outcomes[0]!.error!.message).toContain('1 item of the navigation');
    const details = async () =>
      (await service.ok('queryNavigationItemDetails', { body: { ids: [item.id] } })).data[0]!;
    expect(await details()).toMatchObject({ target_name: view.name, is_broken: false, child_count: 0 });
    await remove(true);
    expect(await details()).toMatchObject({ target_name: null, is_broken: true });
    expect(await labels({ ids: [item.id] })).toEqual([]);
  });
});

describe('who sees an item', () => {
  it('leaves out pages, views and records that the caller may not see', async () => {
    const view = await newView();
    const { data: secret } = await service.ok('createTask', { body: { name: 'Secret', is_private: true } });
    await add({ label: 'My view', target: { type: 'view', view_id: view.id } });
    await add({
      label: 'Secret',
      target: { type: 'record', record_kind: 'task', record_id: secret.id },
    });
    await add({ label: 'Address', target: { type: 'url', url: 'https://status.example/' } });
    const key = await service.keyWith(service.agencies[0], ['tasks.view']);
    expect(await labels({}, key)).toEqual(['My day', 'Tasks', 'Settings', 'Address']);
    expect(await labels({ kind: 'custom' })).toEqual(['My view', 'Secret', 'Address']);
  });

  it('shows it to members of its departments, with everything below it', async () => {
    const { data: department } = await service.ok('createDepartment', { body: { name: 'Design' } });
    const menu = await add({ label: 'Design', department_ids: [department.id] });
    await add({ label: 'Inside', parent_id: menu.id });
    expect(await labels({ kind: 'custom' })).toEqual([]);
    expect(await labels({ kind: 'custom', is_complete: true })).toEqual(['Design', 'Inside']);
    const key = await service.keyWith(service.agencies[0], ['tasks.view']);
    const [account] = await service.query<{ user_id: string }>(
      'select user_id from api_keys order by created_at desc limit 1',
    );
    await service.query(
      `insert into department_members (tenant_id, department_id, user_id, level_id)
       select $1, $2, $3, id from department_levels where department_id = $2 limit 1`,
      [service.agencies[0].id, department.id, account!.user_id],
    );
    expect(await labels({ kind: 'custom' }, key)).toEqual(['Design', 'Inside']);
    const { data } = await service.ok('queryNavigationItemDetails', { body: { ids: [menu.id] } });
    expect(data[0]).toMatchObject({
      departments: [{ id: department.id, name: 'Design' }],
      child_count: 1,
    });
    expect((await create({ department_ids: [unknown] })).status).toBe(400);
    const refused = await service.call('queryNavigationItems', { body: { is_complete: true } }, { key });
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      expect.stringContaining('settings.view'),
    ]);
  });
});

describe('built-in items', () => {
  it('are hidden for everyone, with who did it, and shown again in their place', async () => {
    const training = await system('training');
    const hide = (body: object) => service.call('hideNavigationItem', { body });
    const { body } = await hide({ id: training.id, expected_revision: training.revision });
    expect(body.data).toMatchObject({ is_hidden: true, revision: training.revision + 1 });
    expect((await hide({ id: training.id })).body.data).toEqual(body.data);
    expect(await labels()).not.toContain('Training');
    const { data } = await service.ok('queryNavigationItemDetails', { body: { is_hidden: true } });
    expect(
      data.map(({ item, hidden_by, target_name }) => [item.label, hidden_by !== null, target_name]),
    ).toEqual([['Training', true, 'Training']]);
    const shown = await service.ok('unhideNavigationItem', { body: { id: training.id } });
    expect(shown.data).toMatchObject({ is_hidden: false, hidden_at: null, position: training.position });
    expect((await service.ok('unhideNavigationItem', { body: { id: training.id } })).data).toEqual(
      shown.data,
    );
    expect((await hide({ id: training.id, expected_revision: 1 })).status).toBe(409);
    expect((await hide({ id: (await system('settings')).id })).status).toBe(409);
    expect((await hide({ id: (await add()).id })).status).toBe(409);
    expect((await hide({ id: unknown })).status).toBe(404);
    const custom = await service.call('unhideNavigationItem', { body: { id: (await add()).id } });
    expect(custom.status).toBe(409);
  });

  it('take another label and icon, and nothing else', async () => {
    const { id, target } = await system('programs');
    const update = (body: object) => service.call('updateNavigationItem', { body: { id, ...body } });
    expect((await update({ label: 'Packages', icon: 'star', target })).body.data).toMatchObject({
      label: 'Packages',
      icon: 'star',
    });
    expect((await update({ target: heading })).status).toBe(409);
    const { data: department } = await service.ok('createDepartment', { body: { name: 'Sales' } });
    expect((await update({ department_ids: [department.id] })).status).toBe(409);
    await update({ label: 'Programs' });
    const { data } = await service.ok('deleteNavigationItems', { query: { id: [id] } });
    expect(data.outcomes[0]!.error!.message).toContain('hideNavigationItem');
  });
});

describe('added items', () => {
  it('change, once', async () => {
    const { id } = await add({ label: 'Old' });
    const change = {
      id,
      label: 'New',
      target: { type: 'url', url: 'https://new.example/', is_new_tab: false },
    };
    const update = (body: object) => service.call('updateNavigationItem', { body });
    const { body } = await update({ ...change, expected_revision: 1 });
    expect(body.data).toMatchObject({ label: 'New', target: change.target, revision: 2 });
    expect((await update(change)).body.data).toEqual(body.data);
    expect(await auditActions(service, id)).toEqual(['created', 'updated']);
    expect((await update({ id, target: { type: 'view', view_id: unknown } })).status).toBe(400);
    expect((await update({ id, label: 'x', expected_revision: 1 })).status).toBe(409);
    expect((await update({ id: unknown, label: 'x' })).status).toBe(404);
    const [theirs] = (
      await service.ok('queryNavigationItems', { body: {} }, { key: service.agencies[1].key })
    ).data;
    expect((await update({ id: theirs!.id, label: 'x' })).status).toBe(404);
  });

  it('leave their children to their parent when they go', async () => {
    const menu = await add({ label: 'Menu', position: 0 });
    await add({ label: 'A', parent_id: menu.id });
    await add({ label: 'B', parent_id: menu.id });
    const { data } = await service.ok('deleteNavigationItems', { query: { id: [menu.id, unknown] } });
    expect(data).toMatchObject({ succeeded: 1, failed: 1 });
    const items = (await query()).slice(0, 3);
    expect(items.map(({ label, parent_id, position }) => [label, parent_id, position])).toEqual([
      ['A', null, 0],
      ['B', null, 1],
      ['My day', null, 2],
    ]);
  });

  it('are found by label, kind of target and time', async () => {
    await add({ label: 'Wíki', target: { type: 'url', url: 'https://wiki.example/' } });
    expect(await labels({ search: 'wiki' })).toEqual(['Wíki']);
    expect(await labels({ target_types: ['url'] })).toEqual(['Wíki']);
    expect(await labels({ updated_after: '2100-01-01T00:00:00Z' })).toEqual([]);
    const { data } = await service.ok('queryNavigationItems', {
      query: { sort: 'label', order: 'asc', limit: 2 },
      body: {},
    });
    expect(data.map(({ label }) => label)).toEqual(['Automations', 'Billing']);
  });
});
