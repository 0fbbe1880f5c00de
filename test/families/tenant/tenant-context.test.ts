import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';

let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service.stop());

const everything = {
  include: [
    'agency',
    'caller',
    'counts',
    'client_profiles',
    'users',
    'client_tags',
    'departments',
    'statuses',
    'task_tags',
    'processes',
    'fields',
  ],
};
const context = async (query: object = everything, key = service.agencies[0].key) =>
  (await service.ok('getTenantContext', { query: query as never }, { key })).data;

it('holds what other requests refer to', async () => {
  await newClient(service, profileId, { tags: ['vip', 'retail'] });
  await newClient(service, profileId, { tags: ['vip'] });
  const field = (
    await service.ok('createField', {
      body: { record_kind: 'client', key: 'industry', name: 'Industry', config: { type: 'text' } },
    })
  ).data;
  const data = await context();
  expect(data.agency).toMatchObject({
    id: service.agencies[0].id,
    name: 'Alder',
    slug: expect.stringMatching(/^alder/),
    time_zone: 'UTC',
    currency: 'USD',
  });
  expect(data.caller).toMatchObject({ kind: 'service_account', name: 'Everything', role: null });
  expect(data.caller!.permissions).toContain('settings.manage');
  expect(data.client_profiles).toMatchObject([
    { id: profileId, status_options: [{ key: 'lead', is_default: true }, {}, {}, {}, {}] },
  ]);
  expect(data.users!.map((user: { name: string }) => user.name)).toEqual(['Alder Owner', 'Everything']);
  expect(data.client_tags).toEqual([
    { tag: 'vip', client_count: 2 },
    { tag: 'retail', client_count: 1 },
  ]);
  expect(data.fields).toEqual([
    {
      id: field.id,
      record_kind: 'client',
      profile_id: null,
      key: 'industry',
      name: 'Industry',
      type: 'text',
    },
  ]);
  expect(data).toMatchObject({ withheld: [], shortened: [] });
  expect(data.statuses![0]).toEqual({
    record_kind: 'task',
    key: expect.any(String),
    label: expect.any(String),
    category: 'todo',
    is_default: true,
  });
  for (const { section, count } of data.counts!)
    expect([section, (data[section] as unknown[]).length]).toEqual([section, count]);
});

it('shows what tasks are made with', async () => {
  const process = (
    await service.ok('createProcess', {
      body: {
        name: 'Website launch',
        stages: [
          { key: 'draft', name: 'Draft' },
          { key: 'review', name: 'Review' },
        ],
      },
    })
  ).data.definition;
  const include = ['processes', 'departments', 'task_tags'];
  expect((await context({ include })).processes).toEqual([]);
  await service.ok('publishProcess', { path: { id: process.id }, body: {} });
  expect((await context({ include })).processes).toEqual([
    { id: process.id, name: 'Website launch', version: 1, stage_count: 2 },
  ]);
  await service.ok('saveTagPriorityOption', {
    body: { record_kind: 'task', kind: 'tag', tag: 'q2-launch', label: 'Q2 launch', color: '#2f6fed' },
  });
  const department = (await service.ok('createDepartment', { body: { name: 'Accounts' } })).data;
  expect(await context({ include })).toMatchObject({
    task_tags: [{ tag: 'q2-launch', label: 'Q2 launch', color: '#2f6fed' }],
    departments: [{ id: department.id, name: 'Accounts' }],
  });
});

it('says who, where and how much to those who ask for nothing', async () => {
  expect(Object.keys(await context({})).sort()).toEqual([
    'agency',
    'caller',
    'counts',
    'shortened',
    'withheld',
  ]);
});

it('returns the sections that are asked for', async () => {
  expect(Object.keys(await context({ include: ['fields', 'agency'] })).sort()).toEqual([
    'agency',
    'fields',
    'shortened',
    'withheld',
  ]);
});

it('names the sections that the caller may not see, and leaves them out', async () => {
  const data = await context(everything, await service.keyWith(service.agencies[0], ['clients.view']));
  expect(data.withheld).toEqual([
    { section: 'users', permission: 'people.view' },
    { section: 'task_tags', permission: 'tasks.view' },
    { section: 'processes', permission: 'tasks.view' },
  ]);
  expect(data.counts!.map(({ section }: { section: string }) => section)).not.toContain('users');
  expect(data).not.toHaveProperty('users');
  expect(data.caller!.permissions).toEqual(['clients.view']);
  expect(
    await context({ include: ['agency'] }, await service.keyWith(service.agencies[0], [])),
  ).toMatchObject({ withheld: [] });
});

it('leaves out archived status options', async () => {
  const option = (key: string, category: 'prospect' | 'active' | 'inactive', more: object = {}) => ({
    key,
    label: key,
    color: '#112233',
    category,
    ...more,
  });
  await service.ok('createClientProfile', {
    body: {
      name: 'AAA first by name',
      status_options: [
        option('lead', 'prospect', { is_default: true }),
        option('on', 'active'),
        option('off', 'inactive'),
        option('old', 'inactive', { is_archived: true }),
      ],
    },
  });
  const [profile] = (await context({ include: ['client_profiles'] })).client_profiles!;
  expect(profile!.status_options.map((o: { key: string }) => o.key)).toEqual(['lead', 'on', 'off']);
});

it('names the sections that hold more than it shows', async () => {
  await service.query(
    "insert into users (tenant_id, kind, name) select $1, 'service_account', 'Robot ' || n from generate_series(1, 500) n",
    [service.agencies[1].id],
  );
  const data = await context({ include: ['users', 'fields'] }, service.agencies[1].key);
  expect(data.users).toHaveLength(500);
  expect(data.shortened).toEqual(['users']);
});
