import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { purgeByAge } from '#src/platform/jobs/index.ts';
import { patiently } from '../support/waiting.ts';
import { openQueue, type Queue } from './queue.ts';

/** The purge as a worker runs it: all that the service removes with time, in one job. */
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

describe('the purge', () => {
  const purge = () => core.owner.query("select graphile_worker.add_job('purge')");

  it('removes idempotency keys after 24 hours and request logs after 30 days', async () => {
    const tenantId = await core.createTenant();
    await core.owner.query(
      `
      insert into idempotency_keys (tenant_id, user_id, key, operation_id, fingerprint, created_at)
      select $1, $1, hours, 'createClient', '', now() - make_interval(hours => hours) from unnest('{1,23,25,900}'::integer[]) hours`,
      [tenantId],
    );
    await core.owner.query(
      `
      insert into api_request_logs (tenant_id, request_id, method, path, status, duration_ms, request_bytes, response_bytes, created_at)
      select $1, days, 'GET', '/v1/clients', 200, 1, 0, 0, now() - make_interval(days => days) from unnest('{1,29,31,900}'::integer[]) days`,
      [tenantId],
    );
    await start();
    await purge();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    const keys = await core.owner.query(
      'select key from idempotency_keys where tenant_id = $1 order by key',
      [tenantId],
    );
    expect(keys.rows.map((row) => row.key)).toEqual(['1', '23']);
    const logs = await core.owner.query(
      'select request_id from api_request_logs where tenant_id = $1 order by request_id',
      [tenantId],
    );
    expect(logs.rows.map((row) => row.request_id)).toEqual(['1', '29']);
  });

  it('removes events after 30 days, once every consumer has had them', async () => {
    const [passed, behind] = [await core.createTenant(), await core.createTenant()];
    await core.owner.query(
      `
      insert into events (tenant_id, sequence, event_type, correlation_id, data, created_at)
      select tenant, nextval('app.event_sequence'), 'client.created', days, '{}', now() - make_interval(days => days::integer)
      from unnest($1::uuid[]) tenant, unnest('{900,40,31,29,1}'::text[]) with ordinality as age (days, place) order by place`,
      [[passed, behind]],
    );
    await core.owner.query('update app.event_scan set scanned = app.event_head()');
    // One consumer has had the oldest event of the second agency and no other; another event of the first one is parked.
    await core.owner.query(
      "insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at) select 'webhooks', $1, min(sequence), max(sequence), 'infinity' from events where tenant_id = $1",
      [behind],
    );
    await core.owner.query(
      "insert into app.parked_events (consumer, tenant_id, event_id, sequence, event_type) select 'webhooks', tenant_id, id, sequence, event_type from events where tenant_id = $1 and correlation_id = '40'",
      [passed],
    );
    await start();
    await purge();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    const left = async (tenantId: string) =>
      (
        await core.owner.query<{ days: string }>(
          'select correlation_id as days from events where tenant_id = $1 order by sequence',
          [tenantId],
        )
      ).rows.map(({ days }) => days);
    expect([await left(passed), await left(behind)]).toEqual([
      ['40', '29', '1'],
      ['40', '31', '29', '1'],
    ]);
    await core.owner.query(
      'delete from events; delete from app.event_positions; delete from app.parked_events',
    );
  });

  it('removes records 30 days after their deletion, those that refer to others first', async () => {
    const tenantId = await core.createTenant();
    await core.owner.query(`
      create table shelves (tenant_id uuid, id uuid default gen_random_uuid(), name text, deleted_at timestamptz, primary key (tenant_id, id));
      create table books (tenant_id uuid, id uuid default gen_random_uuid(), name text, shelf_id uuid, deleted_at timestamptz, primary key (tenant_id, id),
        foreign key (tenant_id, shelf_id) references shelves (tenant_id, id))`);
    const shelf = async (name: string, days: number | null) =>
      (
        await core.owner.query(
          'insert into shelves (tenant_id, name, deleted_at) values ($1, $2, now() - make_interval(days => $3)) returning id',
          [tenantId, name, days],
        )
      ).rows[0].id as string;
    const book = async (name: string, shelfId: string, days: number | null) =>
      core.owner.query(
        'insert into books (tenant_id, name, shelf_id, deleted_at) values ($1, $2, $3, now() - make_interval(days => $4))',
        [tenantId, name, shelfId, days],
      );
    const gone = await shelf('gone', 31);
    await book('gone', gone, 40);
    await shelf('kept: deleted lately', 29);
    const used = await shelf('kept: in use', 31);
    await book('kept: alive', used, null);
    await shelf('kept: alive', null);

    await start();
    await purge();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    const { rows } = await core.owner.query(
      'select name from shelves union all select name from books order by name',
    );
    expect(rows.map((row) => row.name)).toEqual([
      'kept: alive',
      'kept: alive',
      'kept: deleted lately',
      'kept: in use',
    ]);
    await core.owner.query('drop table books, shelves');
  });

  it('removes conversations a month after they ended, with their calls', async () => {
    const tenantId = await core.createTenant();
    await core.owner.query(
      `
      with u as (insert into users (tenant_id, kind, name) values ($1, 'service_account', 'Key') returning id),
        c as (
          insert into mcp_conversations (tenant_id, user_id, credential_id, subject, client_model, prompt, allowed_tools, created_at, expires_at)
          select $1, id, id, 'key', 'm', days::text, '{}', now() - interval '90 days', now() - make_interval(days => days) from u, unnest('{-1,29,31}'::integer[]) days
          returning id, prompt)
      insert into mcp_calls (tenant_id, conversation_id, tool_name, status, duration_ms, request_id) select $1, id, prompt, 200, 1, 'r' from c`,
      [tenantId],
    );
    await start();
    await purge();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    const { rows } = await core.owner.query<{ tool_name: string }>(
      'select tool_name from mcp_calls where tenant_id = $1 order by tool_name',
      [tenantId],
    );
    expect(rows.map(({ tool_name: name }) => name)).toEqual(['-1', '29']);
  });

  it('removes what the authorization server need not know any more, and keeps what it needs', async () => {
    const tenantId = await core.createTenant();
    await core.owner.query(`
      insert into app.oauth_artefacts (model, hash, payload, expires_at)
      select model, sha256((model || hours)::bytea), jsonb_build_object('name', model || ' ' || hours), now() - make_interval(hours => hours)
      from unnest('{Session,Interaction,RefreshToken}'::text[]) model, unnest('{-1,1,25}'::integer[]) hours`);
    await core.owner.query(
      `
      with u as (insert into users (tenant_id, kind, name) values ($1, 'member', 'Dana') returning id)
      insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource, revoked_at)
      select $1, id, id, coalesce('client ' || days, 'alive'), 'A program', 'registration', '', '', now() - make_interval(days => days) from u, unnest('{null,399,401}'::integer[]) days`,
      [tenantId],
    );
    await core.owner.query(`
      insert into app.oauth_clients (id, metadata, created_at, last_used_at)
      values ('never used', '{}', now() - interval '31 days', null), ('new', '{}', now(), null), ('client 399', '{}', now() - interval '900 days', now() - interval '800 days'),
        ('used lately', '{}', now() - interval '900 days', now()), ('long unused', '{}', now() - interval '900 days', now() - interval '800 days')`);
    await core.owner.query(
      "insert into auth_events (tenant_id, kind, outcome, occurred_at) select $1, days::text, 'succeeded', now() - make_interval(days => days) from unnest('{1,399,401}'::integer[]) days",
      [tenantId],
    );
    await core.owner.query(
      "insert into app.known_origins (account, subject, last_used_at) values ('a', 'old', now() - interval '181 days'), ('a', 'new', now() - interval '179 days')",
    );
    await core.owner.query(
      "insert into app.throttles (bucket, subject, count, since) values ('account', 'old', 9, now() - interval '3 days'), ('account', 'new', 9, now())",
    );
    await start();
    await purge();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
    const left = async (text: string) =>
      (await core.owner.query<{ name: string }>(`select name from (${text}) t order by name`)).rows.map(
        ({ name }) => name,
      );
    expect(await left("select payload ->> 'name' as name from app.oauth_artefacts")).toEqual([
      'Interaction -1',
      'RefreshToken -1',
      'RefreshToken 1',
      'Session -1',
    ]);
    expect(await left(`select client_id as name from oauth_grants where tenant_id = '${tenantId}' `)).toEqual(
      ['alive', 'client 399'],
    );
    expect(await left('select id as name from app.oauth_clients')).toEqual([
      'client 399',
      'new',
      'used lately',
    ]);
    expect(
      await left(`select kind as name from auth_events where tenant_id = '${tenantId}' and kind ~ '^\\d'`),
    ).toEqual(['1', '399']);
    expect(await left("select encode(subject, 'escape') as name from app.throttles")).toEqual(['new']);
    expect(await left("select encode(subject, 'escape') as name from app.known_origins")).toEqual(['new']);
  });

  it('removes jobs of a single try whose worker was killed, and no others', async () => {
    await core.owner.query(`
      insert into graphile_worker._private_jobs (task_id, key, attempts, max_attempts, run_at, locked_at, locked_by)
      select app.job_task('attempt_delivery'), name, attempts, max_attempts, now() - make_interval(hours => hours), locked_at, 'pool-alive'
      from (values ('spent', 1, 1, 2, null), ('spent lately', 1, 1, 0, null), ('held', 1, 1, 2, now()), ('failed for good', 25, 25, 2, null))
        as job (name, attempts, max_attempts, hours, locked_at)`);
    await core.owner.query("insert into app.job_pools values ('pool-alive', now())");
    await start();
    await purge();
    await vi.waitFor(async () => {
      const { rows } = await core.owner.query('select key from graphile_worker._private_jobs order by key');
      expect(rows.map((row) => row.key)).toEqual(['failed for good', 'held', 'spent lately']);
    }, patiently);
    await core.owner.query('delete from graphile_worker._private_jobs; delete from app.job_pools');
  });

  it('runs what others add to it, also when one fails', async () => {
    const removed = vi.fn(async () => 0);
    await start({
      purges: [
        {
          name: 'broken',
          run: async () => {
            throw new Error('no such disk');
          },
        },
        { name: 'files', run: removed },
        purgeByAge('audit_log', '10 years'),
      ],
    });
    await purge();
    await vi.waitFor(async () => {
      const {
        rows: [job],
      } = await core.owner.query('select last_error from graphile_worker._private_jobs');
      expect(job.last_error).toMatch(/^1 of \d+ purges failed/);
    }, patiently);
    expect(removed).toHaveBeenCalledTimes(1);
    await core.owner.query('delete from graphile_worker._private_jobs');
  });
});
