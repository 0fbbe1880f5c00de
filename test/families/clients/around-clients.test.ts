import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { newField, newKey } from '../fields/field-records.ts';
import { patiently } from '../../support/waiting.ts';

let service: Service;
let profile: { id: string };
let client: { id: string; name: string; slug: string };
beforeAll(async () => {
  service = await startService();
  profile = await newProfile(service, { name: 'Standard' });
});
afterAll(() => service.stop());

const unknown = randomUUID();
const fresh = async (body: Record<string, unknown> = {}) => {
  client = await newClient(service, profile.id, body);
  await service.takeEvents();
  return client;
};

describe('contacts', () => {
  it('lists, filters and sorts the contacts of a client', async () => {
    await fresh({
      contacts: [
        { name: 'Zoe', phone: '+12075550142' },
        { name: 'ada', email: 'ada@x.example', is_primary: true },
        { email: 'box@x.example' },
      ],
    });
    const names = async (query: Record<string, unknown> = {}) =>
      (await service.ok('listClientContacts', { path: { id: client.id }, query })).data.map(
        (contact) => contact.name,
      );
    expect(await names()).toEqual(['ada', 'Zoe', null]);
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(['ada', 'Zoe', null]);
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Zoe', 'ada', null]);
    expect(await names({ has_email: true })).toEqual(['ada', null]);
    expect(await names({ has_phone: true })).toEqual(['Zoe']);
    expect(await names({ search: 'ADA@' })).toEqual(['ada']);
    expect(
      (await service.ok('listClientContacts', { path: { id: client.id }, query: { limit: 1, offset: 1 } }))
        .pagination,
    ).toEqual({ total: 3, limit: 1, offset: 1 });
    expect((await service.call('listClientContacts', { path: { id: unknown } })).status).toBe(404);
  });
});

describe('pins', () => {
  it('are personal and silent', async () => {
    const [one, two] = [await fresh(), await fresh()];
    const pin = (id: string, is_pinned: boolean) =>
      service.call('updateClientPin', { path: { id }, body: { is_pinned } });
    const pinned = (await pin(one.id, true)).body.data;
    expect(pinned).toMatchObject({ client_id: one.id, is_pinned: true });
    expect((await pin(one.id, true)).body.data).toEqual(pinned);
    const states = (await service.ok('readClientPins', { body: { ids: [two.id, unknown, one.id] } })).data
      .pins;
    expect(states).toEqual([{ client_id: two.id, is_pinned: false, pinned_at: null }, pinned]);
    expect((await service.ok('getClient', { path: { id: one.id } })).data).toMatchObject({
      is_pinned: true,
      revision: 1,
    });
    const colleague = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
    expect((await service.ok('getClient', { path: { id: one.id } }, colleague)).data.is_pinned).toBe(false);
    expect((await pin(one.id, false)).body.data).toEqual({
      client_id: one.id,
      is_pinned: false,
      pinned_at: null,
    });
    expect((await pin(unknown, true)).status).toBe(404);
    expect(await service.takeEvents()).toEqual([]);
  });
});

