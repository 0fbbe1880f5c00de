import { withServer } from '#src/domain/mcp-connections/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { McpHost, type OfferedTool } from '../../support/mcp-server.ts';
import { lookupHere, testCa } from '../../support/receiver.ts';
import { startService, type Service } from '../../support/service.ts';
import { places } from '../../support/stored.ts';

let service: Service;
let host: McpHost;
let viewer: string;
beforeAll(async () => {
  host = await McpHost.start();
  service = await startService(McpHost.options);
  viewer = await service.keyWith(service.agencies[0], ['automations.view']);
});
afterAll(async () => {
  await service?.stop();
  await host.stop();
});

const query: OfferedTool = {
  name: 'run_query',
  title: 'Run a query',
  description: 'Runs a read-only query.',
  inputSchema: { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] },
  annotations: { readOnlyHint: true },
};
const drop: OfferedTool = {
  name: 'drop_table',
  inputSchema: { type: 'object', properties: {} },
  annotations: { destructiveHint: true },
};
const append: OfferedTool = {
  name: 'append',
  inputSchema: { type: 'object' },
  annotations: { destructiveHint: false },
};
const odd: OfferedTool = { name: 'odd', inputSchema: { type: 'object' } };

beforeEach(() => {
  host.reset();
  host.tools = [query, drop, append, odd];
});

const create = (body: object = {}, key?: string) =>
  service.call(
    'createMcpConnection',
    { body: { name: 'Warehouse', server_url: host.url, authentication: 'none', ...body } },
    { key: key ?? service.agencies[0].key },
  );
const connect = async (body: object = {}): Promise<string> => {
  const { status, body: answer } = await create(body);
  expect([status, answer.error?.message]).toEqual([200, undefined]);
  return answer.data.connection.id as string;
};
const refused = async (body: object = {}) => {
  const answer = await create(body);
  return [answer.status, answer.body.error?.message];
};
const shown = async (id: string) =>
  (await service.ok('listMcpConnections', { query: { id: [id] } })).data[0]!;
const tools = (id: string, query: Record<string, unknown> = {}) =>
  service.call('listMcpConnectionTools', { path: { id }, query });
const refresh = (id: string) => service.call('refreshMcpConnection', { path: { id } });
const update = (id: string, body: Record<string, unknown>) =>
  service.call('updateMcpConnection', { path: { id }, body });
const allow = (id: string, name: string, is_enabled = true, more: object = {}) =>
  service.call('updateMcpToolEnabled', { path: { id }, body: { name, is_enabled, ...more } });
const age = (id: string, minutes: number) =>
  service.query(
    `update mcp_connections set last_checked_at = app.now() - make_interval(mins => $2) where id = $1`,
    [id, minutes],
  );

