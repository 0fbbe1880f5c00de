import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { McpHost } from '../../support/mcp-server.ts';
import { startService, type Service } from '../../support/service.ts';
import { places } from '../../support/stored.ts';
import { append, drop, mcpDesk, odd, query, type McpDesk } from './mcp-desk.ts';

/** Connections to MCP servers, their tools and their status. */
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

describe('connecting a server', () => {
  it('lists its tools with the effects that it declares; those that only read are allowed', async () => {
    const { body } = await desk.create({ description: 'Reports' });
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
    const { body: listed } = await desk.tools(body.data.connection.id);
    expect(
      listed.data.map(({ name, effect, is_enabled }: Record<string, unknown>) => [name, effect, is_enabled]),
    ).toEqual([
      ['run_query', 'read', true],
      ['drop_table', 'destructive', false],
      ['append', 'write', false],
      ['odd', 'unknown', false],
    ]);
    expect((await desk.tools(body.data.connection.id, { effect: ['write'] })).body.pagination.total).toBe(1);
    expect(
      (await desk.tools(body.data.connection.id, { sort: 'name', order: 'asc' })).body.data[0].name,
    ).toBe('append');
  });

  it('sends the token, which is nowhere readable', async () => {
    host.tokens = new Set(['wh_good']);
    expect(await desk.refused()).toEqual([
      400,
      expect.stringContaining('body.authentication must be api_key or oauth'),
    ]);
    expect(await desk.refused({ authentication: 'api_key' })).toEqual([
      400,
      expect.stringContaining('body.token is required'),
    ]);
    expect(await desk.refused({ authentication: 'api_key', token: 'wh_bad' })).toEqual([
      400,
      'body.token was refused by the server. Enter another one.',
    ]);
    expect(await desk.refused({ token: 'wh_good' })).toEqual([
      400,
      expect.stringContaining('body.token is not for'),
    ]);
    expect(await desk.refused({ authentication: 'api_key', token: 'a\nb' })).toEqual([
      400,
      expect.stringContaining('body.token'),
    ]);
    expect(await desk.refused({ authentication: 'basic' })).toEqual([
      400,
      expect.stringContaining('body.authentication'),
    ]);
    const id = await desk.connect({ authentication: 'api_key', token: 'wh_good' });
    expect(JSON.stringify(await desk.shown(id))).not.toContain('wh_good');
    expect(await places(service, 'wh_good')).toEqual([]);
  });

  it('refuses what is no MCP server, and this service itself', async () => {
    host.play = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>');
    expect(await desk.refused()).toEqual([
      400,
      expect.stringContaining('body.server_url is of a server that cannot be connected'),
    ]);
    host.play = (_, response) => void response.writeHead(503).end();
    expect(await desk.refused()).toEqual([400, expect.stringContaining('status 503')]);
    expect(
      (await desk.create({ server_url: `${service.url.replace('http:', 'https:')}/v1/mcp` })).body.error
        .message,
    ).toContain('is this service');
    expect((await desk.create({ server_url: 'https://user:secret@hooks.receiver.test/mcp' })).status).toBe(
      400,
    );
    expect(await desk.refused({ server_url: host.url.replace(/:\d+/, ':1') })).toEqual([
      400,
      expect.stringContaining('ECONNREFUSED'),
    ]);
  });

  it('is for settings.manage, and seen with automations.view by the own agency alone', async () => {
    expect((await desk.create({}, viewer)).status).toBe(403);
    const id = await desk.connect();
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

describe('tools over time', () => {
  it('are read by one of those who list them at once', async () => {
    const id = await desk.connect();
    await desk.age(id, 20);
    let pages = 0;
    host.page = () => ({ tools: [query], nextCursor: (pages += 1) < 0 ? 'x' : undefined }) as never;
    await Promise.all(Array.from({ length: 6 }, () => desk.tools(id)));
    expect(pages).toBe(1);
  });

  it('leave a connection disabled that was disabled while they were read', async () => {
    const id = await desk.connect();
    await desk.age(id, 20);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    host.page = (async () => (await held, { tools: [query] })) as never;
    const listing = desk.tools(id);
    await expect.poll(() => host.requests.length).toBeGreaterThan(3);
    await desk.update(id, { is_enabled: false });
    release();
    expect((await listing).status).toBe(200);
    expect((await desk.shown(id)).status).toBe('disabled');
  });

  it('are read anew after a quarter of an hour, and only then', async () => {
    const id = await desk.connect();
    host.tools = [query];
    expect((await desk.tools(id)).body.pagination.total).toBe(4);
    await desk.age(id, 14);
    expect((await desk.tools(id)).body.pagination.total).toBe(4);
    await desk.age(id, 15);
    expect((await desk.tools(id)).body.pagination.total).toBe(1);
    expect(await desk.shown(id)).toMatchObject({ tool_count: 1, revision: 2 });
  });

  it('have to be allowed again when their input schema or effect changes, unless they only read', async () => {
    const id = await desk.connect();
    for (const name of ['drop_table', 'append', 'odd']) await desk.allow(id, name);
    const schema = { type: 'object', properties: { also: { type: 'string' } } } as const;
    host.tools = [
      { ...query, inputSchema: schema },
      { ...drop, inputSchema: schema },
      { ...append, description: 'Appends rows.' },
      { ...odd, annotations: { destructiveHint: true } },
    ];
    expect((await desk.refresh(id)).body.data).toMatchObject({ status: 'active', enabled_tool_count: 2 });
    const { body } = await desk.tools(id, { is_enabled: true });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['run_query', 'append']);
    await desk.allow(id, 'run_query', false);
    expect((await desk.refresh(id)).body.data.enabled_tool_count).toBe(1);
  });

  it('that turn from reading to something else are no longer allowed', async () => {
    const id = await desk.connect();
    host.tools = [{ ...query, annotations: { readOnlyHint: false, destructiveHint: false } }];
    expect((await desk.refresh(id)).body.data.enabled_tool_count).toBe(0);
  });

  it('are allowed one by one, at a revision', async () => {
    const id = await desk.connect();
    expect((await desk.allow(id, 'nothing')).body.error.message).toContain(
      'body.name is nothing, which is no tool',
    );
    expect((await desk.allow(id, 'append')).body.data).toMatchObject({ name: 'append', is_enabled: true });
    expect(await desk.shown(id)).toMatchObject({ enabled_tool_count: 2, revision: 2 });
    expect((await desk.allow(id, 'odd', true, { expected_revision: 1 })).status).toBe(409);
    expect((await desk.allow(id, 'append')).status).toBe(200);
    expect((await desk.shown(id)).revision).toBe(2);
  });
});

describe('the status', () => {
  it('tells a server that is gone, whose tools stay listed, and mends by a refresh', async () => {
    const id = await desk.connect();
    host.play = (_, response) => void response.destroy();
    expect((await desk.refresh(id)).body.data).toMatchObject({
      status: 'unreachable',
      status_message: expect.stringContaining('then refresh'),
      revision: 2,
    });
    expect((await desk.tools(id)).body.pagination.total).toBe(4);
    host.play = null;
    await desk.age(id, 2);
    expect((await desk.tools(id)).status).toBe(200);
    expect(await desk.shown(id)).toMatchObject({ status: 'active', status_message: null });
  });

  it('tells a token that the server takes no more, until there is another', async () => {
    host.tokens = new Set(['first']);
    const id = await desk.connect({ authentication: 'api_key', token: 'first' });
    host.tokens = new Set(['second']);
    expect((await desk.refresh(id)).body.data).toMatchObject({
      status: 'needs_authorization',
      status_message: 'The server refuses the token. Enter another one.',
    });
    expect((await desk.tools(id)).status).toBe(409);
    expect((await desk.update(id, { token: 'third' })).body.error.message).toContain(
      'body.token was refused',
    );
    expect((await desk.update(id, { token: 'second' })).body.data).toMatchObject({
      status: 'active',
      status_message: null,
    });
    expect((await service.call('authorizeMcpConnection', { path: { id } })).status).toBe(409);
  });

  it('is disabled until somebody enables it, when the server is asked', async () => {
    const id = await desk.connect();
    expect((await desk.update(id, { is_enabled: false, expected_revision: 1 })).body.data).toMatchObject({
      status: 'disabled',
      revision: 2,
    });
    expect((await desk.refresh(id)).status).toBe(409);
    host.requests.length = 0;
    await desk.age(id, 60);
    expect((await desk.tools(id)).status).toBe(200);
    expect(host.requests).toEqual([]);
    expect((await desk.update(id, { name: 'Reports', description: 'None' })).body.data).toMatchObject({
      name: 'Reports',
      status: 'disabled',
    });
    expect((await desk.update(id, { is_enabled: true })).body.data).toMatchObject({
      status: 'active',
      revision: 4,
    });
    expect((await desk.update(id, { token: 'x' })).body.error.message).toContain(
      'body.token is not for this connection',
    );
    expect((await desk.update(id, { name: 'X', expected_revision: 1 })).status).toBe(409);
  });

  it('has a limit of 100 connections', async () => {
    const agency = service.agencies[1];
    await service.query(
      `insert into mcp_connections (tenant_id, name, server_url, authentication, status, created_by)
       select $1, 'n', 'https://1.1.1.1/', 'none', 'disabled', $2 from generate_series(1, 100)`,
      [agency.id, agency.ownerId],
    );
    const { status, body } = await desk.create({}, agency.key);
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('the limit')]);
  });

  it('ends with the connection', async () => {
    const id = await desk.connect();
    expect(
      (await service.call('deleteMcpConnection', { path: { id }, query: { expected_revision: 9 } })).status,
    ).toBe(409);
    await service.ok('deleteMcpConnection', { path: { id } });
    expect((await desk.tools(id)).status).toBe(404);
    expect(await service.query('select 1 from mcp_connection_tools where connection_id = $1', [id])).toEqual(
      [],
    );
  });
});
