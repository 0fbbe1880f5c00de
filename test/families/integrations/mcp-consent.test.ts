import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { McpHost } from '../../support/mcp-server.ts';
import { startService, type Service } from '../../support/service.ts';
import { places } from '../../support/stored.ts';
import { append, drop, mcpDesk, odd, query, type McpDesk } from './mcp-desk.ts';

/** MCP servers that want consent get it as MCP prescribes. */
let service: Service;
let host: McpHost;
let desk: McpDesk;
let viewer: string;
beforeAll(async () => {
  host = await McpHost.start();
  service = await startService(McpHost.options);
  desk = mcpDesk(service, host);
  viewer = await service.keyWith(service.agencies[0], ['automations.view']);
});
afterAll(async () => {
  await service?.stop();
  await host.stop();
});
beforeEach(() => {
  host.reset();
  host.tools = [query, drop, append, odd];
});

describe('a server that wants consent', () => {
  beforeEach(() => {
    host.hasConsent = true;
    host.tokens = new Set();
  });
  const begin = async () => (await desk.create({ authentication: 'oauth' })).body.data;
  const complete = (body: object, key?: string) =>
    service.call('completeIntegrationAuthorization', { body }, { key: key ?? service.agencies[0].key });

  it('gets it as MCP prescribes: a registered client, PKCE, the resource; its tools follow', async () => {
    const { connection, authorization } = await begin();
    expect(connection).toMatchObject({ status: 'needs_authorization', server_name: null, tool_count: 0 });
    expect((await desk.tools(connection.id)).status).toBe(409);
    const asked = new URL(authorization.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'client-1',
      code_challenge_method: 'S256',
      resource: host.url,
      scope: 'tools',
    });
    expect(host.registered[0]).toMatchObject({ redirect_uris: [asked.get('redirect_uri')] });
    const answer = host.consent(authorization.url);
    const { status, body } = await complete(answer);
    expect([status, body.data]).toMatchObject([
      200,
      { credential: null, mcp_connection: { id: connection.id, status: 'active', tool_count: 4 } },
    ]);
    expect(host.grants[0]!.get('resource')).toBe(host.url);
    expect((await complete(answer)).status).toBe(400);
    for (const token of host.tokens!) expect(await places(service, token)).toEqual([]);
  });

  it('takes the answer of the member who began alone, within ten minutes', async () => {
    const { connection, authorization } = await begin();
    const answer = host.consent(authorization.url);
    expect((await complete(answer, viewer)).status).toBe(400);
    expect((await complete({ ...answer, state: `${answer.state}x` })).status).toBe(400);
    expect((await complete({ state: answer.state, error: 'access_denied' })).status).toBe(400);
    await service.query(`update mcp_connections set consent_expires_at = app.now() where id = $1`, [
      connection.id,
    ]);
    expect((await complete(answer)).status).toBe(400);
    const again = await service.ok('authorizeMcpConnection', { path: { id: connection.id } });
    expect(
      (await complete(host.consent(again.data.authorization!.url))).body.data.mcp_connection.status,
    ).toBe('active');
  });

  it('has its tokens renewed before they expire and when they are refused, until consent ends', async () => {
    const { connection, authorization } = await begin();
    await complete(host.consent(authorization.url));
    await service.query(`update mcp_connections set token_expires_at = app.now() where id = $1`, [
      connection.id,
    ]);
    expect((await desk.refresh(connection.id)).body.data.status).toBe('active');
    expect(host.grants.at(-1)!.get('grant_type')).toBe('refresh_token');
    host.tokens!.clear();
    const both = await Promise.all([desk.refresh(connection.id), desk.refresh(connection.id)]);
    expect(both.map(({ body }) => body.data.status)).toEqual(['active', 'active']);
    expect(host.grants).toHaveLength(3);
    host.tokens!.clear();
    host.play = (request, response) => {
      if (request.url === '/mcp') response.writeHead(401).end();
      else
        response
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: 'invalid_grant' }));
    };
    expect((await desk.refresh(connection.id)).body.data).toMatchObject({
      status: 'needs_authorization',
      status_message: expect.stringContaining('Authorize the connection again'),
    });
  });

  it('is refused when its metadata is of another resource, or registers no clients', async () => {
    host.resource = 'https://bank.example/api';
    expect(await desk.refused({ authentication: 'oauth' })).toEqual([
      400,
      expect.stringContaining('another server'),
    ]);
    host.hasConsent = false;
    expect(await desk.refused({ authentication: 'oauth' })).toEqual([
      400,
      expect.stringContaining('body.server_url'),
    ]);
  });
});
