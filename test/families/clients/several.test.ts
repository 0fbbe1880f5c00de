import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField, newKey } from '../fields/field-records.ts';

let service: Service;
let profile: { id: string };
beforeAll(async () => {
  service = await startService();
  profile = await newProfile(service);
});
afterAll(() => service.stop());

const unknown = randomUUID();
const read = async (id: string) => (await service.ok('getClient', { path: { id } })).data;
const eventsOf = async () =>
  (await service.takeEvents()).map(({ event_type: type, data }) => [type, data.client.id]);
const twoClients = async (body: Record<string, unknown> = {}) => {
  const clients = [
    await newClient(service, profile.id, body),
    await newClient(service, profile.id, body),
  ] as const;
  await service.takeEvents();
  return clients;
};

describe('bulk update', () => {
  it('changes each client for itself, and reports one outcome for each', async () => {
    const strict = await newProfile(service, { allowed_transitions: [{ from: 'lead', to: 'lost_lead' }] });
    const [one, two] = await twoClients();
    const [already, refused] = [
      await newClient(service, profile.id, { status: 'active_client' }),
      await newClient(service, strict.id),
    ];
    await service.takeEvents();
    const { data } = await service.ok('bulkUpdateClients', {
      body: { ids: [one.id, unknown, already.id, refused.id, two.id], changes: { status: 'active_client' } },
    });
    expect(data).toMatchObject({ succeeded: 2, unchanged: 1, failed: 2 });
    expect(
      data.outcomes.map((outcome: { id: string; status: string }) => [outcome.id, outcome.status]),
    ).toEqual([
      [one.id, 'succeeded'],
      [unknown, 'failed'],
      [already.id, 'unchanged'],
      [refused.id, 'failed'],
      [two.id, 'succeeded'],
    ]);
    expect(data.outcomes[1]!.error!.type).toBe('not_found');
    expect(data.outcomes[3]!.error).toMatchObject({
      type: 'conflict',
      message: expect.stringContaining('active_client'),
    });
    expect(await eventsOf()).toEqual([
      ['client.updated', one.id],
      ['client.updated', two.id],
    ]);
    expect(await read(two.id)).toMatchObject({
      status: 'active_client',
      status_category: 'active',
      revision: 2,
    });
    expect(await read(refused.id)).toMatchObject({ status: 'lead', revision: 1 });
  });

  it('adds to lists and takes from them', async () => {
    const [one, two] = await twoClients({ tags: ['a', 'B'] });
    const owner = service.agencies[0].ownerId;
    await service.ok('bulkUpdateClients', {
      body: {
        ids: [one.id, two.id],
        changes: { add_tags: ['c', 'A'], remove_tags: ['b'], add_assignee_ids: [owner] },
      },
    });
    expect(await read(one.id)).toMatchObject({ tags: ['a', 'c'], assigned_to: [owner] });
    await service.ok('bulkUpdateClients', {
      body: { ids: [one.id], changes: { tags: ['new'], remove_assignee_ids: [owner] } },
    });
    expect(await read(one.id)).toMatchObject({ tags: ['new'], assigned_to: [] });
    expect(
      (
        await service.call('bulkUpdateClients', {
          body: { ids: [one.id], changes: { tags: ['x'], add_tags: ['y'] } },
        })
      ).status,
    ).toBe(400);
  });

  it('writes values with their history, and none of a client that was refused', async () => {
    const [key, needed] = [newKey(), newKey()];
    await newField(service, {
      record_kind: 'client',
      key,
      name: 'Code',
      config: { type: 'text' },
      is_unique: true,
    });
    await newField(service, { record_kind: 'client', key: needed, name: 'Other', config: { type: 'text' } });
    const [one, two] = await twoClients();
    const { data } = await service.ok('bulkUpdateClients', {
      body: { ids: [one.id, two.id], changes: { field_values: { [key]: 'same', [needed]: 'x' } } },
    });
    expect(data.outcomes.map((outcome: { status: string }) => outcome.status)).toEqual([
      'succeeded',
      'failed',
    ]);
    expect(data.outcomes[1]!.error!.message).toContain(one.id);
    expect(await read(two.id)).toMatchObject({ field_values: {}, revision: 1 });
    const history = await service.query<{ record_id: string }>(
      'select record_id from field_history where record_id = any($1)',
      [[one.id, two.id]],
    );
    expect(history.map((row) => row.record_id)).toEqual([one.id, one.id]);
    expect(await eventsOf()).toEqual([['client.updated', one.id]]);
  });
});

