import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newField } from '../fields/field-records.ts';
import { managing, newPerson, refusal, type Answer, type Person } from './people.ts';

/** Saving views: what they keep, what the list has to have, who may change whose, and what becomes of the views of somebody who leaves. */
let service: Service;
let manager: Person;
let dana: Person;
let sam: Person;
let department: string;

beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, managing);
  sam = await newPerson(service);
  const created = await service.ok('createDepartment', {
    body: { name: 'Studio', levels: [{ name: 'Member' }] },
  });
  department = created.data.id;
  await service.query(
    'insert into department_members (tenant_id, department_id, level_id, user_id) values ($1, $2, $3, $4)',
    [service.agencies[0].id, department, created.data.levels[0]!.id, sam.id],
  );
  await newField(service, { record_kind: 'task', key: 'size', name: 'Size', config: { type: 'number' } });
  await newField(service, {
    record_kind: 'task',
    key: 'area',
    name: 'Area',
    config: { type: 'single_choice', choices: [{ key: 'web', label: 'Web' }] },
  });
});
beforeEach(async () => void (dana = await newPerson(service)));
afterAll(() => service.stop());

const everyone = { status: 'shared', sharing: { audience: 'everyone' } };
const withSam = (is_editable = false) => ({
  status: 'shared',
  sharing: { audience: 'users', user_ids: [sam.id], is_editable },
});
const update = (person: Person, view: { id: string }, body: object) =>
  person.call('updateView', { body: { id: view.id, ...body } });

