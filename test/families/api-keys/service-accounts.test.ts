import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionDescriptions, permissions, type Permission } from '#generated/permissions.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service?.stop());

type Caller = { readonly key: string };
const create = async (body: object, caller?: Caller) =>
  (await service.ok('createServiceAccount', { body: body as never }, caller)).data;
const update = (id: string, body: object, caller?: Caller) =>
  service.call('updateServiceAccount', { path: { id }, body }, caller);
const remove = (id: string, query: object = {}, caller?: Caller) =>
  service.call('deleteServiceAccount', { path: { id }, query: { ...query } }, caller);
const show = (id: string, caller?: Caller) => service.call('getServiceAccount', { path: { id } }, caller);
const issue = async (accountId: string): Promise<{ secret: string; api_key: { id: string } }> =>
  (await service.ok('createApiKey', { body: { service_account_id: accountId, name: 'A key' } })).data;
const holding = async (...held: Permission[]): Promise<Caller> => ({
  key: await service.keyWith(service.agencies[0], ['settings.api', ...held]),
});
const audited = (id: string) =>
  service.query<{ action: string; changed_fields: string[]; previous: object | null }>(
    'select action, changed_fields, previous from audit_log where record_id = $1 order by id',
    [id],
  );
const refusal = ({ status, body }: { status: number; body: { error: { message: string } } }) => [
  status,
  body.error.message,
];

describe('a service account', () => {
  it('is created with what it was given and nothing of its creator', async () => {
    const account = await create({
      name: 'Website',
      description: 'Sends forms.',
      permissions: ['clients.view', 'clients.create'],
    });
    expect(account).toMatchObject({
      name: 'Website',
      description: 'Sends forms.',
      permissions: ['clients.create', 'clients.view'],
      active_key_count: 0,
      last_used_at: null,
      revision: 1,
      created_by: expect.any(String),
    });
    expect((await show(account.id)).body.data).toEqual(account);
    const { secret } = await issue(account.id);
    expect((await service.call('listClients', {}, { key: secret })).status).toBe(200);
    expect((await service.call('listApiKeys', {}, { key: secret })).status).toBe(403);
    expect((await show(account.id)).body.data.active_key_count).toBe(1);
    expect(await audited(account.id)).toMatchObject([{ action: 'created' }]);
  });

  it('is found by its name and its description, and sorted by name', async () => {
    for (const [name, description] of [
      ['Zebra sync', null],
      ['apple sync', null],
      ['Mango', 'Another sync 100%'],
    ] as const)
      await create({ name, description, permissions: [] });
    const names = async (query: object) =>
      (await service.ok('listServiceAccounts', { query: { ...query } })).data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names({ search: 'SYNC', sort: 'name', order: 'asc' })).toEqual([
      'apple sync',
      'Mango',
      'Zebra sync',
    ]);
    expect(await names({ search: '100%' })).toEqual(['Mango']);
    expect(await names({ search: 'owner' })).toEqual([]);
  });

  it('takes no blank name and no permission that does not exist', async () => {
    for (const body of [
      { name: ' ', permissions: [] },
      { name: 'x', permissions: ['clients.fly'] },
      { name: 'x', permissions: ['clients.view', 'clients.view'] },
      { name: 'x' },
    ]) {
      expect((await service.call('createServiceAccount', { body })).status).toBe(400);
    }
  });

  it('keeps what a change does not name, and counts no revision when nothing changes', async () => {
    const { id } = await create({ name: 'Before', description: 'Kept', permissions: ['clients.view'] });
    expect((await update(id, { name: 'After', expected_revision: 1 })).body.data).toMatchObject({
      name: 'After',
      description: 'Kept',
      permissions: ['clients.view'],
      revision: 2,
    });
    expect((await update(id, { name: 'After', permissions: ['clients.view'] })).body.data.revision).toBe(2);
    expect((await update(id, { description: null })).body.data).toMatchObject({
      description: null,
      revision: 3,
    });
    expect(refusal(await update(id, { name: 'Late', expected_revision: 1 }))).toEqual([
      409,
      expect.stringContaining('revision 3'),
    ]);
    expect(await audited(id)).toMatchObject([
      { action: 'created' },
      { action: 'updated', changed_fields: ['name'], previous: { name: 'Before' } },
      { action: 'updated', changed_fields: ['description'] },
    ]);
  });

  it('has its new permissions with the next call, and the record says what they were', async () => {
    const { id } = await create({ name: 'Changing', permissions: ['tasks.view', 'clients.view'] });
    const { secret } = await issue(id);
    expect((await service.call('listClients', {}, { key: secret })).status).toBe(200);
    await update(id, { permissions: ['settings.view', 'clients.create'] });
    await expect.poll(async () => (await service.call('listClients', {}, { key: secret })).status).toBe(403);
    await update(id, { permissions: ['clients.view'] });
    await expect.poll(async () => (await service.call('listClients', {}, { key: secret })).status).toBe(200);
    expect((await audited(id))[1]).toMatchObject({
      action: 'updated',
      changed_fields: ['permissions'],
      previous: { permissions: ['clients.view', 'tasks.view'] },
    });
    const events = (await service.ok('listAuthEvents', { query: { kind: ['permissions_changed'] } }))
      .data as { user: { id: string } }[];
    expect(events.filter(({ user }) => user.id === id)).toHaveLength(2);
  });

  it('ends with all its keys when it is deleted, and is not there any more', async () => {
    const { id } = await create({ name: 'Ending', permissions: ['clients.view'] });
    const keys = [await issue(id), await issue(id), await issue(id)];
    await service.ok('revokeApiKey', { path: { id: keys[2]!.api_key.id } });
    for (const { secret } of keys.slice(0, 2))
      expect((await service.call('listClients', {}, { key: secret })).status).toBe(200);
    expect((await remove(id, { expected_revision: 7 })).status).toBe(409);
    expect((await remove(id)).body.data).toEqual({
      id,
      deleted_at: expect.any(String),
      revoked_key_count: 2,
    });
    for (const { secret } of keys)
      await expect
        .poll(async () => (await service.call('listClients', {}, { key: secret })).status)
        .toBe(401);
    for (const answer of [await show(id), await update(id, { name: 'x' }), await remove(id)])
      expect(answer.status).toBe(404);
    expect(
      (await service.call('createApiKey', { body: { service_account_id: id, name: 'Too late' } })).status,
    ).toBe(404);
    expect((await service.ok('listServiceAccounts', { query: { search: 'Ending' } })).data).toEqual([]);
    // Its keys stay in the record, and cannot be brought back.
    const left = (await service.ok('listApiKeys', { query: { service_account_id: [id] } })).data as {
      id: string;
      status: string;
    }[];
    expect(left.map(({ status }) => status)).toEqual(['revoked', 'revoked', 'revoked']);
    expect((await service.call('rotateApiKey', { path: { id: left[0]!.id }, body: {} })).status).toBe(409);
    expect((await audited(id)).at(-1)).toMatchObject({ action: 'deleted', previous: { name: 'Ending' } });
    const events = (await service.ok('listAuthEvents', { query: { kind: ['api_key_revoked'] } })).data as {
      user: { id: string };
    }[];
    expect(events.filter(({ user }) => user.id === id)).toHaveLength(3);
  });

  it('is no member: their ids are unknown here', async () => {
    const { ownerId } = service.agencies[0];
    for (const answer of [
      await show(ownerId),
      await update(ownerId, { permissions: [] }),
      await remove(ownerId),
    ])
      expect(answer.status).toBe(404);
    expect(
      (await service.call('createApiKey', { body: { service_account_id: ownerId, name: 'As the owner' } }))
        .status,
    ).toBe(404);
  });

  it('of another agency is unknown', async () => {
    const { id } = await create({ name: 'Ours', permissions: ['clients.view'] });
    const stranger = { key: service.agencies[1].key };
    for (const answer of [
      await show(id, stranger),
      await update(id, { name: 'Theirs' }, stranger),
      await remove(id, {}, stranger),
    ])
      expect(answer.status).toBe(404);
    expect(
      (await service.call('createApiKey', { body: { service_account_id: id, name: 'Theirs' } }, stranger))
        .status,
    ).toBe(404);
    expect((await service.ok('listServiceAccounts', { query: { search: 'Ours' } }, stranger)).data).toEqual(
      [],
    );
    expect((await show(randomUUID())).status).toBe(404);
  });
});

