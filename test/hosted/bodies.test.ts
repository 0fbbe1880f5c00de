import { hash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '../http/raw.ts';
import { seen } from './letters/handlers.ts';
import {
  asJson,
  multipart,
  startLetters,
  type LettersService,
  type Piece,
  type Reply,
} from './letters/service.ts';

let service: LettersService;
let token: string;
beforeAll(async () => {
  service = await startLetters({ hosted: { patience: { idleMs: 400, graceMs: 1_500 } } });
  token = await service.tokenFor('letter');
});
afterAll(() => service.close());

const reply = (sent: { headers?: Record<string, string>; body?: string | Buffer }) =>
  service.send('POST', `/hosted/letters/${token}`, sent);
const form = (body: string) =>
  reply({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
const sendFiles = (pieces: readonly Piece[]) =>
  service.send('POST', `/hosted/letters/${token}/files`, multipart(pieces));
const title: Piece = { name: 'title', value: 'Sketches' };
const picture = (value: Buffer, type = 'image/png'): Piece => ({
  name: 'picture',
  value,
  fileName: 'a.png',
  type,
});
const digest = (bytes: Buffer) => ({ size: bytes.length, sha256: hash('sha256', bytes) });
const spooled = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('agency-upload-'));

describe('a value', () => {
  const expected = { words: 'Ünd & so', copies: 2, topics: ['a', 'b'] };

  it('is the same as JSON, as a form and as multipart', async () => {
    const asForm = 'words=%C3%9Cnd+%26+so&copies=2&topics=a&topics=b';
    const asMultipart = multipart([
      { name: 'words', value: 'Ünd & so' },
      { name: 'copies', value: '2' },
      { name: 'topics', value: 'a' },
      { name: 'topics', value: 'b' },
    ]);
    for (const answer of [await reply(asJson(expected)), await form(asForm), await reply(asMultipart)])
      expect([answer.status, answer.json.data.body], answer.text).toEqual([200, expected]);
  });

  it('gets its defaults, and is refused alike in every form', async () => {
    expect((await form('words=x')).json.data.body).toEqual({ words: 'x', copies: 1 });
    const refused = [
      await reply(asJson({ words: 'x', copies: 99 })),
      await form('words=x&copies=99'),
      await reply(
        multipart([
          { name: 'words', value: 'x' },
          { name: 'copies', value: '99' },
        ]),
      ),
    ];
    expect(refused.map(({ status, json }) => [status, json.error.type])).toEqual(
      refused.map(() => [400, 'validation_error']),
    );
    expect(new Set(refused.map(({ json }) => json.error.message)).size).toBe(1);
  });

  it.each([
    ['a field that is not known', 'words=x&__proto__=y'],
    ['a field that is given twice', 'words=x&words=y'],
    ['a NUL', 'words=%00'],
    ['half a character', 'words=%C3'],
    ['a number that is none', 'words=x&copies=many'],
  ])('is refused with %s', async (_, body) => {
    expect((await form(body)).status).toBe(400);
  });

  it('is refused in another media type, charset or coding, or beyond its limit', async () => {
    const statusOf = async (type: string, more: object = {}, body = '{"words":"x"}') =>
      (await reply({ headers: { 'content-type': type, ...more }, body })).status;
    expect(await statusOf('text/csv')).toBe(415);
    expect(await statusOf('application/json; charset=latin1')).toBe(415);
    expect(await statusOf('application/json', { 'content-encoding': 'gzip' })).toBe(415);
    expect(await statusOf('application/json; charset="UTF-8"')).toBe(200);
    expect(await statusOf('application/json', {}, JSON.stringify({ words: 'x'.repeat(1_100_000) }))).toBe(
      413,
    );
    expect((await reply({})).status).toBe(400);
    expect((await service.send('POST', `/hosted/letters/${token}/go`, { body: 'x' })).status).toBe(400);
  });

  it('comes with the headers of the contract, and no others', async () => {
    const withPriority = (priority: string) => {
      const { headers, body } = asJson({ words: 'x' });
      return reply({ headers: { ...headers, 'letter-priority': priority, 'x-other': '1' }, body });
    };
    expect((await withPriority('3')).json.data.headers).toEqual({ 'letter-priority': 3 });
    expect((await withPriority('9')).json.error.message).toContain('header.letter-priority');
  });

  it('that may be sent again is done once under one key, and told apart from another', async () => {
    const recordId = await service.newLetter(service.tenantId, 'Twice:');
    const own = await service.tokenFor('letter', { recordId });
    const keyed = (words: string) => {
      const { headers, body } = asJson({ words });
      return service.send('POST', `/hosted/letters/${own}`, {
        headers: { ...headers, 'idempotency-key': 'k1' },
        body,
      });
    };
    const [first, second, third] = [await keyed('a'), await keyed('a'), await keyed('b')];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 409]);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await service.wordsOf(recordId)).toBe('Twice: a');
  });
});