describe('list preferences', () => {
  const get = async (caller?: { key: string }) =>
    (await service.ok('getClientListPreferences', {}, caller)).data;
  const update = (body: Record<string, unknown>) => service.call('updateClientListPreferences', { body });

  it('start with defaults and keep what the caller chose', async () => {
    const key = newKey();
    await newField(service, { record_kind: 'client', key, name: 'Budget', config: { type: 'number' } });
    expect(await get()).toMatchObject({
      sort: 'created_at',
      sort_field: null,
      group_by: null,
      revision: 1,
      updated_at: null,
    });
    const wanted = {
      columns: [
        { key: 'name', width: 280 },
        { key: `field_values.${key}`, width: null },
      ],
      sort: 'custom_field',
      sort_field: key,
      group_by: 'status',
      page_size: 20,
      filter_group: { conditions: [{ field: `field_values.${key}`, operator: 'greater_than', value: 1 }] },
    };
    expect((await update({ ...wanted, expected_revision: 1 })).body.data).toMatchObject({
      ...wanted,
      revision: 2,
    });
    expect(await get()).toMatchObject({ ...wanted, revision: 2 });
    expect((await update({ page_size: 20 })).body.data.revision).toBe(2);
    expect((await update({ page_size: 30, expected_revision: 1 })).status).toBe(409);
    expect(await get({ key: await service.keyWith(service.agencies[0], ['clients.view']) })).toMatchObject({
      revision: 1,
    });
    expect((await update({ sort: 'name', order: 'asc' })).body.data).toMatchObject({
      sort: 'name',
      sort_field: null,
      order: 'asc',
      revision: 3,
    });
    expect((await update({ sort: 'custom_field', sort_field: key })).body.data.revision).toBe(4);
    expect((await update({ sort: 'slug', sort_field: null })).body.data).toMatchObject({
      sort: 'slug',
      sort_field: null,
    });
    expect(
      (await update({ sort: 'custom_field', sort_field: `field_values.${key}` })).body.data.sort_field,
    ).toBe(key);

    const renamed = newKey('renamed');
    await service.ok('renameFieldKey', {
      body: {
        field_id: (await service.ok('listFields', { query: { search: key } })).data[0]!.id,
        key: renamed,
      },
    });
    await expect
      .poll(() => get(), patiently)
      .toMatchObject({
        sort_field: renamed,
        columns: [{ key: 'name' }, { key: `field_values.${renamed}` }],
        filter_group: { conditions: [{ field: `field_values.${renamed}` }] },
      });
    expect(await service.takeEvents()).toEqual([]);
  });

  it('refuse what the list does not have', async () => {
    for (const [body, place] of [
      [{ columns: [{ key: 'nonsense' }] }, 'body.columns[0].key'],
      [{ columns: [{ key: 'name' }, { key: 'name' }] }, 'body.columns[1].key'],
      [{ sort: 'custom_field', sort_field: 'nonsense' }, 'body.sort_field'],
      [{ group_by: 'name' }, 'body.group_by'],
      [
        { filter_group: { conditions: [{ field: 'name', operator: 'between', value: ['a', 'b'] }] } },
        'body.filter_group.conditions[0].operator',
      ],
    ] as const) {
      const { status, body: answer } = await update(body);
      expect([status, answer.error.message]).toEqual([400, expect.stringContaining(place)]);
    }
  });
});

describe('services', () => {
  it('are selected, changed and dropped as a whole, as a change of the client', async () => {
    const { data: category } = await service.ok('createClientServiceCategory', { body: { name: 'Search' } });
    const { data: catalogue } = await service.ok('createClientServices', {
      body: {
        category_id: category.id,
        services: [{ name: 'Local search' }, { name: 'Newsletter' }, { name: 'Fax' }],
      },
    });
    const [local, letter, old] = catalogue.services.map(({ id }) => id) as [string, string, string];
    await service.ok('updateClientService', { body: { id: old, is_archived: true } });
    await fresh();
    const replace = (body: Record<string, unknown>) =>
      service.call('replaceClientServiceSelections', { body: { client_id: client.id, ...body } });
    const {
      body: { data },
    } = await replace({
      selections: [{ service_id: local, quantity: 2, note: 'Two places' }],
      expected_revision: 1,
    });
    expect(data).toMatchObject({
      client_id: client.id,
      revision: 2,
      selections: [
        { service_id: local, name: 'Local search', category: 'Search', quantity: 2, note: 'Two places' },
      ],
      available: [{ id: letter, name: 'Newsletter', category: 'Search' }],
    });
    expect((await service.ok('getClientServiceSelections', { path: { id: client.id } })).data).toEqual(data);
    expect((await service.ok('listClients', { query: { service_id: [local] } })).pagination.total).toBe(1);
    expect(
      (await replace({ selections: [{ service_id: local, quantity: 2, note: 'Two places' }] })).body.data
        .revision,
    ).toBe(2);
    const [event, ...others] = await service.takeEvents();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      event_type: 'client.updated',
      data: { client: { id: client.id }, _changed_fields: ['service_selections'], _previous: {} },
    });

    await service.ok('updateClientService', { body: { id: local, is_archived: true } });
    const kept = await replace({ selections: [{ service_id: letter }, { service_id: local }] });
    expect(kept.body.data.selections.map((one: { name: string }) => one.name)).toEqual([
      'Newsletter',
      'Local search',
    ]);
    expect(kept.body.data.selections[1].selected_at).toBe(data.selections[0].selected_at);
    for (const [body, status] of [
      [{ selections: [{ service_id: old }] }, 400],
      [{ selections: [{ service_id: unknown }] }, 400],
      [{ selections: [{ service_id: letter }, { service_id: letter }] }, 400],
      [{ selections: [], expected_revision: 1 }, 409],
      [{ client_id: unknown, selections: [] }, 404],
    ] as const)
      expect((await replace(body)).status).toBe(status);
    expect((await replace({ selections: [] })).body.data).toMatchObject({ selections: [], revision: 4 });
    expect((await service.call('getClientServiceSelections', { path: { id: unknown } })).status).toBe(404);
  });
});