describe('connecting a server', () => {
  it('lists its tools with the effects that it declares; those that only read are allowed', async () => {
    const { body } = await create({ description: 'Reports' });
    expect(body.data).toMatchObject({
      authorization: null,
      connection: {
        server_name: 'warehouse-mcp',
        server_version: '2.3.0',
        status: 'active',
        status_message: null,
        tool_count: 4,
        enabled_tool_count: 1,
        revision: 1,
      },
    });
    const { body: listed } = await tools(body.data.connection.id);
    expect(
      listed.data.map(({ name, effect, is_enabled }: Record<string, unknown>) => [name, effect, is_enabled]),
    ).toEqual([
      ['run_query', 'read', true],
      ['drop_table', 'destructive', false],
      ['append', 'write', false],
      ['odd', 'unknown', false],
    ]);
    expect((await tools(body.data.connection.id, { effect: ['write'] })).body.pagination.total).toBe(1);
    expect((await tools(body.data.connection.id, { sort: 'name', order: 'asc' })).body.data[0].name).toBe(
      'append',
    );
  });

  it('sends the token, which is nowhere readable', async () => {
    host.tokens = new Set(['wh_good']);
    expect(await refused()).toEqual([
      400,
      expect.stringContaining('body.authentication must be api_key or oauth'),
    ]);
    expect(await refused({ authentication: 'api_key' })).toEqual([
      400,
      expect.stringContaining('body.token is required'),
    ]);
    expect(await refused({ authentication: 'api_key', token: 'wh_bad' })).toEqual([
      400,
      'body.token was refused by the server. Enter another one.',
    ]);
    expect(await refused({ token: 'wh_good' })).toEqual([
      400,
      expect.stringContaining('body.token is not for'),
    ]);
    expect(await refused({ authentication: 'api_key', token: 'a\nb' })).toEqual([
      400,
      expect.stringContaining('body.token'),
    ]);
    expect(await refused({ authentication: 'basic' })).toEqual([
      400,
      expect.stringContaining('body.authentication'),
    ]);
    const id = await connect({ authentication: 'api_key', token: 'wh_good' });
    expect(JSON.stringify(await shown(id))).not.toContain('wh_good');
    expect(await places(service, 'wh_good')).toEqual([]);
  });

  it('refuses what is no MCP server, and this service itself', async () => {
    host.play = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>');
    expect(await refused()).toEqual([
      400,
      expect.stringContaining('body.server_url is of a server that cannot be connected'),
    ]);
    host.play = (_, response) => void response.writeHead(503).end();
    expect(await refused()).toEqual([400, expect.stringContaining('status 503')]);
    expect(
      (await create({ server_url: `${service.url.replace('http:', 'https:')}/v1/mcp` })).body.error.message,
    ).toContain('is this service');
    expect((await create({ server_url: 'https://user:secret@hooks.receiver.test/mcp' })).status).toBe(400);
    expect(await refused({ server_url: host.url.replace(/:\d+/, ':1') })).toEqual([
      400,
      expect.stringContaining('ECONNREFUSED'),
    ]);
  });

  it('is for settings.manage, and seen with automations.view by the own agency alone', async () => {
    expect((await create({}, viewer)).status).toBe(403);
    const id = await connect();
    const seen = await service.ok('listMcpConnections', { query: { id: [id] } }, { key: viewer });
    expect(seen.pagination.total).toBe(1);
    const other = await service.ok(
      'listMcpConnections',
      { query: { id: [id] } },
      { key: service.agencies[1].key },
    );
    expect(other.pagination.total).toBe(0);
  });
});

