import type { PoolClient } from 'pg';

// All of these run as the owner, for all agencies.

export interface Progress {
  /** Hours before it are rolled up; null before the first run. */
  readonly rolledTo: Date | null;
  /** Hours before it are over, and their lines are written. */
  readonly target: Date;
}

export async function findProgress(owner: PoolClient, lateMinutes: number): Promise<Progress> {
  const { rows } = await owner.query<{ rolled_to: Date | null; target: Date }>(
    `select rolled_to, date_bin('1 hour', app.now() - make_interval(mins => $1), '2000-01-01 00:00:00Z') as target from app.request_hours_done`,
    [lateMinutes],
  );
  return { rolledTo: rows[0]!.rolled_to, target: rows[0]!.target };
}

/** The hour of the oldest line; null when there is none. */
export async function findFirstHour(owner: PoolClient): Promise<Date | null> {
  const { rows } = await owner.query<{ hour: Date | null }>(
    `select date_bin('1 hour', min(first.created_at), '2000-01-01 00:00:00Z') as hour from tenants t
     cross join lateral (select min(l.created_at) as created_at from api_request_logs l where l.tenant_id = t.id) first`,
  );
  return rows[0]!.hour;
}

export async function selectAgencyIds(
  owner: PoolClient,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from tenants where $1::uuid is null or id > $1 order by id limit $2',
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

const columns = [
  ...['rest_success', 'rest_client_error', 'rest_server_error', 'mcp_success', 'mcp_client_error'],
  ...['mcp_server_error', 'durations', 'operations', 'errors', 'credentials'],
];

const outcomes = [
  ['success', 'c.status < 400'],
  ['client_error', 'c.status between 400 and 499'],
  ['server_error', 'c.status >= 500'],
] as const;

const counts = ['rest', 'mcp'].flatMap((channel) =>
  outcomes.map(
    ([name, condition]) =>
      `count(*) filter (where c.channel = '${channel}' and ${condition}) as ${channel}_${name}`,
  ),
);

/** Counts the calls of these agencies in the hour from `startsAt`, again if they were counted before. */
export async function upsertHours(
  owner: PoolClient,
  agencyIds: readonly string[],
  startsAt: Date,
): Promise<void> {
  await owner.query({
    name: 'roll-up-request-hours',
    text: `
      insert into api_request_hours (tenant_id, starts_at, ${columns.join(', ')})
      select t.id, $2, ${columns.map((column) => `h.${column}`).join(', ')}
      from unnest($1::uuid[]) t (id) cross join lateral (
        -- What a host called at /v1/mcp is left out: the operations that it ran are counted.
        with calls as materialized (
          select l.*, app.duration_step(l.duration_ms) as step from api_request_logs l
          where l.tenant_id = t.id and l.created_at >= $2 and l.created_at < $2::timestamptz + interval '1 hour' and l.mcp_call is null)
        select ${counts.join(', ')},
          (select jsonb_object_agg(s.step, s.n) from (select step, count(*) as n from calls group by step) s) as durations,
          (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from (
            select operation_id, sum(n)::integer as request_count, sum(errors)::integer as error_count, jsonb_object_agg(step, n) as durations
            from (select operation_id, step, count(*) as n, count(*) filter (where status >= 400) as errors from calls
              where operation_id is not null group by 1, 2) s
            group by 1) o) as operations,
          (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (
            select coalesce(error_type, 'internal') as error_type, operation_id, count(*) as error_count, max(created_at) as last_seen_at,
              (array_agg(id order by created_at desc, id desc))[1] as last_request_log_id
            from calls where status >= 400 group by 1, 2) e) as errors,
          (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from (
            select credential_id, user_id, count(*) as request_count, count(*) filter (where status >= 400) as error_count,
              max(created_at) as last_seen_at
            from calls where credential_id is not null group by 1, 2) k) as credentials
        from calls c having count(*) > 0) h
      on conflict (tenant_id, starts_at) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    values: [agencyIds, startsAt],
  });
}

export async function updateProgress(owner: PoolClient, rolledTo: Date): Promise<void> {
  await owner.query('update app.request_hours_done set rolled_to = greatest(rolled_to, $1)', [rolledTo]);
}

/** Of several workers one counts; false when another one does. */
export async function holdCounting(owner: PoolClient): Promise<boolean> {
  const { rows } = await owner.query<{ is_ours: boolean }>(
    "select pg_try_advisory_lock(hashtext('request hours')) as is_ours",
  );
  return rows[0]!.is_ours;
}

export async function releaseCounting(owner: PoolClient): Promise<void> {
  await owner.query("select pg_advisory_unlock(hashtext('request hours'))");
}
