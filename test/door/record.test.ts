import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThings, type ThingsService } from './things/service.ts';

let service: ThingsService;
beforeAll(async () => void (service = await startThings()));
afterAll(() => service.close());

const rowOf = async (requestId: string) => {
  await service.server.door.close();
  return (await service.owner.query('select * from api_request_logs where request_id = $1', [requestId]))
    .rows[0];
};

it('every call with a known caller becomes a row of its agency', async () => {
  await service.send('GET', '/v1/things?limit=3&search=a%20b', {
    headers: { 'x-request-id': 'r1', 'user-agent': 'Tests/1' },
  });
  expect(await rowOf('r1')).toMatchObject({
    tenant_id: service.tenantId,
    operation_id: 'listThings',
    method: 'GET',
    path: '/v1/things',
    query_string: 'limit=3&search=a%20b',
    status: 200,
    error_type: null,
    error_message: null,
    request_bytes: 0,
    ip_address: '127.0.0.1',
    user_agent: 'Tests/1',
  });
  await service.send('POST', '/v1/things', { body: { name: '' }, headers: { 'x-request-id': 'r2' } });
  expect(await rowOf('r2')).toMatchObject({
    status: 400,
    error_type: 'validation_error',
    error_message: 'body.name must not be empty',
    request_bytes: 11,
  });
});

it('a call without one leaves no row', async () => {
  await service.send('GET', '/v1/things', { key: null, headers: { 'x-request-id': 'r3' } });
  expect(await rowOf('r3')).toBeUndefined();
  expect(service.log.find((line) => line['request_id'] === 'r3')).toMatchObject({
    status: 401,
    problem: 'unauthenticated',
  });
});

it('rows that one cannot store do not take others with them', async () => {
  await service.send('GET', '/v1/things', {
    headers: { 'x-request-id': 'r4', 'user-agent': 'caf\u00e9 \u00ff' },
  });
  await service.send('GET', '/v1/things?search=%00', { headers: { 'x-request-id': 'r5' } });
  expect(await rowOf('r4')).toMatchObject({ user_agent: 'caf\u00e9 \u00ff' });
  expect(await rowOf('r5')).toMatchObject({ status: 400, query_string: 'search=%00' });
});

it('no line holds the key', () => {
  expect(service.log.length).toBeGreaterThan(0);
  expect(JSON.stringify(service.log)).not.toContain(service.key);
});