describe('ticket AI overrides', () => {
  it('are changed in part, given back in part, and cleared', async () => {
    await fresh();
    const path = { id: client.id };
    const none = {
      client_id: client.id,
      is_overridden: false,
      is_ai_enabled: null,
      reply_mode: null,
      tone: null,
      language: null,
      instructions: null,
      signature: null,
    };
    expect((await service.ok('getClientTicketAiOverrides', { path })).data).toEqual({
      ...none,
      revision: 1,
      updated_at: null,
    });
    const update = (body: Record<string, unknown>, caller?: { key: string }) =>
      service.call('updateClientTicketAiOverrides', { path, body }, caller);
    expect((await update({ reply_mode: 'draft', language: 'en-US' })).body.data).toMatchObject({
      is_overridden: true,
      reply_mode: 'draft',
      language: 'en-US',
      tone: null,
      revision: 2,
    });
    expect((await update({ language: null, expected_revision: 2 })).body.data).toMatchObject({
      reply_mode: 'draft',
      language: null,
      revision: 3,
    });
    expect((await update({ language: null })).body.data.revision).toBe(3);
    expect((await update({ tone: 'formal', expected_revision: 2 })).status).toBe(409);
    expect((await update({ tone: 'rude' })).status).toBe(400);
    expect((await service.ok('deleteClientTicketAiOverrides', { path })).data).toMatchObject({
      ...none,
      revision: 4,
    });
    expect((await service.ok('deleteClientTicketAiOverrides', { path })).data.revision).toBe(4);
    expect(await auditActions(service, client.id)).toEqual(['created', 'updated', 'updated', 'updated']);
    for (const operation of ['getClientTicketAiOverrides', 'deleteClientTicketAiOverrides']) {
      expect((await service.call(operation, { path: { id: unknown } })).status).toBe(404);
    }
    expect(
      (
        await update(
          { tone: 'formal' },
          { key: await service.keyWith(service.agencies[0], ['clients.edit']) },
        )
      ).status,
    ).toBe(403);
    expect(await service.takeEvents()).toEqual([]);
  });
});

