import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { jsonOf, operatorOf, type Operate } from './command.ts';

let service: Service;
let ops: Operate;
let slug: string;
const address = 'support@operated.example';

beforeAll(async () => {
  service = await startService({});
  ops = operatorOf(service.environment);
  const [agency] = service.agencies;
  [{ slug }] = (await service.query('select slug from tenants where id = $1', [agency.id])) as [
    { slug: string },
  ];
  await service.ok('createTicketInbox', {
    body: { name: 'Operated', addresses: [{ channel: 'email', value: address }] },
  });
});
afterAll(() => service?.stop());

interface Opened {
  readonly path: string;
  readonly secret: string;
}

const open = async (...words: string[]): Promise<Opened> =>
  jsonOf(await ops('intake', 'open', slug, ...words, '--json')) as Opened;

let count = 0;

const post = async ({ path }: Pick<Opened, 'path'>, secret: string): Promise<number> => {
  const body = `From: a@b.example\r\nSubject: ${(count += 1)}\r\n\r\nHello`;
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const url = new URL(path, service.url);
  url.searchParams.append('envelope_to', address);
  const headers = { 'content-type': 'message/rfc822', 'x-signature': `t=${seconds},v1=${signature}` };
  return (await fetch(url, { method: 'POST', body, headers })).status;
};

describe('intake open', () => {
  it('gives an address and a secret that take mails, and revokes those before', async () => {
    const first = await open();
    expect(await post(first, first.secret)).toBe(200);
    expect(await post(first, 'another')).toBe(401);
    const second = await open('--authserv-id', 'mx.operated.example', '--domain', 'in.operated.example');
    expect(await post(second, second.secret)).toBe(200);
    expect(await post(second, first.secret)).toBe(401);
    expect(await post(first, first.secret)).toBe(404);
  });

  it('keeps the former secret valid for as long as it is told to', async () => {
    const first = await open();
    const second = await open('--overlap-hours', '2');
    expect([await post(second, first.secret), await post(second, second.secret)]).toEqual([200, 200]);
    await service.query(
      "update mail_intakes set former_secret_expires_at = app.now() - interval '1 second' where tenant_id = $1",
      [service.agencies[0].id],
    );
    expect([await post(second, first.secret), await post(second, second.secret)]).toEqual([401, 200]);
  });

  it('stores neither the secret nor the token in the clear', async () => {
    const opened = await open();
    const token = opened.path.split('/').at(-1)!;
    const rows = await service.query('select * from mail_intakes where tenant_id = $1', [
      service.agencies[0].id,
    ]);
    const tokens = await service.query('select * from hosted_tokens where tenant_id = $1', [
      service.agencies[0].id,
    ]);
    const text = JSON.stringify([rows, tokens]);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(opened.secret).toString('hex'));
    expect(text).not.toContain(opened.secret);
  });

  it('refuses what it cannot use', async () => {
    for (const words of [
      ['--kind', 'post'],
      ['--authserv-id', 'two words'],
      ['--domain', 'nodots'],
      ['--overlap-hours', '10000'],
      ['--overlap-hours', 'soon'],
    ])
      expect((await ops('intake', 'open', slug, ...words)).code).not.toBe(0);
    expect((await ops('intake', 'open', 'no-such-agency')).code).not.toBe(0);
    expect((await open('--kind', 'events')).path).toContain('/hosted/mail-events/');
  });
});