describe('a hostile server', () => {
  it('cannot fill the memory, by one answer or by endless pages', async () => {
    host.play = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('error', () => {});
      const more = (): void => void (response.destroyed || response.write('x'.repeat(1 << 20), more));
      more();
    };
    expect(await refused()).toEqual([400, expect.stringContaining('too large')]);
    host.play = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = (): void =>
        void (response.destroyed || response.write(`: ${'x'.repeat(1 << 20)}\n`, more));
      more();
    };
    expect(await refused()).toEqual([400, expect.stringContaining('too large')]);
    host.play = null;
    let pages = 0;
    host.page = () => ({ tools: [{ ...odd, name: `t${(pages += 1)}` }], nextCursor: 'again' });
    const { data } = (await create()).body;
    expect(pages).toBe(20);
    expect(data.connection).toMatchObject({
      tool_count: 20,
      status_message: expect.stringContaining('more tools'),
    });
  });

  it('has at most 200 tools of a bounded size', async () => {
    const wide = Object.fromEntries(
      Array.from({ length: 900 }, (_, n) => [`p${n}`, { description: 'x'.repeat(100) }]),
    );
    const deep = JSON.parse('{"a":'.repeat(200) + '1' + '}'.repeat(200)) as object;
    host.tools = [
      { ...odd, name: 'wide', inputSchema: { type: 'object', properties: wide } },
      { ...odd, name: 'deep', inputSchema: { type: 'object', properties: deep } },
      { ...odd, name: 'zero', inputSchema: { type: 'object', title: 'a\0b' } },
      { ...odd, name: 'twice' },
      { ...odd, name: 'twice' },
      { ...odd, name: 'n'.repeat(201) },
      { ...odd, name: 'told', description: `a\0${'d'.repeat(20_000)}` },
    ];
    const first = (await create()).body.data.connection;
    expect(first).toMatchObject({
      tool_count: 2,
      status_message: expect.stringContaining('5 tools of the server are left out'),
    });
    host.tools = Array.from({ length: 260 }, (_, n) => ({ ...odd, name: `t${n}` }));
    expect((await create()).body.data.connection).toMatchObject({
      tool_count: 200,
      status_message: expect.stringContaining('200 at most'),
    });
  });

  it('cannot send requests elsewhere by a redirect', async () => {
    const other = await McpHost.start();
    try {
      host.play = (_, response) => void response.writeHead(307, { location: other.url }).end();
      expect((await refused())[0]).toBe(400);
      expect(other.requests).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

describe('a slow server', () => {
  const timed = (work: Parameters<typeof withServer>[3]) =>
    withServer(
      { url: host.url, token: null },
      { addresses: { allowPrivate: true, lookup: lookupHere }, ca: testCa },
      { timeoutMs: 400, maxBytes: 1_000_000 },
      work,
    );

  it('is given up after the time, whether it says nothing or a byte now and then', async () => {
    host.play = () => {};
    await expect(timed(async () => {})).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'it did not respond within 0 seconds.',
    });
    host.play = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(': \n'), 50);
      response.on('close', () => clearInterval(timer));
    };
    await expect(timed(async () => {})).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('may have done what it was asked for', async () => {
    host.call = () => new Promise(() => {});
    await expect(timed(({ client }) => client.callTool({ name: 'odd' }))).rejects.toMatchObject({
      kind: 'unknown',
    });
    host.call = () => new Promise(() => host.breakConnections());
    await expect(timed(({ client }) => client.callTool({ name: 'odd' }))).rejects.toMatchObject({
      kind: 'unknown',
    });
  });
});

describe('tools over time', () => {
  it('are read by one of those who list them at once', async () => {
    const id = await connect();
    await age(id, 20);
    let pages = 0;
    host.page = () => ({ tools: [query], nextCursor: (pages += 1) < 0 ? 'x' : undefined }) as never;
    await Promise.all(Array.from({ length: 6 }, () => tools(id)));
    expect(pages).toBe(1);
  });

  it('leave a connection disabled that was disabled while they were read', async () => {
    const id = await connect();
    await age(id, 20);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    host.page = (async () => (await held, { tools: [query] })) as never;
    const listing = tools(id);
    await expect.poll(() => host.requests.length).toBeGreaterThan(3);
    await update(id, { is_enabled: false });
    release();
    expect((await listing).status).toBe(200);
    expect((await shown(id)).status).toBe('disabled');
  });

  it('are read anew after a quarter of an hour, and only then', async () => {
    const id = await connect();
    host.tools = [query];
    expect((await tools(id)).body.pagination.total).toBe(4);
    await age(id, 14);
    expect((await tools(id)).body.pagination.total).toBe(4);
    await age(id, 15);
    expect((await tools(id)).body.pagination.total).toBe(1);
    expect(await shown(id)).toMatchObject({ tool_count: 1, revision: 2 });
  });

  it('have to be allowed again when their input schema or effect changes, unless they only read', async () => {
    const id = await connect();
    for (const name of ['drop_table', 'append', 'odd']) await allow(id, name);
    const schema = { type: 'object', properties: { also: { type: 'string' } } } as const;
    host.tools = [
      { ...query, inputSchema: schema },
      { ...drop, inputSchema: schema },
      { ...append, description: 'Appends rows.' },
      { ...odd, annotations: { destructiveHint: true } },
    ];
    expect((await refresh(id)).body.data).toMatchObject({ status: 'active', enabled_tool_count: 2 });
    const { body } = await tools(id, { is_enabled: true });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['run_query', 'append']);
    await allow(id, 'run_query', false);
    expect((await refresh(id)).body.data.enabled_tool_count).toBe(1);
  });

  it('that turn from reading to something else are no longer allowed', async () => {
    const id = await connect();
    host.tools = [{ ...query, annotations: { readOnlyHint: false, destructiveHint: false } }];
    expect((await refresh(id)).body.data.enabled_tool_count).toBe(0);
  });

  it('are allowed one by one, at a revision', async () => {
    const id = await connect();
    expect((await allow(id, 'nothing')).body.error.message).toContain(
      'body.name is nothing, which is no tool',
    );
    expect((await allow(id, 'append')).body.data).toMatchObject({ name: 'append', is_enabled: true });
    expect(await shown(id)).toMatchObject({ enabled_tool_count: 2, revision: 2 });
    expect((await allow(id, 'odd', true, { expected_revision: 1 })).status).toBe(409);
    expect((await allow(id, 'append')).status).toBe(200);
    expect((await shown(id)).revision).toBe(2);
  });
});

