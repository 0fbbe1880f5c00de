import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import {
  busyCredentialsOf,
  frequentErrorsOf,
  type CallCounts,
  type CallFigures,
  type Span,
} from './requests.queries.ts';

// Out of the calls counted by hour (src/api/door/request-hours.ts), and the calls themselves where an hour is not counted yet or only
// partly in the span.

const hourMs = 3_600_000;
const outcomes = ['success', 'client_error', 'server_error'] as const;
const countNames = ['rest', 'mcp'].flatMap((channel) => outcomes.map((outcome) => `${channel}_${outcome}`));
const summed = sql.join(
  countNames.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`),
);

/** The counted hours and the single calls of a span. */
function parts({ startsAt, endsAt }: Span): RawBuilder<unknown> {
  const first = new Date(Math.ceil(startsAt.getTime() / hourMs) * hourMs);
  const last = new Date(Math.floor(endsAt.getTime() / hourMs) * hourMs);
  const counted = sql`greatest(${first}::timestamptz, (select least(rolled_to, ${last}::timestamptz) from app.request_hours_done where rolled_to is not null))`;
  const columns = sql`r.tenant_id, r.id, r.channel, r.operation_id, r.status, r.error_type, r.user_id, r.credential_id, r.created_at, app.duration_step(r.duration_ms) as step`;
  return sql`
    counted as materialized (select ${counted} as until),
    hours as materialized (
      select * from api_request_hours h where h.starts_at >= ${first} and h.starts_at < (select until from counted)),
    calls as materialized (
      select ${columns} from api_request_logs r
      where r.created_at >= ${startsAt} and r.created_at < least(${first}::timestamptz, ${endsAt}::timestamptz) and r.mcp_call is null
      union all
      select ${columns} from api_request_logs r
      where r.created_at >= (select until from counted) and r.created_at < ${endsAt} and r.mcp_call is null)`;
}

/** Counts and percentiles by `place`, and of everything under null. */
const series = (place: (instant: string) => RawBuilder<unknown>) => sql`
  with counts as (
    select ${place('h.starts_at')} as place, ${sql.join(countNames.map((name) => sql.ref(`h.${name}`)))} from hours h
    union all
    select ${place('c.created_at')}, ${sql.join(
      ['rest', 'mcp'].flatMap((channel) => [
        sql`(c.channel = ${channel} and c.status < 400)::integer`,
        sql`(c.channel = ${channel} and c.status between 400 and 499)::integer`,
        sql`(c.channel = ${channel} and c.status >= 500)::integer`,
      ]),
    )} from calls c),
  steps as (
    select place, step, sum(n) as n from (
      select ${place('h.starts_at')} as place, d.key::integer as step, d.value::integer as n from hours h, jsonb_each_text(h.durations) d
      union all select ${place('c.created_at')}, c.step, 1 from calls c) s
    group by grouping sets ((place, step), (step)))
  select c.*, p.p50_ms, p.p95_ms
  from (select place, ${summed} from counts group by grouping sets ((place), ())) c
  left join (${percentiles(sql`place`, sql`steps`)}) p on p.place is not distinct from c.place`;

/** The duration that half, and that nearly all, of the calls of a group stay within. */
function percentiles(group: RawBuilder<unknown>, steps: RawBuilder<unknown>): RawBuilder<unknown> {
  const at = (share: number) =>
    sql`round(power(1.02, min(step) filter (where passed >= ${share}::float8 * total))::numeric, 2)::float8`;
  return sql`
    select ${group}, ${at(0.5)} as p50_ms, ${at(0.95)} as p95_ms
    from (select ${group}, step, sum(n) over (partition by ${group} order by step) as passed, sum(n) over (partition by ${group}) as total from ${steps}) ranked
    group by ${group}`;
}

const frequentErrors = (most: number) =>
  frequentErrorsOf(sql`
    select error_type, operation_id, sum(error_count) as error_count, max(last_seen_at) as last_seen_at,
      (array_agg(last_request_log_id order by last_seen_at desc, last_request_log_id desc))[1] as last_request_log_id, tenant_id
    from (
      select h.tenant_id, e.* from hours h,
        jsonb_to_recordset(h.errors) e (error_type text, operation_id text, error_count integer, last_seen_at timestamptz, last_request_log_id uuid)
      union all
      select c.tenant_id, coalesce(c.error_type, 'internal'), c.operation_id, 1, c.created_at, c.id from calls c where c.status >= 400) all_errors
    group by 1, 2, tenant_id order by error_count desc, last_seen_at desc limit ${most}`);

/** Durations are added up for the busiest alone: there are a hundred times as many of them as of operations. */
const busyOperations = (most: number) => sql`
  with busy as (
    select operation_id, sum(request_count) as request_count, sum(error_count) as error_count from (
      select o.* from hours h, jsonb_to_recordset(h.operations) o (operation_id text, request_count integer, error_count integer)
      union all
      select c.operation_id, 1, (c.status >= 400)::integer from calls c where c.operation_id is not null) all_operations
    group by 1 order by request_count desc, 1 limit ${most}),
  steps as (
    select operation_id, step, sum(n) as n from (
      select o.operation_id, d.key::integer as step, d.value::integer as n
      from hours h, jsonb_to_recordset(h.operations) o (operation_id text, durations jsonb), jsonb_each_text(o.durations) d
      where o.operation_id in (select operation_id from busy)
      union all select c.operation_id, c.step, 1 from calls c where c.operation_id in (select operation_id from busy)) s
    group by 1, 2)
  select b.operation_id, b.request_count, b.error_count, p.p95_ms
  from busy b join (${percentiles(sql`operation_id`, sql`steps`)}) p using (operation_id)
  order by b.request_count desc, b.operation_id`;

const busyCredentials = (most: number) =>
  busyCredentialsOf(sql`
    select tenant_id, credential_id, user_id, sum(request_count) as request_count, sum(error_count) as error_count, max(last_seen_at) as last_seen_at
    from (
      select h.tenant_id, k.* from hours h,
        jsonb_to_recordset(h.credentials) k (credential_id uuid, user_id uuid, request_count integer, error_count integer, last_seen_at timestamptz)
      union all
      select c.tenant_id, c.credential_id, c.user_id, 1, (c.status >= 400)::integer, c.created_at from calls c where c.credential_id is not null) all_credentials
    group by 1, 2, 3 order by request_count desc, credential_id limit ${most}`);

export async function selectCountsByHour(db: Db, span: Span): Promise<CallCounts> {
  const { rows } = await sql<CallCounts>`
    with ${parts(span)} select s.* from (${series(() => sql`0`)}) s where s.place is null`.execute(db);
  return rows[0]!;
}

/** As `selectCallFigures`, for spans of days; percentiles are 1 % off at most. */
export async function selectFiguresByHour(
  db: Db,
  span: Span,
  bucketSeconds: number,
  most: number,
): Promise<CallFigures> {
  const place = (instant: string) =>
    sql`floor(extract(epoch from ${sql.ref(instant)} - ${span.startsAt}::timestamptz) / ${bucketSeconds}::integer)::integer`;
  const { rows } = await sql<CallFigures>`
    with ${parts(span)}
    select
      (select json_agg(s) from (${series(place)}) s) as series,
      (select coalesce(json_agg(e), '[]') from (${frequentErrors(most)}) e) as errors,
      (select coalesce(json_agg(o), '[]') from (${busyOperations(most)}) o) as operations,
      (select coalesce(json_agg(c), '[]') from (${busyCredentials(most)}) c) as credentials`.execute(db);
  return rows[0]!;
}
