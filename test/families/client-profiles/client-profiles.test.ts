import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const folder = async () =>
  (await service.ok('createClientProfileFolder', { body: { name: `Folder ${randomUUID()}` } })).data;
const get = async (id: string) => (await service.ok('getClientProfile', { path: { id } })).data;
const update = (id: string, body: object) => service.call('updateClientProfile', { path: { id }, body });
const newField = async (body: object = {}) =>
  (
    await service.ok('createField', {
      body: {
        record_kind: 'client',
        key: `f_${randomUUID().slice(0, 8)}`,
        name: 'Field',
        config: { type: 'text' },
        ...body,
      },
    })
  ).data;

describe('a new profile', () => {
  it('starts with the five usual status options', async () => {
    const profile = await newProfile(service);
    expect(profile).toMatchObject({
      description: null,
      color: null,
      folder_id: null,
      allowed_transitions: null,
      client_count: 0,
      has_custom_layout: false,
      revision: 1,
    });
    expect(
      profile.status_options.map((option: { key: string; category: string; is_default: boolean }) => [
        option.key,
        option.category,
        option.is_default,
      ]),
    ).toEqual([
      ['lead', 'prospect', true],
      ['active_client', 'active', false],
      ['paused_client', 'inactive', false],
      ['former_client', 'inactive', false],
      ['lost_lead', 'inactive', false],
    ]);
    expect(await auditActions(service, profile.id)).toEqual(['created']);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('needs a name of its own and a folder that exists', async () => {
    const { name } = await newProfile(service);
    expect((await service.call('createClientProfile', { body: { name: name.toUpperCase() } })).status).toBe(
      409,
    );
    expect(
      (await service.call('createClientProfile', { body: { name: 'X', folder_id: unknown } })).status,
    ).toBe(404);
    expect((await service.call('createClientProfile', { body: { name: '   ' } })).status).toBe(400);
  });
});

describe('listing', () => {
  it('filters, searches and sorts', async () => {
    const { id: folder_id } = await folder();
    const plain = await newProfile(service, { name: 'Zebra retainers', folder_id });
    const busy = await newProfile(service, {
      name: 'Aardvark projects',
      folder_id,
      description: 'Fixed price work',
    });
    await newClient(service, busy.id);
    const names = async (query: object) =>
      (await service.ok('listClientProfiles', { query: { folder_id: [folder_id], ...query } })).data.map(
        (profile: { name: string }) => profile.name,
      );
    expect(await names({})).toEqual([busy.name, plain.name]);
    expect(await names({ sort: 'name' })).toEqual([plain.name, busy.name]);
    expect(await names({ sort: 'client_count', order: 'asc' })).toEqual([plain.name, busy.name]);
    expect(await names({ search: 'FIXED' })).toEqual([busy.name]);
    expect(await names({ has_clients: true })).toEqual([busy.name]);
    expect(await names({ has_clients: false })).toEqual([plain.name]);
    expect(await names({ status: ['lead'] })).toHaveLength(2);
    expect(await names({ is_root: true })).toEqual([]);
    expect(await names({ created_before: busy.created_at, order: 'asc' })).toEqual([plain.name]);
    expect(await names({ created_after: busy.created_at })).toEqual([busy.name]);
    expect(await names({ created_by: [unknown] })).toEqual([]);
    const page = await service.ok('listClientProfiles', {
      query: { folder_id: [folder_id], limit: 1, offset: 1 },
    });
    expect(page.pagination).toEqual({ total: 2, limit: 1, offset: 1 });
    expect(page.data).toEqual([plain]);
  });
});

describe('changing', () => {
  it('changes what is named and nothing else', async () => {
    const profile = await newProfile(service, { description: 'Before' });
    const { body } = await update(profile.id, {
      name: `${profile.name} B`,
      color: '#123abc',
      expected_revision: 1,
    });
    expect(body.data).toMatchObject({
      name: `${profile.name} B`,
      color: '#123abc',
      description: 'Before',
      revision: 2,
    });
    expect((await update(profile.id, { description: null })).body.data.description).toBeNull();
    expect(await auditActions(service, profile.id)).toEqual(['created', 'updated', 'updated']);
  });

  it('that changes nothing leaves revision and audit trail alone', async () => {
    const profile = await newProfile(service);
    expect((await update(profile.id, { name: profile.name, color: null })).body.data).toEqual(profile);
    expect(await auditActions(service, profile.id)).toEqual(['created']);
  });

  it('refuses a stale revision, a taken name and an unknown profile', async () => {
    const [one, other] = [await newProfile(service), await newProfile(service)];
    expect((await update(one.id, { color: '#000000', expected_revision: 2 })).status).toBe(409);
    expect((await update(one.id, { name: other.name })).status).toBe(409);
    expect((await update(unknown, { name: 'X' })).status).toBe(404);
    expect((await update(one.id, {})).status).toBe(400);
  });
});

describe('shared fields', () => {
  it('are fields of other profiles, in order', async () => {
    const [owner, other] = [await newProfile(service), await newProfile(service)];
    const [first, second] = [
      await newField({ profile_id: owner.id }),
      await newField({ profile_id: owner.id }),
    ];
    const shared_field_ids = [second.id, first.id];
    expect((await update(other.id, { shared_field_ids })).body.data).toMatchObject({
      shared_field_ids,
      revision: 2,
    });
    expect((await update(other.id, { shared_field_ids })).body.data.revision).toBe(2);
    const using = await service.ok('listClientProfiles', { query: { field_id: [first.id] } });
    expect(using.data.map((profile: { id: string }) => profile.id).sort()).toEqual(
      [owner.id, other.id].sort(),
    );
    expect((await update(other.id, { shared_field_ids: [] })).body.data.shared_field_ids).toEqual([]);
  });

  it("are neither unknown, nor the profile's own, nor everybody's", async () => {
    const profile = await newProfile(service);
    const [own, common] = [await newField({ profile_id: profile.id }), await newField()];
    expect((await update(profile.id, { shared_field_ids: [unknown] })).status).toBe(400);
    expect((await update(profile.id, { shared_field_ids: [own.id] })).status).toBe(400);
    expect((await update(profile.id, { shared_field_ids: [common.id] })).status).toBe(400);
  });
});

describe('sharing a field', () => {
  const share = (id: string, shared_field_ids: string[]) => update(id, { shared_field_ids });
  const values = async (id: string) => (await service.ok('getClient', { path: { id } })).data.field_values;

  it('lets clients of the profile have values, which then hold it', async () => {
    const [owner, profile] = [await newProfile(service), await newProfile(service)];
    const field = await newField({ profile_id: owner.id });
    const withValue = { name: 'Has it', profile_id: profile.id, field_values: { [field.key]: 'x' } };
    expect((await service.call('createClient', { body: withValue })).status).toBe(400);
    await share(profile.id, [field.id]);
    const client = (await service.ok('createClient', { body: withValue })).data;
    const { status, body } = await share(profile.id, []);
    expect(status).toBe(409);
    expect(body.error.message).toContain('Clients of the profile (1)');
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { field_values: { [field.key]: null } },
    });
    expect((await share(profile.id, [])).body.data.shared_field_ids).toEqual([]);
  });

  it("ends when the field becomes everybody's, or the profile's own, and values stay", async () => {
    const [owner, profile, other] = [
      await newProfile(service),
      await newProfile(service),
      await newProfile(service),
    ];
    const field = await newField({ profile_id: owner.id });
    await share(profile.id, [field.id]);
    const client = await newClient(service, profile.id, { field_values: { [field.key]: 'x' } });
    const give = (profile_id: string | null) =>
      service.call('updateField', { path: { id: field.id }, body: { profile_id } });

    expect((await give(other.id)).status).toBe(200);
    expect((await get(profile.id)).shared_field_ids).toEqual([field.id]);
    expect((await give(null)).status).toBe(200);
    const { shared_field_ids, revision } = await get(profile.id);
    expect(shared_field_ids).toEqual([]);
    expect((await share(profile.id, [])).body.data.revision).toBe(revision);
    expect((await give(profile.id)).status).toBe(200);
    expect((await give(owner.id)).status).toBe(409);
    expect(await values(client.id)).toEqual({ [field.key]: 'x' });
  });

  it('ends when the field is deleted', async () => {
    const [owner, profile] = [await newProfile(service), await newProfile(service)];
    const field = await newField({ profile_id: owner.id });
    const { revision } = (await share(profile.id, [field.id])).body.data;
    await service.ok('deleteField', { path: { id: field.id } });
    expect((await share(profile.id, [])).body.data).toMatchObject({ shared_field_ids: [], revision });
  });

  it('computes a formula for clients that are there, and takes the result away again', async () => {
    const [owner, profile] = [await newProfile(service), await newProfile(service)];
    const client = await newClient(service, profile.id);
    const field = await newField({
      profile_id: owner.id,
      config: { type: 'formula', expression: '1 + 1', result_type: 'number' },
    });
    await share(profile.id, [field.id]);
    expect(await values(client.id)).toMatchObject({ [field.key]: 2 });
    await share(profile.id, []);
    expect(await values(client.id)).not.toHaveProperty(field.key);
  });
});

