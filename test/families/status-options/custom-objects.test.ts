import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';

let service: Service;
let agency: TestAgency;
beforeAll(async () => {
  service = await startService();
  agency = service.agencies[0];
});
afterAll(() => service?.stop());

async function addObject(
  of: TestAgency,
  key: string,
  name: string,
  more: { lifecycle?: object; view_permission?: string; deleted_at?: Date; updated_at?: string } = {},
): Promise<string> {
  const [row] = await service.query<{ id: string }>(
    `insert into custom_objects (tenant_id, key, name, plural_name, lifecycle, view_permission, deleted_at, updated_at, created_by) values ($1, $2, $3, $3 || 's', $4, $5, $6, $7, $8) returning id`,
    [
      of.id,
      key,
      name,
      more.lifecycle === undefined ? null : JSON.stringify(more.lifecycle),
      more.view_permission,
      more.deleted_at,
      more.updated_at ?? '2026-03-02T14:05:09.412Z',
      of.ownerId,
    ],
  );
  return row!.id;
}

const list = async (query: object = {}, caller?: { key: string }) =>
  service.ok('listCustomObjectStatusOptions', { query: query as never }, caller);

it('shows the states of each object in order, those of its own or the one that all have', async () => {
  const state = (key: string, category: string, position: number, archived_at: string | null = null) => ({
    key,
    label: key.toUpperCase(),
    category,
    color: '#112233',
    position,
    archived_at,
  });
  const lifecycle = {
    initial: 'planned',
    transitions: [],
    states: [
      state('planned', 'open', 0),
      state('dropped', 'closed', 1, '2026-01-01T00:00:00.000Z'),
      state('live', 'open', 2),
      state('wrapped_up', 'closed', 3),
    ],
  };
  const campaign = await addObject(agency, 'campaign', 'Campaign', {
    lifecycle,
    updated_at: '2026-03-03T00:00:00.000Z',
  });
  const website = await addObject(agency, 'website', 'Website');
  const contract = await addObject(agency, 'contract', 'Contract', {
    view_permission: 'billing.view',
    updated_at: '2026-03-01T00:00:00.000Z',
  });
  await addObject(agency, 'gone', 'Gone', { deleted_at: new Date() });
  await addObject(service.agencies[1], 'theirs', 'Theirs');

  const { data, pagination } = await list();
  expect(pagination).toEqual({ total: 3, limit: 50, offset: 0 });
  expect(data.slice(0, 2)).toEqual([
    {
      custom_object_id: campaign,
      object_key: 'campaign',
      object_name: 'Campaign',
      initial_status: 'planned',
      has_own_lifecycle: true,
      options: [
        { key: 'planned', label: 'PLANNED', category: 'open', position: 0 },
        { key: 'live', label: 'LIVE', category: 'open', position: 2 },
        { key: 'wrapped_up', label: 'WRAPPED_UP', category: 'closed', position: 3 },
      ],
      updated_at: '2026-03-03T00:00:00.000Z',
    },
    {
      custom_object_id: website,
      object_key: 'website',
      object_name: 'Website',
      initial_status: 'active',
      has_own_lifecycle: false,
      options: [{ key: 'active', label: 'Active', category: 'open', position: 0 }],
      updated_at: '2026-03-02T14:05:09.412Z',
    },
  ]);
  const names = async (query: object, caller?: { key: string }) =>
    (await list(query, caller)).data.map((one: { object_name: string }) => one.object_name);
  expect(await names({ sort: 'object_name', order: 'asc' })).toEqual(['Campaign', 'Contract', 'Website']);
  expect(await names({ search: 'CAMP' })).toEqual(['Campaign']);
  expect(await names({ custom_object_id: [website, contract] })).toEqual(['Website', 'Contract']);

  // An object that asks for another permission is not there for who lacks it.
  const viewer = { key: await service.keyWith(agency, ['objects.view']) };
  expect(await names({}, viewer)).toEqual(['Campaign', 'Website']);
  expect(
    await names({}, { key: await service.keyWith(agency, ['objects.view', 'billing.view']) }),
  ).toHaveLength(3);
  // Nor is one whose records show to others alone.
  await service.query('update custom_objects set has_view_audience = true where id = $1', [website]);
  expect(await names({}, viewer)).toEqual(['Campaign']);
  expect(
    (
      await service.call(
        'listCustomObjectStatusOptions',
        {},
        { key: await service.keyWith(agency, ['settings.manage']) },
      )
    ).status,
  ).toBe(403);
});
