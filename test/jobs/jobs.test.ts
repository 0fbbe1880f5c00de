import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addJob } from '#src/platform/jobs/index.ts';
import { collectGarbage } from '../support/memory.ts';
import { patiently } from '../support/waiting.ts';
import { openQueue, type Queue } from './queue.ts';

/** Jobs are done, whatever becomes of the worker that holds them, and exist with their transaction alone. */
let queue: Queue;
let core: Queue['core'];
beforeAll(async () => {
  queue = await openQueue();
  ({ core } = queue);
});
afterEach(() => queue.stop());
afterAll(() => core.close());

const start: Queue['start'] = (options) => queue.start(options);
const waiting = () => queue.waiting();

describe('jobs', () => {
  it('are held by nobody when their worker has ended', async () => {
    const ended = new WeakRef({ mails: 0 });
    const count = (mails: { mails: number }) => async () => void (mails.mails += 1);
    await start({ handlers: { send_mail: count(ended.deref()!) } });
    await queue.stop();
    await collectGarbage();
    expect(ended.deref()).toBeUndefined();
  });

  it('are done by a worker that lost all its connections', async () => {
    const done = new Set<string>();
    await start({ handlers: { send_mail: async ({ mailId }) => void done.add(mailId) } });
    const tenantId = await core.createTenant();
    for (let round = 0; round < 3; round += 1) {
      await core.db.write(tenantId, async (scope) => {
        for (let mail = 0; mail < 20; mail += 1) addJob(scope, 'send_mail', { mailId: `${round} ${mail}` });
      });
      await core.owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'agency-jobs%' and datname = current_database()",
      );
    }
    await vi.waitFor(() => expect(done.size).toBe(60), patiently);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
  });

  it('are done by a worker whose first look at the queue failed', async () => {
    const inTheWay = await core.owner.connect();
    await inTheWay.query('begin; lock table graphile_worker._private_tasks in access exclusive mode');
    let done = 0;
    const starting = start({ handlers: { send_mail: async () => void (done += 1) } });
    const looking = `from pg_stat_activity where application_name = 'agency-jobs' and datname = current_database() and wait_event_type = 'Lock'
      and query like 'insert into %_private_tasks%'`;
    await vi.waitFor(
      async () => expect((await core.owner.query(`select ${looking}`)).rowCount).toBe(1),
      patiently,
    );
    await core.owner.query(`select pg_terminate_backend(pid) ${looking}`);
    await inTheWay.query('rollback');
    inTheWay.release();
    await starting;
    await core.db.write(await core.createTenant(), async (scope) =>
      addJob(scope, 'send_mail', { mailId: 'one' }),
    );
    await vi.waitFor(() => expect(done).toBe(1), patiently);
  });

  it('are done by a worker two of whose completions failed at the same time', async () => {
    const blocked = async (count: number) => {
      const { rows } = await core.owner.query<{ pid: number }>(`select pid from pg_stat_activity
        where application_name = 'agency-jobs' and datname = current_database() and wait_event_type = 'Lock' and query like 'delete from %_private_jobs%'`);
      expect(rows).toHaveLength(count);
      return rows.map(({ pid }) => pid);
    };
    let begun = 0;
    const done: string[] = [];
    const held = Promise.withResolvers<void>();
    await start({
      handlers: {
        send_mail: async ({ mailId }) => {
          begun += 1;
          await held.promise;
          // The completion of the first one is on its way, so the second one's is another statement.
          if (mailId === 'second') await vi.waitFor(() => blocked(1), patiently);
          done.push(mailId);
        },
      },
    });
    const tenantId = await core.createTenant();
    await core.db.write(tenantId, async (scope) =>
      ['first', 'second'].forEach((mailId) => addJob(scope, 'send_mail', { mailId })),
    );
    await vi.waitFor(() => expect(begun).toBe(2), patiently);
    const inTheWay = await core.owner.connect();
    try {
      await inTheWay.query('begin; select from graphile_worker._private_jobs for key share');
      held.resolve();
      const pids = await vi.waitFor(() => blocked(2), patiently);
      await core.owner.query('select pg_terminate_backend(pid) from unnest($1::integer[]) pid', [pids]);
    } finally {
      await inTheWay.query('rollback');
      inTheWay.release();
    }

    await core.db.write(tenantId, async (scope) => addJob(scope, 'send_mail', { mailId: 'third' }));
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('are done when the worker was never told that it got them', async () => {
    const done: string[] = [];
    await start({ handlers: { send_mail: async ({ mailId }) => void done.push(mailId) } });
    const {
      rows: [worker],
    } = await core.owner.query<{ id: string }>('select id from app.job_pools');
    await core.db.write(await core.createTenant(), async (scope) =>
      addJob(scope, 'send_mail', { mailId: 'one' }, { runAt: new Date('2099-01-01') }),
    );
    await core.owner.query(
      'update graphile_worker._private_jobs set run_at = now(), locked_by = $1, locked_at = now(), attempts = 1',
      [worker!.id],
    );
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    expect(done).toEqual(['one']);
  });

  it('that a killed worker held are taken over', async () => {
    await core.db.write(await core.createTenant(), async (scope) =>
      addJob(scope, 'send_mail', { mailId: 'one' }),
    );
    await core.owner.query(
      "update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now() - interval '1 minute', attempts = 1",
    );
    await core.owner.query("insert into app.job_pools values ('pool-killed', now() - interval '1 minute')");
    let done = 0;
    await start({ handlers: { send_mail: async () => void (done += 1) } });
    await vi.waitFor(() => expect(done).toBe(1), patiently);
  });

  it('that a living worker holds are left to it', async () => {
    await core.db.write(await core.createTenant(), async (scope) =>
      addJob(scope, 'send_mail', { mailId: 'one' }),
    );
    await core.owner.query(
      "update graphile_worker._private_jobs set locked_by = 'pool-busy', locked_at = now() - interval '1 minute', attempts = 1",
    );
    await core.owner.query("insert into app.job_pools values ('pool-busy', now())");
    let done = 0;
    await start({ handlers: { send_mail: async () => void (done += 1) } });
    await queue.stop();
    expect(done).toBe(0);
    await core.owner.query('delete from graphile_worker._private_jobs; delete from app.job_pools');
  });
});

describe('a job added in a transaction', () => {
  it('carries the tenant of the transaction, whatever its payload says', async () => {
    const tenantId = await core.createTenant();
    await core.db.write(tenantId, async (scope) => {
      addJob(scope, 'send_mail', { mailId: tenantId, tenantId: 'another' } as { mailId: string }, {
        runAt: new Date('2099-01-01'),
        key: 'one',
      });
      addJob(
        scope,
        'send_mail',
        { mailId: 'last' },
        { runAt: new Date('2099-01-01'), key: 'one', maxAttempts: 3 },
      );
    });
    const { rows } = await core.owner.query(
      'select payload, max_attempts from graphile_worker._private_jobs',
    );
    expect(rows).toEqual([{ payload: { tenantId, mailId: 'last' }, max_attempts: 3 }]);
    await core.owner.query('delete from graphile_worker._private_jobs');
  });

  it('does not exist when the transaction fails', async () => {
    await expect(
      core.db.write(await core.createTenant(), async (scope) => {
        addJob(scope, 'send_mail', { mailId: 'x' });
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await waiting()).toBe(0);
  });
});

describe('stopping', () => {
  it('finishes jobs under way and gives the others back', async () => {
    const tenantId = await core.createTenant();
    await core.db.write(tenantId, async (scope) => {
      for (let mail = 0; mail < 2_000; mail += 1) addJob(scope, 'send_mail', { mailId: String(mail) });
    });
    const done = new Set<string>();
    await start({
      handlers: {
        send_mail: async ({ mailId }) => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          done.add(mailId);
        },
      },
    });
    await vi.waitFor(() => expect(done.size).toBeGreaterThan(0), { ...patiently, interval: 1 });
    await queue.stop();
    const { rows } = await core.owner.query<{ mail: string; is_held: boolean }>(
      "select payload ->> 'mailId' as mail, locked_by is not null as is_held from graphile_worker._private_jobs",
    );
    expect(rows.filter((row) => row.is_held)).toEqual([]);
    expect(new Set([...done, ...rows.map(({ mail }) => mail)]).size, 'done or still to be done').toBe(2_000);
    const { rows: pools } = await core.owner.query('select id from app.job_pools');
    expect(pools).toEqual([]);
  });
});
