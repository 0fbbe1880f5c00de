import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { request } from 'node:http';
import { startService, type Service } from '../support/service.ts';
import { Host } from './host.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ config: { mcpAllowedOrigins: ['https://inspector.example.com'] } });
});
afterAll(() => service?.stop());

interface Posted {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect
  readonly body: any;
}

async function post(
  body: unknown,
  headers: Record<string, string> = {},
  token: string | null = service.agencies[0].key,
): Promise<Posted> {
  const response = await fetch(new URL('/v1/mcp', service.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };
const initialize = (version: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'x', version: '1' } },
});

describe('the protocol', () => {
  test.each(SUPPORTED_PROTOCOL_VERSIONS)('is spoken in version %s', async (version) => {
    expect((await post(initialize(version))).body.result).toMatchObject({
      protocolVersion: version,
      serverInfo: { name: 'agency-management-service' },
      capabilities: { tools: {} },
      instructions: expect.stringContaining('service_start'),
    });
  });

  test('offers the latest version to who asks for one that nobody knows', async () => {
    expect((await post(initialize('1999-01-01'))).body.result.protocolVersion).toBe(LATEST_PROTOCOL_VERSION);
  });

  test('keeps no session: any request is answered without one before it', async () => {
    const answer = await post(ping);
    expect(answer).toMatchObject({ status: 200, body: { jsonrpc: '2.0', id: 7, result: {} } });
    expect(answer.headers.get('mcp-session-id')).toBeNull();
  });

  test('names a session to hosts of the older protocol, and takes any name or none', async () => {
    const named = (await post(initialize('2025-11-25'))).headers.get('mcp-session-id');
    expect(named).toMatch(/^[\x21-\x7e]{32,}$/);
    expect((await post(initialize('2025-11-25'))).headers.get('mcp-session-id')).not.toBe(named);
    for (const session of [named!, 'of-another-server', 'x'.repeat(5000)])
      expect(await post(ping, { 'mcp-session-id': session })).toMatchObject({
        status: 200,
        body: { result: {} },
      });
  });

  test('accepts a notification without an answer', async () => {
    expect(await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({
      status: 202,
      body: undefined,
    });
  });

  test('takes batches in the versions that have them, and refuses them in the others', async () => {
    const old = await post([ping, { ...ping, id: 8 }], { 'mcp-protocol-version': '2025-03-26' });
    expect(old.body.map(({ id }: { id: number }) => id).sort()).toEqual([7, 8]);
    expect(await post([ping], { 'mcp-protocol-version': '2025-06-18' })).toMatchObject({
      status: 400,
      body: { error: { code: -32600, message: expect.stringContaining('one message') } },
    });
    expect((await post(Array.from({ length: 21 }, () => ping))).status).toBe(400);
    expect((await post([])).status).toBe(400);
  });

  test.each([
    ['{', -32700],
    ['', -32700],
    ['['.repeat(100), -32600],
  ])('answers %j as JSON-RPC', async (text, code) => {
    expect(await post(text)).toMatchObject({
      status: 400,
      body: { jsonrpc: '2.0', id: null, error: { code } },
    });
  });

  test.each([
    'null',
    '1',
    '"x"',
    '{}',
    '{"jsonrpc":"2.0","id":1}',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
  ])('refuses what is no message: %s', async (text) => {
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(body.error.code).toBeLessThan(0);
  });

  test('answers a method and a tool that it does not have with an error of the protocol', async () => {
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'resources/list' })).body.error.code).toBe(-32601);
    expect(
      (
        await post({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'list_clients', arguments: {} },
        })
      ).body.error,
    ).toMatchObject({ code: -32602, message: expect.stringContaining('service_call_tools') });
  });

  test('has no streams: GET and DELETE are told so', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(new URL('/v1/mcp', service.url), { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  test('refuses a body of another type, and one that is too large', async () => {
    expect((await post('x=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post({ ...ping, params: { x: 'y'.repeat(1_100_000) } })).status).toBe(413);
  });
});

describe('who calls', () => {
  test('has to say so, and is told where a credential is to be had', async () => {
    const without = await post(ping, {}, null);
    expect(without).toMatchObject({
      status: 401,
      body: { error: 'invalid_token', error_description: expect.any(String) },
    });
    expect(without.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${service.url}/.well-known/oauth-protected-resource/v1/mcp"`,
    );
    const wrong = await post(ping, {}, 'at_live_wrong');
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+", resource_metadata="/,
    );
  });

  test('is asked before anything is read of what they send', async () => {
    expect((await post('{', {}, null)).status).toBe(401);
  });
});

/** `fetch` sets Host itself. */
function sendWith(headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: '/v1/mcp',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${service.agencies[0].key}`,
          ...headers,
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode!);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(ping));
  });
}

describe('a page in a browser', () => {
  test.each([
    [{}, 200],
    [{ origin: 'http://localhost:6274' }, 200],
    [{ origin: 'https://inspector.example.com' }, 200],
    [{ origin: 'https://evil.example.com' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.evil.example.com' }, 403],
    [{ host: 'evil.example.com' }, 403],
    [{ host: 'localhost:1' }, 200],
  ])('with %j is answered with %i', async (headers, status) => {
    expect(await sendWith(headers)).toBe(status);
  });

  test('may send every header and method of a host that runs in it, of either era, and read the answers', async () => {
    const sent = new Map<string, Set<string>>();
    const recording: typeof fetch = (url, init) => {
      const names = sent.get(init!.method!) ?? new Set<string>();
      sent.set(init!.method!, names);
      new Headers(init!.headers).forEach((_, name) => names.add(name));
      return fetch(url, init);
    };
    const transport = new StreamableHTTPClientTransport(new URL('/v1/mcp', service.url), {
      fetch: recording,
      requestInit: { headers: { authorization: `Bearer ${service.agencies[0].key}` } },
    });
    const client = new Client({ name: 'page', version: '1.0.0' });
    await client.connect(transport);
    await client.listTools();
    await transport.terminateSession();
    await client.close();
    expect([...sent.keys()].sort()).toEqual(['DELETE', 'GET', 'POST']);
    // As the specifications of both eras name them, beside what the library of the older one has just sent.
    sent.set('POST', new Set([...sent.get('POST')!, 'mcp-method', 'mcp-name']));
    sent.set('GET', new Set([...sent.get('GET')!, 'last-event-id']));
    for (const [method, names] of sent) {
      const preflight = await fetch(new URL('/v1/mcp', service.url), {
        method: 'OPTIONS',
        headers: {
          origin: 'https://inspector.example.com',
          'access-control-request-method': method,
          'access-control-request-headers': [...names].join(','),
        },
      });
      const listed = (name: string) => preflight.headers.get(name)!.toLowerCase().split(', ');
      expect(listed('access-control-allow-methods')).toContain(method.toLowerCase());
      expect(listed('access-control-allow-headers')).toEqual(expect.arrayContaining([...names]));
    }
    for (const method of ['GET', 'DELETE']) {
      const headers = { origin: 'https://inspector.example.com' };
      const { status, headers: answered } = await fetch(new URL('/v1/mcp', service.url), { method, headers });
      expect([status, answered.get('access-control-allow-origin')]).toEqual([405, headers.origin]);
    }
    const opened = await post(initialize('2025-11-25'), { origin: 'https://inspector.example.com' });
    expect(opened.headers.get('access-control-expose-headers')).toContain('Mcp-Session-Id');
  });

  test('of an allowed origin may send what the protocol needs and read what comes back', async () => {
    const origin = 'https://inspector.example.com';
    const preflight = await fetch(new URL('/v1/mcp', service.url), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,mcp-protocol-version',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /Authorization.*Mcp-Protocol-Version/,
    );
    const refused = await post(ping, { origin }, null);
    expect(refused.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
  });
});

describe('tools/list', () => {
  test('shows six tools, each with title, hints and schemas, in fewer than 3,000 tokens', async () => {
    const host = await Host.connect(service.url, service.agencies[0].key);
    const { tools } = await host.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'service_start',
      'service_call_tools',
      'service_request_additional_tools',
      'service_get_tool_deep_guidance',
      'service_investigate',
      'service_call_api',
    ]);
    for (const tool of tools) {
      expect(tool.annotations, tool.name).toMatchObject({
        title: expect.any(String),
        readOnlyHint: expect.any(Boolean),
        openWorldHint: false,
      });
      expect(tool.inputSchema, tool.name).toMatchObject({ type: 'object', additionalProperties: false });
      // Results are text, which every library passes on; a schema of them would cost each conversation a thousand tokens.
      expect(tool, tool.name).not.toHaveProperty('outputSchema');
    }
    // Tokenizers make one of 4.1 characters of such text; a reserve is left for those that cut finer.
    expect(JSON.stringify({ tools }).length / 3.7).toBeLessThan(2000);
    await host.close();
  });
});
