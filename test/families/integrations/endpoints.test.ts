import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInputs, endpoints, type Json } from '#src/domain/integrations/index.ts';
import { requestFor } from '#src/domain/integrations/request.rules.ts';
import { shorten } from '#src/domain/integrations/shorten.rules.ts';
import { OutsideWorld, Reply, silence } from '../../support/outside-world.ts';
import { startService, type Service } from '../../support/service.ts';
import { connectByConsent, connectStripe, playStripe, unauthorized } from './office.ts';

let service: Service;
let world: OutsideWorld;
let stripe: string;
beforeAll(async () => {
  world = await new OutsideWorld().start();
  service = await startService(world.options);
  playStripe(world);
  stripe = await connectStripe(service);
});
afterAll(async () => {
  await service?.stop();
  await world.stop();
});
beforeEach(() => void world.takeSeen());

const run = (body: object, key?: string) =>
  service.call(
    'runIntegrationEndpoint',
    { body: { credential_id: stripe, ...body } },
    { key: key ?? service.agencies[0].key },
  );
const result = async (body: object) => {
  const { status, body: answer } = await run(body);
  expect([status, answer.error]).toEqual([200, undefined]);
  return answer.data;
};
const calls = async (query: object = {}) => (await service.ok('listIntegrationCalls', { query })).data;

/** Values at a path without indexes of lists. */
const found = (value: Json, [first, ...rest]: readonly string[]): boolean =>
  Array.isArray(value)
    ? value.some((one) => found(one, first === undefined ? [] : [first, ...rest]))
    : first === undefined
      ? value !== undefined
      : found((value as Record<string, Json> | null)?.[first], rest);

describe('the catalogue', () => {
  it.each(endpoints.map((one) => [one.key, one] as const))(
    'documents %s so that its example is right',
    (_key, one) => {
      const { endpoint, provider } = one;
      const values = checkInputs(endpoint.parameters, endpoint.example.inputs);
      const inputs = {
        api_key: 'abcdef0123456789abcdef-us6',
        base_url: 'https://api.example/v1',
        site_url: 'https://site.example',
        manager_account_id: '901-552-0001',
      };
      const { url } = requestFor(one, { token: 't', inputs, subaccountKey: '482-113-9042' }, values, null);
      expect(url.href).not.toContain('%7B');
      const origins = [new URL(provider.base(inputs)).origin, ...(provider.otherOrigins ?? [])];
      expect(origins).toContain(url.origin);
      for (const { path } of endpoint.outputs)
        expect([path, found(endpoint.example.output, path.split('.'))]).toEqual([path, true]);
      for (const { resource_type: type } of endpoint.parameters)
        if (type !== null) expect(Object.keys(provider.resources ?? {})).toContain(type);
    },
  );

  it('lists endpoints with what the agency can call, and describes each', async () => {
    const { data, pagination } = await service.ok('listIntegrationEndpoints', { query: { limit: 200 } });
    expect(pagination.total).toBe(endpoints.length);
    const available = await service.ok('listIntegrationEndpoints', {
      query: { is_available: true, limit: 200 },
    });
    expect([...new Set(available.data.map((one) => one.integration_key))]).toEqual(['stripe']);
    for (const { key } of data)
      await service.ok('getIntegrationEndpointDetails', { query: { endpoint_key: key } });
    const unknown = await service.call('getIntegrationEndpointDetails', {
      query: { endpoint_key: 'stripe.nothing' },
    });
    expect(unknown.status).toBe(404);
  });

  it('lists services, and those that are connected with their connections', async () => {
    const { data } = await service.ok('listIntegrations', { query: { search: 'stri' } });
    expect(data).toMatchObject([
      { key: 'stripe', is_connected: true, connection_count: 1, endpoint_count: 6 },
    ]);
    const connected = await service.ok('listConnectedIntegrations');
    expect(connected.data).toMatchObject([
      { integration: { key: 'stripe' }, has_problems: false, credentials: [{ id: stripe }] },
    ]);
    expect((await service.ok('listIntegrations', { query: { is_connected: true } })).pagination.total).toBe(
      1,
    );
  });

  it('offers no service whose OAuth client the operator has not set up', async () => {
    const bare = await startService({});
    const keys = (await bare.ok('listIntegrations')).data.map(({ key }) => key);
    const refused = await bare.call('createIntegrationCredential', {
      body: { integration_key: 'slack', name: 'Chat' },
    });
    await bare.stop();
    expect(keys).toContain('stripe');
    expect(keys).not.toContain('slack');
    expect(refused.status).toBe(400);
  });
});