describe('moving', () => {
  it('files a profile, and is silent when it is there already', async () => {
    const [profile, { id: folder_id }] = [await newProfile(service), await folder()];
    const move = (body: object) => service.call('moveClientProfile', { path: { id: profile.id }, body });
    expect((await move({ folder_id })).body.data).toMatchObject({ folder_id, revision: 2 });
    expect((await move({ folder_id })).body.data.revision).toBe(2);
    expect((await move({ folder_id: unknown })).status).toBe(404);
    expect((await move({ folder_id: null, expected_revision: 1 })).status).toBe(409);
    expect((await move({ folder_id: null })).body.data.folder_id).toBeNull();
  });
});

describe('deleting', () => {
  const remove = (id: string) => service.call('deleteClientProfile', { path: { id } });

  it('removes a profile without clients and frees its name', async () => {
    const profile = await newProfile(service);
    expect(
      (
        await service.call('deleteClientProfile', {
          path: { id: profile.id },
          query: { expected_revision: 9 },
        })
      ).status,
    ).toBe(409);
    expect((await remove(profile.id)).status).toBe(200);
    expect((await remove(profile.id)).status).toBe(404);
    expect((await service.call('getClientProfile', { path: { id: profile.id } })).status).toBe(404);
    await newProfile(service, { name: profile.name });
  });

  it('refuses one with clients or fields of its own, and names the count', async () => {
    const profile = await newProfile(service);
    const field = await newField({ profile_id: profile.id });
    const client = await newClient(service, profile.id);
    expect((await remove(profile.id)).body.error.message).toContain('still has clients (1)');
    await service.ok('deleteClient', { path: { id: client.id } });
    expect((await remove(profile.id)).body.error.message).toContain('still has custom fields of its own (1)');
    await service.ok('deleteField', { path: { id: field.id } });
    expect((await remove(profile.id)).status).toBe(200);
  });

  it('in bulk gives each id its own outcome', async () => {
    const { id: folder_id } = await folder();
    const [empty, busy, elsewhere] = [
      await newProfile(service, { folder_id }),
      await newProfile(service, { folder_id }),
      await newProfile(service),
    ];
    await newClient(service, busy.id);
    const body = { folder_id, ids: [empty.id, busy.id, elsewhere.id, unknown] };
    const { data } = await service.ok('bulkDeleteClientProfiles', { body });
    expect(data).toMatchObject({ succeeded: 1, unchanged: 0, failed: 3 });
    expect(
      data.outcomes.map(
        (outcome: { status: string; error?: { type: string } }) => outcome.error?.type ?? outcome.status,
      ),
    ).toEqual(['succeeded', 'conflict', 'conflict', 'not_found']);
    expect((await get(busy.id)).id).toBe(busy.id);
    expect((await service.call('getClientProfile', { path: { id: empty.id } })).status).toBe(404);
    expect(
      (await service.call('bulkDeleteClientProfiles', { body: { ...body, folder_id: unknown } })).status,
    ).toBe(404);
    expect(
      (await service.ok('bulkDeleteClientProfiles', { body: { folder_id: null, ids: [elsewhere.id] } })).data
        .succeeded,
    ).toBe(1);
  });
});

it('needs settings.manage to change and clients.view to read', async () => {
  const profile = await newProfile(service);
  const reader = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
  expect((await service.call('getClientProfile', { path: { id: profile.id } }, reader)).status).toBe(200);
  const { status, body } = await service.call(
    'updateClientProfile',
    { path: { id: profile.id }, body: { color: null } },
    reader,
  );
  expect(status).toBe(403);
  expect(body.error.message).toContain('settings.manage');
});

it('shows nothing of another agency', async () => {
  const profile = await newProfile(service);
  const caller = { key: service.agencies[1].key };
  expect((await service.call('getClientProfile', { path: { id: profile.id } }, caller)).status).toBe(404);
  expect(
    (await service.call('updateClientProfile', { path: { id: profile.id }, body: { color: null } }, caller))
      .status,
  ).toBe(404);
  expect((await service.ok('listClientProfiles', {}, caller)).data).toEqual([]);
});
