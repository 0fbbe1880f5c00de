import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuthEvent } from '#generated/types.gen.ts';
import { connect, Host, setOwnerPassword } from '../../support/oauth.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { byNotice } from '../../support/waiting.ts';
import { addMember } from '../organization/people.ts';

/** After a suspicion, the security log is what is left to read: each event has to tell who, from where, with what, and what changed. */
let service: Service;
let alder: TestAgency;
/** A token of an app that the owner lets manage people. */
let token: string;

beforeAll(async () => {
  service = await startService({ config: { trustedProxies: 1 } });
  [alder] = service.agencies;
  const host = await Host.connect(service.url, { metadata: { client_name: 'Desk Assistant' } });
  token = (await connect(host, { email: await setOwnerPassword(service, alder), managesPeople: true }))
    .access_token;
});
afterAll(() => service?.stop());

const headers = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Test app' };
const call = async (id: string, input: { path?: object; body?: object; query?: object }, key = alder.key) => {
  const answer = await service.call(
    id,
    { ...(input as Record<string, Record<string, unknown>>), headers },
    { key },
  );
  if (answer.status !== 200)
    throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
};
const newest = async (kind: AuthEvent['kind']): Promise<AuthEvent> =>
  (await service.ok('listAuthEvents', { query: { kind: [kind], limit: 1 } })).data[0]!;
const byKey = {
  actor: { type: 'service_account', name: 'Everything' },
  app: { kind: 'api_key', name: 'Everything' },
  ip_address: '198.51.100.77',
  user_agent: 'Test app',
};

