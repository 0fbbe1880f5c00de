import { afterAll, beforeAll, expect, test } from 'vitest';
import { Host } from './host.ts';
import { startNotesHost, type NotesHost } from './notes-host.ts';

let { service, host, clientId } = {} as NotesHost;
beforeAll(async () => {
  ({ service, host, clientId } = await startNotesHost());
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

test('service_call_api passes a request on, with path parameters, query and body', async () => {
  expect(
    await host.ok('service_call_api', {
      method: 'GET',
      path: '/v1/clients/{id}',
      path_params: { id: clientId },
    }),
  ).toMatchObject({ status: 200, body: { data: { id: clientId } } });
  expect(
    await host.ok('service_call_api', {
      method: 'GET',
      path: '/v1/clients',
      query: { limit: 1, sort: 'name' },
    }),
  ).toMatchObject({ status: 200, body: { pagination: { limit: 1 } } });
  expect(
    await host.ok('service_call_api', {
      method: 'PATCH',
      path: `/v1/clients/${clientId}`,
      body: { tags: ['by-api'] },
    }),
  ).toMatchObject({ status: 200, body: { data: { tags: ['by-api'] } } });
});

test('service_call_api is never the first call', async () => {
  const fresh = await Host.connect(service.url, await service.keyWith(service.agencies[0], ['clients.view']));
  const refused = await fresh.tool('service_call_api', { method: 'GET', path: '/v1/clients' });
  expect(refused).toMatchObject({
    isError: true,
    content: { error: { type: 'conflict', message: expect.stringContaining('service_start') } },
  });
  await fresh.start('x');
  expect((await fresh.tool('service_call_api', { method: 'GET', path: '/v1/clients' })).isError).toBe(false);
  await fresh.close();
});

test.each([
  [{ method: 'GET', path: '/v1/nothing' }, 'not_found'],
  [{ method: 'DELETE', path: '/v1/tenant-context' }, 'validation_error'],
  [{ method: 'GET', path: '/v1/clients/{id}' }, 'validation_error'],
  [{ method: 'GET', path: '/v1/clients', path_params: { id: 'x' } }, 'validation_error'],
  [{ method: 'GET', path: '/v1/clients?limit=1', query: { limit: 2 } }, 'validation_error'],
  [{ method: 'GET', path: '/console/api/webhook-settings' }, 'validation_error'],
  [{ method: 'GET', path: '/v1/../console/api/webhook-settings' }, 'not_found'],
  [{ method: 'GET', path: '/v1/clients/%E0%A4%A' }, 'validation_error'],
  [{ method: 'POST', path: '/v1/mcp' }, 'not_found'],
  [{ method: 'HEAD', path: '/v1/clients' }, 'validation_error'],
])('service_call_api refuses %j with %s', async (request, type) => {
  expect(await host.tool('service_call_api', request)).toMatchObject({
    isError: true,
    content: { error: { type } },
  });
});

test('service_call_api takes a value of the path for what it is, whatever is in it', async () => {
  const answer = await host.ok('service_call_api', {
    method: 'GET',
    path: '/v1/clients/{id}',
    path_params: { id: '../client-profiles?x=1#' },
  });
  expect(answer.status).toBe(400);
});

test('service_call_api takes the conversation_id that all other tools take, of the caller alone', async () => {
  const { conversation_id: id } = await host.start('Look at clients');
  const request = { method: 'GET', path: '/v1/clients', query: { limit: 1 } };
  expect(await host.ok('service_call_api', { ...request, conversation_id: id })).toMatchObject({
    status: 200,
  });
  const unknown = await host.tool('service_call_api', {
    ...request,
    conversation_id: '00000000-0000-7000-8000-000000000000',
  });
  expect(unknown).toMatchObject({ isError: true, content: { error: { type: 'not_found' } } });
});

const nowhere = '00000000-0000-7000-8000-000000000000';

test.each([
  ['POST', '/v1/invoices/manage', { action: 'send', invoice_id: nowhere }],
  ['POST', '/v1/invoices/manage', { action: 'charge', invoice_id: nowhere }],
  ['POST', `/v1/builder-sessions/${nowhere}/apply`, { plan_hash: 'a'.repeat(64) }],
  ['PATCH', `/v1/sops/${nowhere}`, { status: 'published' }],
  ['PATCH', `/v1/training-courses/${nowhere}`, { status: 'archived' }],
  ['POST', '/v1/task-stages/manage', { action: 'remove', task_id: nowhere, stage_id: nowhere }],
  ['POST', `/v1/entity-layouts/${nowhere}/patch`, { operations: [{ op: 'remove_tab', tab_key: 'notes' }] }],
])('service_call_api needs a confirmation for %s %s with %j', async (method, path, body) => {
  const refused = await host.tool('service_call_api', { method, path, body });
  expect(refused).toMatchObject({
    isError: true,
    content: { error: { type: 'conflict', message: expect.stringContaining('is_confirmed') } },
  });
  const confirmed = await host.tool('service_call_api', { method, path, body, is_confirmed: true });
  expect(JSON.stringify(confirmed.content)).not.toContain('nothing was done');
});

test('service_call_api judges arguments as they are meant, and needs no confirmation for harmless ones', async () => {
  const request = { method: 'PATCH', path: `/v1/sops/${nowhere}` };
  const asText = await host.tool('service_call_api', { ...request, body: '{"status":"published"}' });
  expect(JSON.stringify(asText.content)).toContain('is_confirmed');
  const harmless = await host.ok('service_call_api', { ...request, body: { summary: 'How to invoice' } });
  expect(harmless.status).toBe(404);
});