describe('bulk delete', () => {
  it('deletes each client for itself', async () => {
    const [one, two] = await twoClients();
    const { data } = await service.ok('bulkDeleteClients', { body: { ids: [one.id, unknown, two.id] } });
    expect(data).toMatchObject({
      succeeded: 2,
      failed: 1,
      outcomes: [
        { status: 'succeeded' },
        { status: 'failed', error: { type: 'not_found' } },
        { status: 'succeeded' },
      ],
    });
    expect(await eventsOf()).toEqual([
      ['client.deleted', one.id],
      ['client.deleted', two.id],
    ]);
    expect((await service.call('getClient', { path: { id: one.id } })).status).toBe(404);
    expect((await service.call('bulkDeleteClients', { body: { ids: [two.id], force: true } })).status).toBe(
      403,
    );
  });
});

describe('manage', () => {
  const manage = (body: Record<string, unknown>, caller?: { key: string }) =>
    service.call('manageClient', { body }, caller);

  it('creates, then updates, then leaves alone', async () => {
    await service.takeEvents();
    const email = `${randomUUID()}@sync.example`;
    const body = { match: { email }, name: 'Synced', profile_id: profile.id, tags: ['sync'] };
    const created = (await manage(body)).body.data;
    expect(created).toMatchObject({
      outcome: 'created',
      client: { name: 'Synced', contacts: [{ email, is_primary: true }] },
    });
    const updated = (await manage({ ...body, match: { email: email.toUpperCase() }, name: 'Synced again' }))
      .body.data;
    expect(updated).toMatchObject({
      outcome: 'updated',
      client: { id: created.client.id, name: 'Synced again', revision: 2 },
    });
    expect((await manage({ match: { id: created.client.id }, name: 'Synced again' })).body.data.outcome).toBe(
      'unchanged',
    );
    expect(await eventsOf()).toEqual([
      ['client.created', created.client.id],
      ['client.updated', created.client.id],
    ]);
  });

  it.each(['email', 'slug'])('creates one client for requests with one %s at the same time', async (sign) => {
    const value = sign === 'email' ? `${randomUUID()}@race.example` : `r-${randomUUID()}`;
    const all = await Promise.all(
      [1, 2, 3, 4].map((nth) =>
        manage({ match: { [sign]: value }, name: `Nth ${nth}`, profile_id: profile.id }),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => body.data.client.id)).size).toBe(1);
    expect(all.map(({ body }) => body.data.outcome).toSorted()).toEqual([
      'created',
      'updated',
      'updated',
      'updated',
    ]);
  });

  it('gives a new client the slug that it was looked for by', async () => {
    const slug = `m-${randomUUID()}`;
    expect(
      (await manage({ match: { slug }, name: 'By slug', profile_id: profile.id })).body.data,
    ).toMatchObject({ outcome: 'created', client: { slug } });
    expect((await manage({ match: { slug }, tags: ['x'] })).body.data).toMatchObject({
      outcome: 'updated',
      client: { slug, tags: ['x'] },
    });
  });

  it('refuses what is ambiguous, unknown, incomplete or not allowed', async () => {
    const email = `${randomUUID()}@twice.example`;
    await twoClients({ contacts: [{ email }] });
    const client = await newClient(service, profile.id);
    const other = await newProfile(service);
    expect((await manage({ match: { email }, name: 'X' })).status).toBe(409);
    expect((await manage({ match: { id: unknown }, name: 'X' })).status).toBe(404);
    expect((await manage({ name: 'No profile' })).body.error.message).toContain('body.profile_id');
    expect(
      (await manage({ match: { slug: 'none-such' }, profile_id: profile.id })).body.error.message,
    ).toContain('body.name');
    expect((await manage({ match: { id: client.id }, profile_id: other.id })).status).toBe(409);
    expect((await manage({ match: { id: client.id }, name: 'X', expected_revision: 9 })).status).toBe(409);
    const key = await service.keyWith(service.agencies[0], ['clients.edit']);
    expect((await manage({ match: { id: client.id }, name: 'May edit' }, { key })).status).toBe(200);
    expect((await manage({ name: 'May not create', profile_id: profile.id }, { key })).status).toBe(403);
  });
});