describe('saving a view', () => {
  it('keeps what was given, and says the rest', async () => {
    expect(await dana.save({ name: '  Mine ' })).toMatchObject({
      name: 'Mine',
      display: { type: 'table', row_height: 'normal', is_wrapped: false },
      filter_group: null,
      sort_by: [],
      group_by: null,
      page_size: 50,
      status: 'private',
      sharing: null,
      is_default: false,
      folder_id: null,
      owner_id: dana.id,
      can_edit: true,
      revision: 1,
    });
    const board = {
      display: { type: 'board', column_field: 'status', card_fields: ['client_id', 'field_values.size'] },
      columns: [
        { key: 'name', width: 320, is_frozen: true },
        { key: 'field_values.size', summary: 'sum' },
      ],
      filter_group: {
        groups: [
          {
            logical_operator: 'OR',
            conditions: [
              { field: 'field_values.area', operator: 'equals', value: 'web' },
              { field: 'assigned_to', operator: 'contains', value: 'me' },
              { field: 'department_id', operator: 'not_in_list', value: ['my_departments'] },
            ],
          },
        ],
      },
      quick_filters: ['assigned_to'],
      sort_by: [{ field: 'field_values.size', order: 'desc' }],
    };
    const view = await dana.save(board);
    expect(view).toMatchObject({
      ...board,
      display: { ...board.display, is_empty_hidden: false },
      columns: [
        { key: 'name', width: 320, is_frozen: true, summary: 'none' },
        { key: 'field_values.size', width: null, is_frozen: false, summary: 'sum' },
      ],
      group_by: 'status',
    });
    expect(await dana.ok('getView', { path: { id: view.id } })).toEqual(view);
    const { columns } = await dana.ok('getViewColumnCatalog', { query: { record_kind: 'task' } });
    const keys = columns.filter((column: Answer) => column.is_default).map(({ key }: Answer) => key);
    expect((await dana.save()).columns.map(({ key }: Answer) => key)).toEqual(keys);
    // Sent back as it was returned.
    const { columns: sent, sort_by, display } = view;
    expect((await update(dana, view, { columns: sent, sort_by, display })).body.data.revision).toBe(1);
  });

  it.each([
    ['columns[0].key', { columns: [{ key: 'field_values.gone' }] }],
    ['columns[1].key', { columns: [{ key: 'name' }, { key: 'name' }] }],
    ['columns[0].summary', { columns: [{ key: 'name', summary: 'sum' }] }],
    ['sort_by[0].field', { sort_by: [{ field: 'nothing', order: 'asc' }] }],
    ['sort_by[0].field', { sort_by: [{ field: 'tags', order: 'asc' }] }],
    ['sort_by[1].field', { sort_by: [1, 2].map(() => ({ field: 'name', order: 'asc' })) }],
    ['group_by', { group_by: 'name' }],
    ['quick_filters[0]', { quick_filters: ['nothing'] }],
    ['display.column_field', { display: { type: 'board', column_field: 'due_date' } }],
    ['display.date_field', { display: { type: 'calendar', date_field: 'name' } }],
    ['display.end_field', { display: { type: 'timeline', start_field: 'due_date', end_field: 'gone' } }],
    ['display.image_field', { display: { type: 'gallery', image_field: 'name' } }],
    ['display.address_field', { display: { type: 'map', address_field: 'name' } }],
    ['display.card_fields[0]', { display: { type: 'gallery', card_fields: ['gone'] } }],
    [
      'filter_group.conditions[0].field',
      { filter_group: { conditions: [{ field: 'gone', operator: 'is_empty' }] } },
    ],
    [
      'filter_group.conditions[0].value',
      { filter_group: { conditions: [{ field: 'status', operator: 'equals', value: 'nonsense' }] } },
    ],
    [
      'filter_group.conditions[0].value',
      { filter_group: { conditions: [{ field: 'client_id', operator: 'equals', value: 'me' }] } },
    ],
    ['custom_object_id', { custom_object_id: randomUUID() }],
    ['custom_object_id', { record_kind: 'custom_object_record' }],
    ['sharing', { status: 'shared' }],
    ['sharing', { status: 'private', sharing: { audience: 'everyone' } }],
    ['sharing.user_ids', { status: 'shared', sharing: { audience: 'users' } }],
    [
      'sharing.department_ids',
      { status: 'shared', sharing: { audience: 'everyone', department_ids: [randomUUID()] } },
    ],
    ['sharing.user_ids[0]', { status: 'shared', sharing: { audience: 'users', user_ids: [randomUUID()] } }],
    ['is_default', { is_default: true }],
  ])('names what does not fit: %s', async (place, body) => {
    const sent = { name: 'View', record_kind: 'task', ...body };
    const person = 'record_kind' in body ? await newPerson(service, ['objects.view']) : manager;
    expect(await refusal(person.call('createView', { body: sent }))).toEqual([
      400,
      expect.stringContaining(`body.${place} `),
    ]);
  });

  it('needs the permission of the list, and says which lists have no views yet', async () => {
    const nobody = await newPerson(service, ['settings.view']);
    expect((await nobody.call('createView', { body: { name: 'x', record_kind: 'client' } })).status).toBe(
      403,
    );
    const query = { record_kind: 'user' };
    expect((await nobody.call('getViewColumnCatalog', { query })).status).toBe(403);
    const reader = await newPerson(service, ['programs.view', 'objects.view']);
    const ofPrograms = { name: 'x', record_kind: 'client_program' };
    expect((await reader.call('createView', { body: ofPrograms })).status).toBe(200);
    const ofObject = { name: 'x', record_kind: 'custom_object_record', custom_object_id: randomUUID() };
    expect((await reader.call('createView', { body: ofObject })).status).toBe(404);
    expect(
      (await dana.call('createView', { body: { name: 'x', record_kind: 'task', folder_id: randomUUID() } }))
        .status,
    ).toBe(404);
  });

  it('ends at 500 views, also for those who save at once', async () => {
    await service.query(
      `insert into views (tenant_id, name, record_kind, display, columns, owner_id, created_by)
      select $1, 'View ' || n, 'task', '{"type":"table"}', '[{"key":"name","width":null,"is_frozen":false,"summary":"none"}]', $2, $2
      from generate_series(1, 498) n`,
      [service.agencies[0].id, dana.id],
    );
    const body = { name: 'One more', record_kind: 'task' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => dana.call('createView', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const theirs = await sam.save();
    const owner_id = dana.id;
    expect(await refusal(update(sam, theirs, { owner_id }))).toEqual([409, expect.stringContaining('500')]);
  });
});

describe('sharing', () => {
  it('by somebody who has left is seen by settings.manage, which gives the view another owner', async () => {
    const view = await dana.save();
    await update(dana, view, withSam());
    const open = () => manager.call('getView', { path: { id: view.id } });
    expect((await open()).status).toBe(404);
    await service.query("update users set status = 'suspended' where id = $1", [dana.id]);
    expect((await open()).status).toBe(200);
    expect((await update(manager, view, { owner_id: sam.id })).body.data).toMatchObject({ owner_id: sam.id });
    expect((await open()).status, 'it has an owner again').toBe(404);
    await service.query("update users set status = 'active' where id = $1", [dana.id]);
  });

  it('shows a view to its audience, who change it if they may', async () => {
    const view = await dana.save();
    const seen = async (person: Person) => (await person.call('getView', { path: { id: view.id } })).status;
    expect([await seen(dana), await seen(sam), await seen(manager)]).toEqual([200, 404, 404]);
    await update(dana, view, {
      status: 'shared',
      sharing: { audience: 'departments', department_ids: [department] },
    });
    expect([await seen(sam), await seen(manager)]).toEqual([200, 404]);
    await update(dana, view, withSam());
    expect((await sam.ok('getView', { path: { id: view.id } })).can_edit).toBe(false);
    expect((await update(sam, view, { name: 'Ours' })).status).toBe(403);
    await update(dana, view, withSam(true));
    expect((await update(sam, view, { name: 'Ours' })).body.data).toMatchObject({
      name: 'Ours',
      can_edit: true,
    });
    expect((await update(sam, view, { owner_id: sam.id })).status).toBe(403);
    expect((await sam.call('moveView', { body: { id: view.id, folder_id: null } })).status).toBe(403);
    const { outcomes } = await sam.ok('deleteViews', { query: { id: [view.id] } });
    expect(outcomes[0]).toMatchObject({ status: 'failed', error: { type: 'permission_denied' } });
    expect((await update(dana, view, { status: 'private' })).body.data.sharing).toBeNull();
    expect((await update(sam, view, { name: 'Mine' })).status).toBe(404);
  });

  it('with everyone needs settings.manage, and so does the one default', async () => {
    expect(
      (await dana.call('createView', { body: { name: 'x', record_kind: 'task', ...everyone } })).status,
    ).toBe(403);
    const view = await manager.save({ ...everyone, is_default: true });
    expect((await dana.ok('getView', { path: { id: view.id } })).is_default).toBe(true);
    const next = await manager.save({ ...everyone, sharing: { audience: 'everyone', is_editable: true } });
    expect((await update(dana, next, { name: 'Better' })).status).toBe(200);
    expect((await update(dana, next, { is_default: true })).status).toBe(403);
    await update(manager, next, { is_default: true });
    const defaults = await dana.ok('listViews', { query: { is_default: true, record_kind: ['task'] } });
    expect(defaults.map(({ id }: Answer) => id)).toEqual([next.id]);
    expect((await dana.ok('getView', { path: { id: view.id } })).revision).toBe(2);
    expect(await refusal(update(manager, next, { status: 'private' }))).toEqual([
      409,
      expect.stringContaining('default'),
    ]);
    const { outcomes } = await manager.ok('bulkDeleteViews', { body: { ids: [next.id], force: true } });
    expect(outcomes[0]).toMatchObject({ status: 'failed', error: { type: 'conflict' } });
    await manager.ok('updateView', { body: { id: next.id, is_default: false, status: 'private' } });
  });

  it('leaves one default of those that are made so at once', async () => {
    const views = [await manager.save(everyone), await manager.save(everyone), await manager.save(everyone)];
    const answers = await Promise.all(views.map((view) => update(manager, view, { is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await manager.ok('listViews', { query: { is_default: true } })).toHaveLength(1);
  });

  it('outlives its owner and its readers', async () => {
    const [view, hidden] = [await dana.save(withSam()), await dana.save()];
    const gone = await newPerson(service);
    await update(dana, view, { sharing: { audience: 'users', user_ids: [sam.id, gone.id, manager.id] } });
    await service.query("update users set status = 'removed' where id = any($1)", [[dana.id, gone.id]]);
    expect(await sam.ok('getView', { path: { id: view.id } })).toMatchObject({ owner_id: dana.id });
    expect(await manager.ok('listViews', { query: { owner_id: [dana.id] } })).toHaveLength(1);
    // Who left may stay in the audience, and nobody who left can be added.
    const sharing = { audience: 'users', user_ids: [gone.id, sam.id] };
    const theirs = await sam.save(withSam());
    expect((await update(sam, theirs, { sharing })).status).toBe(400);
    expect((await update(manager, view, { owner_id: gone.id })).status).toBe(400);
    expect(
      (await update(manager, view, { sharing: { ...sharing, user_ids: [gone.id, manager.id] } })).status,
    ).toBe(200);
    const taken = await update(manager, view, { owner_id: sam.id, status: 'private' });
    expect(taken.body.data).toMatchObject({ owner_id: sam.id, status: 'private' });
    expect((await sam.ok('getView', { path: { id: view.id } })).can_edit).toBe(true);
    expect((await manager.call('getView', { path: { id: hidden.id } })).status).toBe(404);
  });
});

describe('a change', () => {
  it('is for the revision that was read, and is told in the audit trail', async () => {
    const view = await dana.save();
    expect((await update(dana, view, { name: 'New', expected_revision: 2 })).status).toBe(409);
    expect((await update(dana, view, { name: 'New', expected_revision: 1 })).body.data.revision).toBe(2);
    expect((await update(dana, view, { name: 'New' })).body.data.revision).toBe(2);
    const rows = await service.query<{ action: string; changed_fields: string[] }>(
      'select action, changed_fields from audit_log where record_id = $1 order by id',
      [view.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'updated']);
    expect(rows[1]!.changed_fields).toEqual(['name']);
  });

  it('of an unknown view, or one of another agency, is refused', async () => {
    const stranger = await newPerson(service, managing, service.agencies[1]);
    const theirs = await stranger.save(everyone);
    for (const id of [theirs.id, randomUUID()]) {
      expect((await update(manager, { id }, { name: 'x' })).status).toBe(404);
      expect((await manager.call('getView', { path: { id } })).status).toBe(404);
      expect((await manager.call('duplicateView', { body: { id } })).status).toBe(404);
      expect((await manager.call('moveView', { body: { id, folder_id: null } })).status).toBe(404);
      expect((await manager.call('queryViewRecords', { body: { view_id: id } })).status).toBe(404);
      const { outcomes } = await manager.ok('deleteViews', { query: { id: [id] } });
      expect(outcomes[0].error.type).toBe('not_found');
    }
  });
});

describe('a copy', () => {
  it('is private, of the caller, and has a number', async () => {
    const view = await manager.save({ ...everyone, name: 'Week', group_by: 'status' });
    const copy = await dana.ok('duplicateView', { body: { id: view.id } });
    expect(copy).toMatchObject({ name: 'Week 2', status: 'private', owner_id: dana.id, group_by: 'status' });
    expect((await dana.ok('duplicateView', { body: { id: copy.id } })).name).toBe('Week 3');
    expect((await dana.ok('duplicateView', { body: { id: view.id, name: 'Week' } })).name).toBe('Week');
    expect(
      (await dana.call('duplicateView', { body: { id: view.id, folder_id: randomUUID() } })).status,
    ).toBe(404);
  });
});

describe('deleting', () => {
  it('says of each view what became of it, and takes it from everybody', async () => {
    const [mine, shared, other] = [await dana.save(), await dana.save(withSam()), await sam.save()];
    const result = await dana.ok('deleteViews', {
      query: { id: [mine.id, other.id, shared.id], expected_revision: [1, 1, 2] },
    });
    expect(result.outcomes.map(({ status, error }: Answer) => [status, error?.type])).toEqual([
      ['succeeded', undefined],
      ['failed', 'not_found'],
      ['failed', 'conflict'],
    ]);
    expect((await dana.call('getView', { path: { id: mine.id } })).status).toBe(404);
    expect((await dana.call('bulkDeleteViews', { body: { ids: [shared.id], force: true } })).status).toBe(
      403,
    );
    expect(await dana.ok('bulkDeleteViews', { body: { ids: [shared.id] } })).toMatchObject({ succeeded: 1 });
    expect((await sam.call('getView', { path: { id: shared.id } })).status).toBe(404);
  });
});
