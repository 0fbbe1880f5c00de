import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startThings, type ThingsService } from '../door/things/service.ts';
import { exchange, firstAnswer, openRaw } from './raw.ts';
import { patiently } from '../support/waiting.ts';

let service: ThingsService;
let auth: string;
beforeAll(async () => {
  service = await startThings();
  auth = `Host: x\r\nAuthorization: Bearer ${service.key}\r\n`;
});
afterAll(() => service.close());

const standardError = { error: { type: 'validation_error', message: expect.any(String) } };

describe('where a request leads', () => {
  it('nowhere: 404, with or without a token', async () => {
    for (const path of [
      '/v1',
      '/v1/',
      '/v1/nothing',
      '/v1/things/',
      '/v1//things',
      '/v1/things/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10/more',
      '/V1/things',
      '/nothing',
    ]) {
      const reply = await service.send('GET', path, { key: null });
      expect([path, reply.status, reply.json]).toEqual([
        path,
        404,
        { error: { type: 'not_found', message: expect.any(String) } },
      ]);
      expect(reply.headers.get('x-request-id')).toMatch(/^req_/);
    }
  });

  it('to a path that does not take the method: 405 and what it takes', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/v1/things', 'GET, HEAD, POST, OPTIONS'],
      ['PATCH', '/v1/things/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', 'GET, HEAD, DELETE, OPTIONS'],
      ['POST', '/v1/openapi.json', 'GET, HEAD, OPTIONS'],
      ['PROPFIND', '/v1/things', 'GET, HEAD, POST, OPTIONS'],
    ] as const) {
      const reply = await service.send(method, path);
      expect([method, path, reply.status, reply.headers.get('allow')]).toEqual([method, path, 405, allow]);
      expect(reply.json).toEqual(standardError);
    }
  });

  it('takes the name of another operation for an id where the method has a path with one', async () => {
    for (const [method, path] of [
      ['GET', '/v1/things/echo'],
      ['DELETE', '/v1/things/search'],
    ] as const) {
      const reply = await service.send(method, path);
      expect([method, path, reply.status, reply.json]).toEqual([method, path, 400, standardError]);
    }
  });

  it('OPTIONS says what a path takes', async () => {
    const reply = await service.send('OPTIONS', '/v1/things', { key: null });
    expect([reply.status, reply.text, reply.headers.get('allow')]).toEqual([
      204,
      '',
      'GET, HEAD, POST, OPTIONS',
    ]);
    expect((await service.send('OPTIONS', '/v1/nothing', { key: null })).status).toBe(404);
  });

  it('HEAD answers as GET does, without the body', async () => {
    const options = { headers: { 'accept-encoding': 'identity' } };
    const get = await service.send('GET', '/v1/things/search', options);
    const head = await service.send('HEAD', '/v1/things/search', options);
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect((await service.send('HEAD', '/v1/things', { key: null })).status).toBe(401);
  });

  it('takes the path percent-encoded, and the whole address', async () => {
    for (const target of [
      '/v1/%74hings',
      'http://elsewhere.example/v1/things?limit=5',
      '/v1/things?limit=5#part',
    ]) {
      const answer = firstAnswer(
        await exchange(service.port, `GET ${target} HTTP/1.1\r\n${auth}Connection: close\r\n\r\n`),
      );
      expect([target, answer.status]).toEqual([target, 200]);
    }
  });
});

describe('what is too much', () => {
  it('an address: 414, however long', async () => {
    for (const length of [8193, 20_000, 60_000]) {
      const answer = firstAnswer(
        await exchange(
          service.port,
          `GET /v1/things?search=${'x'.repeat(length - 18)} HTTP/1.1\r\n${auth}Connection: close\r\n\r\n`,
        ),
      );
      expect([length, answer.status, answer.body]).toEqual([length, 414, standardError]);
    }
  });

  it('an address or headers, and the answer has the name of the request, if that arrived', async () => {
    for (const [long, head] of [
      [`/v1/things?a=${'x'.repeat(9000)}`, ''],
      [`/v1/things?a=${'x'.repeat(40_000)}`, ''],
      ['/v1/things', `X-Long: ${'x'.repeat(40_000)}\r\n`],
    ]) {
      const answer = firstAnswer(
        await exchange(
          service.port,
          `GET ${long} HTTP/1.1\r\nX-Request-Id: mine-1\r\nConnection: close\r\n${auth}${head}\r\n`,
        ),
      );
      expect(answer.status).toBe(head === '' ? 414 : 431);
      expect(answer.head).toMatch(/^X-Request-Id: mine-1$/im);
    }
  });

  it('headers: 431', async () => {
    const answer = firstAnswer(
      await exchange(service.port, `GET /v1/things HTTP/1.1\r\n${auth}X-Big: ${'x'.repeat(40_000)}\r\n\r\n`),
    );
    expect([answer.status, answer.body]).toEqual([431, standardError]);
    expect(answer.head).toMatch(/X-Request-Id: req_/);
  });

  it('a body that says so: 413 before it is sent', async () => {
    const connection = await openRaw(service.port);
    connection.send(
      `POST /v1/things HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
    );
    const answer = firstAnswer(await connection.until(/\}\}$/));
    expect([answer.status, answer.body]).toEqual([413, standardError]);
    expect(answer.head).toMatch(/Connection: close/);
    connection.socket.destroy();
  });

  it('a body that does not say so: 413 when it is over the limit, and the answer arrives', async () => {
    const connection = await openRaw(service.port);
    connection.send(
      `POST /v1/things HTTP/1.1\r\n${auth}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    for (let i = 0; i < 40; i++) connection.send(chunk);
    connection.send('0\r\n\r\n');
    expect(firstAnswer(await connection.toEnd())).toMatchObject({ status: 413, body: standardError });
  });

  it('a body of exactly the limit is fine', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(1024 * 1024 - 8) });
    expect(Buffer.byteLength(body)).toBe(1024 * 1024);
    expect((await service.send('POST', '/v1/things/echo', { body })).status).toBe(200);
    expect((await service.send('POST', '/v1/things/echo', { body: `${body} ` })).status).toBe(413);
  });
});

