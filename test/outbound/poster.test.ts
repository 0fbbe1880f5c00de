import { createServer as createPlainServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Poster, type PosterOptions } from '#src/platform/outbound/poster.ts';
import { lookupHere, Receiver, testCa } from '../support/receiver.ts';
import { patiently } from '../support/waiting.ts';

let receiver: Receiver;
let poster: Poster;
const open = (options: Partial<PosterOptions> = {}): Poster => {
  poster?.close();
  return (poster = new Poster({
    policy: { allowPrivate: true, lookup: lookupHere },
    ca: testCa,
    timeoutMs: 5000,
    connectionsPerHost: 4,
    keptBytes: 16,
    ...options,
  }));
};
beforeEach(async () => {
  receiver = await Receiver.start();
  open();
});
afterEach(async () => {
  poster.close();
  await receiver.stop();
});

const post = (url = receiver.url(), signal?: AbortSignal) =>
  poster.post({ url, headers: { 'x-mine': 'yes' }, body: '{"name":"é"}' }, signal);

describe('a request', () => {
  it('sends the bytes as they are and tells what came back', async () => {
    receiver.answer(418, 'short and stout, with a handle');
    const result = await post(receiver.url('/hooks?a=1'));
    expect(result).toMatchObject({
      statusCode: 418,
      failure: null,
      message: null,
      responseBody: 'short and stout,',
      isResponseTruncated: true,
      ipAddress: '127.0.0.1',
    });
    expect(receiver.requests).toMatchObject([
      {
        method: 'POST',
        path: '/hooks?a=1',
        body: '{"name":"é"}',
        headers: { 'x-mine': 'yes', 'content-length': '13' },
      },
    ]);
    receiver.answer(204);
    expect(await post()).toMatchObject({ statusCode: 204, responseBody: null, isResponseTruncated: false });
  });

  it('that is not answered in time fails, and its connection is given up', async () => {
    open({ timeoutMs: 150, connectionsPerHost: 1 });
    receiver.respond = () => {};
    const result = await post();
    expect(result).toMatchObject({
      statusCode: null,
      failure: 'timeout',
      message: 'No answer within 0.15 seconds.',
      responseBody: null,
      ipAddress: '127.0.0.1',
    });
    expect(result.durationMs).toBeGreaterThanOrEqual(149);
    receiver.answer(200);
    expect((await post()).statusCode).toBe(200);
    expect(receiver.connections).toBe(2);
  });

  it('whose answer began in time is answered, however slow its text is', async () => {
    open({ timeoutMs: 1000 });
    receiver.respond = (_request, response) => void response.writeHead(200).write('begun');
    expect(await post()).toMatchObject({
      statusCode: 200,
      failure: null,
      responseBody: 'begun',
      isResponseTruncated: false,
    });
    receiver.respond = (_request, response) => {
      response.writeHead(200).write('cut');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await post()).toMatchObject({ statusCode: 200, failure: null, responseBody: 'cut' });
  });

  it('does not read an answer without end', async () => {
    receiver.respond = (_request, response) => {
      const more = (): void =>
        void (response.destroyed || (response.write('x'.repeat(10_000)), setImmediate(more)));
      response.writeHead(200);
      more();
    };
    expect(await post()).toMatchObject({
      statusCode: 200,
      responseBody: 'x'.repeat(16),
      isResponseTruncated: true,
    });
    await vi.waitFor(() => expect(receiver.open).toBe(0), patiently);
  });

  it('follows no redirect', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.respond = (_request, response) =>
        void response.writeHead(status, { Location: receiver.url('/elsewhere') }).end();
      expect(await post()).toMatchObject({ statusCode: status, failure: null });
    }
    expect(receiver.requests.map(({ path }) => path)).toEqual(Array(5).fill('/hooks'));
  });

  it('ends as interrupted when the process stops', async () => {
    receiver.respond = () => {};
    const stop = new AbortController();
    const sent = post(receiver.url(), stop.signal);
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), patiently);
    stop.abort();
    expect(await sent).toMatchObject({ statusCode: null, failure: 'interrupted' });
    expect(await post(receiver.url(), stop.signal)).toMatchObject({ failure: 'interrupted' });
    expect(receiver.requests).toHaveLength(1);
  });

  it('goes past the proxies of the environment', async () => {
    const asked: string[] = [];
    const proxy = createPlainServer(
      (request, response) => void (asked.push(request.url!), response.end()),
    ).on('connect', (request, socket) => void (asked.push(request.url!), socket.destroy()));
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    for (const name of ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])
      vi.stubEnv(name, address);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    try {
      open();
      expect((await post()).statusCode).toBe(200);
      expect([receiver.requests.length, asked]).toEqual([1, []]);
    } finally {
      vi.unstubAllEnvs();
      await new Promise((resolve) => proxy.close(resolve));
    }
  });
});

