import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { newClient, newNote, newProfile } from './client-records.ts';
import { choices, configOf, newField, newKey } from './fields/field-records.ts';

// Whoever reads a record, changes one thing and sends the rest back as it was must not be refused, and must change no
// more than that one thing.

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const bankDetails = async () =>
  (await service.ok('listFieldCompositeTypes', { query: { key: ['bank_details'] } })).data[0]!.id;

describe('the settings of a field', () => {
  it.each<[string, object | (() => Promise<object>)]>([
    ['text', { max_length: 20, pattern: '[a-z]+', pattern_hint: 'Letters, please.' }],
    ['long_text', { max_length: 200, format: 'markdown' }],
    ['number', { min: -1.5, max: 10, decimals: 2, unit: 'kg' }],
    ['money', { currency: 'EUR', min_minor: 0, max_minor: 100 }],
    ['date', { earliest_date: '2020-02-29', latest_date: '2030-01-01' }],
    ['date_time', { earliest_at: '2020-02-29T00:00:00Z', latest_at: '2030-01-01T00:00:00.000Z' }],
    ['checkbox', {}],
    ['single_choice', { choices: [...choices('A', 'B'), { label: 'C', is_archived: true }] }],
    [
      'multi_choice',
      { choices: [...choices('A', 'B'), { label: 'C', is_archived: true }], min_items: 1, max_items: 2 },
    ],
    ['user', { is_multiple: true, max_items: 3 }],
    ['client', { is_multiple: false }],
    ['file', { is_multiple: true, max_items: 2, max_size_bytes: 1000, content_types: ['image/*'] }],
    ['email', { allowed_domains: ['harbor.example'] }],
    ['phone', { default_country: 'US' }],
    ['url', { is_https_only: true }],
    ['address', { required_parts: ['city', 'country'] }],
    ['composite', async () => ({ composite_type_id: (await bankDetails()).toUpperCase() })],
    ['formula', { expression: '1 + 1', result_type: 'number', decimals: 1 }],
  ])('of type %s', async (type, settings) => {
    const field = await newField(service, {
      config: { type, ...(typeof settings === 'function' ? await settings() : settings) },
    });
    const sent = {
      name: field.name,
      description: field.description,
      config: field.config,
      default_value: field.default_value,
      folder_id: field.folder_id,
    };
    expect((await service.ok('updateField', { path: { id: field.id }, body: sent })).data).toEqual(field);
    const renamed = (
      await service.ok('updateField', { path: { id: field.id }, body: { ...sent, name: 'Renamed' } })
    ).data;
    expect(renamed).toMatchObject({ name: 'Renamed', config: field.config, revision: 2 });
    const managed = {
      id: field.id,
      record_kind: field.record_kind,
      key: field.key,
      ...sent,
      name: 'Renamed',
    };
    expect((await service.ok('manageField', { body: managed })).data).toEqual({
      field: renamed,
      outcome: 'unchanged',
    });
  });

  it('archive, restore, add and order choices; the instant of archiving stays', async () => {
    const field = await newField(service, {
      config: { type: 'single_choice', choices: [...choices('A', 'B'), { label: 'C', is_archived: true }] },
    });
    const [a, b, c] = configOf(field, 'single_choice').choices;
    const change = async (list: object[]) =>
      configOf(
        (
          await service.ok('updateField', {
            path: { id: field.id },
            body: { config: { type: 'single_choice', choices: list as never } },
          })
        ).data,
        'single_choice',
      ).choices;

    const archived = await change([
      b!,
      { ...a, is_archived: true },
      { label: 'D' },
      { ...c, archived_at: '2001-01-01T00:00:00.000Z' },
    ]);
    expect(archived).toEqual([
      { ...b, position: 0 },
      { ...a, position: 1, archived_at: expect.any(String) },
      { key: 'd', label: 'D', color: null, position: 2, archived_at: null },
      { ...c, position: 3 },
    ]);
    const restored = await change([
      { ...archived[1], is_archived: false },
      archived[0]!,
      { ...c, archived_at: null },
    ]);
    expect(restored).toEqual([
      { ...a, position: 0 },
      { ...b, position: 1 },
      { ...c, position: 2, archived_at: null },
    ]);
  });

  it('of a formula that reads other fields say which, whatever the request says', async () => {
    const [base, other] = [
      await newField(service, { config: { type: 'number' } }),
      await newField(service, { config: { type: 'number' } }),
    ];
    const field = await newField(service, {
      config: { type: 'formula', expression: `${base.key} * 2`, result_type: 'number' },
    });
    const body = { config: { ...field.config, expression: `${other.key} * 2` } };
    expect(
      configOf(
        (await service.ok('updateField', { path: { id: field.id }, body: body as never })).data,
        'formula',
      ).depends_on,
    ).toEqual([other.key]);
  });
});

