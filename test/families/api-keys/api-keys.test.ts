import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWellFormed } from '#src/domain/access/secret.ts';
import { startService, type Service } from '../../support/service.ts';
import { places } from '../../support/stored.ts';
import { patiently } from '../../support/waiting.ts';

let service: Service;
let accountId: string;
beforeAll(async () => {
  service = await startService({});
  accountId = await newAccount('Website');
});
afterAll(() => service?.stop());

interface Issued {
  secret: string;
  api_key: { id: string; name: string; hint: string; revision: number };
}
type Headers = Record<string, string>;

const newAccount = async (name: string): Promise<string> =>
  (await service.ok('createServiceAccount', { body: { name, permissions: ['clients.view'] } })).data.id;
const create = (body: object = {}, headers: Headers = {}) =>
  service.call('createApiKey', {
    body: { service_account_id: accountId, name: 'Production', ...body },
    headers,
  });
const issue = async (body: object = {}): Promise<Issued> => {
  const { status, body: answer } = await create(body);
  expect([status, answer.error]).toEqual([200, undefined]);
  return answer.data;
};
const rotate = (id: string, body: object = {}, headers: Headers = {}) =>
  service.call('rotateApiKey', { path: { id }, body, headers });
const revoke = (id: string) => service.call('revokeApiKey', { path: { id } });
const show = async (id: string) => (await service.ok('getApiKey', { path: { id } })).data;
const list = async (query: object) => (await service.ok('listApiKeys', { query: { ...query } })).data;
const names = async (query: object): Promise<string[]> =>
  (await list(query)).map(({ name }: { name: string }) => name);
const works = async (secret: string): Promise<number> =>
  (await service.call('listClients', {}, { key: secret })).status;
const refusal = ({ status, body }: { status: number; body: { error: { message: string } } }) => [
  status,
  body.error.message,
];
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const kinds = async (id: string): Promise<string[]> =>
  (
    await service.query<{ kind: string }>(
      'select kind from auth_events where credential_id = $1 order by occurred_at, id',
      [id],
    )
  ).map(({ kind }) => kind);

describe('a key', () => {
  it('is made for a service account, works at once, and shows its secret this once', async () => {
    const { secret, api_key: key } = await issue();
    expect(isWellFormed(secret)).toBe(true);
    expect(key).toMatchObject({
      name: 'Production',
      hint: `${secret.slice(0, 12)}…${secret.slice(-4)}`,
      service_account: { id: accountId, name: 'Website' },
      status: 'active',
      expires_at: null,
      former_expires_at: null,
      revoked_at: null,
      last_used_at: null,
      revision: 1,
      created_by: expect.any(String),
    });
    expect(await works(secret)).toBe(200);
    expect(await show(key.id)).toEqual(key);
    expect(JSON.stringify([await list({}), await show(key.id)])).not.toContain(secret.slice(12, -4));
    expect(await places(service, secret)).toEqual([]);
    expect(await places(service, secret.slice(12, -4))).toEqual([]);
    expect(await kinds(key.id)).toEqual(['api_key_created']);
    expect(
      await service.query('select action, operation_id from audit_log where record_id = $1', [key.id]),
    ).toEqual([{ action: 'created', operation_id: 'createApiKey' }]);
  });

  it('is answered again to a repetition of the same request, which makes no second one and keeps no readable secret', async () => {
    for (const send of [
      () => create({ name: 'Once' }, { 'Idempotency-Key': 'made' }),
      async () => rotate((await list({ search: 'Once' }))[0]!.id, {}, { 'Idempotency-Key': 'turned' }),
    ]) {
      const first = await send();
      const second = await send();
      expect([second.status, second.body, second.headers['idempotency-replayed']]).toEqual([
        200,
        first.body,
        'true',
      ]);
      expect(await places(service, first.body.data.secret)).toEqual([]);
      expect(await works(first.body.data.secret)).toBe(200);
    }
    expect(await names({ search: 'Once' })).toHaveLength(1);
  });

  it('ends by itself when it was told to', async () => {
    const { secret, api_key } = await issue({ expires_at: inHours(1) });
    expect(await works(secret)).toBe(200);
    await service.query("update api_keys set expires_at = now() - interval '1 second' where id = $1", [
      api_key.id,
    ]);
    await expect.poll(() => works(secret)).toBe(401);
    expect(await show(api_key.id)).toMatchObject({ status: 'expired', revoked_at: null });
    expect(refusal(await rotate(api_key.id))).toEqual([409, expect.stringContaining('expired')]);
  });

  it('ends neither in the past nor in more than five years', async () => {
    for (const expires_at of [inHours(-1), '2001-01-01T00:00:00.000Z'])
      expect(refusal(await create({ expires_at }))).toEqual([
        400,
        expect.stringContaining('body.expires_at must be in the future'),
      ]);
    expect(refusal(await create({ expires_at: inHours(24 * 366 * 5) }))).toEqual([
      400,
      expect.stringMatching(/^body\.expires_at must be .* or earlier/),
    ]);
    expect((await create({ expires_at: inHours(24 * 365 * 5 - 24) })).status).toBe(200);
  });

  it('is one of at most fifty valid ones of its account', async () => {
    const service_account_id = await newAccount('Crowded');
    const keys: Issued[] = [];
    for (let index = 0; index < 50; index += 1)
      keys.push(await issue({ service_account_id, name: `Key ${index}` }));
    expect(refusal(await create({ service_account_id }))).toEqual([
      409,
      expect.stringContaining('50 valid keys'),
    ]);
    await revoke(keys[0]!.api_key.id);
    expect((await create({ service_account_id })).status).toBe(200);
  });

  it('shows when it was last used, and its account with it', async () => {
    const service_account_id = await newAccount('In use');
    const [first, second] = [await issue({ service_account_id }), await issue({ service_account_id })];
    const other = await service.startAnother();
    expect(
      (await fetch(`${other.url!}/v1/clients`, { headers: { authorization: `Bearer ${second.secret}` } }))
        .status,
    ).toBe(200);
    // Uses are written in batches, at the latest when the process stops.
    await other.stop();
    const { last_used_at: lastUsedAt } = await show(second.api_key.id);
    expect(lastUsedAt).toMatch(/:00\.000Z$/);
    expect(Math.abs(Date.now() - Date.parse(lastUsedAt!))).toBeLessThan(120_000);
    expect((await show(first.api_key.id)).last_used_at).toBeNull();
    expect((await service.ok('getServiceAccount', { path: { id: service_account_id } })).data).toMatchObject({
      last_used_at: lastUsedAt,
      active_key_count: 2,
    });
  });
});

