import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { Authors, chain, end, node, onClick, setVariables, type Answer } from './flows.ts';

/** Outside systems start automations by calls that prove who sends them; every call leaves a line. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(() => service.stop());

const onCall = (more: object = {}): object => node('start', 'trigger', { type: 'inbound_webhook', ...more });

interface Hook {
  readonly automation: Answer;
  readonly webhook: Answer;
  readonly secret: string;
}

async function hook(settings: object = {}, trigger: object = {}): Promise<Hook> {
  const automation = await author.publish(
    chain(onCall(trigger), setVariables('read', { source: { expression: 'trigger.body.source' } }), end()),
  );
  const { webhook, secret } = await author.ok('createAutomationInboundWebhook', {
    path: { id: automation.id },
    body: settings,
  });
  return { automation, webhook, secret };
}

/** As an outside system posts. */
async function post(
  { webhook }: Pick<Hook, 'webhook'>,
  body: string | ReadableStream,
  headers: Record<string, string> = {},
  base = service.url,
): Promise<{ status: number; text: string; body: Answer }> {
  const url = new URL(new URL(webhook.url as string).pathname, base);
  const answer = await fetch(url, {
    method: 'POST',
    body,
    // A stream says no length ahead.
    ...(typeof body !== 'string' && { duplex: 'half' }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : undefined };
}

const hmac = (secret: string, text: string, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac('sha256', secret).update(text).digest(encoding);
const signed = (secret: string, text: string) => ({ 'x-signature': hmac(secret, text) });

const log = async ({ automation }: Hook, query: object = {}): Promise<Answer[]> =>
  author.ok('listAutomationInboundWebhookDeliveries', {
    path: { id: automation.id },
    query: { order: 'asc', ...query },
  });

/** The only line of the log, once a worker has looked at it. */
async function settledLine(of: Hook): Promise<Answer> {
  for (let left = 600; left > 0; left -= 1) {
    const [line] = await log(of);
    if (line !== undefined && line.status !== 'received') return line;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The delivery was not looked at.');
}

const outcomes = async (of: Hook): Promise<unknown[]> =>
  (await log(of)).map((line) => [line.status, line.reject_reason, line.answered_status_code]);

describe('a signed call', () => {
  it('starts the automation with its body and headers, and the log leads to the execution', async () => {
    const made = await hook();
    const text = JSON.stringify({ source: 'landing-page', api_key: 'sk_live_1234' });
    const answer = await post(made, text, { ...signed(made.secret, text), 'x-event-id': 'evt_1' });
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 'accepted' } } });
    const line = await settledLine(made);
    expect(line).toMatchObject({
      id: answer.body.data.delivery_id,
      status: 'accepted',
      webhook_id: made.webhook.id,
      body_size: text.length,
      answered_status_code: 200,
    });
    const execution = await author.settled(line.execution_id);
    expect(execution).toMatchObject({
      status: 'succeeded',
      origin: 'webhook',
      trigger_type: 'inbound_webhook',
    });
    expect(execution.items[1].output).toEqual({ source: 'landing-page' });
    const { data } = await service.ok('getInboundWebhookDelivery', { path: { id: line.id } });
    expect(data.headers['x-signature']).toBe('********');
    expect(data.body).not.toContain('sk_live_1234');
    expect(data.body).toContain('landing-page');
  });

  it('is refused with a wrong, a missing and another signature, and leaves a line', async () => {
    const made = await hook();
    for (const headers of [{}, signed('another secret', '{}'), { 'x-signature': 'sha256=' }])
      expect(await post(made, '{}', headers)).toMatchObject({
        status: 401,
        body: { error: 'invalid_signature' },
      });
    expect(await post(made, '{"a":1}', signed(made.secret, '{}'))).toMatchObject({ status: 401 });
    expect(await outcomes(made)).toEqual(Array(4).fill(['rejected', 'bad_signature', 401]));
    expect(await author.executionsOf(made.automation)).toEqual([]);
  });

  it.each([
    ['github', (s: string, t: string) => ({ 'x-hub-signature-256': `sha256=${hmac(s, t)}` })],
    ['shopify', (s: string, t: string) => ({ 'x-shopify-hmac-sha256': hmac(s, t, 'base64') })],
    [
      'slack',
      (s: string, t: string, at: number) => ({
        'x-slack-signature': `v0=${hmac(s, `v0:${at}:${t}`)}`,
        'x-slack-request-timestamp': String(at),
      }),
    ],
    [
      'stripe',
      (s: string, t: string, at: number) => ({
        'stripe-signature': `t=${at},v1=00,v1=${hmac(s, `${at}.${t}`)}`,
      }),
    ],
  ] as const)('is taken as %s signs it, with the secret of the sender', async (scheme, headersFor) => {
    const secret = 'whsec_of_the_sender';
    const { webhook, secret: shown, automation } = await hook({ signing: { scheme }, secret });
    expect(shown).toBeNull();
    const now = Math.floor(service.db.clock.now().getTime() / 1000);
    expect(await post({ webhook }, '{"a":1}', headersFor(secret, '{"a":1}', now))).toMatchObject({
      status: 200,
    });
    const isTimed = scheme === 'slack' || scheme === 'stripe';
    const late = await post({ webhook }, '{"a":2}', headersFor(secret, '{"a":2}', now - 400));
    expect(late.status).toBe(isTimed ? 401 : 200);
    if (scheme !== 'slack') return;
    const check = JSON.stringify({ type: 'url_verification', challenge: '3eZbrw1aBm' });
    expect(await post({ webhook }, check, headersFor(secret, check, now))).toMatchObject({
      status: 200,
      text: '3eZbrw1aBm',
    });
    expect(automation.status).toBe('active');
  });
});