describe('the security log', () => {
  it('tells of keys that are created, rotated, revoked and refused', async () => {
    const account = await call('createServiceAccount', { body: { name: 'Website', permissions: [] } });
    const {
      api_key: { id },
      secret,
    } = await call('createApiKey', { body: { service_account_id: account.id, name: 'Live' } });
    const rotated = await call('rotateApiKey', { path: { id }, body: {} });
    await call('revokeApiKey', { path: { id } });
    for (const kind of ['api_key_created', 'api_key_rotated', 'api_key_revoked'] as const) {
      expect(await newest(kind)).toMatchObject({ ...byKey, credential_id: id, user: { id: account.id } });
    }
    expect(secret).not.toBe(rotated.secret);
    await vi.waitFor(async () => {
      expect((await service.call('listClients', { headers }, { key: rotated.secret })).status).toBe(401);
      expect(await newest('api_key_refused')).toMatchObject({
        credential_id: id,
        outcome: 'failed',
        ip_address: '198.51.100.77',
        user_agent: 'Test app',
        failure_reason: expect.stringContaining('revoked'),
      });
    }, byNotice);
  });

  it('tells of grants that end, and who ended them with what', async () => {
    const {
      data: [grant],
    } = await service.ok('listOauthGrants', { query: { limit: 1 } });
    const host = await Host.connect(service.url);
    const other = await connect(host, { email: 'owner@alder.example' });
    const {
      data: [made],
    } = await service.ok('listOauthGrants', { query: { limit: 1 } });
    expect(made!.id).not.toBe(grant!.id);
    expect(await newest('grant_created')).toMatchObject({
      credential_id: made!.id,
      user: { id: alder.ownerId },
      ip_address: expect.any(String),
    });
    await call('revokeOauthGrant', { path: { id: made!.id } });
    expect(await newest('grant_revoked')).toMatchObject({ ...byKey, credential_id: made!.id });
    await vi.waitFor(
      async () =>
        expect((await service.call('getTenantContext', {}, { key: other.access_token })).status).toBe(401),
      byNotice,
    );
  });

  it('tells of the signing secret and the addresses of webhooks, before and after', async () => {
    const set = (url: string | undefined, overrides: object[]) =>
      call('updateWebhookSettings', { body: { ...(url && { endpoint: { url } }), overrides } });
    await set('https://1.1.1.1/first', []);
    expect(await newest('webhook_address_changed')).toMatchObject({
      ...byKey,
      user: null,
      changes: [{ field: 'endpoint.url', old_values: [], new_values: ['https://1.1.1.1/first'] }],
    });
    await set('https://1.1.1.1/second', [{ event_type: 'client.created', url: 'https://1.0.0.1/clients' }]);
    expect((await newest('webhook_address_changed')).changes).toEqual([
      {
        field: 'endpoint.url',
        old_values: ['https://1.1.1.1/first'],
        new_values: ['https://1.1.1.1/second'],
      },
      { field: 'overrides.client.created.url', old_values: [], new_values: ['https://1.0.0.1/clients'] },
    ]);
    const { id } = await newest('webhook_address_changed');
    await set('https://1.1.1.1/second', [{ event_type: 'client.created', url: 'https://1.0.0.1/clients' }]);
    expect((await newest('webhook_address_changed')).id).toBe(id);
    const { secret } = await call('revealWebhookSecret', {});
    await call('rotateWebhookSecret', { body: {} });
    for (const kind of ['webhook_secret_revealed', 'webhook_secret_rotated'] as const)
      expect(await newest(kind)).toMatchObject({ ...byKey, user: null, outcome: 'succeeded' });
    expect(JSON.stringify(await service.query('select * from auth_events'))).not.toContain(secret);
  });

  it('tells what somebody could do before and can do since, and which app changed it', async () => {
    const member = await addMember(service, alder);
    await call('updateUserFields', { body: { user_id: member.id, role: 'admin' } }, token);
    const promoted = await newest('permissions_changed');
    expect(promoted).toMatchObject({
      user: { id: member.id },
      actor: { type: 'user', id: alder.ownerId },
      app: { kind: 'oauth_grant', name: 'Desk Assistant' },
      ip_address: '198.51.100.77',
    });
    expect(promoted.changes[0]).toEqual({ field: 'role', old_values: [], new_values: ['admin'] });
    expect(promoted.changes[1]).toMatchObject({
      field: 'permissions',
      old_values: [],
      new_values: expect.arrayContaining(['people.manage']),
    });
  });

  it('tells of everybody whom a level or a department gives more or less', async () => {
    const department = await call('createDepartment', {
      body: { name: 'Support', levels: [{ name: 'Lead', permissions: ['clients.view'] }] },
    });
    const [level] = department.levels;
    const member = await addMember(service, alder);
    await call('updateUserFields', {
      body: { user_id: member.id, departments: [{ department_id: department.id }] },
    });
    expect((await newest('permissions_changed')).changes).toEqual([
      { field: 'departments', old_values: [], new_values: ['Lead, Support'] },
      { field: 'permissions', old_values: [], new_values: ['clients.view'] },
    ]);
    await call('replaceDepartmentLevelPermissions', {
      body: { level_id: level.id, permissions: ['clients.edit', 'clients.view'] },
    });
    expect(await newest('permissions_changed')).toMatchObject({
      ...byKey,
      user: { id: member.id },
      changes: [
        { field: 'permissions', old_values: ['clients.view'], new_values: ['clients.edit', 'clients.view'] },
      ],
    });
    const heir = await call('createDepartment', { body: { name: 'Success' } });
    await call('deleteDepartments', { query: { id: [department.id], replacement_department_id: heir.id } });
    expect((await newest('permissions_changed')).changes).toEqual([
      { field: 'departments', old_values: ['Lead, Support'], new_values: ['Member, Success'] },
      { field: 'permissions', old_values: ['clients.edit', 'clients.view'], new_values: [] },
    ]);
  });

  it('tells what a service account was given and what was taken from it', async () => {
    const account = await call('createServiceAccount', {
      body: { name: 'Sync', permissions: ['clients.view'] },
    });
    await call('updateServiceAccount', { path: { id: account.id }, body: { permissions: ['tasks.view'] } });
    expect(await newest('permissions_changed')).toMatchObject({
      ...byKey,
      user: { id: account.id },
      changes: [{ field: 'permissions', old_values: ['clients.view'], new_values: ['tasks.view'] }],
    });
  });
});
