import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const details = async (id: string) => (await service.ok('getClientProfileDetails', { path: { id } })).data;
const setLayout = (id: string, sections: object[] | null) =>
  service.call('updateClientProfile', {
    path: { id },
    body: { layout: sections === null ? null : { sections } },
  });
const section = (items: object[], more: object = {}) => ({
  key: 'main',
  title: 'Main',
  column_count: 2,
  items,
  ...more,
});
const field = async (key: string, body: object = {}) =>
  (
    await service.ok('createField', {
      body: { record_kind: 'client', key, name: key, config: { type: 'text' }, ...body },
    })
  ).data;

it('shows the fields of every profile, its own and shared ones, and the clients per status', async () => {
  const [profile, other] = [await newProfile(service), await newProfile(service)];
  const common = await field('common');
  const own = await field('own', { profile_id: profile.id });
  const foreign = await field('foreign', { profile_id: other.id });
  await field('unrelated', { profile_id: other.id });
  await service.ok('updateClientProfile', {
    path: { id: profile.id },
    body: { shared_field_ids: [foreign.id] },
  });
  await newClient(service, profile.id, { status: 'active_client' });
  await newClient(service, profile.id);

  const shown = await details(profile.id);
  expect(shown.profile).toMatchObject({ id: profile.id, client_count: 2 });
  expect(shown.fields.map((f: { id: string; origin: string }) => [f.id, f.origin])).toEqual([
    [common.id, 'agency'],
    [own.id, 'profile'],
    [foreign.id, 'shared'],
  ]);
  expect(shown.client_counts).toEqual([
    { status: 'lead', client_count: 1 },
    { status: 'active_client', client_count: 1 },
  ]);
  expect(shown.layout.is_custom).toBe(false);
  const fieldSection = shown.layout.sections.find((part: { key: string }) => part.key === 'fields');
  expect(fieldSection!.items.map((item: { key: string }) => item.key)).toEqual(['common', 'own', 'foreign']);
});

it('answers 404 for an unknown profile', async () => {
  expect((await service.call('getClientProfileDetails', { path: { id: randomUUID() } })).status).toBe(404);
});

describe('a layout', () => {
  it('is shown as it was set, without fields that are gone, until it is lifted', async () => {
    const profile = await newProfile(service);
    const [kept, gone] = [
      await field('kept', { profile_id: profile.id }),
      await field('gone', { profile_id: profile.id }),
    ];
    const items = [
      { kind: 'system', key: 'name', width: 2 },
      { kind: 'field', key: 'kept', width: 1 },
      { kind: 'field', key: 'gone', width: 1 },
    ];
    expect((await setLayout(profile.id, [section(items)])).body.data).toMatchObject({
      has_custom_layout: true,
      revision: 2,
    });
    expect((await setLayout(profile.id, [section(items)])).body.data.revision).toBe(2);
    expect((await details(profile.id)).layout).toMatchObject({ is_custom: true, sections: [section(items)] });
    expect((await service.ok('getFieldUsage', { path: { id: kept.id } })).data.layout_count).toBe(1);

    await service.ok('deleteField', { path: { id: gone.id } });
    const late = await field('late', { profile_id: profile.id });
    const { layout } = await details(profile.id);
    expect(layout.sections[0]!.items).toEqual(items.slice(0, 2));
    expect(layout.unplaced_field_keys).toContain(late.key);
    expect(layout.unplaced_field_keys).not.toContain(kept.key);

    expect((await setLayout(profile.id, null)).body.data.has_custom_layout).toBe(false);
    expect((await details(profile.id)).layout.is_custom).toBe(false);
  });

  it('can come with a new profile', async () => {
    await field('from_the_start');
    const sections = [section([{ kind: 'field', key: 'from_the_start', width: 2 }])];
    const profile = await newProfile(service, { layout: { sections } });
    expect(profile).toMatchObject({ has_custom_layout: true, revision: 1 });
    expect((await details(profile.id)).layout.sections).toEqual(sections);
  });

  it.each([
    [
      'a field that the profile lacks',
      [section([{ kind: 'field', key: 'nowhere', width: 1 }])],
      'sections[0].items[0].key',
    ],
    [
      'an item twice',
      [
        section([
          { kind: 'system', key: 'name', width: 1 },
          { kind: 'system', key: 'name', width: 1 },
        ]),
      ],
      'sections[0].items[1]',
    ],
    ['a section key twice', [section([]), section([])], 'sections[1].key'],
    [
      'an item wider than its section',
      [section([{ kind: 'system', key: 'name', width: 2 }], { column_count: 1 })],
      'sections[0].items[0].width',
    ],
    ['a property that clients lack', [section([{ kind: 'system', key: 'shoe_size', width: 1 }])], 'items'],
  ])('refuses %s', async (_, sections, place) => {
    const { id } = await newProfile(service);
    const { status, body } = await setLayout(id, sections);
    expect(status).toBe(400);
    expect(body.error.message).toContain(place);
  });
});
