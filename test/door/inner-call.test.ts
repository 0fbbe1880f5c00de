import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invokeOperation } from '#src/api/door/invocations.ts';
import { startJobs, type Jobs } from '#src/platform/jobs/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { patiently } from '../support/waiting.ts';
import type { Step } from './things/handlers.ts';
import { startThings, type ThingsService } from './things/service.ts';

/** Operations that call operations: what holds for a call holds for one inside it, and a refused one leaves nothing behind. */
let service: ThingsService;
let jobs: Jobs;
const log = createLogger('silent');
beforeAll(async () => {
  service = await startThings({ checkResponses: 'fail' });
  const { ownerUrl, db, innerDoor } = service;
  jobs = await startJobs({ ownerUrl, db, log, handlers: { invoke_operation: invokeOperation(innerDoor) } });
});
beforeEach(() => service.owner.query('truncate things, audit_log'));
afterAll(async () => {
  await jobs.stop();
  await service.close();
});

const call = (
  steps: readonly Step[],
  options: { key?: string; path?: string; headers?: Record<string, string> } = {},
) => {
  const { path = '/v1/things/calls', ...rest } = options;
  return service.send('POST', path, { ...rest, body: { steps } });
};
const create = (name: string, more: object = {}): Step => ({
  operation: 'createThing',
  input: { body: { name } },
  ...more,
});
const names = async () =>
  (await service.owner.query<{ name: string }>('select name from things order by name')).rows.map(
    ({ name }) => name,
  );
const audits = async () =>
  (
    await service.owner.query<{ operation_id: string; request_id: string; user_id: string | null }>(
      'select operation_id, request_id, actor_id as user_id from audit_log order by id',
    )
  ).rows;
const userOf = async (name: string, permissions: readonly string[]) => {
  const { rows } = await service.owner.query<{ id: string }>(
    `insert into users (tenant_id, kind, name, email, status, permissions) values ($1, 'member', $2, $2 || '@agency.example', 'active', $3) returning id`,
    [service.tenantId, name, permissions],
  );
  return rows[0]!.id;
};

describe('a call inside a call', () => {
  it('returns what the operation returns, a record or a page', async () => {
    const { status, json } = await call([create('one'), create('two'), { operation: 'listThings' }]);
    expect(status).toBe(200);
    const [one, , page] = json.data.input;
    expect(one).toEqual({ id: expect.any(String), name: 'one', size: 1 });
    expect(page).toMatchObject({ items: [{ name: 'one' }, { name: 'two' }], total: 2 });
  });

  it('is validated, and refused without the permission, as any call is', async () => {
    const invalid = await call([create('one', { input: { body: { name: '', colour: 'red' } } })]);
    expect(invalid.status).toBe(400);
    expect(invalid.json.error.message).toContain('body.colour is not a known property');
    const key = await service.keyWith(service.tenantId, ['clients.view']);
    const refused = await call([create('one')], { key });
    expect([refused.status, refused.json.error.message]).toEqual([
      403,
      'This needs the permission clients.create.',
    ]);
    expect(await names()).toEqual([]);
  });

  it('is undone alone when it is refused and the caller goes on', async () => {
    const { json } = await call([
      create('kept'),
      create('kept', { isCaught: true }),
      {
        operation: 'callThings',
        input: { body: { steps: [create('inner'), create('kept')] } },
        isCaught: true,
      },
      create('last'),
    ]);
    const conflict = { type: 'conflict', message: expect.any(String) };
    expect(json.data.input.slice(1, 3)).toEqual([conflict, conflict]);
    expect(await names()).toEqual(['kept', 'last']);
    expect((await audits()).map(({ operation_id }) => operation_id)).toEqual(['createThing', 'createThing']);
  });

  it('leaves nothing behind when the outer call fails', async () => {
    const { status } = await call([
      create('one'),
      { operation: 'breakThing', input: { body: { how: 'throw' } } },
    ]);
    expect(status).toBe(500);
    expect([await names(), await audits()]).toEqual([[], []]);
  });

  it('is done again with the outer call when another transaction was in the way', async () => {
    const { status } = await call([
      create('one'),
      { operation: 'breakThing', input: { body: { how: 'twice' } } },
    ]);
    expect(status).toBe(200);
    expect(await names()).toEqual(['attempt 3', 'one']);
  });

  it('is told under the request and its own operation, with its own actor', async () => {
    const other = await userOf('Else', ['clients.create']);
    await call([create('mine'), create('theirs', { options: { as: other } })], {
      headers: { 'x-request-id': 'told' },
    });
    const rows = await audits();
    expect(rows.map(({ operation_id, request_id }) => [operation_id, request_id])).toEqual([
      ['createThing', 'told'],
      ['createThing', 'told'],
    ]);
    expect(rows[1]!.user_id).toBe(other);
    expect(rows[0]!.user_id).not.toBe(other);
  });

  it('as somebody else has their rights, and is refused for accounts that are not active', async () => {
    const weak = await userOf('Weak', ['clients.view']);
    const refused = await call([create('one', { options: { as: weak } })]);
    expect([refused.status, refused.json.error.message]).toEqual([
      403,
      'This needs the permission clients.create.',
    ]);
    await service.owner.query("update users set status = 'suspended' where id = $1", [weak]);
    const gone = await call([{ operation: 'listThings', options: { as: weak } }]);
    expect([gone.status, gone.json.error.message]).toEqual([
      403,
      expect.stringContaining('No active account'),
    ]);
  });

  it('is done once under a key of its own', async () => {
    const keyed = create('once', { options: { key: 'step 4' } });
    const first = await call([keyed]);
    const again = await call([keyed]);
    expect(again.json.data.input).toEqual(first.json.data.input);
    expect(await names()).toEqual(['once']);
    const other = await call([create('another', { options: { key: 'step 4' } })]);
    expect(other.status).toBe(409);
  });

  it('can only read inside a call that reads', async () => {
    await call([create('one')]);
    const path = '/v1/things/reads';
    const page = await call([{ operation: 'listThings' }], { path });
    expect(page.json.data.input[0]).toMatchObject({ total: 1 });
    expect((await call([create('two')], { path })).status).toBe(500);
    expect(await names()).toEqual(['one']);
  });

  it('ends where operations call each other without end', async () => {
    const inside = (depth: number): Step => ({
      operation: 'callThings',
      input: { body: { steps: depth === 0 ? [] : [inside(depth - 1)] } },
    });
    expect((await call([inside(6)])).status).toBe(200);
    expect((await call([inside(9)])).status).toBe(500);
  });
});

