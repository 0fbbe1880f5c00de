import { sql, type RawBuilder } from 'kysely';
import type { BusyCredential, BusyOperation, FrequentError } from '#generated/console/types.gen.ts';
import { credentialRef } from '#src/domain/access/index.ts';
import { userRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** From the first instant up to, and without, the second. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Calls by how they came and ended, and how long half and nearly all of them took. */
export interface CallCounts {
  readonly rest_success: number;
  readonly rest_client_error: number;
  readonly rest_server_error: number;
  readonly mcp_success: number;
  readonly mcp_client_error: number;
  readonly mcp_server_error: number;
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
}

// What a host called at /v1/mcp is left out: the operations that it ran are counted.
const within = ({ startsAt, endsAt }: Span) =>
  sql`r.created_at >= ${startsAt} and r.created_at < ${endsAt} and r.mcp_call is null`;

const counts = sql`
  count(*) filter (where r.channel = 'rest' and r.status < 400) as rest_success,
  count(*) filter (where r.channel = 'rest' and r.status between 400 and 499) as rest_client_error,
  count(*) filter (where r.channel = 'rest' and r.status >= 500) as rest_server_error,
  count(*) filter (where r.channel = 'mcp' and r.status < 400) as mcp_success,
  count(*) filter (where r.channel = 'mcp' and r.status between 400 and 499) as mcp_client_error,
  count(*) filter (where r.channel = 'mcp' and r.status >= 500) as mcp_server_error,
  percentile_disc(0.5) within group (order by r.duration_ms) as p50_ms,
  percentile_disc(0.95) within group (order by r.duration_ms) as p95_ms`;

export async function selectCallCounts(db: Db, span: Span): Promise<CallCounts> {
  const { rows } =
    await sql<CallCounts>`select ${counts} from api_request_logs r where ${within(span)}`.execute(db);
  return rows[0]!;
}

export interface CallFigures {
  /** By bucket, and for all of them under null: percentiles cannot be added up. */
  readonly series: readonly (CallCounts & { readonly place: number | null })[];
  /** With the message of the last one. */
  readonly errors: readonly FrequentError[];
  readonly operations: readonly BusyOperation[];
  readonly credentials: readonly BusyCredential[];
}

/** Everything about the calls of a window out of one reading of their rows, which is what takes its time. */
export async function selectCallFigures(
  db: Db,
  span: Span,
  bucketSeconds: number,
  most: number,
): Promise<CallFigures> {
  const { rows } = await sql<CallFigures>`
    with calls as materialized (
      select r.tenant_id, r.id, r.channel, r.operation_id, r.status, r.error_type, r.duration_ms, r.user_id, r.credential_id, r.created_at,
        floor(extract(epoch from r.created_at - ${span.startsAt}::timestamptz) / ${bucketSeconds}::integer)::integer as place
      from api_request_logs r where ${within(span)})
    select
      (select json_agg(s) from (select r.place, ${counts} from calls r group by grouping sets ((r.place), ())) s) as series,
      (select coalesce(json_agg(e), '[]') from (${frequentErrors(most)}) e) as errors,
      (select coalesce(json_agg(o), '[]') from (${busyOperations(most)}) o) as operations,
      (select coalesce(json_agg(c), '[]') from (${busyCredentials(most)}) c) as credentials`.execute(db);
  return rows[0]!;
}

const frequentErrors = (most: number) =>
  frequentErrorsOf(sql`
    select coalesce(r.error_type, 'internal') as error_type, r.operation_id, count(*) as error_count, max(r.created_at) as last_seen_at,
      (array_agg(r.id order by r.created_at desc, r.id desc))[1] as last_request_log_id, r.tenant_id
    from calls r where r.status >= 400
    group by 1, 2, r.tenant_id order by error_count desc, last_seen_at desc limit ${most}`);

/** Errors as they are shown, with the message of the last call. */
export const frequentErrorsOf = (counted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.error_type, e.operation_id, e.error_count, app.iso(e.last_seen_at) as last_seen_at, e.last_request_log_id, left(l.error_message, 4000) as last_error_message
  from (${counted}) e
  join api_request_logs l on l.tenant_id = e.tenant_id and l.id = e.last_request_log_id
  order by e.error_count desc, e.last_seen_at desc`;

const busyOperations = (most: number) => sql`
  select r.operation_id, count(*) as request_count, count(*) filter (where r.status >= 400) as error_count,
    percentile_disc(0.95) within group (order by r.duration_ms) as p95_ms
  from calls r where r.operation_id is not null
  group by 1 order by request_count desc, 1 limit ${most}`;

const busyCredentials = (most: number) =>
  busyCredentialsOf(sql`
    select r.tenant_id, r.credential_id, r.user_id, count(*) as request_count, count(*) filter (where r.status >= 400) as error_count, max(r.created_at) as last_seen_at
    from calls r where r.credential_id is not null
    group by 1, 2, 3 order by request_count desc, r.credential_id limit ${most}`);

/** Credentials as they are shown. */
export const busyCredentialsOf = (counted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${credentialRef('b.tenant_id', 'b.credential_id')} as credential,
    ${userRef('b.user_id')} as user,
    b.request_count, b.error_count, app.iso(b.last_seen_at) as last_seen_at
  from (${counted}) b
  order by b.request_count desc, b.credential_id`;
