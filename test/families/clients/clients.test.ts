import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletionGuard } from '#src/call/parts.ts';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { newField, newKey } from '../fields/field-records.ts';

const guards: DeletionGuard[] = [];
let service: Service;
let profile: { id: string };
beforeAll(async () => {
  service = await startService({ parts: { deletionGuards: guards } });
  profile = await newProfile(service);
});
afterAll(() => service.stop());

const unknown = randomUUID();
const create = (body: Record<string, unknown>) =>
  service.call('createClient', { body: { profile_id: profile.id, name: `Client ${randomUUID()}`, ...body } });
const update = (id: string, body: Record<string, unknown>) =>
  service.call('updateClient', { path: { id }, body });
const read = async (id: string) => (await service.ok('getClient', { path: { id } })).data;
const newUser = async () =>
  (
    await service.query<{ id: string }>(
      "insert into users (tenant_id, kind, name, email) values ($1, 'member', 'Noor Haddad', $2) returning id",
      [service.agencies[0].id, `${randomUUID()}@alder.example`],
    )
  )[0]!.id;

describe('creating', () => {
  it('stores what was sent, adds what was not, and tells of it once', async () => {
    await service.takeEvents();
    const userId = await newUser();
    const { data: client } = await service.ok('createClient', {
      body: {
        name: '  Café Léon & Co.  ',
        profile_id: profile.id,
        tags: ['Food', 'food', 'retail'],
        assigned_to: [userId],
        source: 'import',
        contacts: [
          { name: 'Ida', email: 'Ida@leon.example' },
          { phone: '+12075550142', is_primary: true },
        ],
        addresses: [{ label: 'Shop', address: { city: 'Portland' } }],
      },
    });
    expect(client).toMatchObject({
      name: 'Café Léon & Co.',
      slug: 'cafe-leon-co',
      status: 'lead',
      status_category: 'prospect',
      tags: ['Food', 'retail'],
      assigned_to: [userId],
      contacts: [
        { name: 'Ida', email: 'Ida@leon.example', phone: null, role: null, is_primary: false },
        { name: null, email: null, phone: '+12075550142', role: null, is_primary: true },
      ],
      addresses: [{ label: 'Shop', address: { city: 'Portland' }, is_primary: true }],
      field_values: {},
      source: 'import',
      is_pinned: false,
      revision: 1,
    });
    expect(client).not.toHaveProperty('possible_duplicates');
    expect(await read(client.id)).toEqual(client);
    const events = await service.takeEvents();
    expect(events.map((event) => event.event_type)).toEqual(['client.created']);
    expect(events[0]!.data).toMatchObject({
      client: {
        id: client.id,
        name: 'Café Léon & Co.',
        slug: 'cafe-leon-co',
        profile_id: profile.id,
        status: 'lead',
        status_category: 'prospect',
      },
      field_values: {},
      assigned_to: [userId],
      assignees: [{ id: userId, name: 'Noor Haddad' }],
      source: 'import',
    });
    expect(events[0]!.data).not.toHaveProperty('_changed_fields');
    expect(await auditActions(service, client.id)).toEqual(['created']);
  });

  it('numbers slugs that the same name would give, and refuses one that is taken', async () => {
    const name = `Harbor ${newKey('n')}`;
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const slugs: string[] = [];
    for (let i = 0; i < 3; i++) slugs.push((await create({ name })).body.data.slug);
    expect(slugs).toEqual([slug, `${slug}-2`, `${slug}-3`]);
    const refused = await create({ slug });
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain(name);
  });

  it('gives every one of many clients of one name a slug of its own, at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'All at once' })));
    expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(8);
  });

  it('makes a slug also of a name without letters', async () => {
    expect((await create({ name: '株式会社' })).body.data.slug).toMatch(/^client(-\d+)?$/);
  });

  it('refuses what does not exist or fit, naming the place, and leaves no trace', async () => {
    await service.takeEvents();
    const before = (await service.ok('listClients')).pagination.total;
    const cases: [Record<string, unknown>, number, string][] = [
      [{ profile_id: unknown }, 404, unknown],
      [{ status: 'nonsense' }, 400, 'body.status must be a status of the profile'],
      [{ assigned_to: [unknown] }, 400, 'body.assigned_to[0]'],
      [{ contacts: [{ role: 'Owner' }] }, 400, 'body.contacts[0] needs a name'],
      [{ contacts: [{ email: 'a@b.example' }, { email: 'A@b.example' }] }, 400, 'body.contacts[1].email'],
      [{ contacts: [{ id: unknown, name: 'X' }] }, 400, 'body.contacts[0].id'],
      [
        {
          contacts: [
            { name: 'X', is_primary: true },
            { name: 'Y', is_primary: true },
          ],
        },
        400,
        'body.contacts has 2',
      ],
      [{ contacts: [{ phone: '207 555 0142' }] }, 400, 'body.contacts[0].phone'],
      [{ field_values: { nonsense: 1 } }, 400, 'body.field_values.nonsense'],
      [{ name: '   ' }, 400, 'body.name'],
    ];
    for (const [body, status, message] of cases) {
      const answer = await create(body);
      expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringContaining(message)]);
    }
    expect((await service.ok('listClients')).pagination.total).toBe(before);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('checks and keeps custom field values, and keeps sensitive ones out of events', async () => {
    const [size, secret] = [newKey(), newKey()];
    await newField(service, { record_kind: 'client', key: size, name: 'Size', config: { type: 'number' } });
    await newField(service, {
      record_kind: 'client',
      key: secret,
      name: 'Secret',
      config: { type: 'text' },
      is_sensitive: true,
    });
    await service.takeEvents();
    const client = await newClient(service, profile.id, { field_values: { [size]: 14, [secret]: 'hush' } });
    expect(client.field_values).toMatchObject({ [size]: 14, [secret]: 'hush' });
    expect((await create({ field_values: { [size]: 'many' } })).status).toBe(400);
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { field_values: { [size]: 15, [secret]: 'hush hush' } },
    });
    const [created, updated] = await service.takeEvents();
    expect(created!.data.field_values).toEqual({ [size]: 14 });
    expect(updated!.data.field_values).toEqual({ [size]: 15 });
    expect(updated!.data._changed_fields).toEqual([`field_values.${size}`, `field_values.${secret}`].sort());
    expect(updated!.data._previous).toEqual({ [`field_values.${size}`]: 14 });
  });

  it('needs clients.create', async () => {
    const key = await service.keyWith(service.agencies[0], ['clients.view', 'clients.edit']);
    const answer = await service.call(
      'createClient',
      { body: { name: 'X', profile_id: profile.id } },
      { key },
    );
    expect(answer.status).toBe(403);
  });
});

