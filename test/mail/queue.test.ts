import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  invitation,
  passwordReset,
  queueMail,
  queueSystemMail,
  type MailContext,
  type Message,
} from '#src/platform/mail/index.ts';
import { outboxSender, parseSmtpUrl } from '#src/platform/mail/settings.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { MailServer, refusal } from '../support/mail-server.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';

const sealer = new Sealer([Buffer.alloc(32, 7)]);
const from = { name: 'Northlight', address: 'mail@northlight.example' };
const services: MailContext['services'] = { sealer, mail: { from, provider: 'smtp' } };
const lines: string[] = [];
const log = pino(
  { level: 'trace', base: null },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  }),
) as NonNullable<Parameters<typeof startService>[0]>['log'];

let server: MailServer;
let service: Service;
let agency: TestAgency;

beforeAll(async () => {
  server = await MailServer.start();
  service = await startService({
    config: { role: 'all', mail: { from, smtp: parseSmtpUrl(`smtp://127.0.0.1:${server.port}`)! } },
    log: log!,
  });
  agency = service.agencies[0];
});
afterAll(async () => {
  await service?.stop();
  await server?.stop();
});
beforeEach(() => {
  server.mails.length = 0;
  server.onRecipient = () => undefined;
  server.onMessage = () => undefined;
});

// What a test queued and did not wait for must not arrive in the next.
afterEach(() =>
  vi.waitFor(
    async () =>
      expect(await service.query("select id from email_deliveries where status = 'queued'")).toEqual([]),
    patiently,
  ),
);

const secret = () => randomUUID();
const invite = (token: string, expiresAt = new Date(Date.now() + 60_000)): Message =>
  invitation({
    agency: agency.name,
    inviter: 'Dana Reyes',
    name: 'Lee',
    url: `https://agency.example/console/invitation?token=${token}`,
    expiresAt,
    isResend: false,
  });

/** Queues it as a handler does. */
const queue = (message: Message, email: string, fails = false): Promise<string> =>
  service.db.write(agency.id, async (scope) => {
    const ctx: MailContext = {
      db: scope.db,
      atCommit: (statement) => scope.atCommit(statement),
      requestId: `req_${email}`,
      now: new Date(),
      services,
      identity: { tenantId: agency.id },
    };
    const id = await queueMail(
      ctx,
      message,
      { email, userId: agency.ownerId },
      { kind: 'user', id: agency.ownerId, name: 'Alder Owner' },
    );
    if (fails) throw new Error('rolled back');
    return id;
  });

const logOf = async (id: string) =>
  (await service.ok('getEmailDeliveryLog', { path: { id } })).data as {
    log: Record<string, unknown>;
    steps: Record<string, unknown>[];
  };
const settled = (id: string, status: string) =>
  vi.waitFor(async () => {
    const details = await logOf(id);
    expect(details.log['status']).toBe(status);
    return details;
  }, patiently);

