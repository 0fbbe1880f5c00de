import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashSecret } from '#src/domain/access/secret.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer, timers, type TimerKind } from '#src/platform/timers/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { operatorOf, type Operate } from './command.ts';

/** A suspended agency is shut for everybody, in every process, and nothing that was to happen is lost. */
let service: Service;
let other: Awaited<ReturnType<Service['startAnother']>>;
let ops: Operate;
let slug: string;
const until = (probe: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await probe()).toBe(true), patiently);
const reason = 'Unpaid invoices since March';

beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  other = await service.startAnother();
  ops = operatorOf(service.environment);
  [{ slug }] = (await service.query('select slug from tenants where id = $1', [service.agencies[0].id])) as [
    { slug: string },
  ];
});
afterAll(() => service?.stop());

const suspend = () => ops('agencies', 'suspend', slug, '--reason', reason, '--yes');
const resume = () => ops('agencies', 'resume', slug);
const call = async (url: string, key = service.agencies[0].key) => {
  const response = await fetch(`${url}/v1/clients`, { headers: { authorization: `Bearer ${key}` } });
  return {
    status: response.status,
    body: (await response.json()) as { error?: { type: string; message: string } },
  };
};

describe('calls', () => {
  it('get 403 with the reason in every process at once, and pass again after the resumption', async () => {
    for (const url of [service.url, other.url!]) expect((await call(url)).status).toBe(200);
    await suspend();
    await until(async () => (await call(other.url!)).status === 403);
    expect(await call(service.url)).toEqual({
      status: 403,
      body: { error: { type: 'permission_denied', message: `The agency is suspended: ${reason}` } },
    });
    expect((await call(service.url, service.agencies[1].key)).status).toBe(200);
    expect((await service.call('listClients')).status).toBe(403);
    await resume();
    await until(async () => (await call(other.url!)).status === 200);
    await until(async () => (await call(service.url)).status === 200);
  });

  it('of AI hosts get it as well', async () => {
    await suspend();
    await until(async () => (await call(service.url)).status === 403);
    const response = await fetch(`${service.url}/v1/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.agencies[0].key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(reason)]);
    await resume();
    await until(async () => (await call(service.url)).status === 200);
  });
});

describe('what was to happen', () => {
  it('waits and goes on: jobs', async () => {
    const agency = service.agencies[0].id;
    await suspend();
    await service.db.write(agency, async (scope) =>
      addJob(scope, 'disable_endpoint', { endpointId: agency }, { key: 'test-job' }),
    );
    await until(async () => (await service.query('select from app.held_jobs')).length === 1);
    expect((await ops('jobs', 'list', '--held')).stdout).toMatch(/disable_endpoint +1/);
    expect((await resume()).stdout).toContain('1 job waited');
    expect(await service.query('select from app.held_jobs')).toHaveLength(0);
    await until(
      async () =>
        (await service.query("select from graphile_worker._private_jobs where key = 'test-job'")).length ===
        0,
    );
  });

  it('waits and goes on: timers, in the order of their due times', async () => {
    // Without a worker of its own, which would take timers of a kind that it does not know.
    const quiet = await startService({});
    const agency = quiet.agencies[0].id;
    const operate = operatorOf(quiet.environment);
    const [{ slug: name }] = (await quiet.query('select slug from tenants where id = $1', [agency])) as [
      { slug: string },
    ];
    const fired: string[] = [];
    const kind: TimerKind<never> = {
      kind: 'note',
      events: [],
      fire: async (_ctx, { slot }) => void fired.push(slot),
    };
    const pool = new pg.Pool({ connectionString: quiet.ownerUrl, max: 1 });
    const run = async () => {
      const owner = await pool.connect();
      await timers({ db: quiet.db, log: createLogger('silent'), openness, kinds: [kind] }).run((piece) =>
        piece(owner),
      );
      owner.release();
    };
    await operate('agencies', 'suspend', name, '--reason', reason, '--yes');
    await quiet.db.write(agency, async (scope) => {
      for (const [slot, ago] of [
        ['second', 1_000],
        ['first', 2_000],
      ] as const)
        setTimer(scope, { kind: 'note', recordId: agency, slot }, new Date(Date.now() - ago));
    });
    await run();
    expect(fired).toEqual([]);
    await operate('agencies', 'resume', name);
    await run();
    expect(fired).toEqual(['first', 'second']);
    await pool.end();
    await quiet.stop();
  });

  it('waits and goes on: events for their consumers', async () => {
    const agency = service.agencies[0].id;
    const claims = async () =>
      (
        await service.query<{ tenant_id: string }>(
          "select tenant_id from app.claim_events_of('probe', '{}', false)",
        )
      ).map(({ tenant_id }) => tenant_id);
    await service.query(
      "insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at) values ('probe', $1, 0, 1, now())",
      [agency],
    );
    await suspend();
    expect(await claims()).toEqual([]);
    await resume();
    expect(await claims()).toEqual([agency]);
  });
});

describe('people', () => {
  it('see at sign-in why, and can choose another agency', async () => {
    const [agency] = service.agencies;
    const secret = 'x'.repeat(43);
    await service.query(
      `insert into app.console_sessions (hash, account_id, tenant_id, expires_at)
       select $1, account_id, $2, now() + interval '1 hour' from users where id = $3`,
      [hashSecret(secret), agency.id, agency.ownerId],
    );
    await suspend();
    const cookie = { cookie: `console_session=${secret}` };
    const page = await (await fetch(`${service.url}/console/agency`, { headers: cookie })).text();
    expect(page).toContain(`Suspended: ${reason}`);
    const session = await fetch(`${service.url}/console/api/session`, { headers: cookie });
    expect([session.status, await session.text()]).toEqual([403, expect.stringContaining(reason)]);
    await resume();
    await until(
      async () => (await fetch(`${service.url}/console/api/session`, { headers: cookie })).status === 200,
    );
  });
});