describe('who holds less', () => {
  it('cannot give what they do not hold, and is told what that is', async () => {
    const caller = await holding('clients.view', 'clients.edit');
    const given = { name: 'More', permissions: ['clients.view', 'billing.manage', 'clients.delete'] };
    expect(refusal(await service.call('createServiceAccount', { body: given }, caller))).toEqual([
      403,
      expect.stringContaining('billing.manage, clients.delete'),
    ]);
    const account = await create(
      { name: 'As much', permissions: ['clients.view', 'clients.edit', 'settings.api'] },
      caller,
    );
    expect(refusal(await update(account.id, { permissions: given.permissions }, caller))[0]).toBe(403);
    expect((await show(account.id)).body.data).toMatchObject({
      permissions: account.permissions,
      revision: 1,
    });
    expect((await update(account.id, { permissions: ['clients.view'] }, caller)).status).toBe(200);
    // What was taken away can be given back by who holds it.
    expect((await update(account.id, { permissions: ['clients.edit'] }, caller)).status).toBe(200);
  });

  it('cannot change, delete or key an account that holds more, nor rotate a key of it', async () => {
    const caller = await holding('clients.view');
    const { id } = await create({ name: 'Stronger', permissions: ['clients.view', 'billing.manage'] });
    const { secret, api_key } = await issue(id);
    const tries = [
      () => update(id, { name: 'Mine' }, caller),
      () => update(id, { permissions: [] }, caller),
      () => remove(id, {}, caller),
      () => service.call('createApiKey', { body: { service_account_id: id, name: 'Mine' } }, caller),
      () => service.call('rotateApiKey', { path: { id: api_key.id }, body: {} }, caller),
    ];
    for (const attempt of tries)
      expect(refusal(await attempt())).toEqual([
        403,
        expect.stringMatching(/you do not have: billing\.manage\./),
      ]);
    expect((await show(id)).body.data).toMatchObject({ name: 'Stronger', revision: 1, active_key_count: 1 });
    expect((await service.call('listClients', {}, { key: secret })).status).toBe(200);
  });

  it('cannot key an account that holds more by its department', async () => {
    const caller = await holding('clients.view');
    const { id } = await create({ name: 'In a department', permissions: ['clients.view'] });
    await service.query(
      `
      with d as (insert into departments (tenant_id, name) values ($1, 'Finance') returning id),
      l as (insert into department_levels (tenant_id, department_id, name, permissions) select $1, d.id, 'Lead', '{billing.manage}' from d returning id, department_id)
      insert into department_members (tenant_id, department_id, user_id, level_id) select $1, l.department_id, $2, l.id from l`,
      [service.agencies[0].id, id],
    );
    expect(
      refusal(await service.call('createApiKey', { body: { service_account_id: id, name: 'Mine' } }, caller)),
    ).toEqual([403, expect.stringContaining('billing.manage')]);
    expect((await issue(id)).secret).toMatch(/^at_live_/);
  });

  it('can end a key of any account all the same: a leaked one cannot wait', async () => {
    const { id } = await create({ name: 'Leaking', permissions: ['billing.manage'] });
    const { api_key } = await issue(id);
    expect(
      (await service.call('revokeApiKey', { path: { id: api_key.id } }, await holding())).body.data.status,
    ).toBe('revoked');
  });

  it('with settings.api missing sees and changes nothing', async () => {
    const caller = {
      key: await service.keyWith(service.agencies[0], [
        'settings.view',
        'settings.manage',
        'settings.webhooks',
        'people.manage',
      ]),
    };
    const { id } = await create({ name: 'Hidden', permissions: [] });
    const calls = [
      service.call('listServiceAccounts', {}, caller),
      show(id, caller),
      update(id, { name: 'x' }, caller),
      remove(id, {}, caller),
      service.call('createServiceAccount', { body: { name: 'x', permissions: [] } }, caller),
      service.call('listApiKeys', {}, caller),
    ];
    for (const answer of await Promise.all(calls))
      expect(refusal(answer)).toEqual([403, expect.stringContaining('settings.api')]);
  });
});

