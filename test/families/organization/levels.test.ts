import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { startService, type Service } from '../../support/service.ts';
import { addMember, auditOf, authEventsOf, type Member } from './people.ts';

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
const department = async (
  levels: { name: string; permissions?: Permission[] }[] = [{ name: 'Lead' }, { name: 'Junior' }],
) =>
  (await service.ok('createDepartment', { body: { name: `Department ${(made += 1)}`, levels } })).data as {
    id: string;
    revision: number;
    levels: { id: string; name: string; revision: number }[];
  };
const namesOf = async (id: string) =>
  ((await service.ok('getDepartment', { path: { id } })).data.levels as { name: string }[]).map(
    ({ name }) => name,
  );
const join = (userId: string, departmentId: string, levelId: string) =>
  service.ok('updateUserFields', {
    body: { user_id: userId, departments: [{ department_id: departmentId, level_id: levelId }] },
  });
const replace = (levelId: string, permissions: string[], caller?: { key: string }, rest: object = {}) =>
  service.call(
    'replaceDepartmentLevelPermissions',
    { body: { level_id: levelId, permissions, ...rest } },
    caller,
  );

describe('a level', () => {
  it('goes to the end of its department, or to the rank that it is given', async () => {
    const { id } = await department();
    await service.ok('createDepartmentLevel', { body: { department_id: id, name: 'Trainee' } });
    await service.ok('createDepartmentLevel', { body: { department_id: id, name: 'Head', position: 0 } });
    expect(await namesOf(id)).toEqual(['Head', 'Lead', 'Junior', 'Trainee']);
  });

  it('has a name of its own in its department, which has 20 levels at most', async () => {
    const { id, levels } = await department(
      Array.from({ length: 19 }, (_, index) => ({ name: `Level ${index}` })),
    );
    expect(
      (await service.call('createDepartmentLevel', { body: { department_id: id, name: 'LEVEL 3' } })).status,
    ).toBe(409);
    expect(
      (await service.call('updateDepartmentLevel', { body: { id: levels[0]!.id, name: 'level 1' } })).status,
    ).toBe(409);
    await service.ok('createDepartmentLevel', { body: { department_id: id, name: 'Last' } });
    expect(
      (await service.call('createDepartmentLevel', { body: { department_id: id, name: 'Too many' } })).status,
    ).toBe(409);
    expect(
      (
        await service.call('createDepartment', {
          body: { name: 'Twins', levels: [{ name: 'Same' }, { name: ' same ' }] },
        })
      ).status,
    ).toBe(400);
  });

  it('shows what it grants, as it was replaced last', async () => {
    const { levels } = await department();
    const { id } = levels[0]!;
    expect((await service.ok('getDepartmentLevelPermissions', { path: { id } })).data.permissions).toEqual(
      [],
    );
    await replace(id, ['clients.view', 'tickets.view']);
    expect((await service.ok('getDepartmentLevelPermissions', { path: { id } })).data.permissions).toEqual([
      'clients.view',
      'tickets.view',
    ]);
  });

  it('is unknown to another agency', async () => {
    const { id, levels } = await department();
    const caller = { key: service.agencies[1].key };
    const levelId = levels[0]!.id;
    expect(
      (await service.call('getDepartmentLevelPermissions', { path: { id: levelId } }, caller)).status,
    ).toBe(404);
    expect(
      (await service.call('updateDepartmentLevel', { body: { id: levelId, name: 'Mine' } }, caller)).status,
    ).toBe(404);
    expect((await replace(levelId, [], caller)).status).toBe(404);
    expect(
      (await service.call('createDepartmentLevel', { body: { department_id: id, name: 'Mine' } }, caller))
        .status,
    ).toBe(404);
    expect((await service.call('reorderDepartmentLevels', { body: { ids: [levelId] } }, caller)).status).toBe(
      404,
    );
  });

  it('is renamed, described and ranked by its present revision only', async () => {
    const { id, levels } = await department();
    const [lead] = levels;
    const { body } = await service.call('updateDepartmentLevel', {
      body: {
        id: lead!.id,
        name: 'Head',
        description: 'Leads.',
        position: 1,
        expected_revision: lead!.revision,
      },
    });
    expect(body.data).toMatchObject({
      name: 'Head',
      description: 'Leads.',
      position: 1,
      revision: lead!.revision + 1,
    });
    expect(await namesOf(id)).toEqual(['Junior', 'Head']);
    expect(
      (
        await service.call('updateDepartmentLevel', {
          body: { id: lead!.id, name: 'Other', expected_revision: lead!.revision },
        })
      ).status,
    ).toBe(409);
  });

  it('is put in order with the others of its department', async () => {
    const { id, levels, revision } = await department([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    const [a, b, c] = levels.map((level) => level.id) as [string, string, string];
    expect(
      (await service.ok('reorderDepartmentLevels', { body: { ids: [c, a], expected_revision: revision } }))
        .data.ids,
    ).toEqual([c, a, b]);
    expect(await namesOf(id)).toEqual(['C', 'A', 'B']);
    expect(
      (await service.ok('reorderDepartmentLevels', { body: { ids: [b, b.toUpperCase()] } })).data.ids,
    ).toEqual([b, c, a]);
    expect(await namesOf(id)).toEqual(['B', 'C', 'A']);
    expect(
      (await service.call('reorderDepartmentLevels', { body: { ids: [a], expected_revision: revision } }))
        .status,
    ).toBe(409);
    expect(
      (
        await service.call('reorderDepartmentLevels', {
          body: { ids: [a, (await department()).levels[0]!.id] },
        })
      ).status,
    ).toBe(400);
    expect((await service.call('reorderDepartmentLevels', { body: { ids: [a, randomUUID()] } })).status).toBe(
      404,
    );
  });
});

describe('what a level grants', () => {
  it('holds at once, for everybody who is at it, in every process', async () => {
    const other = await service.startAnother();
    const { id, levels } = await department();
    const member = await addMember(service, service.agencies[0]);
    const reads = async () =>
      (await fetch(`${other.url}/v1/clients`, { headers: { authorization: `Bearer ${member.key}` } })).status;
    await join(member.id, id, levels[0]!.id);
    expect(await reads()).toBe(403);
    const granted = (await replace(levels[0]!.id, ['clients.view'])).body.data;
    expect(granted).toMatchObject({ permissions: ['clients.view'], member_count: 1, revision: 2 });
    // Where the change was made nothing comes between; others hear of it.
    expect((await service.call('listClients', {}, member)).status).toBe(200);
    expect(await eventually(reads, 200)).toBe(200);
    await replace(levels[0]!.id, []);
    expect((await service.call('listClients', {}, member)).status).toBe(403);
    expect(await eventually(reads, 403)).toBe(403);
    expect(await authEventsOf(service, member.id)).toEqual([
      'permissions_changed',
      'permissions_changed',
      'permissions_changed',
    ]);
    expect((await auditOf(service, levels[0]!.id)).at(-1)).toMatchObject({
      changed_fields: ['permissions'],
      previous: { permissions: ['clients.view'] },
    });
  });

  it('is nothing that its maker does not hold', async () => {
    const { id, levels } = await department();
    const refused = await service.call(
      'createDepartmentLevel',
      { body: { department_id: id, name: 'Powerful', permissions: ['clients.view', 'settings.api'] } },
      manager,
    );
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('settings.api') } },
    });
    expect(
      (
        await service.call(
          'createDepartmentLevel',
          { body: { department_id: randomUUID(), name: 'Powerful', permissions: ['settings.api'] } },
          manager,
        )
      ).status,
    ).toBe(404);
    expect((await replace(levels[0]!.id, ['settings.api'], manager)).status).toBe(403);
    expect(
      (
        await service.call(
          'createDepartment',
          { body: { name: 'Powers', levels: [{ name: 'All', permissions: ['settings.api'] }] } },
          manager,
        )
      ).status,
    ).toBe(403);
    expect((await replace(levels[0]!.id, ['clients.view'], manager)).status).toBe(200);
  });

  it('may stay, but not be taken away, by somebody who does not hold it', async () => {
    const { levels } = await department([
      { name: 'Billing', permissions: ['billing.manage', 'tasks.view'] },
      { name: 'Rest' },
    ]);
    const { id } = levels[0]!;
    expect(
      (await replace(id, ['billing.manage', 'clients.view', 'tasks.view'], manager)).body.data.permissions,
    ).toEqual(['billing.manage', 'clients.view', 'tasks.view']);
    expect((await replace(id, ['billing.manage', 'tasks.view'], manager)).body.data.permissions).toEqual([
      'billing.manage',
      'tasks.view',
    ]);
    for (const left of [[], ['tasks.view']]) {
      expect(await replace(id, left, manager)).toMatchObject({
        status: 403,
        body: {
          error: {
            message: expect.stringContaining(
              'revoke only permissions that you have. You do not have billing.manage',
            ),
          },
        },
      });
    }
  });

  it('is replaced by its present revision only, and the same changes nothing', async () => {
    const { levels } = await department();
    expect(
      (await replace(levels[0]!.id, ['clients.view'], undefined, { expected_revision: 1 })).body.data
        .revision,
    ).toBe(2);
    expect((await replace(levels[0]!.id, ['clients.view'])).body.data.revision).toBe(2);
    expect((await replace(levels[0]!.id, [], undefined, { expected_revision: 1 })).status).toBe(409);
  });
});