describe('a client profile', () => {
  const update = async (id: string, body: object) =>
    (await service.ok('updateClientProfile', { path: { id }, body })).data;

  it('keeps its properties, status options and shared fields', async () => {
    const owner = await newProfile(service);
    const shared = await newField(service, { record_kind: 'client', profile_id: owner.id });
    const option = (key: string, category: string, rest: object = {}) => ({
      key,
      label: key,
      color: '#2f6fed',
      category,
      ...rest,
    });
    const profile = await newProfile(service, {
      status_options: [
        option('new', 'prospect', { is_default: true }),
        option('on', 'active'),
        option('off', 'inactive'),
        option('old', 'inactive', { is_archived: true }),
      ],
      allowed_transitions: [{ from: 'new', to: 'on' }],
      shared_field_ids: [shared.id],
    });
    const { name, description, color, status_options, allowed_transitions, shared_field_ids } = profile;
    const sent = { name, description, color, status_options, allowed_transitions, shared_field_ids };
    expect(await update(profile.id, sent)).toEqual(profile);
    const changed = await update(profile.id, {
      ...sent,
      status_options: [status_options[1], status_options[0], ...status_options.slice(2)],
      color: '#000000',
    });
    expect(
      changed.status_options.map((one: { key: string; position: number; archived_at: string | null }) => [
        one.key,
        one.position,
        one.archived_at,
      ]),
    ).toEqual([
      ['on', 0, null],
      ['new', 1, null],
      ['off', 2, null],
      ['old', 3, status_options[3]!.archived_at],
    ]);
  });

  it('keeps its layout: one that somebody set, and one that follows from the fields', async () => {
    const profile = await newProfile(service);
    const first = await newField(service, { record_kind: 'client', profile_id: profile.id, key: newKey() });
    const layout = async () =>
      (await service.ok('getClientProfileDetails', { path: { id: profile.id } })).data.layout;
    const following = await layout();
    expect((await update(profile.id, { layout: following })).has_custom_layout).toBe(false);

    const [head, ...rest] = following.sections;
    expect(
      (
        await update(profile.id, {
          layout: { ...following, sections: [{ ...head, title: 'In short' }, ...rest] },
        })
      ).has_custom_layout,
    ).toBe(true);
    await newField(service, { record_kind: 'client', profile_id: profile.id, key: newKey() });
    const custom = await layout();
    expect(custom).toMatchObject({ is_custom: true, unplaced_field_keys: [expect.any(String)] });
    const revision = (await service.ok('getClientProfile', { path: { id: profile.id } })).data.revision;
    expect((await update(profile.id, { layout: custom })).revision).toBe(revision);
    expect(JSON.stringify(await layout())).toContain(first.key);
  });
});

it('the preferences of a list', async () => {
  const field = await newField(service, { record_kind: 'client', config: { type: 'number' } });
  const column = `field_values.${field.key}`;
  const wanted = {
    columns: [{ key: 'name', width: 200 }, { key: column }],
    sort: 'custom_field',
    sort_field: field.key,
    page_size: 25,
    filter_group: {
      logical_operator: 'AND',
      conditions: [{ field: column, operator: 'greater_than', value: 1 }],
      groups: [],
    },
  };
  for (const change of [wanted, { columns: [{ key: 'name' }], sort: 'name', filter_group: null }]) {
    const {
      revision,
      updated_at: _,
      ...stored
    } = (await service.ok('updateClientListPreferences', { body: change as never })).data;
    const again = (
      await service.ok('updateClientListPreferences', { body: { ...stored, expected_revision: revision } })
    ).data;
    expect(again).toMatchObject({ ...stored, revision });
  }
});

it('a client: contacts keep their ids, and nobody is told of a change', async () => {
  const profile = await newProfile(service);
  const fields = [
    await newField(service, { record_kind: 'client', config: { type: 'money' } }),
    await newField(service, { record_kind: 'client', config: { type: 'phone' } }),
    await newField(service, { record_kind: 'client', config: { type: 'date_time' } }),
    await newField(service, { record_kind: 'client', config: { type: 'address' } }),
  ];
  const values = [
    { amount_minor: 1, currency: 'USD' },
    '+12075550142',
    '2026-03-02T14:05:09+02:00',
    { city: 'Portland' },
  ];
  const client = await newClient(service, profile.id, {
    contacts: [
      { name: 'Priya Shah', email: 'Priya@Harbor.example' },
      { phone: '+12075550142', is_primary: true },
    ],
    addresses: [{ address: { city: 'Portland' } }],
    tags: ['a', 'b'],
    assigned_to: [service.agencies[0].ownerId],
    field_values: Object.fromEntries(fields.map((field, index) => [field.key, values[index]])),
  });
  await service.takeEvents();
  const { name, status, contacts, addresses, tags, assigned_to, field_values } = client;
  const body = {
    name,
    status,
    contacts,
    addresses,
    tags,
    assigned_to,
    field_values,
    expected_revision: client.revision,
  };
  const { possible_duplicates: _, ...stored } = client;
  expect((await service.ok('updateClient', { path: { id: client.id }, body })).data).toEqual(stored);
  expect(await service.takeEvents()).toEqual([]);
  const [first, second] = contacts;
  const changed = (
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { contacts: [second!, { ...first!, role: 'Owner' }] },
    })
  ).data.contacts;
  expect(changed).toEqual([second, { ...first, role: 'Owner' }]);
});

it('a note', async () => {
  const { note } = await newNote(service, { title: 'Call' });
  const { folder_id, title, body_text, revision } = note;
  const body = { folder_id, title, body_text, expected_revision: revision };
  expect((await service.ok('updateClientNote', { path: { id: note.id }, body })).data).toEqual(note);
  expect(await service.takeEvents()).toEqual([]);
});