describe('who is too slow', () => {
  let impatient: ThingsService;
  beforeAll(
    async () => void (impatient = await startThings({ timeouts: { headersMs: 600, requestMs: 900 } })),
  );
  afterAll(() => impatient.close());

  it('with the headers: 408', async () => {
    const connection = await openRaw(impatient.port);
    connection.send('GET /v1/things HTTP/1.1\r\nHost: x\r\n');
    expect(firstAnswer(await connection.toEnd())).toMatchObject({ status: 408, body: standardError });
  });

  it('with the body: 408, and nothing happens', async () => {
    const connection = await openRaw(impatient.port);
    connection.send(
      `POST /v1/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${impatient.key}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name":`,
    );
    expect(firstAnswer(await connection.toEnd())).toMatchObject({ status: 408, body: standardError });
    expect((await impatient.owner.query('select 1 from things')).rowCount).toBe(0);
  });

  it('with the rest of a body that is refused already: the connection ends', async () => {
    const connection = await openRaw(impatient.port);
    connection.send('POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n');
    expect(firstAnswer(await connection.until(/\}$/)).status).toBe(401);
    const trickle = setInterval(() => connection.send('x'), 100);
    const all = await connection.toEnd();
    clearInterval(trickle);
    expect(all.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('what is no request', () => {
  it.each([
    ['garbage', 'hello\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a space in a header name', 'GET /v1/things HTTP/1.1\r\nBad Header: 1\r\n\r\n'],
    [
      'two lengths',
      `POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    ],
    [
      'a length and chunks',
      `POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    ],
    ['no Host', 'GET /v1/things HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'a broken chunk',
      `POST /v1/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer KEY\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
  ])('%s: 400 in the standard shape', async (_, text) => {
    const answer = firstAnswer(await exchange(service.port, text.replace('KEY', service.key)));
    expect([answer.status, answer.body]).toEqual([400, standardError]);
  });
});

describe('Expect', () => {
  it('100-continue: the upload is asked for when it is wanted', async () => {
    const connection = await openRaw(service.port);
    connection.send(
      `POST /v1/things/echo HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: 7\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
    );
    expect(await connection.until(/\r\n\r\n/)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    connection.send('{"a":1}');
    expect(await connection.toEnd()).toContain('{"data":{"name":"echo","input":{"a":1}}}');
  });

  it('100-continue: and refused without it when not', async () => {
    const connection = await openRaw(service.port);
    connection.send(
      'POST /v1/things/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 7\r\nExpect: 100-continue\r\n\r\n',
    );
    const text = await connection.until(/"error_description":"[^"]+"\}$|401[^]*\}$/);
    expect(text.startsWith('HTTP/1.1 401 ')).toBe(true);
    connection.socket.destroy();
  });

  it('anything else: 417', async () => {
    const answer = firstAnswer(
      await exchange(
        service.port,
        `GET /v1/things HTTP/1.1\r\n${auth}Expect: miracles\r\nConnection: close\r\n\r\n`,
      ),
    );
    expect([answer.status, answer.body]).toEqual([417, standardError]);
  });
});

describe('an upload that is broken off', () => {
  it('leaves no trace', async () => {
    const before = service.log.length;
    const connection = await openRaw(service.port);
    connection.send(
      `POST /v1/things HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{"name":"never"`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    connection.socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(service.log.slice(before)).toEqual([]);
    expect((await service.owner.query("select 1 from things where name = 'never'")).rowCount).toBe(0);
  });
});

describe('a connection', () => {
  it('is kept, also behind refusals with a body', async () => {
    const connection = await openRaw(service.port);
    const post = (rest: string) =>
      `POST /v1/things/echo HTTP/1.1\r\nHost: x\r\n${rest}Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}`;
    connection.send(post(''));
    await connection.until(/401 Unauthorized[^]*\}$/);
    connection.send(post(`Authorization: Bearer ${service.key}\r\n`));
    const text = await connection.until(/"input":\{"a":1\}\}\}$/);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(2);
    expect(text).not.toMatch(/Connection: close/i);
    connection.socket.destroy();
  });

  it('serves requests that were sent without waiting, in order', async () => {
    const connection = await openRaw(service.port);
    const get = (limit: number) => `GET /v1/things?limit=${limit} HTTP/1.1\r\n${auth}\r\n`;
    connection.send(get(1) + get(2) + get(3));
    const text = await connection.until(/"limit":3/);
    expect(text.match(/"limit":\d/g)).toEqual(['"limit":1', '"limit":2', '"limit":3']);
    connection.socket.destroy();
  });
});

describe('compression', () => {
  const get = (path: string, accept: string | undefined) =>
    new Promise<{ head: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${service.key}`,
        ...(accept === undefined ? {} : { 'accept-encoding': accept }),
      };
      httpRequest({ port: service.port, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ head: response.headers, bytes: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    [undefined, undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0.2, identity', undefined],
    ['GZIP ; Q=1', 'gzip'],
  ])('for %s is %s', async (accept, coding) => {
    const { head, bytes } = await get('/v1/things/search', accept);
    expect(head['content-encoding']).toBe(coding);
    expect(head['vary']).toBe('Accept-Encoding');
    expect(head['content-length']).toBe(String(bytes.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (plain: Buffer) => plain }[
      coding ?? 'none'
    ]!;
    expect(JSON.parse(decode(bytes).toString())).toEqual({ data: { name: 'x'.repeat(5000) } });
  });

  it('gives each coding its own entity tag, and takes any of them back', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (accept) =>
        String((await get('/v1/things/search', accept)).head['etag']),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags)
      expect(
        (await service.send('GET', '/v1/things/search', { headers: { 'if-none-match': tag } })).status,
      ).toBe(304);
  });

  it('leaves small answers alone', async () => {
    expect((await get('/v1/things', 'br')).head['content-encoding']).toBeUndefined();
  });
});

describe('beside the API', () => {
  it('are a page, health and metrics', async () => {
    const page = await service.send('GET', '/', { key: null });
    expect(page.text).toContain('href="/v1/openapi.json"');
    expect(page.headers.get('content-security-policy')).toBeTruthy();
    expect((await service.send('GET', '/healthz', { key: null })).json).toEqual({ status: 'ok' });
    expect((await service.send('GET', '/readyz', { key: null })).json).toEqual({ status: 'ready' });
    await service.send('GET', '/v1/things');
    const scrape = async () => (await service.send('GET', '/metrics', { key: null })).text;
    const metrics = await scrape();
    expect(metrics).toMatch(/^http_requests_total\{door="api",operation="listThings",status="200"\} \d+$/m);
    expect(metrics).toMatch(
      /^http_request_duration_seconds_bucket\{le="0\.01",operation="listThings"\} \d+$/m,
    );
    expect(metrics).toMatch(/^http_requests_in_flight \d+$/m);
    await vi.waitFor(async () => expect(await scrape()).toMatch(/^db_reads_pending 0$/m), patiently);
  });

  it('errors have the same shape', async () => {
    const reply = await service.send('POST', '/', { key: null, headers: { 'x-request-id': 'page-1' } });
    expect([reply.status, reply.json]).toEqual([
      404,
      { error: { type: 'not_found', message: 'Nothing exists at /. The API is under /v1.' } },
    ]);
    expect(reply.headers.get('x-request-id')).toBe('page-1');
  });

  it('are the documents, for anybody', async () => {
    for (const [path, type] of [
      ['/v1/openapi.json', 'application/json'],
      ['/v1/llms.txt', 'text/markdown'],
    ] as const) {
      const reply = await service.send('GET', path, { key: null });
      expect([reply.status, reply.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
      const again = await service.send('GET', path, {
        key: null,
        headers: { 'if-none-match': reply.headers.get('etag')! },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    for (const path of [
      '/v1/openapi.json?famly=things',
      '/v1/openapi.json?family=nonesuch',
      '/v1/llms.txt?famly=things',
      '/v1/llms.txt?family=nonesuch',
      '/v1/llms.txt?family=things&family=things',
    ]) {
      const reply = await service.send('GET', path, { key: null });
      expect([path, reply.status, reply.json?.error?.type]).toEqual([path, 400, 'validation_error']);
    }
    const contract = (await service.send('GET', '/v1/openapi.json', { key: null })).json;
    expect(contract.servers[0].url).toBe(`http://127.0.0.1:${service.port}`);
  });
});
