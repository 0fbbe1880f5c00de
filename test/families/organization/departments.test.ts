import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPublished, newTask } from '../processes/process-records.ts';
import { addMember, auditOf, type Member } from './people.ts';

let service: Service;
let manager: Member;

beforeAll(async () => {
  service = await startService();
  manager = await addMember(service, service.agencies[0], {
    permissions: ['people.view', 'people.manage', 'clients.view'],
  });
});
afterAll(() => service.stop());

let made = 0;
const create = async (body: Record<string, unknown> = {}) =>
  (await service.ok('createDepartment', { body: { name: `Department ${(made += 1)}`, ...body } })).data;
const change = (body: Record<string, unknown>) => service.call('updateDepartment', { body });
const read = async (id: string) => (await service.ok('getDepartment', { path: { id } })).data;
const remove = async (id: string[], replacement?: string) =>
  (
    await service.ok('deleteDepartments', {
      query: { id, ...(replacement && { replacement_department_id: replacement }) },
    })
  ).data.outcomes;
const task = async (id: string) => (await service.ok('getTask', { path: { id } })).data;
const join = async (userId: string, ...departments: { department_id: string; level_id?: string }[]) =>
  service.ok('updateUserFields', { body: { user_id: userId, departments } });

describe('a department', () => {
  it('has one level that grants nothing, unless levels are given, highest rank first', async () => {
    expect((await create()).levels).toMatchObject([
      { name: 'Member', permissions: [], position: 0, member_count: 0 },
    ]);
    const { levels } = await create({
      levels: [{ name: 'Lead', permissions: ['clients.edit', 'clients.view'] }, { name: 'Junior' }],
    });
    expect(levels).toMatchObject([
      { name: 'Lead', position: 0, permissions: ['clients.edit', 'clients.view'] },
      { name: 'Junior', position: 1 },
    ]);
  });

  it('has a name of its own, without regard to case', async () => {
    const { name, id } = await create();
    expect((await service.call('createDepartment', { body: { name: name.toUpperCase() } })).status).toBe(409);
    expect((await change({ id: (await create()).id, name })).status).toBe(409);
    expect((await change({ id, name: `  ${name.toUpperCase()} ` })).body.data.name).toBe(name.toUpperCase());
  });

  it('is told apart from those of another agency', async () => {
    const { id, name } = await create();
    const caller = { key: service.agencies[1].key };
    expect((await service.call('getDepartment', { path: { id } }, caller)).status).toBe(404);
    expect(
      (await service.call('updateDepartment', { body: { id, name: 'Taken over' } }, caller)).status,
    ).toBe(404);
    expect(
      (await service.call('createDepartment', { body: { name: 'Below', parent_id: id } }, caller)).status,
    ).toBe(404);
    expect(
      (await service.ok('deleteDepartments', { query: { id: [id] } }, caller)).data.outcomes[0],
    ).toMatchObject({ status: 'failed', error: { type: 'not_found' } });
    expect((await service.call('createDepartment', { body: { name } }, caller)).status).toBe(200);
  });

  it('comes below others, and never below itself', async () => {
    const [top, middle] = [await create(), await create()];
    await change({ id: middle.id, parent_id: top.id });
    const bottom = await create({ parent_id: middle.id });
    expect((await change({ id: top.id, parent_id: bottom.id })).status).toBe(409);
    expect((await change({ id: top.id, parent_id: top.id })).status).toBe(409);
    expect((await change({ id: top.id, parent_id: randomUUID() })).status).toBe(404);
    // Two changes at once that would close a circle together.
    const [one, other] = [await create(), await create()];
    const outcomes = await Promise.all([
      change({ id: one.id, parent_id: other.id }),
      change({ id: other.id, parent_id: one.id }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the order of the org chart', async () => {
    const parent = await create();
    const names = ['a', 'b', 'c'].map((name) => `${parent.name} ${name}`);
    const ids: string[] = [];
    for (const name of names) ids.push((await create({ name, parent_id: parent.id })).id);
    await change({ id: ids[2]!, position: 0 });
    const listed = (await service.ok('listDepartments', { query: { parent_id: [parent.id] } })).data as {
      id: string;
      position: number;
    }[];
    expect(listed.map(({ id, position }) => [id, position])).toEqual([
      [ids[2], 0],
      [ids[0], 1],
      [ids[1], 2],
    ]);
    const chart = (
      (await service.ok('listDepartments', { query: { limit: 200 } })).data as { id: string }[]
    ).map(({ id }) => id);
    expect(chart.indexOf(ids[2]!)).toBe(chart.indexOf(parent.id) + 1);
  });

  it('goes exactly where it is wanted among those beside it, the last place when that is beyond them', async () => {
    const parent = await create();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd'])
      ids.push((await create({ name: `${parent.name} ${name}`, parent_id: parent.id })).id);
    const [a, b, c, d] = ids as [string, string, string, string];
    const order = async () =>
      (
        (await service.ok('listDepartments', { query: { parent_id: [parent.id] } })).data as { id: string }[]
      ).map(({ id }) => id);
    expect((await change({ id: a, position: 2 })).body.data).toMatchObject({ position: 2, revision: 2 });
    expect(await order()).toEqual([b, c, a, d]);
    expect((await change({ id: a, position: 2 })).body.data.revision).toBe(2);
    expect((await change({ id: b, position: 100_000 })).body.data).toMatchObject({
      position: 3,
      revision: 2,
    });
    expect((await change({ id: b, position: 100_000 })).body.data.revision).toBe(2);
    expect((await change({ id: d, position: 0 })).body.data.position).toBe(0);
    expect(await order()).toEqual([d, c, a, b]);
    expect((await create({ name: `${parent.name} e`, parent_id: parent.id, position: 1 })).position).toBe(1);
  });

  it('is changed by its present revision only, and by nothing that changes nothing', async () => {
    const { id, revision } = await create();
    expect((await change({ id, color: '#2f6fed', expected_revision: revision })).body.data.revision).toBe(
      revision + 1,
    );
    expect((await change({ id, color: '#2f6fee', expected_revision: revision })).status).toBe(409);
    expect((await change({ id, color: '#2f6fed' })).body.data.revision).toBe(revision + 1);
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual(['created', 'updated']);
  });

  it('has each of its leads once, however their ids are written', async () => {
    const { id } = await addMember(service, service.agencies[0]);
    const led = await create({ lead_ids: [id, id.toUpperCase()] });
    expect(led.lead_ids).toEqual([id]);
    expect((await change({ id: led.id, lead_ids: [id.toUpperCase(), id] })).body.data).toMatchObject({
      lead_ids: [id],
      revision: 1,
    });
  });

  it('gives its leads the highest level, which is a grant like any other', async () => {
    const { id } = await create({
      levels: [{ name: 'Lead', permissions: ['billing.manage'] }, { name: 'Junior' }],
    });
    const lead = await addMember(service, service.agencies[0]);
    const escalated = await service.call(
      'updateDepartment',
      { body: { id, lead_ids: [manager.id] } },
      manager,
    );
    expect(escalated).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('billing.manage') } },
    });
    expect((await change({ id, lead_ids: [lead.id] })).body.data).toMatchObject({
      lead_ids: [lead.id],
      member_count: 1,
    });
    expect((await service.ok('getUser', { path: { id: lead.id } })).data.permissions).toEqual([
      'billing.manage',
    ]);
    expect((await change({ id, lead_ids: [randomUUID()] })).status).toBe(400);
    expect((await change({ id, lead_ids: [service.agencies[1].ownerId] })).status).toBe(400);
    // Who leaves it leads it no more.
    await join(lead.id);
    expect((await read(id)).lead_ids).toEqual([]);
  });
});

