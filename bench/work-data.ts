import pg from 'pg';
import { hashSecret } from '#src/domain/access/index.ts';
import { hintOf, newSecret } from '#src/domain/access/secret.ts';
import { migrate } from '#src/platform/db/index.ts';
import { permissions } from '#generated/permissions.ts';
import { onServer } from './database.ts';

export const agencyCount = 50;
const membersPerAgency = 40;
const clientsPerAgency = 200;
const stagesPerTask = 3;

export interface WorkAgency {
  readonly id: string;
  /** A key with every permission. */
  readonly token: string;
  /** A key of a member who sees the tasks of others but not their private ones. */
  readonly memberToken: string;
  readonly memberId: string;
}

/** A fresh database with agencies, members and clients, and no tasks yet. */
export async function createWorkDatabase(
  serverUrl: string,
  name: string,
): Promise<{ ownerUrl: string; agencies: WorkAgency[] }> {
  await onServer(serverUrl, [`drop database if exists ${name} with (force)`, `create database ${name}`]);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const ownerUrl = url.toString();
  await migrate(ownerUrl);
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const agencies: WorkAgency[] = [];
  for (let index = 0; index < agencyCount; index += 1) agencies.push(await insertAgency(client, index));
  await client.end();
  return { ownerUrl, agencies };
}

async function insertAgency(client: pg.Client, index: number): Promise<WorkAgency> {
  const one = async (text: string, values: unknown[]) =>
    (await client.query<{ id: string }>(text, values)).rows[0]!.id;
  const key = async (userId: string): Promise<string> => {
    const secret = newSecret();
    await client.query('insert into api_keys (user_id, name, hint, hash) values ($1, $2, $3, $4)', [
      userId,
      'Load',
      hintOf(secret),
      hashSecret(secret),
    ]);
    return secret;
  };
  await client.query('begin');
  const id = await one('insert into tenants (name, slug) values ($1, $2) returning id', [
    `Agency ${index}`,
    `agency-${index}`,
  ]);
  await client.query("select set_config('app.tenant_id', $1, true)", [id]);
  const insertUser =
    "insert into users (kind, name, permissions) values ('service_account', $1, $2) returning id";
  const token = await key(await one(insertUser, ['Everything', [...permissions]]));
  const memberId = await one(insertUser, ['Member 0', ['tasks.view', 'tasks.edit', 'tasks.transition']]);
  const memberToken = await key(memberId);
  for (let member = 1; member < membersPerAgency; member += 1)
    await client.query(insertUser, [`Member ${member}`, ['tasks.view']]);
  const profileId = await one(
    "insert into client_profiles (name, created_by) values ('Local business', $1) returning id",
    [memberId],
  );
  await client.query(
    "insert into client_status_options (profile_id, key, label, color, category, position, is_default) values ($1, 'active_client', 'Active', '#2f6fed', 'active', 0, true)",
    [profileId],
  );
  await client.query(
    `insert into clients (profile_id, name, slug, status, status_category, source, created_by)
    select $1, 'Client ' || n, 'client-' || n, 'active_client', 'active', 'import', $2 from generate_series(1, $3) n`,
    [profileId, memberId, clientsPerAgency],
  );
  await client.query(
    `insert into fields (record_kind, key, name, type, config, created_by) values
    ('task', 'budget', 'Budget', 'number', '{"type": "number"}', $1), ('task', 'channel', 'Channel', 'single_choice',
      '{"type": "single_choice", "choices": [{"key": "search", "label": "Search", "color": null, "position": 0, "archived_at": null}, {"key": "social", "label": "Social", "color": null, "position": 1, "archived_at": null}]}', $1)`,
    [memberId],
  );
  await client.query('commit');
  return { id, token, memberToken, memberId };
}

/**
 * Adds tasks until there are `total`, spread over all agencies: seven in ten are done, one in twenty is private, each has
 * three stages. Triggers and foreign keys are left out, and what they keep is written as they would.
 */
