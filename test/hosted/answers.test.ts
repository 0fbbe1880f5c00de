import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from '#src/api/hosted/answer/headers.ts';
import { openRaw } from '../http/raw.ts';
import { scanBytes, seen } from './letters/handlers.ts';
import { asJson, startLetters, type LettersService } from './letters/service.ts';

let service: LettersService;
let token: string;
let scan: string;
beforeAll(async () => {
  service = await startLetters({ hosted: { streams: { longestMs: 500, heartbeatMs: 20 } } });
  token = await service.tokenFor('letter');
  scan = service.signedFor('scan');
});
afterAll(() => service.close());

const get = (path: string, headers = {}) => service.send('GET', path, { headers });

describe('every answer', () => {
  it('tells nobody the address, is kept by nobody, and has no cookie', async () => {
    const paths = [
      `/hosted/letters/${token}`,
      `/hosted/pages/${await service.tokenFor('other')}`,
      '/hosted/letters/wrong',
    ];
    for (const path of paths) {
      const { headers } = await get(path, { cookie: 'console_session=x', origin: 'https://client.example' });
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'access-control-allow-origin': '*',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('has the request id of the caller', async () => {
    const { headers } = await get(`/hosted/letters/${token}`, { 'x-request-id': 'mine-1' });
    expect(headers['x-request-id']).toBe('mine-1');
  });

  it('lets pages of other origins ask what they may send, with or without a credential that holds', async () => {
    const { status, headers } = await service.send('OPTIONS', '/hosted/parts/wrong');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT, OPTIONS',
      'access-control-allow-headers': '*',
    });
    expect((await service.send('DELETE', '/hosted/parts/wrong')).status).toBe(405);
  });

  it.each([
    ['missing', 404, 'There is nothing at this address.'],
    ['forbidden', 404, 'There is nothing at this address.'],
    ['throw', 500, 'Something failed on our side'],
    ['conflict', 409, 'The letter is answered already.'],
  ])('to a failure says nothing of what exists: %s', async (how, status, message) => {
    const answer = await service.send('POST', `/hosted/letters/${token}/break`, asJson({ how }));
    expect([answer.status, answer.json.error.message]).toEqual([status, expect.stringContaining(message)]);
  });
});

describe('the caller chooses', () => {
  it.each([
    [undefined, 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['application/json;q=0.2, text/*;q=0.9', 'text/html'],
    ['*/*', 'application/json'],
    ['image/png', 'application/json'],
    ['text/html;q=0', 'application/json'],
  ])('by Accept: %s', async (accept, expected) => {
    const { headers } = await get(`/hosted/letters/${token}`, accept === undefined ? {} : { accept });
    expect(headers['content-type']).toContain(expected);
    expect(headers.vary).toContain('Accept');
  });
});

it('a page may have its own styles, and runs no script', async () => {
  const { text, headers } = await get(`/hosted/letters/${token}`, { accept: 'text/html' });
  const styles = hash('sha256', 'p { color: red }', 'base64');
  expect(text).toContain('<p>Dear client');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${styles}'`);
  expect(headers['content-security-policy']).not.toContain('script-src');
});

it.each([
  ['its scripts, and stand in no frame', { runsScripts: true }, "'none'"],
  [
    'its scripts in frames of these sites',
    { runsScripts: true, framedBy: ['a.example'] },
    'a.example *.a.example',
  ],
  ['no script in frames', { framedBy: [] }, '*'],
])('a page may run %s', (_, rights, ancestors) => {
  const headers = pageHeaders('<script>go()</script>', 'id', rights);
  const policy = headers[headers.indexOf('Content-Security-Policy') + 1]!;
  const script = `script-src 'sha256-${hash('sha256', 'go()', 'base64')}'; connect-src 'self'`;
  expect(policy.includes(script)).toBe('runsScripts' in rights);
  expect(policy).not.toContain('unsafe');
  expect(policy.endsWith(`frame-ancestors ${ancestors}`)).toBe(true);
  expect(headers.includes('X-Frame-Options')).toBe(!('framedBy' in rights));
});

it('a redirect is a 303', async () => {
  const { status, headers, text } = await service.send('POST', `/hosted/letters/${token}/go`);
  expect([status, headers.location, text]).toEqual([303, 'https://pay.example/checkout/1', '']);
});

describe('bytes', () => {
  const size = scanBytes.length;

  it('come whole, and a HEAD tells of them', async () => {
    const whole = await get(`/hosted/scans/${scan}`);
    expect([whole.status, whole.bytes.equals(scanBytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(size),
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      etag: '"v1"',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(whole.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    const head = await service.send('HEAD', `/hosted/scans/${scan}`);
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(size)]);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=99990-', 99_990, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=99990-999999999999', 99_990, size - 1],
    ['bytes=-999999', 0, size - 1],
  ])('come in a range: %s', async (range, first, last) => {
    const { status, bytes, headers } = await get(`/hosted/scans/${scan}`, { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect(bytes.equals(scanBytes.subarray(first, last + 1))).toBe(true);
  });

  it.each([
    ['several ranges', `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join()}`],
    ['a range that ends before it begins', 'bytes=9-0'],
    ['another unit', 'pages=1-2'],
    ['a number beyond all', 'bytes=0-99999999999999999999999'],
    ['no range', 'bytes=-'],
  ])('come whole for %s', async (_, range) => {
    const { status, bytes } = await get(`/hosted/scans/${scan}`, { range });
    expect([status, bytes.length]).toEqual([200, size]);
  });

  it.each(['bytes=100000-', 'bytes=-0'])('are refused for a range behind their end: %s', async (range) => {
    const { status, headers, json } = await get(`/hosted/scans/${scan}`, { range });
    expect([status, headers['content-range'], json.error.type]).toEqual([
      416,
      `bytes */${size}`,
      'validation_error',
    ]);
  });

  it('are not sent again to who has them, and in a range only of the same content', async () => {
    const same = await get(`/hosted/scans/${scan}`, { 'if-none-match': 'W/"v1", "x"' });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
    const resumed = await get(`/hosted/scans/${scan}`, { range: 'bytes=0-1', 'if-range': '"v1"' });
    const changed = await get(`/hosted/scans/${scan}`, { range: 'bytes=0-1', 'if-range': '"v0"' });
    expect([resumed.status, changed.status]).toEqual([206, 200]);
  });

  it.each([
    ['text/html', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['application/pdf', 'inline'],
    ['application/zip', `attachment; filename="Fr_h _1_.zip"; filename*=UTF-8''Fr%C3%BCh%20%221%22.zip`],
  ])('are shown only where they can do nothing: %s', async (detail, disposition) => {
    const { headers } = await get(`/hosted/scans/${service.signedFor('scan', { detail })}`);
    expect(headers['content-disposition']).toBe(disposition);
  });
});

describe('a stream of events', () => {
  const open = async () => {
    const raw = await openRaw(service.port);
    raw.send(`GET /hosted/letters/${token}/changes HTTP/1.1\r\nHost: x\r\n\r\n`);
    return raw;
  };

  it('sends them as they come, keeps the connection alive, and ends in its time', async () => {
    const before = seen.streamsEnded;
    const { status, headers, text } = await get(`/hosted/letters/${token}/changes`);
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
    expect(text).toMatch(/^retry: 3000\n\n(?::\n\n)*id: 12\ndata: \{"text":"a\\nb"\}\n\n/);
    expect(text).toContain('id: 3\ndata: 3\n\n');
    expect(text).toContain('\n\n:\n\n');
    await expect.poll(() => seen.streamsEnded).toBe(before + 1);
  });

  it('is let go when the client leaves', async () => {
    const before = seen.streamsEnded;
    const raw = await open();
    await raw.until(/data: 2/);
    raw.socket.destroy();
    await expect.poll(() => seen.streamsEnded).toBe(before + 1);
  });

  it('is one of a few for one address', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(streams.map((stream) => stream.until(/retry: 3000/)));
    const { status, headers } = await get(`/hosted/letters/${token}/changes`);
    expect([status, headers['retry-after']]).toEqual([429, '10']);
    for (const { socket } of streams) socket.destroy();
    await sleep(50);
    expect((await service.send('HEAD', `/hosted/letters/${token}/changes`)).status).toBe(200);
  });
});