describe('the status', () => {
  it('tells a server that is gone, whose tools stay listed, and mends by a refresh', async () => {
    const id = await connect();
    host.play = (_, response) => void response.destroy();
    expect((await refresh(id)).body.data).toMatchObject({
      status: 'unreachable',
      status_message: expect.stringContaining('then refresh'),
      revision: 2,
    });
    expect((await tools(id)).body.pagination.total).toBe(4);
    host.play = null;
    await age(id, 2);
    expect((await tools(id)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ status: 'active', status_message: null });
  });

  it('tells a token that the server takes no more, until there is another', async () => {
    host.tokens = new Set(['first']);
    const id = await connect({ authentication: 'api_key', token: 'first' });
    host.tokens = new Set(['second']);
    expect((await refresh(id)).body.data).toMatchObject({
      status: 'needs_authorization',
      status_message: 'The server refuses the token. Enter another one.',
    });
    expect((await tools(id)).status).toBe(409);
    expect((await update(id, { token: 'third' })).body.error.message).toContain('body.token was refused');
    expect((await update(id, { token: 'second' })).body.data).toMatchObject({
      status: 'active',
      status_message: null,
    });
    expect((await service.call('authorizeMcpConnection', { path: { id } })).status).toBe(409);
  });

  it('is disabled until somebody enables it, when the server is asked', async () => {
    const id = await connect();
    expect((await update(id, { is_enabled: false, expected_revision: 1 })).body.data).toMatchObject({
      status: 'disabled',
      revision: 2,
    });
    expect((await refresh(id)).status).toBe(409);
    host.requests.length = 0;
    await age(id, 60);
    expect((await tools(id)).status).toBe(200);
    expect(host.requests).toEqual([]);
    expect((await update(id, { name: 'Reports', description: 'None' })).body.data).toMatchObject({
      name: 'Reports',
      status: 'disabled',
    });
    expect((await update(id, { is_enabled: true })).body.data).toMatchObject({
      status: 'active',
      revision: 4,
    });
    expect((await update(id, { token: 'x' })).body.error.message).toContain(
      'body.token is not for this connection',
    );
    expect((await update(id, { name: 'X', expected_revision: 1 })).status).toBe(409);
  });

  it('has a limit of 100 connections', async () => {
    const agency = service.agencies[1];
    await service.query(
      `insert into mcp_connections (tenant_id, name, server_url, authentication, status, created_by)
       select $1, 'n', 'https://1.1.1.1/', 'none', 'disabled', $2 from generate_series(1, 100)`,
      [agency.id, agency.ownerId],
    );
    const { status, body } = await create({}, agency.key);
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('the limit')]);
  });

  it('ends with the connection', async () => {
    const id = await connect();
    expect(
      (await service.call('deleteMcpConnection', { path: { id }, query: { expected_revision: 9 } })).status,
    ).toBe(409);
    await service.ok('deleteMcpConnection', { path: { id } });
    expect((await tools(id)).status).toBe(404);
    expect(await service.query('select 1 from mcp_connection_tools where connection_id = $1', [id])).toEqual(
      [],
    );
  });
});

describe('a server that wants consent', () => {
  beforeEach(() => {
    host.hasConsent = true;
    host.tokens = new Set();
  });
  const begin = async () => (await create({ authentication: 'oauth' })).body.data;
  const complete = (body: object, key?: string) =>
    service.call('completeIntegrationAuthorization', { body }, { key: key ?? service.agencies[0].key });

  it('gets it as MCP prescribes: a registered client, PKCE, the resource; its tools follow', async () => {
    const { connection, authorization } = await begin();
    expect(connection).toMatchObject({ status: 'needs_authorization', server_name: null, tool_count: 0 });
    expect((await tools(connection.id)).status).toBe(409);
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
    expect((await refresh(connection.id)).body.data.status).toBe('active');
    expect(host.grants.at(-1)!.get('grant_type')).toBe('refresh_token');
    host.tokens!.clear();
    const both = await Promise.all([refresh(connection.id), refresh(connection.id)]);
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
    expect((await refresh(connection.id)).body.data).toMatchObject({
      status: 'needs_authorization',
      status_message: expect.stringContaining('Authorize the connection again'),
    });
  });

  it('is refused when its metadata is of another resource, or registers no clients', async () => {
    host.resource = 'https://bank.example/api';
    expect(await refused({ authentication: 'oauth' })).toEqual([
      400,
      expect.stringContaining('another server'),
    ]);
    host.hasConsent = false;
    expect(await refused({ authentication: 'oauth' })).toEqual([
      400,
      expect.stringContaining('body.server_url'),
    ]);
  });
});