describe('the secret', () => {
  it('is shown once; a former one holds for a day after a rotation, or no longer', async () => {
    const made = await hook();
    const { secret_hint: hint, former_secret_expires_at: none } = await author.ok(
      'getAutomationInboundWebhook',
      {
        path: { id: made.automation.id },
      },
    );
    expect([made.secret.slice(-4), null]).toEqual([hint, none]);
    const rotate = (body: object = {}): Promise<Answer> =>
      author.ok('rotateAutomationInboundWebhookSecret', { path: { id: made.automation.id }, body });
    const second = await rotate();
    expect(second.webhook.former_secret_expires_at).not.toBeNull();
    const status = async (secret: string, n: number) =>
      (await post(made, `{"n":${n}}`, signed(secret, `{"n":${n}}`))).status;
    expect([await status(made.secret, 1), await status(second.secret, 2)]).toEqual([200, 200]);
    const third = await rotate({ immediate: true });
    expect(third.webhook.former_secret_expires_at).toBeNull();
    expect([await status(second.secret, 3), await status(third.secret, 4)]).toEqual([401, 200]);
    const [stored] = await service.query<{ text: string }>(
      'select w::text as text from automation_inbound_webhooks w where id = $1',
      [made.webhook.id],
    );
    expect(stored!.text).not.toContain(third.secret);
  });

  it('comes as a bearer token, or is not asked for', async () => {
    const bearer = await hook({ authentication: 'bearer' });
    expect((await post(bearer, '{}', { authorization: `Bearer ${bearer.secret}` })).status).toBe(200);
    expect((await post(bearer, '{}', { authorization: 'Bearer wrong' })).status).toBe(401);
    const open = await hook({ authentication: 'none' });
    expect([open.secret, open.webhook.secret_hint, open.webhook.signing]).toEqual([null, null, null]);
    expect((await post(open, '{}')).status).toBe(200);
    expect(
      await author.refused('rotateAutomationInboundWebhookSecret', {
        path: { id: open.automation.id },
        body: {},
      }),
    ).toEqual([409, expect.stringContaining('need no secret')]);
  });
});

