import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendAnswer } from '#src/api/door/index.ts';
import { Connections } from '#src/api/http/connections.ts';
import { startThings, type ThingsService } from '../door/things/service.ts';
import { openRaw } from './raw.ts';

const ask = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** A caller that reads nothing of what it is sent. */
async function openUnread(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  await new Promise((resolve) => void socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

const isClosed = (socket: Socket) => new Promise((resolve) => void socket.once('close', resolve));

describe('a connection', () => {
  const size = 4 * 2 ** 20;
  const document = Buffer.alloc(size, 'x');
  const unreadMs = 400;
  const begun: ServerResponse[] = [];
  const sockets: Socket[] = [];
  let parsed = 0;
  const servers: HttpServer[] = [];
  let port: number;

  /** Its port. */
  async function open(patienceMs: number): Promise<number> {
    const connections = new Connections({ unreadMs: patienceMs });
    const http = createServer((request, response) =>
      connections.take(request, response, () => {
        begun.push(response);
        const path = request.url!;
        if (path === '/echo') return void request.pipe(response);
        const text = path.startsWith('/long') ? document : `<${path}>`;
        const answer = () => void sendAnswer(request, response, { status: 200, text, headers: [] }, false);
        if (path.startsWith('/slow')) setTimeout(answer, 2 * patienceMs);
        else answer();
      }),
    );
    http.on('request', () => void (parsed += 1));
    http.on('connection', (socket) => {
      connections.admit(socket);
      sockets.push(socket);
    });
    servers.push(http);
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
    return (http.address() as AddressInfo).port;
  }

  beforeAll(async () => void (port = await open(unreadMs)));
  afterAll(() => {
    for (const http of servers) {
      http.closeAllConnections();
      http.close();
    }
  });

  it('that is not read has one answer begun, a piece of it in memory, and ends', async () => {
    begun.length = sockets.length = 0;
    const caller = await openUnread(port, ask('/long').repeat(20));
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    await sleep(unreadMs / 4);
    expect(begun).toHaveLength(1);
    expect(sockets[0]!.writableLength).toBeLessThanOrEqual(2 ** 17);
    await new Promise((resolve) => void sockets[0]!.once('close', resolve));
    expect(begun).toHaveLength(1);
    caller.destroy();
  });

  it('that is read slowly stays', async () => {
    // More than a busy machine may keep the caller from reading.
    const patienceMs = 2_000;
    const caller = await openUnread(await open(patienceMs), ask('/long'));
    let read = 0;
    const started = performance.now();
    while (read < size && !caller.destroyed) {
      await sleep(patienceMs / 40);
      for (let taken = 0; taken < 2 ** 18;) {
        const chunk = caller.read() as Buffer | null;
        if (chunk === null) break;
        taken += chunk.length;
        read += chunk.length;
      }
    }
    expect(read).toBeGreaterThanOrEqual(size);
    expect(performance.now() - started).toBeGreaterThan(patienceMs);
    caller.destroy();
  });

  it('is answered in order, request by request, and stays open', async () => {
    const caller = await openRaw(port);
    caller.send(ask('/slow') + ask('/a') + ask('/b'));
    caller.send(ask('/c'));
    const answers = await caller.until(/<\/c>/);
    expect(answers.match(/<[^>]+>/g)).toEqual(['</slow>', '</a>', '</b>', '</c>']);
    caller.send(ask('/d'));
    expect(await caller.until(/<\/d>/)).toContain('</d>');
    caller.socket.destroy();
  });

  it('may send any number of requests ahead', async () => {
    const caller = await openRaw(port);
    const paths = Array.from({ length: 20_000 }, (_, index) => `/${index}`);
    caller.send(paths.map((path) => ask(path)).join(''));
    const answers = await caller.until(/<\/19999>/);
    expect(answers.match(/<[^>]+>/g)).toEqual(paths.map((path) => `<${path}>`));
    caller.socket.destroy();
  });

  it('has few requests in memory while its caller sends ahead', async () => {
    begun.length = sockets.length = 0;
    const caller = await openUnread(port, ask('/slow'));
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    const padding = `X-Padding: ${'x'.repeat(1000)}\r\n`;
    caller.write(ask('/next', padding).repeat(10_000));
    await sleep(unreadMs);
    expect(begun).toHaveLength(1);
    expect(sockets[0]!.bytesRead).toBeLessThan(2 ** 20);
    caller.destroy();
  });

  it.each([
    ['at once', 0],
    ['after a first one', 50],
  ])('has some hundred requests in memory, however tiny those are that come %s', async (_, waitMs) => {
    parsed = sockets.length = 0;
    const caller = await openUnread(port, waitMs === 0 ? '' : ask('/slow'));
    await sleep(waitMs);
    caller.write(ask('/slow') + 'GET / HTTP/1.1\r\nHost:\r\n\r\n'.repeat(30_000));
    await vi.waitFor(() => expect(parsed).toBeGreaterThan(100));
    await sleep(unreadMs / 2);
    expect(parsed).toBeLessThan(600);
    expect(sockets[0]!.bytesRead).toBeLessThan(2 ** 20);
    caller.destroy();
    // It is not read, so it would not notice, and go on for a while.
    sockets[0]!.destroy();
  });

  it('takes a large body whole', async () => {
    const body = randomBytes(3 * 2 ** 20);
    const response = await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body });
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
  });

  it('that its last answer closes begins nothing more', async () => {
    begun.length = 0;
    const caller = await openRaw(port);
    caller.send(ask('/one', 'Connection: close\r\n') + ask('/two'));
    expect(await caller.toEnd()).toContain('</one>');
    expect(begun).toHaveLength(1);
  });
});

describe('documents', () => {
  const unreadMs = 1_000;
  let service: ThingsService;
  beforeAll(async () => {
    service = await startThings({ timeouts: { unreadMs } });
  });
  afterAll(() => service.close());

  it('that nobody reads are kept once, however many are asked for, and others are answered', async () => {
    // The tests' own operations are few, so the document that is asked for is the guide.
    const address = '/v1/llms.txt';
    const length = (await service.send('GET', address, { key: null })).text.length;
    expect(length).toBeGreaterThan(2 ** 18);
    const before = process.memoryUsage();
    const callers = await Promise.all(
      Array.from({ length: 40 }, () => openUnread(service.port, ask(address).repeat(40))),
    );
    const ends = callers.map(isClosed);
    let highest = 0;
    for (let i = 0; i < 10; i++) {
      expect((await service.send('GET', '/v1/things')).status).toBe(200);
      const { external, heapUsed } = process.memoryUsage();
      highest = Math.max(highest, external + heapUsed - before.external - before.heapUsed);
    }
    expect(highest).toBeLessThan((callers.length * 40 * length) / 20);
    // A socket that is not read does not notice its end.
    await sleep(2 * unreadMs);
    callers.forEach((caller) => caller.resume());
    await Promise.all(ends);
  });
});