describe('migrate profile', () => {
  const migrate = async (body: Record<string, unknown>) =>
    (await service.ok('migrateClientProfile', { body: body as never })).data;

  it('maps statuses and fields, and reports what is left behind', async () => {
    const target = await newProfile(service, {
      status_options: [
        { key: 'fresh', label: 'Fresh', color: '#2f6fed', category: 'prospect', is_default: true },
        { key: 'active_client', label: 'Active', color: '#2f6fed', category: 'active' },
        { key: 'gone', label: 'Gone', color: '#2f6fed', category: 'inactive' },
      ],
    });
    const [shared, own, mapped, into, required] = [
      newKey('shared'),
      newKey('own'),
      newKey('mapped'),
      newKey('into'),
      newKey('required'),
    ];
    const field = (key: string, more: Record<string, unknown> = {}) =>
      newField(service, {
        record_kind: 'client',
        key,
        name: `Field ${key}`,
        config: { type: 'text' },
        ...more,
      });
    await field(shared);
    await field(own, { profile_id: profile.id });
    await field(mapped, { profile_id: profile.id });
    await field(into, { profile_id: target.id });
    const client = await newClient(service, profile.id, {
      field_values: { [shared]: 's', [own]: 'o', [mapped]: 'm' },
    });
    const active = await newClient(service, profile.id, { status: 'active_client' });
    const lost = await newClient(service, profile.id, { status: 'lost_lead' });
    const there = await newClient(service, target.id);
    await field(required, { profile_id: target.id, is_required: true });
    await service.takeEvents();
    const request = {
      ids: [client.id, active.id, lost.id, there.id, unknown],
      target_profile_id: target.id,
      status_map: { lead: 'fresh' },
      field_map: { [mapped]: into },
    };

    const plan = await migrate({ ...request, is_dry_run: true });
    expect(await read(client.id)).toEqual(client);
    expect(await service.takeEvents()).toEqual([]);
    const report = await migrate(request);
    expect(report).toEqual({ ...plan, is_dry_run: false });
    expect(report).toMatchObject({ target_profile_id: target.id, succeeded: 2, unchanged: 1, failed: 2 });
    expect(report.outcomes[0]).toEqual({
      id: client.id,
      status: 'succeeded',
      previous_profile_id: profile.id,
      previous_status: 'lead',
      new_status: 'fresh',
      mapped_fields: [{ from_key: mapped, to_key: into }],
      left_behind: [{ key: own, name: `Field ${own}`, value: 'o' }],
      missing_required_fields: [required],
    });
    expect(report.outcomes[1]).toMatchObject({ status: 'succeeded', new_status: 'active_client' });
    expect(report.outcomes[2]).toMatchObject({
      status: 'failed',
      error: { type: 'conflict', message: expect.stringContaining('lost_lead') },
    });
    expect(report.outcomes[4]).toMatchObject({ status: 'failed', error: { type: 'not_found' } });
    expect(await read(client.id)).toMatchObject({
      profile_id: target.id,
      status: 'fresh',
      status_category: 'prospect',
      revision: 2,
      field_values: { [shared]: 's', [into]: 'm' },
    });
    const [event, ...rest] = await service.takeEvents();
    expect(event!.data._changed_fields).toEqual(
      [
        `field_values.${into}`,
        `field_values.${mapped}`,
        `field_values.${own}`,
        'profile_id',
        'status',
      ].sort(),
    );
    expect(event!.data._previous).toMatchObject({
      profile_id: profile.id,
      status: 'lead',
      [`field_values.${own}`]: 'o',
    });
    expect(rest.map(({ data }) => data.client.id)).toEqual([active.id]);
    const history = await service.query<{ key: string }>(
      'select f.key from field_history h join fields f on f.id = h.field_id where h.record_id = $1 and h.previous_value is not null',
      [client.id],
    );
    expect(history.map(({ key }) => key).sort()).toEqual([mapped, own].sort());
  });

  it('refuses maps to what the target does not have', async () => {
    const [client] = await twoClients();
    const target = await newProfile(service);
    const call = (body: Record<string, unknown>) =>
      service.call('migrateClientProfile', {
        body: { ids: [client.id], target_profile_id: target.id, ...body },
      });
    expect((await call({ target_profile_id: unknown })).status).toBe(404);
    expect((await call({ status_map: { lead: 'nonsense' } })).body.error.message).toContain(
      'body.status_map.lead',
    );
    expect((await call({ field_map: { nonsense: 'x' } })).body.error.message).toContain(
      'body.field_map.nonsense',
    );
    expect((await read(client.id)).revision).toBe(1);
  });
});