describe('deleting levels', () => {
  const remove = async (id: string[], replacement?: string, caller?: { key: string }) =>
    (
      await service.ok(
        'deleteDepartmentLevels',
        { query: { id, ...(replacement && { replacement_level_id: replacement }) } },
        caller,
      )
    ).data.outcomes;

  it('needs another level for those who hold them', async () => {
    const { id, levels } = await department();
    const [lead, junior] = levels;
    const member = await addMember(service, service.agencies[0]);
    await join(member.id, id, lead!.id);
    expect((await remove([lead!.id]))[0]).toMatchObject({
      status: 'failed',
      error: { type: 'conflict', message: expect.stringContaining('1 member') },
    });
    expect((await remove([lead!.id], (await department()).levels[0]!.id))[0]).toMatchObject({
      status: 'failed',
      error: { type: 'conflict' },
    });
    expect((await remove([lead!.id], junior!.id))[0]!.status).toBe('succeeded');
    expect((await service.ok('getUser', { path: { id: member.id } })).data.departments).toMatchObject([
      { level_id: junior!.id },
    ]);
    expect((await remove([junior!.id]))[0]).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining('last level') },
    });
  });

  it('gives nobody by the way what its caller does not hold', async () => {
    const { id, levels } = await department([
      { name: 'Powerful', permissions: ['billing.manage'] },
      { name: 'Junior' },
    ]);
    await join(manager.id, id, levels[1]!.id);
    expect((await remove([levels[1]!.id], levels[0]!.id, manager))[0]).toMatchObject({
      status: 'failed',
      error: { type: 'permission_denied' },
    });
    expect((await remove([levels[1]!.id], levels[0]!.id))[0]!.status).toBe('succeeded');
  });

  it('takes nothing away that its caller does not hold, whether or not anybody is at the level', async () => {
    const { id, levels } = await department([
      { name: 'Powerful', permissions: ['billing.manage'] },
      { name: 'Junior' },
    ]);
    const lesser = await addMember(service, service.agencies[0], { permissions: ['people.manage'] });
    const refused = {
      status: 'failed',
      error: { type: 'permission_denied', message: expect.stringContaining('billing.manage') },
    };
    expect((await remove([levels[0]!.id], undefined, lesser))[0]).toMatchObject(refused);
    await join((await addMember(service, service.agencies[0])).id, id, levels[0]!.id);
    expect((await remove([levels[0]!.id], levels[1]!.id, lesser))[0]).toMatchObject(refused);
    expect((await remove([levels[0]!.id], levels[1]!.id))[0]!.status).toBe('succeeded');
  });
});

/** What was announced arrives within moments. */
async function eventually<T>(look: () => Promise<T>, wanted: T): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const seen = await look();
    if (seen === wanted || attempt === 100) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
