import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  await service.call('getUser', { path: { id: randomUUID() }, headers: { 'X-Request-Id': 'look-for-me' } });
  await service.call('listUsers', { query: { search: 'dana' } });
  await service.call('createClientProfileFolder', { body: { name: '' } });
  await service.call('listUsers', {}, { key: service.agencies[1].key });
  await vi.waitFor(async () => expect(await list()).toHaveLength(3), patiently);
});
afterAll(() => service.stop());

/** The calls that are looked for. Those that look, of which there are more the longer the first take, would fill the page. */
const called = ['getUser', 'listUsers', 'createClientProfileFolder'] as const;
const list = async (query: object = {}) =>
  (await service.ok('listApiRequestLogs', { query: { operation_id: [...called], ...query } as never })).data;
const operations = async (query: object = {}) => (await list(query)).map((log) => log.operation_id);

describe('the request log', () => {
  it('shows how a call was answered, and to whom', async () => {
    const [log] = await list({ request_id: 'look-for-me' });
    expect(log).toMatchObject({
      request_id: 'look-for-me',
      method: 'GET',
      operation_id: 'getUser',
      status_code: 404,
      outcome: 'client_error',
      error_type: 'not_found',
      user: { name: 'Everything' },
    });
    expect(log!.error_message).toContain('No user with id');
    expect((await service.ok('getApiRequestLog', { path: { id: log!.id } })).data).toEqual(log);
  });

  it('filters', async () => {
    expect(await operations({ order: 'asc' })).toEqual(['getUser', 'listUsers', 'createClientProfileFolder']);
    expect(await operations({ method: ['POST'] })).toEqual(['createClientProfileFolder']);
    expect(await operations({ status_code: [400, 404] })).toHaveLength(2);
    expect(await operations({ outcome: ['success'] })).toEqual(['listUsers']);
    expect(await operations({ operation_id: ['getUser'] })).toEqual(['getUser']);
    expect(await operations({ error_type: ['not_found'] })).toEqual(['getUser']);
    expect(await operations({ error_type: ['not_found', 'validation_error'], order: 'asc' })).toEqual([
      'getUser',
      'createClientProfileFolder',
    ]);
    expect(await operations({ search: '/V1/USERS/' })).toEqual(['getUser']);
    expect(await operations({ min_duration_ms: 3_000_000 })).toEqual([]);
    expect(await operations({ user_id: [randomUUID()] })).toEqual([]);
    expect(await operations({ credential_id: [randomUUID()] })).toEqual([]);
    const [first] = await list({ order: 'asc' });
    expect(
      await operations({
        credential_id: [first!.credential_id],
        user_id: [first!.user!.id],
        operation_id: ['getUser'],
      }),
    ).toEqual(['getUser']);
    expect(await operations({ created_before: first!.created_at })).toEqual([]);
    expect(await operations({ created_after: first!.created_at })).toHaveLength(3);
  });

  it.each(['created_at', 'duration_ms', 'status_code', 'response_bytes'] as const)(
    'sorts by %s',
    async (sort) => {
      const values = (await list({ sort, order: 'asc' })).map((log) => log[sort]!);
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    },
  );

  it('keeps the query as it was sent', async () => {
    expect((await list({ operation_id: ['listUsers'] }))[0]).toMatchObject({
      path: '/v1/users',
      query_string: 'search=dana',
    });
  });

  it('is for settings.api only, and of this agency only', async () => {
    const [log] = await list({ request_id: 'look-for-me' });
    const reader = { key: await service.keyWith(service.agencies[0], ['settings.view']) };
    expect((await service.call('listApiRequestLogs', {}, reader)).status).toBe(403);
    expect(
      (await service.call('getApiRequestLog', { path: { id: log!.id } }, { key: service.agencies[1].key }))
        .status,
    ).toBe(404);
    expect((await service.call('getApiRequestLog', { path: { id: randomUUID() } })).status).toBe(404);
  });
});