describe('a mail of an agency', () => {
  it('is sent once its transaction committed, and the log tells the steps', async () => {
    const id = await queue(invite(secret()), 'lee@northlight.example');
    const { log: entry, steps } = await settled(id, 'sent');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]!.mail.messageId).toBe(entry['message_reference']);
    expect(entry).toMatchObject({
      category: 'invitation',
      subject: 'Dana Reyes invited you to Alder',
      provider: 'smtp',
      from_address: 'mail@northlight.example',
      attempt_count: 1,
      error_message: null,
      recipients: [{ kind: 'to', email: 'lee@northlight.example', user_id: agency.ownerId }],
      record: { kind: 'user', id: agency.ownerId, name: 'Alder Owner' },
    });
    expect(steps).toEqual([
      expect.objectContaining({ status: 'queued', response_code: null }),
      expect.objectContaining({ status: 'sent', recipient: 'lee@northlight.example', response_code: 250 }),
    ]);
  });

  it('bears the logo of its agency, which comes along, and no picture without one', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await service.query('update tenants set logo_png = $1 where id = $2', [png, agency.id]);
    await settled(await queue(invite(secret()), 'logo@harbor.example'), 'sent');
    await service.query('update tenants set logo_png = null where id = $1', [agency.id]);
    await settled(await queue(invite(secret()), 'plain@harbor.example'), 'sent');
    const [withLogo, plain] = server.mails.map(({ mail }) => mail);
    expect(withLogo!.attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    const cid = withLogo!.attachments[0]!.contentId!.replace(/^<|>$/g, '');
    expect(withLogo!.html).toContain(`<img src="cid:${cid}" alt="${agency.name}" width="1" height="1"`);
    expect([plain!.attachments, plain!.html!.includes('<img')]).toEqual([[], false]);
  });

  it('is not sent when its transaction was rolled back', async () => {
    await expect(queue(invite(secret()), 'never@northlight.example', true)).rejects.toThrow('rolled back');
    await settled(await queue(invite(secret()), 'after@northlight.example'), 'sent');
    expect(server.mails.map(({ to }) => to[0])).toEqual(['after@northlight.example']);
  });

  it('is tried again after a passing refusal, as the same message', async () => {
    let refusals = 0;
    server.onMessage = () => (refusals++ === 0 ? refusal(451, 'Greylisted, come again') : undefined);
    const id = await queue(invite(secret()), 'grey@northlight.example');
    const waiting = await vi.waitFor(async () => {
      const details = await logOf(id);
      expect(details.steps).toHaveLength(2);
      return details;
    }, patiently);
    expect(waiting.log).toMatchObject({
      status: 'queued',
      attempt_count: 1,
      error_message: expect.stringContaining('Greylisted'),
    });
    const { log: entry, steps } = await settled(id, 'sent');
    expect(entry).toMatchObject({ attempt_count: 2, error_message: null });
    expect(steps.map((step) => [step['status'], step['response_code']])).toEqual([
      ['queued', null],
      ['queued', 451],
      ['sent', 250],
    ]);
  });

  it('is given up after a final refusal', async () => {
    server.onRecipient = () => refusal(550, 'No such mailbox');
    const { log: entry } = await settled(
      await queue(invite(secret()), 'nobody@northlight.example'),
      'failed',
    );
    expect(entry).toMatchObject({
      attempt_count: 1,
      error_message: expect.stringContaining('No such mailbox'),
      sent_at: null,
    });
  });

  it('is given up when its link ended before anybody took it', async () => {
    const { log: entry } = await settled(
      await queue(invite(secret(), new Date(Date.now() - 1)), 'late@northlight.example'),
      'failed',
    );
    expect(entry).toMatchObject({ attempt_count: 0, error_message: expect.stringContaining('expired') });
    expect(server.mails).toEqual([]);
  });

  it('leaves nothing of its link behind, while it waits, once it was sent or given up, or in the log', async () => {
    const token = secret();
    server.onMessage = () => refusal(554, 'Not today');
    const refused = await queue(invite(token), 'refused@northlight.example');
    await settled(refused, 'failed');
    server.onMessage = () => undefined;
    const sent = await queue(invite(token), 'sent@northlight.example');
    const [waiting] = await service.query<{ row: string }>(
      'select d::text as row from email_deliveries d where id = $1',
      [sent],
    );
    expect(waiting!.row).not.toContain(Buffer.from(token).toString('hex'));
    await settled(sent, 'sent');
    const rows = await service.query<{ sealed: Buffer | null }>(
      'select sealed from email_deliveries where id = any($1)',
      [[refused, sent]],
    );
    expect(rows.map(({ sealed }) => sealed)).toEqual([null, null]);
    const jobs = await service.query<{ text: string }>(
      'select j::text as text from graphile_worker._private_jobs j',
    );
    for (const text of [...jobs.map((job) => job.text), ...lines]) expect(text).not.toContain(token);
  });
});

