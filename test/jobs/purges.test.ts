import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPurges } from '#src/compose.ts';
import { walkBlocks } from '#src/platform/jobs/block-walk.ts';
import { purgeDeletedRecords } from '#src/platform/jobs/purge-deleted.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

/** What the hourly purge removes, and what it leaves, on a database of its own. */
let core: CoreDatabase;
let agency: string;
beforeAll(async () => {
  core = await openCoreDatabase();
  agency = await core.createTenant();
});
afterAll(() => core.close());

const withOwner = async <T>(work: (owner: PoolClient) => Promise<T>): Promise<T> => {
  const owner = await core.owner.connect();
  return work(owner).finally(() => owner.release());
};

/** Runs all purges of a table. */
const purge = async (table: string): Promise<void> => {
  for (const one of (await loadPurges()).filter((found) => found.table === table))
    await withOwner((owner) => one.run(owner));
};

const names = async (text: string): Promise<string[]> =>
  (await core.owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

describe('a purge by age', () => {
  it('keeps the audit log for three years', async () => {
    await core.owner.query(
      `insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id, created_at)
       select $1, 'user', $1, 'created', 'x', 'system', days, now() - make_interval(days => days::integer) from unnest('{1,1099,1101}'::text[]) days`,
      [agency],
    );
    await purge('audit_log');
    expect(await names('select request_id as name from audit_log order by 1')).toEqual(['1', '1099']);
  });

  it('keeps read notifications for 90 days after they last occurred, and unread ones for 400', async () => {
    const { rows } = await core.owner.query<{ id: string }>(
      "insert into users (tenant_id, kind, name) values ($1, 'member', 'Ada') returning id",
      [agency],
    );
    await core.owner.query(
      `insert into notifications (tenant_id, user_id, kind, title, bundle, actor_type, last_occurred_at, read_at)
       select $1, $2, 'mention', age, age, 'system', now() - make_interval(days => split_part(age, ' ', 2)::integer), case when age like 'read%' then now() end
       from unnest('{read 89,read 91,unread 91,unread 399,unread 401}'::text[]) age`,
      [agency, rows[0]!.id],
    );
    await purge('notifications');
    expect(await names('select title as name from notifications order by 1')).toEqual([
      'read 89',
      'unread 399',
      'unread 91',
    ]);
  });

  it('keeps decisions about open tasks, and others for 400 days', async () => {
    for (const category of ['active', 'done'])
      await core.owner.query(
        `with task as (
           insert into tasks (tenant_id, number, name, status, status_category, source_kind, created_by)
           values ($1, coalesce((select max(number) from tasks), 0) + 1, $2, 'x', $2, 'api', $1) returning id)
         insert into assignment_decisions (tenant_id, task_id, stage_id, stage_name, trigger, outcome, overflow_reason, explanation, candidates,
           candidate_ids, candidate_count, actor, decided_at)
         select $1, task.id, $1, $2 || ' ' || days, 'requested', 'overflow', 'no_candidates', '', '[]', '{}', 0, '{}', now() - make_interval(days => days)
         from task, unnest('{399,401}'::integer[]) days`,
        [agency, category],
      );
    await purge('assignment_decisions');
    expect(await names('select stage_name as name from assignment_decisions order by 1')).toEqual([
      'active 399',
      'active 401',
      'done 399',
    ]);
  });

  it('removes windows of rate limits that are over', async () => {
    await core.owner.query(
      `insert into rate_limit_windows (tenant_id, budget, subject, window_started_at, used)
       select $1, 'rest', minutes, now() - make_interval(mins => minutes::integer), 1 from unnest('{1,59,61}'::text[]) minutes`,
      [agency],
    );
    await purge('rate_limit_windows');
    expect(await names('select subject as name from rate_limit_windows order by 1')).toEqual(['1', '59']);
  });
});

describe('the purge of deleted records', () => {
  it('takes along what hangs on a record by its kind and id', async () => {
    await core.owner.query(
      `with record as (
         insert into tasks (tenant_id, number, name, status, status_category, source_kind, created_by, deleted_at)
         values ($1, 900, 'x', 'x', 'todo', 'api', $1, now() - interval '31 days'), ($1, 901, 'x', 'x', 'todo', 'api', $1, now() - interval '29 days')
         returning id, number),
       field as (
         insert into fields (tenant_id, record_kind, key, name, type, config, created_by) values ($1, 'task', 'note', 'Note', 'text', '{"type": "text"}', $1) returning id),
       file as (insert into managed_files (tenant_id, file_name, content_type, size_bytes, checksum_sha256) values ($1, 'x', 'text/plain', 1, repeat('a', 64)) returning id),
       person as (insert into users (tenant_id, kind, name) values ($1, 'member', 'Grace') returning id),
       history as (
         insert into field_history (tenant_id, record_kind, record_id, field_id, value, actor_type, changed_at)
         select $1, 'task', record.id, field.id, '"x"', 'system', now() from record, field),
       claims as (insert into field_unique_values (tenant_id, field_id, value, record_id) select $1, field.id, number::text, record.id from record, field),
       files as (
         insert into record_attachments (tenant_id, record_kind, record_id, file_id, attached_by) select $1, 'task', record.id, file.id, $1 from record, file),
       pins as (insert into entity_pins (tenant_id, user_id, record_kind, record_id) select $1, person.id, 'task', record.id from record, person)
       select`,
      [agency],
    );
    await withOwner(purgeDeletedRecords);
    const number = (table: string) =>
      names(
        `select t.number::text as name from ${table} x left join tasks t on t.tenant_id = x.tenant_id and t.id = x.record_id`,
      );
    for (const table of ['field_history', 'field_unique_values', 'record_attachments', 'entity_pins'])
      expect(await number(table), table).toEqual(['901']);
  });

  it('removes a folder that stands before those in it', async () => {
    await core.owner.query(
      `with recursive level (depth, id, parent_id) as (
         select 1, gen_random_uuid(), null::uuid union all select depth + 1, gen_random_uuid(), id from level where depth < 60)
       insert into folders (tenant_id, id, kind, parent_id, name, created_by, deleted_at)
       select $1, id, 'field', parent_id, depth, $1, now() - interval '31 days' from level order by depth`,
      [agency],
    );
    await withOwner(purgeDeletedRecords);
    expect(await names('select name from folders')).toEqual([]);
  });
});

it('takes a table in stretches that meet every row once, and smaller ones while they take long', async () => {
  await core.owner.query(
    "create table sheets as select n, repeat('x', 1000) as filling from generate_series(1, 20000) n",
  );
  const met: number[] = [];
  const sizes: number[] = [];
  await withOwner((owner) =>
    walkBlocks(owner, 'sheets', async ({ from, to }) => {
      const { rows } = await owner.query<{ n: number }>(
        'select n from sheets where ctid >= $1::tid and ctid < $2::tid',
        [from, to],
      );
      met.push(...rows.map(({ n }) => n));
      sizes.push(rows.length);
      if (sizes.length === 3) await owner.query('select pg_sleep(0.3)');
      return 0;
    }),
  );
  expect(met.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1));
  expect(sizes[1]).toBeGreaterThan(sizes[0]!);
  expect(sizes[3]).toBeLessThan(sizes[2]! / 2);
});