describe('integration accounts', () => {
  const map = (body: Record<string, unknown>) =>
    service.call('createClientIntegrationAccount', { body: { client_id: client.id, ...body } });
  const list = async (query: Record<string, unknown> = {}) =>
    (await service.ok('listClientIntegrationAccounts', { query })).data.map(
      (account: { external_account_id: string }) => account.external_account_id,
    );

  it('belong to one client each, until it is deleted', async () => {
    const holder = await fresh();
    const {
      body: { data },
    } = await map({
      provider: 'google_ads',
      external_account_id: '482-113',
      display_name: 'Search campaigns',
    });
    expect(data).toMatchObject({
      client_id: client.id,
      provider: 'google_ads',
      external_account_id: '482-113',
      display_name: 'Search campaigns',
      revision: 1,
    });
    await map({ provider: 'meta_ads', external_account_id: '482-113' });
    await fresh();
    const taken = await map({ provider: 'google_ads', external_account_id: '482-113' });
    expect([taken.status, taken.body.error.message]).toEqual([409, expect.stringContaining(holder.id)]);
    expect((await map({ client_id: unknown, provider: 'slack', external_account_id: 'C1' })).status).toBe(
      404,
    );
    expect((await map({ provider: 'pigeon', external_account_id: 'C1' })).status).toBe(400);
    await map({ provider: 'slack', external_account_id: 'C0421' });

    expect(await list()).toEqual(['C0421', '482-113', '482-113']);
    expect(await list({ client_id: [holder.id], sort: 'provider', order: 'asc' })).toHaveLength(2);
    expect(await list({ provider: ['slack', 'xero'] })).toEqual(['C0421']);
    expect(await list({ external_account_id: '482-113', provider: ['google_ads'] })).toEqual(['482-113']);
    expect(await list({ search: 'CAMPAIGN' })).toEqual(['482-113']);
    expect(await service.takeEvents()).toEqual([]);

    await service.ok('deleteClient', { path: { id: holder.id } });
    expect(await list()).toEqual(['C0421']);
    expect((await map({ provider: 'google_ads', external_account_id: '482-113' })).status).toBe(200);
  });
});

describe('lookup', () => {
  it('finds a client by what is known of it, and adds what is asked for', async () => {
    const key = newKey();
    await newField(service, { record_kind: 'client', key, name: 'Employees', config: { type: 'number' } });
    const owner = service.agencies[0].ownerId;
    await fresh({
      name: 'Harbor Dental',
      contacts: [{ email: 'priya@harbordental.example' }],
      assigned_to: [owner],
      field_values: { [key]: 14 },
    });
    await service.ok('createClientNote', {
      body: { client_id: client.id, title: 'Call', body_text: 'y'.repeat(3000), is_pinned: true },
    });
    await map(client.id);
    const lookup = async (body: Record<string, unknown>) => (await service.ok('lookupClient', { body })).data;
    for (const by of [
      { id: client.id },
      { slug: client.slug },
      { email: 'PRIYA@harbordental.example' },
      { name: ' harbor dental ' },
    ]) {
      expect(await lookup(by)).toEqual({
        client: expect.objectContaining({ id: client.id }),
        other_matches: [],
      });
    }
    const found = await lookup({
      id: client.id,
      include: [
        'profile',
        'assignees',
        'notes',
        'fields',
        'pin',
        'service_selections',
        'integration_accounts',
      ],
    });
    expect(found).toMatchObject({
      profile: { id: profile.id, name: 'Standard', status_label: 'Lead' },
      assignees: [{ id: owner, name: 'Alder Owner' }],
      notes: [{ title: 'Call', is_pinned: true }],
      pin: { client_id: client.id, is_pinned: false },
      service_selections: [],
      integration_accounts: [{ provider: 'other' }],
    });
    expect(found.notes![0]!.body_text).toHaveLength(2000);
    expect(found.fields).toContainEqual({ key, name: 'Employees', type: 'number', value: 14 });

    const twin = await newClient(service, profile.id, { name: 'Harbor Dental' });
    const both = await lookup({ name: 'Harbor Dental' });
    expect([both.client.id, both.other_matches]).toEqual([
      twin.id,
      [{ id: client.id, name: client.name, slug: client.slug }],
    ]);
  });

  it('refuses no key, two keys, and answers 404 for what it does not find', async () => {
    for (const [body, status] of [
      [{ include: ['notes'] }, 400],
      [{ id: unknown, name: 'x' }, 400],
      [{ id: unknown }, 404],
      [{ slug: 'none-such' }, 404],
      [{ email: 'no@body.example' }, 404],
      [{ name: 'Nobody' }, 404],
    ] as const)
      expect((await service.call('lookupClient', { body })).status).toBe(status);
  });

  const map = (client_id: string) =>
    service.ok('createClientIntegrationAccount', {
      body: { client_id, provider: 'other', external_account_id: randomUUID() },
    });
});