describe('the log of mails', () => {
  it('shows another agency nothing', async () => {
    const id = await queue(invite(secret()), 'mine@northlight.example');
    const caller = { key: service.agencies[1].key };
    expect((await service.call('getEmailDeliveryLog', { path: { id } }, caller)).status).toBe(404);
    expect((await service.ok('listEmailDeliveryLogs', {}, caller)).data).toEqual([]);
  });

  it('is searched by recipient, state, category, member and record', async () => {
    await settled(await queue(invite(secret()), 'wanted@northlight.example'), 'sent');
    const found = async (query: Record<string, unknown>) =>
      (
        (await service.ok('listEmailDeliveryLogs', { query })).data as { recipients: { email: string }[] }[]
      ).map(({ recipients }) => recipients[0]!.email);
    expect(await found({ recipient: 'Wanted@northlight.example' })).toEqual(['wanted@northlight.example']);
    expect(await found({ search: 'wanted@' })).toEqual(['wanted@northlight.example']);
    expect(await found({ recipient: 'wanted@northlight.example', category: ['billing'] })).toEqual([]);
    expect(await found({ recipient: 'wanted@northlight.example', status: ['failed'] })).toEqual([]);
    expect(
      await found({
        recipient: 'wanted@northlight.example',
        user_id: [agency.ownerId],
        record_kind: ['user'],
        record_id: [agency.ownerId],
        has_bounced: false,
      }),
    ).toEqual(['wanted@northlight.example']);
  });

  it('hides what a mail is about from who may not see such records, in its search too', async () => {
    const id = await queue(invite(secret()), 'hidden@northlight.example');
    const key = await service.keyWith(agency, ['settings.view']);
    const { log: entry } = (await service.ok('getEmailDeliveryLog', { path: { id } }, { key })).data;
    expect(entry).toMatchObject({ subject: null, record: { kind: 'user', name: null } });
    expect(
      (await service.ok('listEmailDeliveryLogs', { query: { search: 'Dana Reyes invited' } }, { key })).data,
    ).toEqual([]);
  });
});

describe('a mail to an account', () => {
  it('is sent, leaves nothing of its link and is in no log of an agency', async () => {
    const token = secret();
    await queueSystemMail(
      service.db.system,
      services,
      passwordReset({
        url: `https://agency.example/reset?token=${token}`,
        expiresAt: new Date(Date.now() + 60_000),
      }),
      'owner@alder.example',
    );
    await vi.waitFor(
      () => expect(server.mails.map(({ to }) => to[0])).toEqual(['owner@alder.example']),
      patiently,
    );
    expect(server.mails[0]!.mail.text).toContain(token);
    const rows = await vi.waitFor(async () => {
      const found = await service.query<{ status: string; sealed: Buffer | null; row: string }>(
        'select status, sealed, m::text as row from app.system_mails m',
      );
      expect(found[0]).toMatchObject({ status: 'sent', sealed: null });
      return found;
    }, patiently);
    expect(rows[0]!.row).not.toContain(token);
    expect(
      (await service.ok('listEmailDeliveryLogs', { query: { recipient: 'owner@alder.example' } })).data,
    ).toEqual([]);
  });

  it('cannot be read by the role that serves', async () => {
    await expect(
      service.db.read(agency.id).selectFrom('app.system_mails').selectAll().execute(),
    ).rejects.toThrow('permission denied');
  });
});