describe('the permission catalogue', () => {
  type Area = {
    area: string;
    name: string;
    choices: { permission: Permission; description: string; can_grant: boolean }[];
  };
  type Preset = { key: string; permissions: Permission[]; can_grant: boolean };
  const catalog = async (caller?: Caller): Promise<{ areas: Area[]; presets: Preset[] }> =>
    (await service.ok('getPermissionCatalog', {}, caller)).data;

  it('has every permission of the contract once, in its area, with what it allows', async () => {
    const { areas } = await catalog();
    expect(areas.flatMap(({ choices }) => choices.map(({ permission }) => permission))).toEqual([
      ...permissions,
    ]);
    for (const { area, name, choices } of areas) {
      expect(name).not.toBe(area);
      for (const { permission, description } of choices) {
        expect(permission.split('.')[0]).toBe(area);
        expect(description).toBe(permissionDescriptions[permission]);
        expect(description).toMatch(/^May .*\.$/);
      }
    }
  });

  it('has presets that an account can be created with, from a few permissions to everything', async () => {
    const { presets } = await catalog();
    expect(presets.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['read_only', 'reporting', 'support_desk', 'everything']),
    );
    expect(presets.at(-1)!.permissions).toEqual([...permissions].sort());
    for (const { key, permissions: chosen } of presets)
      expect((await create({ name: key, permissions: chosen })).permissions).toEqual(chosen);
    for (const key of ['read_only', 'reporting'])
      expect(
        presets
          .find((preset) => preset.key === key)!
          .permissions.filter((permission) => !permission.endsWith('.view')),
      ).toEqual([]);
  });

  it('tells what the caller can give', async () => {
    const { areas, presets } = await catalog(
      await holding('clients.view', 'clients.create', 'tickets.view', 'tickets.create'),
    );
    const grantable = areas.flatMap(({ choices }) =>
      choices.filter(({ can_grant }) => can_grant).map(({ permission }) => permission),
    );
    expect(grantable).toEqual([
      'clients.view',
      'clients.create',
      'tickets.view',
      'tickets.create',
      'settings.api',
    ]);
    expect(presets.filter(({ can_grant }) => can_grant).map(({ key }) => key)).toEqual(['intake']);
    expect((await catalog()).presets.every(({ can_grant }) => can_grant)).toBe(true);
  });

  it('may be read by everybody, as the levels of departments are shown by it', async () => {
    const { areas } = await catalog({ key: await service.keyWith(service.agencies[0], []) });
    expect(areas.flatMap(({ choices }) => choices).some(({ can_grant }) => can_grant)).toBe(false);
  });
});
