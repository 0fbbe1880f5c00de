import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';

let service: Service;
let profile: { id: string };
beforeAll(async () => {
  service = await startService();
  profile = await newProfile(service);
});
afterAll(() => service.stop());

const settings = (body: object) => service.ok('updateClientContactMatchingSettings', { body });
const create = (body: object) =>
  service.call('createClient', { body: { profile_id: profile.id, name: randomUUID(), ...body } });

it('lets one of two first changes at the same revision win', async () => {
  const caller = { key: service.agencies[1].key };
  for (const [operation, body] of [
    ['updateClientContactMatchingSettings', { name_mode: 'warn' }],
    ['updateClientListPreferences', { page_size: 7 }],
  ] as const) {
    const twice = await Promise.all(
      [1, 2].map(() => service.call(operation, { body: { ...body, expected_revision: 1 } }, caller)),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it('starts with warnings about known e-mail addresses', async () => {
  expect((await service.ok('getClientContactMatchingSettings')).data).toEqual({
    email_mode: 'warn',
    phone_mode: 'off',
    name_mode: 'off',
    name_similarity: 0.7,
    revision: 1,
    updated_at: null,
  });
  const existing = await newClient(service, profile.id, {
    contacts: [{ email: 'ida@known.example', phone: '+12075550100' }],
  });
  const { status, body } = await create({
    contacts: [{ email: 'IDA@known.example', phone: '+12075550100' }],
  });
  expect(status).toBe(200);
  expect(body.data.possible_duplicates).toEqual([
    { id: existing.id, name: existing.name, matches: ['email'] },
  ]);
  expect((await service.ok('getClient', { path: { id: body.data.id } })).data).not.toHaveProperty(
    'possible_duplicates',
  );
});

it('forbids what the agency forbids, and names the candidates', async () => {
  const existing = await newClient(service, profile.id, {
    name: 'Northlight Roofing',
    contacts: [{ email: 'jo@forbidden.example', phone: '+12075550111' }],
  });
  await settings({ email_mode: 'forbid', phone_mode: 'forbid', name_mode: 'warn' });
  await service.takeEvents();
  for (const contact of [{ email: 'jo@FORBIDDEN.example' }, { phone: '+12075550111' }]) {
    const { status, body } = await create({
      contacts: [{ name: 'New', email: 'free@new.example' }, contact],
    });
    expect([status, body.error.type, body.error.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining(existing.id),
    ]);
  }
  expect(await service.takeEvents()).toEqual([]);

  const alike = await create({ name: 'Northlight Roofng' });
  expect(alike.body.data.possible_duplicates).toEqual([
    { id: existing.id, name: 'Northlight Roofing', matches: ['name'] },
  ]);
  await settings({ name_mode: 'forbid', name_similarity: 1 });
  expect((await create({ name: 'Northlight Roofin' })).status).toBe(200);
  expect((await create({ name: 'northlight roofing' })).status).toBe(409);

  // A client that is gone is no duplicate, nor is an address that a client no longer has.
  await service.ok('updateClient', {
    path: { id: existing.id },
    body: { contacts: [{ email: 'other@forbidden.example' }] },
  });
  expect((await create({ contacts: [{ email: 'jo@forbidden.example' }] })).status).toBe(200);
  await service.ok('deleteClient', { path: { id: existing.id } });
  expect((await create({ contacts: [{ email: 'other@forbidden.example' }] })).status).toBe(200);
});

it('forbids changes that make a client like another one, and lets it keep what it has', async () => {
  await settings({ email_mode: 'off', phone_mode: 'off', name_mode: 'off' });
  const taken = await newClient(service, profile.id, {
    name: 'Taken By Change',
    contacts: [{ email: 'taken@change.example', phone: '+12075550122' }],
  });
  const twin = await newClient(service, profile.id, { contacts: [{ email: 'taken@change.example' }] });
  const other = await newClient(service, profile.id, { contacts: [{ email: 'other@change.example' }] });
  await settings({ email_mode: 'forbid', phone_mode: 'forbid', name_mode: 'forbid', name_similarity: 1 });
  await service.takeEvents();
  const refused = [
    { contacts: [{ email: 'TAKEN@change.example' }] },
    { contacts: [{ email: 'other@change.example' }, { phone: '+12075550122' }] },
    { name: 'taken by change' },
  ];
  for (const body of refused) {
    const answers = [
      await service.call('updateClient', { path: { id: other.id }, body }),
      await service.call('manageClient', { body: { match: { id: other.id }, ...body } }),
    ];
    for (const { status, body: answer } of answers)
      expect([status, answer.error?.message], JSON.stringify(body)).toEqual([
        409,
        expect.stringContaining(taken.id),
      ]);
  }
  expect(await service.takeEvents()).toEqual([]);
  // The rule is younger than the twins: what they share may stay, and each may change otherwise.
  await service.ok('updateClient', {
    path: { id: twin.id },
    body: { contacts: [{ email: 'taken@change.example', name: 'Jo' }, { email: 'free@change.example' }] },
  });
  await service.ok('updateClient', { path: { id: taken.id }, body: { name: 'TAKEN by change' } });
  await settings({ email_mode: 'warn', phone_mode: 'off', name_mode: 'off' });
  await service.ok('updateClient', {
    path: { id: other.id },
    body: { contacts: [{ email: 'taken@change.example' }] },
  });
});

it('lets one of two changes through that come at once and forbid each other', async () => {
  await settings({ email_mode: 'forbid', phone_mode: 'forbid', name_mode: 'off' });
  const clients = await Promise.all([1, 2, 3, 4].map(() => newClient(service, profile.id)));
  const answers = await Promise.all(
    clients.map(({ id }) =>
      service.call('updateClient', { path: { id }, body: { contacts: [{ email: 'race@change.example' }] } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('lets one of several through that are created at once and forbid each other', async () => {
  await settings({ email_mode: 'forbid', name_mode: 'forbid', name_similarity: 1 });
  for (const alike of [{ contacts: [{ email: 'twin@atonce.example' }] }, { name: 'Same At Once' }]) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(alike)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  }
});

it('holds also for manage, and for this agency only', async () => {
  await settings({ email_mode: 'forbid' });
  await newClient(service, profile.id, { contacts: [{ email: 'a@manage.example' }] });
  const { status } = await service.call('manageClient', {
    body: { name: 'X', profile_id: profile.id, contacts: [{ email: 'a@manage.example' }] },
  });
  expect(status).toBe(409);
  expect(
    (await service.ok('getClientContactMatchingSettings', {}, { key: service.agencies[1].key })).data
      .email_mode,
  ).toBe('warn');
});

it('shows settings as they were sent, and those that a change does not name as they were', async () => {
  const caller = { key: service.agencies[1].key };
  const update = async (body: object) =>
    (await service.ok('updateClientContactMatchingSettings', { body }, caller)).data.name_similarity;
  expect(await update({ phone_mode: 'warn' })).toBe(0.7);
  expect(await update({ name_similarity: 0.35 })).toBe(0.35);
  expect((await service.ok('getClientContactMatchingSettings', {}, caller)).data.name_similarity).toBe(0.35);
});

it('keeps its settings by revision and permission', async () => {
  const { data } = await service.ok('getClientContactMatchingSettings');
  expect(
    (
      await service.call('updateClientContactMatchingSettings', {
        body: { phone_mode: 'off', expected_revision: data.revision - 1 },
      })
    ).status,
  ).toBe(409);
  const changed = await settings({ phone_mode: 'off', expected_revision: data.revision });
  expect(changed.data).toMatchObject({ phone_mode: 'off', revision: data.revision + 1 });
  expect((await settings({ phone_mode: 'off' })).data.revision).toBe(data.revision + 1);
  const key = await service.keyWith(service.agencies[0], ['settings.view', 'clients.edit']);
  expect((await service.call('getClientContactMatchingSettings', {}, { key })).status).toBe(200);
  expect(
    (await service.call('updateClientContactMatchingSettings', { body: { phone_mode: 'warn' } }, { key }))
      .status,
  ).toBe(403);
});