describe('without a mail server', () => {
  it('messages are written to the outbox, for its owner alone, and the log says where', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
    const alone = await startService({
      config: { role: 'all', dataDir, mail: { from: outboxSender, smtp: null } },
      log: log!,
    });
    try {
      const token = secret();
      await queueSystemMail(
        alone.db.system,
        { sealer, mail: { from: outboxSender, provider: 'outbox' } },
        passwordReset({
          url: `https://agency.example/reset?token=${token}`,
          expiresAt: new Date(Date.now() + 60_000),
        }),
        'owner@alder.example',
      );
      const outbox = join(dataDir, 'outbox');
      const [name] = await vi.waitFor(async () => {
        const names = (await readdir(outbox)).filter((each) => each.endsWith('.eml'));
        expect(names).toHaveLength(1);
        return names;
      }, patiently);
      expect(name).toMatch(/^\d{8}T\d{6}\.\d{3}Z-password_reset-[0-9a-f-]{36}\.eml$/);
      const path = join(outbox, name!);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await stat(outbox)).mode & 0o777).toBe(0o700);
      const mail = await PostalMime.parse(await readFile(path, 'utf8'));
      expect(mail).toMatchObject({
        to: [{ address: 'owner@alder.example' }],
        from: { address: 'no-reply@outbox.invalid' },
      });
      expect(mail.text).toContain(token);
      await vi.waitFor(() => expect(lines.some((line) => line.includes(path))).toBe(true), patiently);
      expect(lines.join('')).not.toContain(token);
    } finally {
      await alone.stop();
      await rm(dataDir, { recursive: true });
    }
  });
});

describe('the limit of e-mails a day', () => {
  const limitTo = (count: number) =>
    service.query(
      `insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'mails_per_day', $2)
       on conflict (tenant_id, quota) do update set max_count = excluded.max_count`,
      [agency.id, count],
    );
  const week = () => new Date(Date.now() + 6 * 86_400_000);
  const waiting = () =>
    service.query<{ to_address: string; run_at: string }>(
      `select d.to_address, (j.run_at at time zone 'America/New_York')::text as run_at
       from email_deliveries d join graphile_worker._private_jobs j on j.payload ->> 'mailId' = d.id::text
       where d.status = 'queued' and j.run_at > now() order by j.run_at, d.id`,
    );
  afterEach(async () => {
    await service.query(
      "delete from graphile_worker._private_jobs j using email_deliveries d where j.payload ->> 'mailId' = d.id::text and d.status = 'queued'",
    );
    await service.query("delete from email_deliveries where status = 'queued'");
    await service.query('delete from agency_quotas');
    await service.query("update tenants set time_zone = 'UTC'");
  });

  it('reached, e-mails wait for a day of the agency with room, security sends, and owners hear of it once', async () => {
    await service.query("update tenants set time_zone = 'America/New_York'");
    await service.query("delete from agency_usage where quota like 'mail%'");
    await service.query("update users set email = 'owner@northlight.example' where id = $1", [
      agency.ownerId,
    ]);
    await limitTo(1);
    await queue(invite(secret(), week()), 'first@example.com');
    await queue(invite(secret(), week()), 'second@example.com');
    await queue(invite(secret(), week()), 'third@example.com');
    await queue(passwordReset({ url: 'https://x.example', expiresAt: week() }), 'secure@example.com');
    const [today] = await service.query<{ day: string }>(
      "select (now() at time zone 'America/New_York')::date::text as day",
    );
    const dayAfter = (days: number) =>
      `${new Date(Date.parse(today!.day) + days * 86_400_000).toISOString().slice(0, 10)} 00:00:00`;
    expect(await waiting()).toEqual([
      { to_address: 'second@example.com', run_at: dayAfter(1) },
      { to_address: 'third@example.com', run_at: dayAfter(2) },
    ]);
    await vi.waitFor(
      () =>
        expect(server.mails.map(({ to }) => to[0]!).toSorted()).toEqual([
          'first@example.com',
          'owner@northlight.example',
          'secure@example.com',
        ]),
      patiently,
    );
  });

  it('of no day before the end: the log says why it was not sent', async () => {
    await limitTo(0);
    const id = await queue(invite(secret(), week()), 'never@example.com');
    expect(
      await service.query('select status, error_message from email_deliveries where id = $1', [id]),
    ).toEqual([{ status: 'failed', error_message: expect.stringContaining('(mails_per_day)') }]);
  });
});