it('a text comes as a text, within its limit', async () => {
  const put = (body: string | Buffer) =>
    service.send('PUT', `/hosted/letters/${token}/note`, { headers: { 'content-type': 'text/plain' }, body });
  const { status, text, headers } = await put('grüß dich');
  expect([status, text, headers['content-type']]).toEqual([200, 'GRÜSS DICH', 'text/plain; charset=utf-8']);
  expect((await put(Buffer.from([0xff, 0xfe]))).status).toBe(400);
  expect((await put('x'.repeat(1001))).status).toBe(400);
  expect((await put('x'.repeat(5000))).status).toBe(413);
});

describe('files', () => {
  it('arrive whole, small and large ones, and leave nothing behind', async () => {
    const [large, small] = [randomBytes(2_500_000), randomBytes(1000)];
    const { status, json } = await sendFiles([
      title,
      picture(large),
      { name: 'sketches', value: small, fileName: 'Skizze ä.txt', type: 'text/plain' },
      { name: 'sketches', value: '', fileName: 'empty', type: 'text/plain' },
    ]);
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json.data).toEqual({
      title: 'Sketches',
      picture: { name: 'a.png', type: 'image/png', ...digest(large) },
      sketches: [
        { name: 'Skizze ä.txt', type: 'text/plain', ...digest(small) },
        { name: 'empty', type: 'text/plain', ...digest(Buffer.alloc(0)) },
      ],
    });
    expect(await spooled()).toEqual([]);
  });

  it('that a page sends without any are absent', async () => {
    const none = { name: 'picture', value: '', fileName: '', type: 'application/octet-stream' };
    expect((await sendFiles([title, none])).json.data).toEqual({ title: 'Sketches' });
  });

  it.each<[number, string, Piece[]]>([
    [413, 'a file beyond its limit', [title, picture(Buffer.alloc(3 * 1024 * 1024 + 1))]],
    [415, 'a file of another media type', [title, picture(Buffer.alloc(10), 'text/html')]],
    [400, 'a file that is not known', [title, { name: 'other', value: 'x', fileName: 'x' }]],
    [400, 'a second file', [title, picture(Buffer.alloc(1)), picture(Buffer.alloc(1))]],
    [
      400,
      'too many of a list',
      [title, ...[1, 2, 3].map(() => ({ name: 'sketches', value: 'x', fileName: 'x' }))],
    ],
    [400, 'a text in place of its fields', [{ name: 'words', value: 'x' }]],
    [400, 'a part that the contract requires missing', [picture(Buffer.alloc(1))]],
    [
      400,
      '10,000 parts',
      Array.from({ length: 10_000 }, () => ({ name: 'sketches', value: '', fileName: '' })),
    ],
    [400, '10,000 fields', Array.from({ length: 10_000 }, () => title)],
  ])('are refused with %i for %s', async (status, _, pieces) => {
    const answer = await sendFiles(pieces);
    expect(answer.status, answer.text).toBe(status);
    expect(await spooled()).toEqual([]);
  });

  it('that are cut short, or have no boundary, are refused', async () => {
    const { headers, body } = multipart([title, picture(randomBytes(5000))]);
    const path = `/hosted/letters/${token}/files`;
    const cut = await service.send('POST', path, { headers, body: body.subarray(0, 3000) });
    const bare = await service.send('POST', path, {
      headers: { 'content-type': 'multipart/form-data' },
      body,
    });
    expect([cut.status, bare.status]).toEqual([400, 400]);
  });

  it('of a sender who leaves are forgotten', async () => {
    const { headers, body } = multipart([title, picture(randomBytes(2_000_000))]);
    const raw = await openRaw(service.port);
    const lines = [
      `POST /hosted/letters/${token}/files HTTP/1.1`,
      'Host: x',
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${body.length}`,
    ];
    raw.send(`${lines.join('\r\n')}\r\n\r\n`);
    raw.send(body.subarray(0, 1_500_000));
    await sleep(100);
    raw.socket.destroy();
    await sleep(100);
    expect(await spooled()).toEqual([]);
    expect((await sendFiles([title])).status).toBe(200);
  });
});

describe('bytes', () => {
  const put = (text: string, body: Buffer | AsyncIterable<Buffer>, headers = {}) =>
    service.send('PUT', `/hosted/parts/${text}`, {
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body,
    });
  async function* pieces(count: number, pauseMs: number, piece = Buffer.alloc(1000)): AsyncIterable<Buffer> {
    for (let n = 0; n < count; n++) {
      yield piece;
      await sleep(pauseMs);
    }
  }

  it('reach the handler while they arrive, and cookies do not', async () => {
    seen.parts = 0;
    const whole = randomBytes(300_000);
    const part = service.signedFor('part', { detail: '7' });
    async function* halves() {
      yield whole.subarray(0, 100_000);
      await expect.poll(() => seen.parts).toBeGreaterThan(0);
      yield whole.subarray(100_000);
    }
    const { status, json } = await put(part, halves(), { cookie: 'console_session=x' });
    expect(status).toBe(200);
    expect(json.data).toEqual({
      detail: '7',
      length: 300_000,
      sha256: hash('sha256', whole),
      cookie: null,
    });
  });

  it('beyond the limit are refused in the middle, and nothing is stored', async () => {
    const recordId = await service.newLetter(service.tenantId, 'Part:');
    const part = service.signedFor('part', { recordId });
    const told = await put(part, Buffer.alloc(4 * 1024 * 1024 + 1));
    const found = await put(part, pieces(5_000, 0));
    expect([told.status, found.status]).toEqual([413, 413]);
    expect(found.json.error).toEqual({
      type: 'validation_error',
      message: 'The body must not be larger than 4194304 bytes.',
    });
    expect(await service.wordsOf(recordId)).toBe('Part:');
  });

  it('that nobody would take are not asked for', async () => {
    const raw = await openRaw(service.port);
    const lines = (text: string) =>
      `PUT /hosted/parts/${text} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n`;
    raw.send(lines(`as_${'A'.repeat(110)}`));
    expect(await raw.until(/\r\n\r\n/)).toMatch(/^HTTP\/1.1 404 /);
    const taken = await openRaw(service.port);
    taken.send(lines(service.signedFor('part')));
    expect(await taken.until(/\r\n\r\n/)).toMatch(/^HTTP\/1.1 100 /);
    taken.send('12345');
    expect(await taken.until(/sha256/)).toContain('HTTP/1.1 200 ');
    raw.socket.destroy();
    taken.socket.destroy();
  });

  it('of a sender who falls silent, or is too slow, are given up, and hold no transaction meanwhile', async () => {
    const part = service.signedFor('part');
    let transactions = 0;
    async function* silent() {
      yield Buffer.alloc(10);
      await sleep(200);
      transactions = service.db.load().writesInUse;
      await sleep(1_000);
      yield Buffer.alloc(10);
    }
    const [quiet, slow] = await Promise.all([
      put(part, silent()),
      put(part, pieces(40, 100, Buffer.alloc(1))),
    ]);
    expect([quiet.status, slow.status]).toEqual([408, 408]);
    expect(transactions).toBe(0);
  });

  it('are read before the transaction begins', async () => {
    const { status } = await put(service.signedFor('part', { detail: 'early' }), Buffer.alloc(10));
    expect(status).toBe(500);
    expect(service.log.at(-1)?.['internal']).toContain('read it to the end first');
  });

  /** Sends while another transaction has the letter, for longer than the first try waits. */
  async function sendWhileLocked(recordId: string, send: () => Promise<Reply>): Promise<Reply> {
    const other = await service.owner.connect();
    await other.query('begin');
    await other.query('select from letters where id = $1 for update', [recordId]);
    const sent = send();
    await sleep(300);
    await other.query('commit');
    other.release();
    return sent;
  }

  it('that meet a lock held for long are asked for again, and never stored without their content', async () => {
    const recordId = await service.newLetter(service.tenantId, 'Locked:');
    const { status, headers } = await sendWhileLocked(recordId, () =>
      put(service.signedFor('part', { recordId }), Buffer.alloc(10)),
    );
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(await service.wordsOf(recordId)).toBe('Locked:');
  });

  it('that are read whole outlast a lock', async () => {
    const recordId = await service.newLetter(service.tenantId, 'Locked:');
    const hook = await service.tokenFor('other', { recordId });
    const body = '{"a": 2}';
    const { status } = await sendWhileLocked(recordId, () =>
      service.send('POST', `/hosted/hooks/${hook}`, {
        headers: { 'content-type': 'application/json', 'letter-signature': hash('sha256', body) },
        body,
      }),
    );
    expect([status, await service.wordsOf(recordId)]).toEqual([200, 'Locked: hook']);
  });

  it('of a webhook are what its signature covers', async () => {
    const hook = await service.tokenFor('other');
    const body = '{"b": 1,  "a": 2}';
    const send = (signature: string) =>
      service.send('POST', `/hosted/hooks/${hook}`, {
        headers: { 'content-type': 'application/json', 'letter-signature': signature },
        body,
      });
    expect((await send(hash('sha256', body))).status).toBe(200);
    const { status, json } = await send('wrong');
    expect([status, json]).toEqual([
      401,
      { error: 'invalid_signature', error_description: 'The signature does not fit the body.' },
    ]);
  });
});