describe('a call', () => {
  it('is sent as the service documents it, and answered with what it says', async () => {
    world.on('POST api.stripe.com/v1/customers', () => ({ id: 'cus_1', object: 'customer' }));
    const data = await result({
      endpoint_key: 'stripe.create_customer',
      inputs: { name: 'Harbor & Co', email: 'a@b.example' },
    });
    expect(data).toMatchObject({
      outcome: 'succeeded',
      status_code: 200,
      output: { id: 'cus_1' },
      error: null,
    });
    const [seen] = world.takeSeen();
    expect(seen).toMatchObject({ text: 'name=Harbor+%26+Co&email=a%40b.example' });
    expect(seen!.headers).toMatchObject({
      authorization: 'Bearer rk_good',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await calls({ id: [data.call_id!] })).toMatchObject([
      {
        endpoint_key: 'stripe.create_customer',
        credential_id: stripe,
        outcome: 'succeeded',
        status_code: 200,
        caller: { type: 'service_account' },
      },
    ]);
  });

  it('goes through pages by the token of the former response', async () => {
    world.on('GET api.stripe.com/v1/customers', ({ query }) =>
      query.has('starting_after')
        ? { data: [{ id: 'b' }], has_more: false }
        : { data: [{ id: 'a' }], has_more: true },
    );
    const first = await result({ endpoint_key: 'stripe.list_customers', inputs: { limit: 1 } });
    expect(first.next_page_token).toBe('a');
    const second = await result({
      endpoint_key: 'stripe.list_customers',
      inputs: { limit: 1 },
      page_token: 'a',
    });
    expect([second.next_page_token, world.takeSeen().at(-1)!.query.get('starting_after')]).toEqual([
      null,
      'a',
    ]);
    expect((await run({ endpoint_key: 'stripe.create_customer', page_token: 'a' })).status).toBe(400);
  });

  it('that the service refuses is a result, and a key that is refused shows in the connection', async () => {
    world.on(
      'GET api.stripe.com/v1/invoices',
      () => new Reply(402, { error: { code: 'card_declined', message: 'No.' } }),
    );
    expect(await result({ endpoint_key: 'stripe.list_invoices' })).toMatchObject({
      outcome: 'refused',
      status_code: 402,
      error: { code: 'card_declined', message: 'No.', is_retryable: false },
    });
    world.on('GET api.stripe.com/v1/invoices', unauthorized);
    await result({ endpoint_key: 'stripe.list_invoices' });
    const shown = async () =>
      (await service.ok('listIntegrationCredentials', { query: { id: [stripe] } })).data[0];
    expect(await shown()).toMatchObject({ status: 'failing' });
    world.on('GET api.stripe.com/v1/invoices', () => ({ data: [], has_more: false }));
    await result({ endpoint_key: 'stripe.list_invoices' });
    expect(await shown()).toMatchObject({ status: 'active', status_message: null });
  });

  it('that reads is sent again when the service says so, one that writes never is', async () => {
    let failures = 1;
    const busy = () =>
      failures-- > 0 ? new Reply(429, {}, { 'retry-after': '0' }) : { data: [], has_more: false };
    world.on('GET api.stripe.com/v1/payment_intents', busy);
    expect((await result({ endpoint_key: 'stripe.list_payments' })).outcome).toBe('succeeded');
    expect(world.takeSeen()).toHaveLength(2);
    world.on('POST api.stripe.com/v1/refunds', () => new Reply(429, {}, { 'retry-after': '7' }));
    const refused = await result({ endpoint_key: 'stripe.refund_payment', inputs: { payment_id: 'pi_1' } });
    expect(refused.error).toMatchObject({ is_retryable: true, retry_after_seconds: 7 });
    expect(world.takeSeen()).toHaveLength(1);
  });

  it('that the service may have executed without responding is unknown', async () => {
    world.on('POST api.stripe.com/v1/refunds', (_seen, response) => {
      response.destroy();
      return silence;
    });
    expect(
      await result({ endpoint_key: 'stripe.refund_payment', inputs: { payment_id: 'pi_1' } }),
    ).toMatchObject({
      outcome: 'unknown',
      status_code: null,
      error: { code: 'connection_lost' },
    });
  });

  it('is stored before it is sent, as unknown', async () => {
    let answer!: () => void;
    world.on('POST api.stripe.com/v1/refunds', (_seen, response) => {
      answer = () => response.writeHead(200).end('{"id":"re_1"}');
      return silence;
    });
    const running = result({ endpoint_key: 'stripe.refund_payment', inputs: { payment_id: 'pi_2' } });
    await expect.poll(() => answer).toBeDefined();
    const [before] = await calls({ endpoint_key: ['stripe.refund_payment'], limit: 1 });
    answer();
    expect([before?.outcome, (await running).outcome]).toEqual(['unknown', 'succeeded']);
  });

  it('is counted by connection and endpoint, and waits for its minute', async () => {
    const { 'stripe.refund_payment': limited } = Object.fromEntries(endpoints.map((one) => [one.key, one]));
    await service.query(
      `insert into connection_calls (tenant_id, connection_id, endpoint_key, method, host, path, outcome, actor_type, duration_ms, called_at)
       select $1, $2, 'stripe.refund_payment', 'POST', 'h', '/', 'succeeded', 'user', 1, app.now() from generate_series(1, $3)`,
      [service.agencies[0].id, stripe, limited!.endpoint.callsPerMinute],
    );
    const refused = await result({ endpoint_key: 'stripe.refund_payment', inputs: { payment_id: 'pi_1' } });
    expect(refused).toMatchObject({
      call_id: null,
      outcome: 'unreachable',
      error: { code: 'rate_limited', is_retryable: true },
    });
    expect(refused.error!.retry_after_seconds).toBeGreaterThan(50);
    expect(world.takeSeen()).toEqual([]);
  });

  it('that is a dry run judges its inputs and sends nothing', async () => {
    const dry = { endpoint_key: 'stripe.get_customer', is_dry_run: true };
    expect(await result({ ...dry, inputs: { customer_key: 'cus_1' } })).toMatchObject({
      is_dry_run: true,
      call_id: null,
      outcome: 'succeeded',
    });
    const message = async (inputs: object) => (await run({ ...dry, inputs })).body.error.message;
    expect(await message({})).toBe('body.inputs.customer_key is required.');
    expect(await message({ customer_key: '..' })).toContain('must not contain the part . or ..');
    expect(await message({ customer_key: 'a', tone: 1 })).toContain('body.inputs.tone is unknown');
    expect(
      (await run({ endpoint_key: 'stripe.list_customers', is_dry_run: true, inputs: { limit: 101 } })).status,
    ).toBe(400);
    expect(world.takeSeen()).toEqual([]);
  });

  it('needs automations.run, and a connection that fits', async () => {
    const key = await service.keyWith(service.agencies[0], ['automations.view']);
    expect((await run({ endpoint_key: 'stripe.list_customers' }, key)).status).toBe(403);
    const runner = await service.keyWith(service.agencies[0], ['automations.run']);
    expect((await run({ endpoint_key: 'stripe.list_customers' }, runner)).status).toBe(404);
    expect((await run({ endpoint_key: 'notion.search' })).status).toBe(409);
    expect((await run({ endpoint_key: 'stripe.nothing' })).status).toBe(404);
    world.scope = 'https://www.googleapis.com/auth/calendar.readonly';
    world.on('GET www.googleapis.com/calendar/v3/calendars/primary', () => ({ id: 'a@b.example' }));
    const calendar = await connectByConsent(service, world, { integration_key: 'google_calendar' });
    const lacking = await run({
      credential_id: calendar,
      endpoint_key: 'google_calendar.list_events',
      inputs: { calendar_key: 'primary' },
    });
    expect([lacking.status, lacking.body.error.message]).toEqual([
      409,
      expect.stringContaining('lacks the scope'),
    ]);
  });

  it('through a consent renews a token that the service forgot, once', async () => {
    world.scope = 'https://www.googleapis.com/auth/calendar';
    const calendar = await connectByConsent(service, world, { integration_key: 'google_calendar' });
    let tokens = 0;
    world.on('GET www.googleapis.com/calendar/v3/calendars/primary/events', () =>
      tokens++ === 0 ? new Reply(401, {}) : { items: [] },
    );
    const call = {
      credential_id: calendar,
      endpoint_key: 'google_calendar.list_events',
      inputs: { calendar_key: 'primary' },
    };
    expect((await result(call)).outcome).toBe('succeeded');
    const [first, , second] = world.takeSeen().slice(-3);
    expect(first!.headers.authorization).not.toBe(second!.headers.authorization);
  });

  it('through a consent that has ended is refused, and the connection says so', async () => {
    const calendar = await connectByConsent(service, world, { integration_key: 'google_calendar' });
    world.on('GET www.googleapis.com/calendar/v3/calendars/primary/events', () => new Reply(401, {}));
    world.mood = 'refusing';
    const ended = await run({
      credential_id: calendar,
      endpoint_key: 'google_calendar.list_events',
      inputs: { calendar_key: 'primary' },
    });
    world.mood = 'well';
    expect(ended.status).toBe(409);
    const { data } = await service.ok('listIntegrationCredentials', { query: { id: [calendar] } });
    expect(data[0]!.status).toBe('expired');
  });
});

describe('a long response', () => {
  it('is shortened to what a response holds', () => {
    const long = { rows: Array.from({ length: 5_000 }, (_, index) => ({ index, text: 'ä'.repeat(500) })) };
    const { output, isTruncated } = shorten(long);
    expect(isTruncated).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(output))).toBeLessThanOrEqual(262_144);
    expect(shorten({ a: [1, 'b', null] })).toEqual({ output: { a: [1, 'b', null] }, isTruncated: false });
    let deep: Json = 1;
    for (let level = 0; level < 100; level += 1) deep = [deep];
    expect(shorten(deep).isTruncated).toBe(true);
  });
});
