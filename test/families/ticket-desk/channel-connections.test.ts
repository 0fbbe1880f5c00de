import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, Reply } from '../../support/outside-world.ts';
import { startService, type InputOf, type Service } from '../../support/service.ts';
import { Twilio } from '../../support/twilio.ts';
import { addMember } from '../organization/people.ts';
import { openOffice, type Office } from './office.ts';

type Body = NonNullable<InputOf<'createChannelConnection'>['body']>;

/** Providers of calls, texts and chats, and what they are asked. */
let world: OutsideWorld;
let twilio: Twilio;
let service: Service;
let office: Office;
let manager: Office['manager'];
beforeAll(async () => {
  world = await new OutsideWorld().start();
  twilio = new Twilio(world);
  service = await startService(world.options);
  office = await openOffice(service);
  ({ manager } = office);
});
afterAll(async () => {
  await service?.stop();
  await world.stop();
});
afterEach(() => {
  twilio.status = 'active';
  twilio.token = 'auth-token-of-twilio';
  twilio.meanwhile = undefined;
});

const name = (): string => `Connection ${randomUUID()}`;
const texts = (more: object = {}): Body => ({
  ...{ name: name(), provider: 'twilio', channels: ['sms', 'phone'] },
  ...{ external_account_id: twilio.account, provider_secret: twilio.token, ...more },
});
const chats = (more: object = {}): Body => ({
  ...{ name: name(), provider: 'custom', channels: ['chat'], provider_secret: 'a-secret-of-ours', ...more },
});
const create = (body: Body, by = manager) => service.call('createChannelConnection', { body }, by);
const made = async (body: Body) => (await service.ok('createChannelConnection', { body }, manager)).data;
const update = (id: string, body: object, by = manager) =>
  service.call('updateChannelConnection', { path: { id }, body: body as never }, by);
const check = (id: string, by = manager) => service.call('checkChannelConnection', { path: { id } }, by);
const remove = (id: string, query: object = {}, by = manager) =>
  service.call('deleteChannelConnection', { path: { id }, query } as never, by);
const number = (): string => `+1401${Math.floor(2_000_000 + Math.random() * 7_000_000)}`;

describe('a connection to Twilio', () => {
  it('is connected with account data that Twilio accepts, and shows no secret', async () => {
    const connection = await made(texts());
    expect(connection).toMatchObject({
      ...{ provider: 'twilio', channels: ['sms', 'phone'], status: 'connected', problem: null, revision: 1 },
      ...{ address_count: 0, last_received_at: null, last_sent_at: null, send_url: null },
      created_by: manager.id,
    });
    expect(connection.intake_url).toMatch(/\/hosted\/channel-messages\/at_/);
    expect(JSON.stringify(connection)).not.toContain(twilio.token);
    const [row] = await service.query('select * from channel_connections where id = $1', [connection.id]);
    const stored = Object.values(row!).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    );
    expect(stored.join()).not.toContain(twilio.token);
    const trail = await service.query('select * from audit_log where tenant_id = $1', [
      service.agencies[0].id,
    ]);
    expect(JSON.stringify(trail)).toContain('channel_connection_created');
    expect(JSON.stringify(trail)).not.toContain(twilio.token);
  });

  it('is refused with what Twilio rejects, and with what does not go with Twilio', async () => {
    const wrong: [Body, string][] = [
      [texts({ provider_secret: 'not-the-token' }), 'body.provider_secret'],
      [texts({ external_account_id: `AC${'0'.repeat(32)}` }), 'body.provider_secret'],
      [texts({ external_account_id: 'AC12' }), 'body.external_account_id'],
      [texts({ external_account_id: undefined }), 'body.external_account_id'],
      [texts({ channels: ['sms', 'chat'] }), 'body.channels'],
      [texts({ channels: [] }), 'body.channels'],
      [texts({ send_url: 'https://chat.northlight.example/send' }), 'body.send_url'],
      [texts({ provider_secret: 'x'.repeat(501) }), 'body.provider_secret'],
      [texts({ name: 'x'.repeat(121) }), 'body.name'],
      [texts({ name: ' \u200b ' }), 'body.name'],
    ];
    for (const [body, place] of wrong) {
      const { status, body: answer } = await create(body);
      expect([place, status, JSON.stringify(answer)]).toEqual([place, 400, expect.stringContaining(place)]);
    }
    twilio.status = 'suspended';
    const { body: answer } = await create(texts());
    expect(JSON.stringify(answer)).toContain('The account is suspended at Twilio.');
  });

  it('is checked with Twilio, whose answer is its status', async () => {
    const { id } = await made(texts());
    twilio.status = 'suspended';
    expect((await check(id)).body.data).toMatchObject({
      ...{ status: 'failing', problem: 'The account is suspended at Twilio.', revision: 2 },
    });
    twilio.status = 'active';
    twilio.token = 'another';
    expect((await check(id)).body.data).toMatchObject({
      problem: 'Twilio rejected the account or its auth token.',
    });
    twilio.token = 'auth-token-of-twilio';
    expect((await check(id)).body.data).toMatchObject({ status: 'connected', problem: null });
  });

  it('keeps the result of no check that was overtaken by other account data', async () => {
    const { id } = await made(texts());
    const set = (account: string) =>
      service.query('update channel_connections set external_account_id = $2 where id = $1', [id, account]);
    twilio.meanwhile = () => set(`AC${'0'.repeat(32)}`);
    const overtaken = await check(id);
    expect([overtaken.status, overtaken.body.error?.type]).toEqual([409, 'conflict']);
    await set(twilio.account);
    twilio.meanwhile = () => set(`AC${'0'.repeat(32)}`);
    // Tried was the token with the account that the connection had.
    expect((await update(id, { provider_secret: twilio.token })).status).toBe(409);
    await set(twilio.account);
    // A pause is no other account.
    twilio.meanwhile = () =>
      service.query(
        'update channel_connections set is_paused = true, revision = revision + 1 where id = $1',
        [id],
      );
    expect((await check(id)).body.data).toMatchObject({ status: 'paused' });
  });
});