describe('a call', () => {
  it('that comes again within a day is a duplicate, by its header or by its body, of two at once one', async () => {
    const made = await hook({ authentication: 'none', delivery_key_header: 'X-Event-Id' });
    const twice = await Promise.all(
      ['{"a":1}', '{"a":2}'].map((body) => post(made, body, { 'x-event-id': 'evt_1' })),
    );
    expect(twice.map(({ body }) => body.data.status).sort()).toEqual(['accepted', 'duplicate']);
    expect((await post(made, '{"a":1}')).body.data.status).toBe('accepted');
    expect((await post(made, '{"a":1}')).body.data.status).toBe('duplicate');
    const duplicates = (await log(made)).filter(({ status }) => status === 'duplicate');
    expect(duplicates.every((line) => line.duplicate_of_id !== null)).toBe(true);
    expect(await author.started(made.automation, 2)).toHaveLength(2);
  });

  it('must be a JSON object of at most 1 MiB', async () => {
    const made = await hook({ authentication: 'none' });
    for (const body of ['no json', '[1]', '"text"', '{"a":"\\u0000"}'])
      expect((await post(made, body)).status).toBe(400);
    const large = JSON.stringify({ a: 'x'.repeat(1_048_577) });
    expect((await post(made, large)).status).toBe(413);
    expect((await post(made, new Blob([large]).stream())).status).toBe(413);
    expect(await outcomes(made)).toEqual([
      ...Array(4).fill(['rejected', 'not_json', 400]),
      ...Array(2).fill(['rejected', 'body_too_large', 413]),
    ]);
  });

  it('beyond the limit of its address leaves one line a minute', async () => {
    const made = await hook({ authentication: 'none' });
    const strict = await service.startAnother({ rateLimitHostedAddress: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push(
        (await post(made, `{"call":${call}}`, { 'x-event-id': `evt_${call}` }, strict.url!)).status,
      );
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    await expect
      .poll(() => outcomes(made))
      .toEqual([
        ['accepted', null, 200],
        ['accepted', null, 200],
        ['rejected', 'rate_exceeded', 429],
      ]);
  });

  it('reaches nothing while the webhook or the automation is off, and tells nobody which', async () => {
    const made = await hook({ authentication: 'none' });
    await author.ok('disableAutomation', { path: { id: made.automation.id } });
    const inactive = await post(made, '{}');
    await author.ok('updateAutomationInboundWebhook', {
      path: { id: made.automation.id },
      body: { status: 'disabled' },
    });
    const off = await post(made, '{}');
    expect([inactive.status, off.status]).toEqual([404, 404]);
    expect(inactive.body.error.message).toBe(off.body.error.message);
    expect(await outcomes(made)).toEqual([
      ['rejected', 'automation_inactive', 404],
      ['rejected', 'webhook_disabled', 404],
    ]);
    await author.ok('deleteAutomations', { query: { id: [made.automation.id] } });
    expect((await post(made, '{}')).status).toBe(404);
  });

  it('starts nothing when the filters of the trigger do not match', async () => {
    const made = await hook(
      { authentication: 'none' },
      { filters: { conditions: [{ path: 'trigger.body.source', operator: 'equals', value: 'shop' }] } },
    );
    await post(made, '{"source":"blog"}');
    expect(await settledLine(made)).toMatchObject({ status: 'accepted', execution_id: null });
    await post(made, '{"source":"shop"}');
    expect(await author.started(made.automation)).toHaveLength(1);
  });
});

describe('a sample', () => {
  it('is the next call while an author listens; applied, its fields are known', async () => {
    const made = await hook({ authentication: 'none' });
    const path = { id: made.automation.id };
    const listen = (isListening: boolean): Promise<Answer> =>
      author.ok('listenForAutomationInboundWebhookSample', { path, body: { is_listening: isListening } });
    expect(await author.refused('applyAutomationInboundWebhookSample', { path })).toEqual([
      409,
      expect.stringContaining('No sample'),
    ]);
    expect(await listen(true)).toMatchObject({ sample_status: 'listening', sample: null });
    const body = JSON.stringify({
      lead: { 'Full Name': 'Priya', score: 3, password: 'geheim' },
      tags: ['a'],
    });
    expect((await post(made, body, { authorization: 'Bearer x' })).body.data.status).toBe('captured');
    expect((await post(made, '{"b":1}')).body.data.status).toBe('accepted');
    const captured = await author.ok('getAutomationInboundWebhook', { path });
    expect(captured).toMatchObject({ sample_status: 'captured', listening_ends_at: null });
    expect(captured.sample.headers.authorization).toBe('********');
    expect(JSON.stringify(captured.sample)).not.toContain('geheim');
    const applied = await author.ok('applyAutomationInboundWebhookSample', { path });
    expect(applied.sample_status).toBe('off');
    const byPath = (one: Answer, other: Answer) => (one.path < other.path ? -1 : 1);
    expect(applied.payload_fields.toSorted(byPath)).toEqual([
      { path: 'trigger.body.lead', type: 'object', sample_value: null },
      { path: 'trigger.body.lead.password', type: 'string', sample_value: expect.any(String) },
      { path: 'trigger.body.lead.score', type: 'number', sample_value: '3' },
      { path: 'trigger.body.lead["Full Name"]', type: 'string', sample_value: 'Priya' },
      { path: 'trigger.body.tags', type: 'array', sample_value: null },
      { path: 'trigger.body.tags[0]', type: 'string', sample_value: 'a' },
    ]);
    expect(await author.started(made.automation)).toHaveLength(1);
    await listen(true);
    expect((await listen(false)).sample_status).toBe('off');
    await author.ok('updateAutomationInboundWebhook', { path, body: { status: 'disabled' } });
    expect(
      (
        await author.refused('listenForAutomationInboundWebhookSample', {
          path,
          body: { is_listening: true },
        })
      )[0],
    ).toBe(409);
  });
});

describe('an inbound webhook', () => {
  it('is one for each automation, changes at its revision, and stays while the automation needs it', async () => {
    const made = await hook();
    const path = { id: made.automation.id };
    expect((await author.refused('createAutomationInboundWebhook', { path, body: {} }))[0]).toBe(409);
    const update = (body: object) => author.refused('updateAutomationInboundWebhook', { path, body });
    expect((await update({ authentication: 'bearer', expected_revision: 7 }))[0]).toBe(409);
    expect((await update({ authentication: 'bearer', expected_revision: 1 }))[0]).toBe(200);
    expect(await author.refused('deleteAutomationInboundWebhook', { path })).toEqual([
      409,
      expect.stringContaining('Disable the automation first'),
    ]);
    await author.ok('disableAutomation', { path });
    expect(await author.ok('deleteAutomationInboundWebhook', { path })).toMatchObject({
      id: made.webhook.id,
    });
    expect((await post(made, '{}', { authorization: `Bearer ${made.secret}` })).status).toBe(404);
    expect((await author.refused('getAutomationInboundWebhook', { path }))[0]).toBe(404);
    const again = await author.ok('createAutomationInboundWebhook', { path, body: {} });
    expect(again.webhook.url).not.toBe(made.webhook.url);
  });

  it('belongs to its agency, and needs the permissions of authors and publishers', async () => {
    const made = await hook();
    const path = { id: made.automation.id };
    const stranger = new Authors(service, service.agencies[1]);
    for (const operation of ['getAutomationInboundWebhook', 'rotateAutomationInboundWebhookSecret'])
      expect((await stranger.refused(operation, { path }))[0]).toBe(404);
    const key = await service.keyWith(service.agencies[0], ['automations.view', 'automations.author']);
    const as = async (operation: string, input: object) =>
      (await service.call(operation as never, input as never, { key })).status;
    expect(await as('updateAutomationInboundWebhook', { path, body: { status: 'disabled' } })).toBe(403);
    expect(await as('rotateAutomationInboundWebhookSecret', { path, body: {} })).toBe(403);
    expect(await as('deleteAutomationInboundWebhook', { path })).toBe(403);
    const other = await author.create(chain(onClick(), end()));
    expect(await as('createAutomationInboundWebhook', { path: { id: other.id }, body: {} })).toBe(200);
  });
});
