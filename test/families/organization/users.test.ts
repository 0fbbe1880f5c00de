import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#generated/permissions.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let departmentId: string;
let danaId: string;
let removedId: string;

beforeAll(async () => {
  service = await startService();
  const tenant = service.agencies[0].id;
  const insert = async (text: string, values: unknown[]) =>
    (await service.query<{ id: string }>(text, values))[0]!.id;
  departmentId = await insert('insert into departments (tenant_id, name) values ($1, $2) returning id', [
    tenant,
    'Accounts',
  ]);
  const levelId = await insert(
    "insert into department_levels (tenant_id, department_id, name, permissions) values ($1, $2, 'Manager', '{clients.view,clients.edit,retired.permission}') returning id",
    [tenant, departmentId],
  );
  danaId = await insert(
    "insert into users (tenant_id, kind, name, email, permissions) values ($1, 'member', 'Dana Reyes', 'dana@alder.example', '{time.own}') returning id",
    [tenant],
  );
  await service.query(
    'insert into department_members (tenant_id, department_id, level_id, user_id) values ($1, $2, $3, $4)',
    [tenant, departmentId, levelId, danaId],
  );
  removedId = await insert(
    "insert into users (tenant_id, kind, name, email, status) values ($1, 'member', 'Former Colleague', 'former@alder.example', 'removed') returning id",
    [tenant],
  );
});
afterAll(() => service.stop());

const list = async (query: object = {}) => (await service.ok('listUsers', { query: query as never })).data;
const names = async (query: object = {}) => (await list(query)).map((user: { name: string }) => user.name);

describe('a user', () => {
  it('has the permissions of department levels and those assigned', async () => {
    const { data } = await service.ok('getUser', { path: { id: danaId } });
    expect(data).toMatchObject({
      kind: 'member',
      name: 'Dana Reyes',
      email: 'dana@alder.example',
      status: 'active',
      role: null,
      departments: [{ department_id: departmentId, department_name: 'Accounts', level_name: 'Manager' }],
      permissions: ['clients.edit', 'clients.view', 'time.own'],
    });
  });

  it('who owns the agency has every permission', async () => {
    const { data } = await service.ok('getUser', { path: { id: service.agencies[0].ownerId } });
    expect(data.role).toBe('owner');
    expect(data.permissions).toEqual([...permissions].sort());
  });

  it('is still there by id once removed, but not unknown or of another agency', async () => {
    expect((await service.ok('getUser', { path: { id: removedId } })).data.status).toBe('removed');
    expect((await service.call('getUser', { path: { id: randomUUID() } })).status).toBe(404);
    expect((await service.call('getUser', { path: { id: service.agencies[1].ownerId } })).status).toBe(404);
  });
});

describe('listing', () => {
  it('leaves out removed members unless they are asked for', async () => {
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(['Alder Owner', 'Dana Reyes', 'Everything']);
    expect(await names({ status: ['removed'] })).toEqual(['Former Colleague']);
    expect(await names({ id: [removedId, danaId], sort: 'name' })).toEqual([
      'Former Colleague',
      'Dana Reyes',
    ]);
  });

  it('filters', async () => {
    expect(await names({ kind: ['service_account'] })).toEqual(['Everything']);
    expect(await names({ role: ['owner'] })).toEqual(['Alder Owner']);
    expect(await names({ department_id: [departmentId] })).toEqual(['Dana Reyes']);
    expect(await names({ search: 'DANA@' })).toEqual(['Dana Reyes']);
    // As with every filter, one of the values is enough.
    expect((await names({ permission: ['billing.manage', 'time.own'] })).sort()).toEqual([
      'Alder Owner',
      'Dana Reyes',
      'Everything',
    ]);
    expect((await names({ permission: ['billing.manage', 'forms.publish'] })).sort()).toEqual([
      'Alder Owner',
      'Everything',
    ]);
    expect(await names({ id: [danaId, randomUUID()] })).toEqual(['Dana Reyes']);
    expect(await names({ created_before: '2020-01-01T00:00:00.000Z' })).toEqual([]);
  });

  it('puts those without an address last when it sorts by it', async () => {
    for (const order of ['asc', 'desc'])
      expect((await list({ sort: 'email', order })).at(-1)!.email).toBeNull();
  });

  it('needs people.view', async () => {
    const caller = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
    expect((await service.call('listUsers', {}, caller)).status).toBe(403);
  });
});
