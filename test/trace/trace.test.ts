import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentTrace, inTrace, traceFields } from '#src/platform/trace/index.ts';
import { createClient, received, startWebhooks, subscribe, type Webhooks } from '../delivery/setup.ts';
import { patiently } from '../support/waiting.ts';

const id = '0af7651916cd43dd8448eb211c80319c';
const given = `00-${id}-b7ad6b7169203331-01`;
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/;

describe('traceparent', () => {
  const passedOn = (text: string | undefined) => inTrace(text, () => currentTrace()!.traceparent);

  it('is passed on with another parent, and its decision about sampling', () => {
    const [, trace, parent, flags] = traceparent.exec(passedOn(given))!;
    expect([trace, flags]).toEqual([id, '01']);
    expect(parent).not.toBe('b7ad6b7169203331');
    expect(passedOn(`00-${id}-b7ad6b7169203331-00`)).toMatch(/-00$/);
    expect(passedOn(`01-${id}-b7ad6b7169203331-03-what-comes-later`)).toMatch(new RegExp(`^00-${id}-.*-01$`));
  });

  it.each([
    undefined,
    '',
    'a trace',
    `ff-${id}-b7ad6b7169203331-01`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id}-b7ad6b7169203331-01-more`,
    `01-${id}-b7ad6b7169203331-01more`,
    given.toUpperCase(),
    `${given}, ${given}`,
  ])('begins anew when it is %j', (text) => {
    const [, trace, , flags] = traceparent.exec(passedOn(text))!;
    expect(trace).not.toBe(id);
    expect(flags).toBe('01');
  });
});

describe('a trace', () => {
  let webhooks: Webhooks;
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'debug', mixin: traceFields },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    }),
  );
  beforeAll(async () => {
    webhooks = await startWebhooks({ log });
    await subscribe(webhooks.service, webhooks.receiver.url(), ['client.created', 'user.invited']);
    await createClient(webhooks.service, 'First');
    await received(webhooks.receiver, 1);
    webhooks.receiver.forget();
  });
  afterAll(() => webhooks?.stop());

  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const { service } = webhooks;
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.agencies[0].key}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const newClient = async (name: string, headers: Record<string, string> = {}) => {
    const { data } = await webhooks.service.ok('listClientProfiles');
    await post('/v1/clients', { name, profile_id: data[0]!.id }, headers);
  };

  it('runs from a call to its event and the deliveries of that', async () => {
    const { service, receiver } = webhooks;
    await newClient('Traced', { traceparent: given });
    const [first] = await received(receiver, 1);
    const [event] = await service.query<{ traceparent: string }>(
      'select traceparent from events order by sequence desc limit 1',
    );
    const [, trace, parent] = traceparent.exec(event!.traceparent)!;
    const [, sent, sentBy] = traceparent.exec(first!.headers['traceparent'] as string)!;
    expect([trace, sent]).toEqual([id, id]);
    expect(new Set(['b7ad6b7169203331', parent, sentBy]).size).toBe(3);
    const call = lines.find(({ msg, trace_id }) => msg === 'request' && trace_id === id);
    expect(call).toMatchObject({ operation: 'createClient' });
    await vi.waitFor(() => {
      const attempt = lines.find(({ msg, trace_id }) => msg === 'a webhook was delivered' && trace_id === id);
      expect(attempt).toMatchObject({ event_type: 'client.created', attempt: 1, status: 200 });
    }, patiently);
  });

  it('begins with a call that brings none, or a malformed one', async () => {
    const { receiver } = webhooks;
    receiver.forget();
    await newClient('Untraced');
    await newClient('Malformed', { traceparent: given.replace('00-', 'ff-') });
    const requests = (await received(receiver, 2)).map(
      ({ headers }) => traceparent.exec(headers['traceparent'] as string)![1]!,
    );
    expect(new Set([id, ...requests]).size).toBe(3);
    const ofCalls = lines.filter(({ msg }) => msg === 'request').map(({ trace_id }) => trace_id);
    for (const request of requests) expect(ofCalls).toContain(request);
  });

  it('runs from a call to its jobs and their log', async () => {
    const another = `00-${id.replace('0af', 'bbb')}-b7ad6b7169203331-01`;
    await post('/v1/users/invite', { email: 'traced@alder.example' }, { traceparent: another });
    await vi.waitFor(
      () =>
        expect(lines.find(({ msg }) => msg === 'an e-mail was sent')).toMatchObject({
          trace_id: id.replace('0af', 'bbb'),
        }),
      patiently,
    );
  });
});