describe('a rotation', () => {
  it('gives a new secret beside the former one, for a day unless told otherwise', async () => {
    const { secret: former, api_key } = await issue();
    const { secret, api_key: key } = (await rotate(api_key.id)).body.data;
    expect(secret).not.toBe(former);
    expect(key).toMatchObject({
      id: api_key.id,
      status: 'rotating',
      revision: 2,
      hint: `${secret.slice(0, 12)}…${secret.slice(-4)}`,
    });
    expect(Math.round((Date.parse(key.former_expires_at) - Date.now()) / 3_600_000)).toBe(24);
    expect([await works(secret), await works(former)]).toEqual([200, 200]);
    await service.query(
      "update api_keys set previous_expires_at = now() - interval '1 second' where id = $1",
      [api_key.id],
    );
    await expect.poll(() => works(former)).toBe(401);
    expect(await works(secret)).toBe(200);
    expect(await show(api_key.id)).toMatchObject({ status: 'active', former_expires_at: null });
    expect(await places(service, secret)).toEqual([]);
    expect((await kinds(api_key.id)).slice(0, 2)).toEqual(['api_key_created', 'api_key_rotated']);
  });

  it('ends the former secret at once when there is to be no overlap', async () => {
    const { secret: former, api_key } = await issue();
    const { secret, api_key: key } = (await rotate(api_key.id, { overlap_hours: 0 })).body.data;
    expect(key).toMatchObject({ status: 'active', former_expires_at: null });
    expect(await works(secret)).toBe(200);
    await expect.poll(() => works(former)).toBe(401);
  });

  it('overlaps for a week at most, and not beyond the end of the key', async () => {
    const { api_key } = await issue({ expires_at: inHours(2) });
    for (const overlap_hours of [169, -1, 1.5])
      expect((await rotate(api_key.id, { overlap_hours })).status).toBe(400);
    const { expires_at, former_expires_at } = (await rotate(api_key.id, { overlap_hours: 168 })).body.data
      .api_key;
    expect(former_expires_at).toBe(expires_at);
  });

  it('within the overlap of the last one has to be forced, and drops the oldest secret', async () => {
    const { secret: first, api_key } = await issue();
    const second = (await rotate(api_key.id)).body.data;
    expect(refusal(await rotate(api_key.id))).toEqual([
      409,
      expect.stringContaining(second.api_key.former_expires_at),
    ]);
    const third = (await rotate(api_key.id, { force: true })).body.data;
    expect([await works(third.secret), await works(second.secret)]).toEqual([200, 200]);
    await expect.poll(() => works(first)).toBe(401);
  });

  it('is refused to somebody who read an older revision, and happens once when two ask at the same time', async () => {
    const { api_key } = await issue();
    await rotate(api_key.id, { overlap_hours: 0, expected_revision: 1 });
    expect(refusal(await rotate(api_key.id, { expected_revision: 1 }))).toEqual([
      409,
      expect.stringContaining('revision 2'),
    ]);
    const both = await Promise.all([rotate(api_key.id), rotate(api_key.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await show(api_key.id)).revision).toBe(3);
  });
});

describe('revoking', () => {
  it('ends both secrets at once, in every process, for good', async () => {
    const other = await service.startAnother();
    const there = async (secret: string) =>
      (await fetch(`${other.url!}/v1/clients`, { headers: { authorization: `Bearer ${secret}` } })).status;
    const { secret: former, api_key } = await issue();
    const { secret } = (await rotate(api_key.id)).body.data;
    for (const each of [former, secret]) expect([await works(each), await there(each)]).toEqual([200, 200]);
    const {
      status,
      body: { data },
    } = await revoke(api_key.id);
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({
        status: 'revoked',
        revoked_at: expect.any(String),
        former_expires_at: null,
        revision: 3,
      }),
    ]);
    for (const each of [former, secret]) {
      await expect.poll(() => works(each)).toBe(401);
      await expect.poll(() => there(each)).toBe(401);
    }
    expect(refusal(await rotate(api_key.id))).toEqual([409, expect.stringContaining('revoked')]);
    await other.stop();
  });

  it('again changes nothing', async () => {
    const { api_key } = await issue();
    const once = (await revoke(api_key.id)).body.data;
    expect((await revoke(api_key.id)).body.data).toEqual(once);
    expect(await kinds(api_key.id)).toEqual(['api_key_created', 'api_key_revoked']);
    expect(
      await service.query("select from audit_log where record_id = $1 and action = 'revoked'", [api_key.id]),
    ).toHaveLength(1);
  });
});