describe('a part of a call', () => {
  const refused: Step = { operation: 'breakThing', input: { body: { how: 'range' } } };
  const partly = (...steps: (Step | { part: readonly Step[] })[]) =>
    service.send('POST', '/v1/things/parts', { body: { steps } });

  it('leaves nothing of what it stored and told when one of its calls is refused, and the call goes on', async () => {
    const { status, json } = await partly(
      create('before'),
      { part: [create('one'), create('two'), refused] },
      create('one'),
    );
    expect([status, json.data.input[1].type]).toEqual([200, expect.any(String)]);
    expect(await names()).toEqual(['before', 'one']);
    expect((await audits()).map(({ operation_id }) => operation_id)).toEqual(['createThing', 'createThing']);
  });

  it('tells what it does in the order of the call', async () => {
    expect((await partly(create('before'), { part: [create('inside')] }, create('after'))).status).toBe(200);
    expect((await audits()).map(({ operation_id }) => operation_id)).toEqual([
      'createThing',
      'callPartly',
      'createThing',
      'createThing',
    ]);
  });

  it('is undone with the call around it', async () => {
    const broken = { operation: 'breakThing', input: { body: { how: 'throw' } } };
    expect((await partly({ part: [create('inside')] }, broken)).status).toBe(500);
    expect([await names(), await audits()]).toEqual([[], []]);
  });
});

describe('a call after a call', () => {
  const after = { options: { within: 'after' } };

  it('is done once the outer one is committed, and not at all when that fails', async () => {
    await call([create('first'), create('second', after)]);
    await call([create('never', after), { operation: 'breakThing', input: { body: { how: 'throw' } } }]);
    await call([create('third', after)]);
    await vi.waitFor(async () => expect(await names()).toEqual(['first', 'second', 'third']), patiently);
  });

  it('is done once, however often its job runs', async () => {
    await call([create('once', after)]);
    await vi.waitFor(async () => expect(await names()).toEqual(['once']), patiently);
    const payload = {
      tenantId: service.tenantId,
      operationId: 'createThing',
      input: { body: { name: 'twice' } },
      caller: {
        userId: await userOf('Caller', ['clients.create']),
        credentialId: '',
        subject: '',
        grant: null,
      },
      key: ' a job that runs twice',
      requestId: 'job',
      causation: null,
    };
    const run = invokeOperation(service.innerDoor);
    const context = {
      db: service.db,
      log,
      withOwner: () => Promise.reject(new Error('unused')),
      signal: undefined,
      attempt: 1,
    };
    await run(payload, context);
    await service.owner.query("delete from things where name = 'twice'");
    await run(payload, context);
    expect(await names()).toEqual(['once']);
  });

  it('is not tried again when it is refused, and other jobs go on', async () => {
    await call([create('first'), create('first', after), create('second', after)]);
    await vi.waitFor(async () => expect(await names()).toEqual(['first', 'second']), patiently);
    const left = 'select 1 from graphile_worker._private_jobs';
    await vi.waitFor(async () => expect((await service.owner.query(left)).rowCount).toBe(0), patiently);
  });
});