export async function fillTasks(ownerUrl: string, total: number): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  await client.query(
    "set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
  );
  const existing = (await client.query<{ existing: number }>('select count(*)::int as existing from tasks'))
    .rows[0]!.existing;
  await client.query(`
    create temporary table people as select tenant_id, array_agg(id order by id) as ids from users where name like 'Member %' group by tenant_id;
    create temporary table customers as select tenant_id, array_agg(id order by id) as ids from clients group by tenant_id;
    create temporary table fresh as
      select t.id as tenant_id, app.uuid7() as id, m as number, p.ids[1 + m * 7 % ${membersPerAgency}] as member, c.ids[1 + m * 13 % ${clientsPerAgency}] as client,
        app.uuid7() as s1, app.uuid7() as s2, app.uuid7() as s3,
        (array['done', 'done', 'done', 'done', 'done', 'done', 'done', 'todo', 'active', 'on_hold'])[1 + m * 31 % 10] as category,
        (array['low', 'normal', 'high', 'urgent'])[1 + m / 10 * 17 % 4] as priority,
        now() - make_interval(mins => (m::bigint * 3701 % 525600)::int) as made, now() + make_interval(mins => (m::bigint * 9109 % 172800)::int - 86400) as due
      from generate_series(${existing + 1}, ${total}) n
      cross join lateral (select (n - 1) / ${agencyCount} + 1 as m) place
      join (select id, row_number() over (order by id) - 1 as place from tenants) t on t.place = n % ${agencyCount}
      join people p on p.tenant_id = t.id join customers c on c.tenant_id = t.id;
    insert into tasks (tenant_id, id, number, name, status, status_category, priority_level, tags, client_id, assigned_to, current_stage_id, stage_count, finished_stage_count,
      start_date, due_date, started_at, completed_at, is_private, involved_ids, field_values, source_kind, created_at, updated_at, created_by)
    select tenant_id, id, number, 'Task ' || number || ' of the ' || (array['content pack', 'audit', 'campaign', 'website'])[1 + number % 4], case category when 'active' then 'in_progress' else category end,
      category, priority, array['tag-' || number / 10 % 30, 'sprint'], client, array[member], case when category = 'done' then null when category = 'todo' then s1 else s2 end, ${stagesPerTask},
      case category when 'done' then 3 when 'todo' then 0 else 1 end, made, due, case when category <> 'todo' then made end, case when category = 'done' then made + interval '3 days' end,
      number % 20 = 7, array[member], jsonb_build_object('budget', number % 1000, 'channel', (array['search', 'social'])[1 + number % 2]), 'api', made, made, member from fresh;
    insert into task_stages (tenant_id, id, task_id, name, position, status, status_category, assigned_to, assignment_status, due_date, estimated_minutes, created_at, updated_at, created_by)
    select f.tenant_id, s.id, f.id, s.name, s.position, s.state, s.state, array[f.member], 'manual', f.due - make_interval(days => 3 - s.position), 60, f.made, f.made, f.member
    from fresh f cross join lateral (values
      (f.s1, 'Draft', 0, case category when 'done' then 'completed' when 'todo' then 'ready' else 'completed' end),
      (f.s2, 'Review', 1, case category when 'done' then 'completed' when 'todo' then 'pending' else 'in_progress' end),
      (f.s3, 'Publish', 2, case category when 'done' then 'completed' else 'pending' end)) s (id, name, position, state);
    insert into task_assignees (tenant_id, user_id, holder_id, kind, task_id, stage_id, is_open)
    select tenant_id, member, id, 'task', id, null, category <> 'done' from fresh
    union all select s.tenant_id, f.member, s.id, 'task_stage', f.id, s.id, s.status_category in ('pending', 'ready', 'in_progress')
    from fresh f join task_stages s on s.tenant_id = f.tenant_id and s.task_id = f.id;
    insert into task_numbers (tenant_id, last) select tenant_id, max(number) from fresh group by tenant_id on conflict (tenant_id) do update set last = excluded.last`);
  await client.query('vacuum analyze');
  await client.end();
}