describe('changing', () => {
  it('changes what the body names, and reports paths and former values', async () => {
    const client = await newClient(service, profile.id, { tags: ['a'], contacts: [{ name: 'Ida' }] });
    await service.takeEvents();
    const {
      body: { data: after },
    } = await update(client.id, {
      name: 'New name',
      status: 'active_client',
      tags: ['b'],
      contacts: [{ id: client.contacts[0]!.id, name: 'Ida Lund' }, { name: 'Max' }],
      expected_revision: 1,
    });
    expect(after).toMatchObject({
      name: 'New name',
      slug: client.slug,
      status: 'active_client',
      status_category: 'active',
      tags: ['b'],
      revision: 2,
    });
    expect(after.contacts[0]).toMatchObject({
      id: client.contacts[0]!.id,
      name: 'Ida Lund',
      is_primary: true,
    });
    expect(await read(client.id)).toEqual(after);
    const events = await service.takeEvents();
    expect(events.map((event) => event.event_type)).toEqual(['client.updated']);
    expect(events[0]!.data).toMatchObject({
      client: { id: client.id, name: 'New name', status: 'active_client', status_category: 'active' },
      _changed_fields: ['contacts', 'name', 'status', 'tags'],
      _previous: { name: client.name, status: 'lead' },
    });
    expect(await auditActions(service, client.id)).toEqual(['created', 'updated']);
  });

  it('does nothing when nothing changes', async () => {
    const client = await newClient(service, profile.id, { tags: ['a'] });
    await service.takeEvents();
    const { body } = await update(client.id, { name: client.name, tags: ['a'], status: 'lead' });
    expect(body.data).toEqual(client);
    expect(await service.takeEvents()).toEqual([]);
    expect(await auditActions(service, client.id)).toEqual(['created']);
  });

  it('refuses a stale revision, an unknown client, status or user', async () => {
    const client = await newClient(service, profile.id);
    const stale = await update(client.id, { name: 'X', expected_revision: 7 });
    expect([stale.status, stale.body.error.message]).toEqual([409, expect.stringContaining('revision 1')]);
    expect((await update(unknown, { name: 'X' })).status).toBe(404);
    expect((await update(client.id, { status: 'nonsense' })).status).toBe(400);
    expect((await update(client.id, { assigned_to: [unknown] })).status).toBe(400);
    expect((await update(client.id, { profile_id: profile.id })).status).toBe(400);
    expect(await read(client.id)).toEqual(client);
  });

  it('keeps to the transitions that the profile allows, except within a category', async () => {
    const strict = await newProfile(service, {
      allowed_transitions: [{ from: 'lead', to: 'active_client' }],
    });
    const client = await newClient(service, strict.id);
    const refused = await update(client.id, { status: 'lost_lead' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringMatching(/from status lead to lost_lead.*active_client/),
    ]);
    expect((await update(client.id, { status: 'active_client' })).status).toBe(200);
    const paused = await newClient(service, strict.id, { status: 'paused_client' });
    expect((await update(paused.id, { status: 'former_client' })).status).toBe(200);
  });

  it('lets one of two writers at the same revision win', async () => {
    const client = await newClient(service, profile.id);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => update(client.id, { name, expected_revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('ids and categories', () => {
  it('takes ids in either case, each once', async () => {
    const owner = service.agencies[0].ownerId;
    const client = await newClient(service, profile.id.toUpperCase(), {
      assigned_to: [owner, owner.toUpperCase()],
      contacts: [{ name: 'Ida' }],
    });
    expect(client).toMatchObject({ profile_id: profile.id, assigned_to: [owner] });
    const { body } = await service.call('updateClient', {
      path: { id: client.id.toUpperCase() },
      body: {
        assigned_to: [owner.toUpperCase()],
        contacts: [{ id: client.contacts[0]!.id.toUpperCase(), name: 'Ida' }],
      },
    });
    expect(body.data).toEqual(client);
  });

  it('follows the category of its status option', async () => {
    const own = await newProfile(service);
    const client = await newClient(service, own.id);
    await service.query(
      "update client_status_options set category = 'active' where profile_id = $1 and key = 'lead'",
      [own.id],
    );
    expect(await read(client.id)).toMatchObject({ status: 'lead', status_category: 'active' });
  });
});

describe('slugs', () => {
  it('finds a client by its slug, and changes it', async () => {
    const [client, other] = [await newClient(service, profile.id), await newClient(service, profile.id)];
    await service.takeEvents();
    const slug = `s-${randomUUID()}`;
    const change = (id: string, body: Record<string, unknown>) =>
      service.call('updateClientSlug', { path: { id }, body });
    expect((await change(client.id, { slug })).body.data).toMatchObject({ slug, revision: 2 });
    expect((await service.ok('getClientBySlug', { query: { slug } })).data.id).toBe(client.id);
    expect((await service.call('getClientBySlug', { query: { slug: client.slug } })).status).toBe(404);
    const [event] = await service.takeEvents();
    expect(event!.data).toMatchObject({ _changed_fields: ['slug'], _previous: { slug: client.slug } });

    const taken = await change(other.id, { slug });
    expect([taken.status, taken.body.error.message]).toEqual([409, expect.stringContaining(client.id)]);
    expect((await change(other.id, { slug: `x-${slug}`, expected_revision: 4 })).status).toBe(409);
    expect((await change(unknown, { slug: `y-${slug}` })).status).toBe(404);
    expect((await change(client.id, { slug })).body.data.revision).toBe(2);
    expect(await service.takeEvents()).toEqual([]);
  });
});

describe('deleting', () => {
  const remove = (id: string, query: Record<string, unknown> = {}, caller?: { key: string }) =>
    service.call('deleteClient', { path: { id }, query }, caller);

  it('takes the client out of sight, frees its slug, and tells of it', async () => {
    const client = await newClient(service, profile.id, { contacts: [{ email: 'gone@away.example' }] });
    await service.takeEvents();
    const {
      body: { data },
    } = await remove(client.id, { expected_revision: 1 });
    expect(data.id).toBe(client.id);
    expect((await service.call('getClient', { path: { id: client.id } })).status).toBe(404);
    expect((await service.call('lookupClient', { body: { email: 'gone@away.example' } })).status).toBe(404);
    expect((await service.ok('listClients', { query: { id: [client.id] } })).pagination.total).toBe(0);
    expect((await create({ slug: client.slug })).status).toBe(200);
    const [event] = await service.takeEvents();
    expect(event).toMatchObject({
      event_type: 'client.deleted',
      data: { client: { id: client.id }, deleted_at: data.deleted_at },
    });
    expect(event!.data).not.toHaveProperty('_changed_fields');
    expect((await remove(client.id)).status).toBe(404);
    expect(await auditActions(service, client.id)).toEqual(['created', 'deleted']);
  });

  it('is refused while something needs the client, unless an admin forces it', async () => {
    const client = await newClient(service, profile.id);
    guards.push({ describe: async (_ctx, id) => (id === client.id ? '2 active programs' : undefined) });
    try {
      const refused = await remove(client.id);
      expect([refused.status, refused.body.error.message]).toEqual([
        409,
        expect.stringContaining('2 active programs'),
      ]);
      expect((await remove(client.id, { force: true })).status).toBe(403);
      const { body } = await service.call('bulkDeleteClients', { body: { ids: [client.id] } });
      expect(body.data.outcomes).toMatchObject([{ status: 'failed', error: { type: 'conflict' } }]);
      await service.query(
        "update users set kind = 'member', role = 'admin' where tenant_id = $1 and name = 'Everything'",
        [service.agencies[0].id],
      );
      await expect.poll(async () => (await remove(client.id, { force: true })).status).toBe(200);
    } finally {
      guards.pop();
      await service.query(
        "update users set role = null, kind = 'service_account' where tenant_id = $1 and name = 'Everything'",
        [service.agencies[0].id],
      );
    }
  });

  it('is refused at a stale revision', async () => {
    const client = await newClient(service, profile.id);
    expect((await remove(client.id, { expected_revision: 3 })).status).toBe(409);
  });
});

describe('two agencies', () => {
  it('see nothing of each other', async () => {
    const client = await newClient(service, profile.id);
    const caller = { key: service.agencies[1].key };
    for (const [operation, input] of [
      ['getClient', { path: { id: client.id } }],
      ['updateClient', { path: { id: client.id }, body: { name: 'Mine' } }],
      ['deleteClient', { path: { id: client.id } }],
      ['createClient', { body: { name: 'X', profile_id: profile.id } }],
      ['getClientBySlug', { query: { slug: client.slug } }],
    ] as const)
      expect((await service.call(operation, input, caller)).status).toBe(404);
    expect((await service.ok('listClients', {}, caller)).pagination.total).toBe(0);
    expect((await service.ok('searchClients', { query: { search: 'client' } }, caller)).data).toEqual([]);
  });
});
