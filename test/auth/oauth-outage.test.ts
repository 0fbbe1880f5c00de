import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { Host } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

/** While the database is away, a host learns that it may repeat the request, and nobody is told that we are broken. */
let service: Service;
let host: Host;
let url: URL;
beforeAll(async () => {
  service = await startService({});
  host = await Host.connect(service.url);
  url = await host.authorizeUrl();
});
afterAll(() => service?.stop());

const outOfConnections = `create or replace function app.find_oauth_client(client_id text) returns jsonb language plpgsql
  as $$ begin raise exception 'sorry, too many clients already' using errcode = '53300'; end $$`;
let asItWas: string;
beforeEach(async () => {
  const [row] = await service.query<{ definition: string }>(
    "select pg_get_functiondef('app.find_oauth_client'::regproc) as definition",
  );
  asItWas = row!.definition;
  await service.query(outOfConnections);
});
afterEach(() => service.query(asItWas));

it.each(['/oauth/token', '/oauth/revoke'])('%s answers 503, and when to come again', async (path) => {
  const answer = await fetch(service.url + path, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: host.client.client_id as string,
      token: 'x'.repeat(43),
      grant_type: 'refresh_token',
      refresh_token: 'x'.repeat(43),
    }),
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

it('the page says the same', async () => {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Temporarily unavailable');
});

it('nothing of it is left when the database is back', async () => {
  await service.query(asItWas);
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(303);
});