describe('a connection to another provider', () => {
  it('is checked with a signed body at its send_url', async () => {
    const seen: string[] = [];
    let answer = 204;
    world.on('POST chat.northlight.example/send', ({ text, headers }) => {
      seen.push(text, String(headers['x-signature']));
      return new Reply(answer, undefined);
    });
    const { id, status } = await made(chats({ send_url: 'https://chat.northlight.example/send' }));
    expect(status).toBe('untested');
    expect((await check(id)).body.data).toMatchObject({ status: 'connected' });
    const [, seconds] = /^t=(\d+),v1=/.exec(seen[1]!)!;
    const mac = createHmac('sha256', 'a-secret-of-ours').update(`${seconds}.${seen[0]}`).digest('hex');
    expect(seen).toEqual(['{"type":"check"}', `t=${seconds},v1=${mac}`]);
    for (const [code, problem] of [
      [401, 'The provider rejected the signature. Compare the secrets.'],
      [500, 'The provider responded with status 500.'],
      [302, 'The provider responded with status 302.'],
    ] as const) {
      answer = code;
      expect((await check(id)).body.data).toMatchObject({ status: 'failing', problem });
    }
    // Another secret is untested, and its problem none of the new one.
    expect((await update(id, { provider_secret: 'another-secret' })).body.data).toMatchObject({
      ...{ status: 'untested', problem: null },
    });
  });

  it('cannot be checked when it only receives, and takes no address that requests must not go to', async () => {
    const { id } = await made(chats());
    expect((await check(id)).status).toBe(409);
    for (const url of [
      'ftp://x.example/',
      'https://a:b@x.example/',
      'https://x.example/#f',
      'javascript:1',
    ]) {
      expect([url, (await create(chats({ send_url: url }))).status]).toEqual([url, 400]);
      expect([url, (await update(id, { send_url: url })).status]).toEqual([url, 400]);
    }
    expect((await update(id, { send_url: 'https://chat.northlight.example/send' })).status).toBe(200);
    expect((await update(id, { send_url: null })).body.data).toMatchObject({ send_url: null });
  });
});

it('takes no address within the network of the service', async () => {
  const plain = await startService();
  const { manager: other } = await openOffice(plain);
  for (const url of [
    'https://127.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'http://chat.northlight.example/',
  ]) {
    const body = chats({ send_url: url });
    expect([url, (await plain.call('createChannelConnection', { body }, other)).status]).toEqual([url, 400]);
  }
  await plain.stop();
});