describe('TLS is verified', () => {
  it('against the authorities that are trusted', async () => {
    open({ ca: undefined });
    const result = await post();
    // Node's own text tells the operator of this process how to start it.
    expect(result.message).not.toMatch(/use-system-ca|Node/);
    expect(result).toMatchObject({
      statusCode: null,
      failure: 'tls',
      message: expect.stringMatching(
        /^The TLS connection failed: its certificate .* not trusted.* \([A-Z_]+\)\.$/,
      ),
    });
    expect(receiver.requests).toHaveLength(0);
  });

  it('against the name that is called', async () => {
    expect(await post(receiver.url('/hooks', 'other.example'))).toMatchObject({
      failure: 'tls',
      message: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID'),
    });
    expect((await post(receiver.url('/hooks', 'any.receiver.test'))).statusCode).toBe(200);
    expect(receiver.requests).toHaveLength(1);
  });

  it('whatever NODE_TLS_REJECT_UNAUTHORIZED says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    open({ ca: undefined });
    expect(await post()).toMatchObject({ failure: 'tls' });
    vi.unstubAllEnvs();
  });

  it('and not spoken below 1.2, nor with a receiver that speaks none', async () => {
    const file = (name: string) => readFileSync(new URL(`../support/tls/${name}`, import.meta.url));
    const old = createTlsServer(
      {
        key: file('receiver.key'),
        cert: file('receiver.pem'),
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      },
      (socket) => void socket.on('error', () => {}),
    ).on('tlsClientError', () => {});
    const plain = createPlainServer((_request, response) => void response.end());
    for (const server of [old, plain]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      expect(await post(`https://receiver.test:${(server.address() as AddressInfo).port}/`)).toMatchObject({
        statusCode: null,
        failure: 'tls',
      });
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('connections', () => {
  it('to one host are no more than allowed; further requests wait without their time running', async () => {
    open({ connectionsPerHost: 3, timeoutMs: 2000 });
    receiver.respond = (_request, response) => void setTimeout(() => response.end('done'), 700);
    const results = await Promise.all(Array.from({ length: 12 }, () => post()));
    expect(results.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect([receiver.mostOpen, receiver.connections]).toEqual([3, 3]);
  });

  it('of one host are not those of another', async () => {
    open({ connectionsPerHost: 1 });
    const other = await Receiver.start();
    receiver.respond = () => {};
    void post();
    expect((await poster.post({ url: other.url(), headers: {}, body: '' })).statusCode).toBe(200);
    await other.stop();
  });

  it('are used again', async () => {
    for (let index = 0; index < 5; index += 1) expect((await post()).statusCode).toBe(200);
    expect(receiver.connections).toBe(1);
  });

  it('that the receiver closed while they were idle are replaced without a failure', async () => {
    await Promise.all([post(), post(), post()]);
    for (const socket of receiver.sockets) socket.destroy();
    expect(await Promise.all([post(), post(), post()])).toMatchObject(
      Array(3).fill({ statusCode: 200, failure: null }),
    );
    expect(receiver.requests).toHaveLength(6);
  });

  it('that turn out to be closed when they are used are replaced without a failure, however many there are', async () => {
    const former = new Set<unknown>();
    receiver.respond = (_request, response) =>
      void (former.add(response.socket), setTimeout(() => response.end(), 50));
    await Promise.all([post(), post(), post(), post()]);
    // As behind a firewall that forgot them: what is sent on one of them is answered by its end.
    receiver.respond = (_request, response) =>
      void (former.has(response.socket) ? response.destroy() : response.end());
    expect(await post()).toMatchObject({ statusCode: 200, failure: null, ipAddress: '127.0.0.1' });
    expect([former.size, receiver.requests.length, receiver.connections]).toEqual([4, 6, 5]);
  });

  it('that end without an answer are a failure when they are new', async () => {
    receiver.respond = (_request, response) => void response.destroy();
    expect(await post()).toMatchObject({
      statusCode: null,
      failure: 'network',
      message: expect.stringMatching(/^The connection failed: /),
    });
    expect(receiver.requests).toHaveLength(1);
  });
});
