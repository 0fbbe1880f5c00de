import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const option = (key: string, category: string, more: object = {}) => ({
  key,
  label: key,
  color: '#112233',
  category,
  ...more,
});
const lead = option('lead', 'prospect', { is_default: true });
const active = option('active_client', 'active');
const former = option('former_client', 'inactive');
const three = [lead, active, former];

const update = (id: string, body: object) => service.call('updateClientProfile', { path: { id }, body });
const message = async (id: string, body: object) => {
  const { status, body: answer } = await update(id, body);
  return `${status} ${answer.error?.message}`;
};
const clientOf = async (id: string) => (await service.ok('getClient', { path: { id } })).data;

describe('replacing the options', () => {
  it('keeps order, drops what is left out and keeps the instant of archiving', async () => {
    const { id } = await newProfile(service);
    const first = (
      await update(id, {
        status_options: [former, lead, active, option('old', 'active', { is_archived: true })],
      })
    ).body.data;
    expect(first.status_options.map((o: { key: string; position: number }) => [o.key, o.position])).toEqual([
      ['former_client', 0],
      ['lead', 1],
      ['active_client', 2],
      ['old', 3],
    ]);
    expect(first.status_options[3].archived_at).not.toBeNull();
    const again = (
      await update(id, {
        status_options: [former, lead, active, option('old', 'active', { is_archived: true })],
      })
    ).body.data;
    expect(again).toEqual(first);
    expect(await auditActions(service, id)).toEqual(['created', 'updated']);
  });

  it('may change the default', async () => {
    const { id } = await newProfile(service);
    const { body } = await update(id, {
      status_options: [{ ...lead, is_default: false }, { ...active, is_default: true }, former],
    });
    expect(
      body.data.status_options
        .filter((o: { is_default: boolean }) => o.is_default)
        .map((o: { key: string }) => o.key),
    ).toEqual(['active_client']);
    expect((await newClient(service, id)).status).toBe('active_client');
  });

  it('refuses doubled keys, and anything but one unarchived default', async () => {
    const { id } = await newProfile(service);
    expect(await message(id, { status_options: [...three, former] })).toMatch(
      /^400 body\.status_options\[3\]\.key/,
    );
    expect(await message(id, { status_options: [{ ...lead, is_default: false }, active, former] })).toMatch(
      /^400 .*exactly one/,
    );
    expect(await message(id, { status_options: [lead, { ...active, is_default: true }, former] })).toMatch(
      /^400 .*exactly one/,
    );
    expect(
      await message(id, {
        status_options: [{ ...lead, is_archived: true }, option('lead_2', 'prospect'), active, former],
      }),
    ).toMatch(/^400 .*exactly one/);
  });

  it('keeps one unarchived option in each category', async () => {
    const { id } = await newProfile(service);
    expect(await message(id, { status_options: [lead, { ...active, is_archived: true }, former] })).toMatch(
      /^409 .*active would have none/,
    );
    expect(await message(id, { status_options: [lead, active, option('won', 'active')] })).toMatch(
      /^409 .*inactive would have none/,
    );
  });
});

describe('an option in use', () => {
  it('is not archived or left out without a replacement', async () => {
    const { id } = await newProfile(service);
    await newClient(service, id, { status: 'paused_client' });
    expect(await message(id, { status_options: three })).toMatch(/^409 1 clients have "paused_client"/);
    expect(
      await message(id, {
        status_options: [...three, option('paused_client', 'inactive', { is_archived: true })],
      }),
    ).toMatch(/^409/);
  });

  it('gives its clients the replacement, silently', async () => {
    const { id } = await newProfile(service);
    const client = await newClient(service, id, { status: 'paused_client' });
    await service.takeEvents();
    const { body } = await update(id, {
      status_options: three,
      replacements: { paused_client: 'active_client' },
    });
    expect(body.data.status_options).toHaveLength(3);
    expect(await clientOf(client.id)).toMatchObject({
      status: 'active_client',
      status_category: 'active',
      revision: 2,
    });
    expect(await service.takeEvents()).toEqual([]);
  });

  it('that only deleted clients have needs no replacement', async () => {
    const { id } = await newProfile(service);
    const client = await newClient(service, id, { status: 'paused_client' });
    await service.ok('deleteClient', { path: { id: client.id } });
    expect((await update(id, { status_options: three })).status).toBe(200);
  });

  it('may change its category, and its clients follow', async () => {
    const { id } = await newProfile(service);
    const client = await newClient(service, id, { status: 'paused_client' });
    expect((await update(id, { status_options: [...three, option('paused_client', 'active')] })).status).toBe(
      200,
    );
    expect(await clientOf(client.id)).toMatchObject({ status: 'paused_client', status_category: 'active' });
  });
});

it('refuses replacements that make no sense', async () => {
  const { id } = await newProfile(service);
  expect(await message(id, { status_options: three, replacements: { lead: 'active_client' } })).toMatch(
    /^400 body\.replacements\.lead/,
  );
  expect(await message(id, { status_options: three, replacements: { paused_client: 'nowhere' } })).toMatch(
    /^400 body\.replacements\.paused_client/,
  );
  expect(await message(id, { replacements: { paused_client: 'lead' } })).toMatch(/^400/);
});

describe('allowed transitions', () => {
  it('are kept while their options are, and can be lifted', async () => {
    const { id } = await newProfile(service);
    const allowed_transitions = [
      { from: 'lead', to: 'active_client' },
      { from: 'active_client', to: 'paused_client' },
    ];
    expect((await update(id, { allowed_transitions })).body.data.allowed_transitions).toEqual(
      allowed_transitions,
    );
    expect((await update(id, { status_options: three })).body.data.allowed_transitions).toEqual([
      { from: 'lead', to: 'active_client' },
    ]);
    expect((await update(id, { allowed_transitions: null })).body.data.allowed_transitions).toBeNull();
  });

  it('name options of the profile, two different ones', async () => {
    const { id } = await newProfile(service);
    expect(await message(id, { allowed_transitions: [{ from: 'lead', to: 'nowhere' }] })).toMatch(
      /^400 body\.allowed_transitions\[0\]\.to/,
    );
    expect(await message(id, { allowed_transitions: [{ from: 'lead', to: 'lead' }] })).toMatch(
      /^400 body\.allowed_transitions\[0\]/,
    );
  });

  it('bind clients, but not within a category', async () => {
    const { id } = await newProfile(service, {
      allowed_transitions: [{ from: 'lead', to: 'active_client' }],
    });
    const client = await newClient(service, id);
    const setStatus = async (status: string) =>
      (await service.call('updateClient', { path: { id: client.id }, body: { status } })).status;
    expect(await setStatus('lost_lead')).toBe(409);
    expect(await setStatus('active_client')).toBe(200);
    expect(await setStatus('paused_client')).toBe(409);
  });
});