describe('connections', () => {
  it('have names of their own, also when two are created at once', async () => {
    const wanted = name();
    const both = await Promise.all([
      create(chats({ name: wanted })),
      create(chats({ name: wanted.toUpperCase() })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await made(chats());
    expect((await update(id, { name: ` ${wanted} ` })).status).toBe(409);
    expect((await update(id, { name: name() })).body.data).toMatchObject({ revision: 2 });
    expect((await update(id, { name: name(), expected_revision: 1 })).status).toBe(409);
    expect((await update(id, {})).status).toBe(400);
  });

  it('stay while an inbox address uses them, for its channel', async () => {
    const { id } = await made(chats({ channels: ['chat', 'sms'] }));
    const value = number();
    const inbox = await office.inbox({ addresses: [{ channel: 'sms', value, connection_id: id }] });
    expect(inbox.addresses).toMatchObject([
      { connection_id: id, can_send: false, sending_problem: 'Its channel connection has no send_url.' },
    ]);
    const { body } = await remove(id);
    expect(body.error.message).toBe(`The inbox address ${value} (sms) uses the connection. Remove it first.`);
    expect((await update(id, { channels: ['chat'] })).status).toBe(409);
    expect((await update(id, { channels: ['sms'] })).body.data).toMatchObject({
      channels: ['sms'],
      address_count: 1,
    });
    await service.ok('updateTicketInbox', { path: { id: inbox.id }, body: { addresses: [] } }, manager);
    expect((await remove(id, { expected_revision: 1 })).status).toBe(409);
    expect((await remove(id)).body.data).toMatchObject({ id });
    expect((await remove(id)).status).toBe(404);
  });

  it('are named by addresses of their channels alone, and of no other agency', async () => {
    const { id } = await made(chats({ channels: ['sms'] }));
    const [, other] = service.agencies;
    const foreign = (
      await service.ok('createChannelConnection', { body: chats({ channels: ['sms'] }) }, other)
    ).data;
    const refused = async (address: object): Promise<string> => {
      const { status, body } = await service.call(
        'createTicketInbox',
        { body: { name: name(), addresses: [address] } as never },
        manager,
      );
      expect(status).toBe(400);
      return JSON.stringify(body);
    };
    expect(await refused({ channel: 'chat', value: 'widget', connection_id: id })).toContain('not for chat');
    expect(await refused({ channel: 'sms', value: number(), connection_id: foreign.id })).toContain(
      'connection_id',
    );
    expect(await refused({ channel: 'sms', value: number() })).toContain('connection_id');
    expect(await refused({ channel: 'email', value: 'a@b.example', connection_id: id })).toContain(
      'connection_id',
    );
  });

  it('are not deleted under an address that is added at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await made(chats({ channels: ['sms'] }));
      const body = {
        name: name(),
        addresses: [{ channel: 'sms', value: number(), connection_id: id }],
      } as never;
      const [added, removed] = await Promise.all([
        service.call('createTicketInbox', { body }, manager),
        remove(id),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([added.status, removed.status]);
    }
  });

  it('are listed by channel and status, those of other agencies to nobody', async () => {
    const { id } = await made(chats({ channels: ['phone'] }));
    await update(id, { is_paused: true });
    const list = async (
      query: object,
      by: Parameters<typeof check>[1] | (typeof service.agencies)[1] = manager,
    ) => (await service.ok('listChannelConnections', { query } as never, by)).data.map((one) => one.id);
    expect(await list({ status: ['paused'], channel: ['phone'] })).toContain(id);
    expect(await list({ status: ['connected', 'failing', 'untested'], limit: 200 })).not.toContain(id);
    expect(await list({ channel: ['chat'], limit: 200 })).not.toContain(id);
    const [, other] = service.agencies;
    expect(await list({ limit: 200 }, other)).not.toContain(id);
    for (const answer of [
      await service.call('updateChannelConnection', { path: { id }, body: { is_paused: false } }, other),
      await service.call('checkChannelConnection', { path: { id } }, other),
      await service.call('deleteChannelConnection', { path: { id } }, other),
    ])
      expect(answer.status).toBe(404);
  });

  it('are for members with tickets.manage, and shown with tickets.view', async () => {
    const { id } = await made(chats());
    const { agent } = office;
    expect((await service.call('listChannelConnections', {}, agent)).status).toBe(200);
    const answers = [
      await create(chats(), agent),
      await update(id, { is_paused: true }, agent),
      await check(id, agent),
      await remove(id, {}, agent),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const [agency] = service.agencies;
    const outsider = await addMember(service, agency, { permissions: ['clients.view'] });
    expect((await service.call('listChannelConnections', {}, outsider)).status).toBe(403);
  });

  it('are a hundred at most', async () => {
    const [, agency] = service.agencies;
    const first = (await service.ok('createChannelConnection', { body: chats() }, agency)).data;
    await service.query(
      `insert into channel_connections (tenant_id, name, provider, channels, address_sealed, secret_sealed, created_at, updated_at, created_by)
       select tenant_id, 'Copy ' || n, provider, channels, address_sealed, secret_sealed, now(), now(), created_by
       from channel_connections, generate_series(1, 99) n where id = $1`,
      [first.id],
    );
    expect((await service.call('createChannelConnection', { body: chats() }, agency)).status).toBe(409);
  });
});