describe('deleting departments', () => {
  it('needs somebody who takes over members and what is below', async () => {
    const [going, heir] = [
      await create({ levels: [{ name: 'Lead' }, { name: 'Junior' }] }),
      await create({ levels: [{ name: 'Senior' }, { name: 'Trainee' }] }),
    ];
    const child = await create({ parent_id: going.id });
    const [newcomer, both] = [
      await addMember(service, service.agencies[0]),
      await addMember(service, service.agencies[0]),
    ];
    await join(newcomer.id, { department_id: going.id });
    await join(
      both.id,
      { department_id: going.id },
      { department_id: heir.id, level_id: heir.levels[0]!.id },
    );
    expect((await remove([going.id]))[0]).toMatchObject({
      status: 'failed',
      error: {
        type: 'conflict',
        message: expect.stringContaining('2 members, 1 sub-department and 0 unfinished tasks'),
      },
    });
    expect((await remove([going.id], heir.id))[0]!.status).toBe('succeeded');
    expect((await read(child.id)).parent_id).toBe(heir.id);
    const members = (await service.ok('listDepartmentMembers', { query: { department_id: [heir.id] } }))
      .data as { user: { id: string }; level_name: string }[];
    expect(Object.fromEntries(members.map(({ user, level_name }) => [user.id, level_name]))).toEqual({
      [newcomer.id]: 'Trainee',
      [both.id]: 'Senior',
    });
    expect((await service.call('getDepartment', { path: { id: going.id } })).status).toBe(404);
  });

  it('needs somebody who takes over unfinished tasks, its own and those with a stage of it, however private', async () => {
    const [going, heir] = [await create(), await create()];
    const whole = await newTask(service, {
      process: await newPublished(service, { department_id: going.id }),
      isPrivate: true,
    });
    const inStage = await newTask(service, {
      process: await newPublished(service, { stages: [{ key: 'a', name: 'A', department_id: going.id }] }),
    });
    const done = await newTask(service, {
      process: await newPublished(service, { department_id: going.id }),
      isDone: true,
    });
    expect((await remove([going.id]))[0]).toMatchObject({
      status: 'failed',
      error: {
        type: 'conflict',
        message: expect.stringContaining('0 sub-departments and 2 unfinished tasks'),
      },
    });
    expect((await task(whole.id)).department_id).toBe(going.id);
    await service.takeEvents();
    expect((await remove([going.id], heir.id))[0]!.status).toBe('succeeded');
    for (const { id } of [whole, done]) expect(await task(id)).toMatchObject({ department_id: heir.id });
    expect(
      await service.query('select department_id, revision from task_stages where id = $1', [
        inStage.stageIds[0],
      ]),
    ).toEqual([{ department_id: heir.id, revision: 2 }]);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('leaves finished tasks without one when nobody takes over', async () => {
    const going = await create();
    const { id } = await newTask(service, {
      process: await newPublished(service, { department_id: going.id }),
      isDone: true,
    });
    expect((await remove([going.id]))[0]!.status).toBe('succeeded');
    expect((await task(id)).department_id).toBeNull();
  });

  it('changes the drafts of processes that name it, and neither what is published nor other drafts', async () => {
    const [going, heir, unused] = [await create(), await create(), await create()];
    const [whole, inStage, other] = [
      await newPublished(service, { department_id: going.id }),
      await newPublished(service, { stages: [{ key: 'a', name: 'A', department_id: unused.id }] }),
      await newPublished(service),
    ];
    await remove([going.id], heir.id);
    await remove([unused.id]);
    const draftOf = async (process: { definition: { id: string } }) =>
      (
        await service.ok('getFullProcessDefinition', {
          path: { id: process.definition.id },
          query: { is_draft: true },
        })
      ).data;
    expect((await draftOf(whole)).definition).toMatchObject({
      department_id: heir.id,
      has_unpublished_changes: true,
      version: 1,
      revision: 3,
    });
    expect(await draftOf(inStage)).toMatchObject({
      definition: { has_unpublished_changes: true },
      stages: [{ department_id: null }],
    });
    expect((await draftOf(other)).definition).toMatchObject({ has_unpublished_changes: false, revision: 2 });
    expect((await auditOf(service, whole.definition.id)).at(-1)).toMatchObject({
      action: 'updated',
      changed_fields: ['department_id'],
      previous: { department_id: going.id },
    });
    expect(
      (await service.ok('publishProcess', { path: { id: whole.definition.id }, body: {} })).data.definition
        .version,
    ).toBe(2);
  });

  it('lets one from below take the place of what held it', async () => {
    const top = await create();
    const middle = await create({ parent_id: top.id });
    const bottom = await create({ parent_id: middle.id });
    expect((await remove([top.id], bottom.id))[0]!.status).toBe('succeeded');
    expect((await read(bottom.id)).parent_id).toBeNull();
    expect((await read(middle.id)).parent_id).toBe(bottom.id);
  });

  it('gives nobody by the way what its caller does not hold', async () => {
    const [going, heir] = [
      await create(),
      await create({ levels: [{ name: 'Powerful', permissions: ['billing.manage'] }] }),
    ];
    await join(manager.id, { department_id: going.id });
    const { data } = await service.ok(
      'deleteDepartments',
      { query: { id: [going.id], replacement_department_id: heir.id } },
      manager,
    );
    expect(data.outcomes[0]).toMatchObject({ status: 'failed', error: { type: 'permission_denied' } });
    expect((await service.ok('getUser', { path: { id: manager.id } })).data.permissions).not.toContain(
      'billing.manage',
    );
    await join(manager.id);
  });

  it('takes nothing away that its caller does not hold, from newcomers, from members of both, or from nobody yet', async () => {
    const powers = () => create({ levels: [{ name: 'Powerful', permissions: ['billing.manage'] }] });
    const [going, empty, heir] = [await powers(), await powers(), await create()];
    const member = await addMember(service, service.agencies[0]);
    await join(member.id, { department_id: going.id }, { department_id: heir.id });
    for (const query of [{ id: [going.id], replacement_department_id: heir.id }, { id: [empty.id] }]) {
      const { data } = await service.ok('deleteDepartments', { query }, manager);
      expect(data.outcomes[0]).toMatchObject({
        status: 'failed',
        error: { type: 'permission_denied', message: expect.stringContaining('billing.manage') },
      });
    }
    expect((await service.ok('getUser', { path: { id: member.id } })).data.permissions).toContain(
      'billing.manage',
    );
  });

  it('refuses an heir that is unknown, or among those that go', async () => {
    const { id } = await create();
    expect(
      (
        await service.call('deleteDepartments', {
          query: { id: [id], replacement_department_id: randomUUID() },
        })
      ).status,
    ).toBe(404);
    expect(
      (await service.call('deleteDepartments', { query: { id: [id], replacement_department_id: id } }))
        .status,
    ).toBe(400);
  });
});