describe('the list of keys', () => {
  let listed: string;
  beforeAll(async () => {
    listed = await newAccount('Listed account');
    const make = (name: string) => issue({ service_account_id: listed, name });
    const [, rotating, expired, revoked] = [
      await make('alpha'),
      await make('Beta'),
      await make('gamma'),
      await make('Delta 50%'),
    ];
    await rotate(rotating!.api_key.id);
    await revoke(revoked!.api_key.id);
    await service.query(
      "update api_keys set expires_at = now() - interval '1 second', last_used_at = now() where id = $1",
      [expired!.api_key.id],
    );
    await service.query("update api_keys set last_used_at = now() - interval '1 hour' where id = $1", [
      rotating!.api_key.id,
    ]);
  });
  const some = (query: object) => names({ service_account_id: [listed], ...query });

  it('can be narrowed to an account, to states and by words', async () => {
    expect(await some({})).toEqual(['Delta 50%', 'gamma', 'Beta', 'alpha']);
    for (const [state, name] of [
      ['active', 'alpha'],
      ['rotating', 'Beta'],
      ['expired', 'gamma'],
      ['revoked', 'Delta 50%'],
    ])
      expect(await some({ status: [state] })).toEqual([name]);
    expect(await some({ status: ['active', 'rotating'], sort: 'name', order: 'asc' })).toEqual([
      'alpha',
      'Beta',
    ]);
    expect(await names({ search: 'listed ACCOUNT', sort: 'name', order: 'asc' })).toEqual([
      'alpha',
      'Beta',
      'Delta 50%',
      'gamma',
    ]);
    expect(await names({ search: '50%' })).toEqual(['Delta 50%']);
    const { hint } = (await list({ service_account_id: [listed], search: 'alpha' }))[0]!;
    expect(await some({ search: hint.slice(-4) })).toContain('alpha');
  });

  it('is sorted by last use with those never used at the end', async () => {
    expect((await some({ sort: 'last_used_at', order: 'desc' })).slice(0, 2)).toEqual(['gamma', 'Beta']);
    expect((await some({ sort: 'last_used_at', order: 'asc' })).slice(0, 2)).toEqual(['Beta', 'gamma']);
  });

  it('is that of one agency alone, whose keys nobody else can touch', async () => {
    const {
      secret,
      api_key: { id },
    } = await issue();
    const stranger = { key: service.agencies[1].key };
    expect((await service.ok('listApiKeys', { query: { search: 'Production' } }, stranger)).data).toEqual([]);
    expect(
      (await service.ok('listApiKeys', { query: { service_account_id: [accountId] } }, stranger)).data,
    ).toEqual([]);
    for (const [operation, body] of [['getApiKey'], ['rotateApiKey', {}], ['revokeApiKey']] as const) {
      expect([
        operation,
        (await service.call(operation, { path: { id }, ...(body && { body }) }, stranger)).status,
      ]).toEqual([operation, 404]);
    }
    expect(await works(secret)).toBe(200);
  });
});

it('no secret reaches the log of requests, though every request is in it', async () => {
  const { secret, api_key } = await issue({ name: 'For the log' });
  const rotated = (await rotate(api_key.id, {}, { 'X-Request-Id': 'rotation-in-the-log' })).body.data
    .secret as string;
  await expect
    .poll(() => places(service, 'rotation-in-the-log'), patiently)
    .toContain('public.api_request_logs');
  for (const each of [secret, rotated]) expect(await places(service, each)).toEqual([]);
});
