import { withServer } from '#src/domain/mcp-connections/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { McpHost } from '../../support/mcp-server.ts';
import { lookupHere, testCa } from '../../support/receiver.ts';
import { startService, type Service } from '../../support/service.ts';
import { append, drop, mcpDesk, odd, query, type McpDesk } from './mcp-desk.ts';

/** MCP servers that are hostile or slow harm nobody. */
let service: Service;
let host: McpHost;
let desk: McpDesk;
beforeAll(async () => {
  host = await McpHost.start();
  service = await startService(McpHost.options);
  desk = mcpDesk(service, host);
});
afterAll(async () => {
  await service?.stop();
  await host.stop();
});
beforeEach(() => {
  host.reset();
  host.tools = [query, drop, append, odd];
});

describe('a hostile server', () => {
  it('cannot fill the memory, by one answer or by endless pages', async () => {
    host.play = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('error', () => {});
      const more = (): void => void (response.destroyed || response.write('x'.repeat(1 << 20), more));
      more();
    };
    expect(await desk.refused()).toEqual([400, expect.stringContaining('too large')]);
    host.play = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = (): void =>
        void (response.destroyed || response.write(`: ${'x'.repeat(1 << 20)}\n`, more));
      more();
    };
    expect(await desk.refused()).toEqual([400, expect.stringContaining('too large')]);
    host.play = null;
    let pages = 0;
    host.page = () => ({ tools: [{ ...odd, name: `t${(pages += 1)}` }], nextCursor: 'again' });
    const { data } = (await desk.create()).body;
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
    const first = (await desk.create()).body.data.connection;
    expect(first).toMatchObject({
      tool_count: 2,
      status_message: expect.stringContaining('5 tools of the server are left out'),
    });
    host.tools = Array.from({ length: 260 }, (_, n) => ({ ...odd, name: `t${n}` }));
    expect((await desk.create()).body.data.connection).toMatchObject({
      tool_count: 200,
      status_message: expect.stringContaining('200 at most'),
    });
  });

  it('cannot send requests elsewhere by a redirect', async () => {
    const other = await McpHost.start();
    try {
      host.play = (_, response) => void response.writeHead(307, { location: other.url }).end();
      expect((await desk.refused())[0]).toBe(400);
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
