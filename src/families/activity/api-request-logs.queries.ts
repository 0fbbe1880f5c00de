import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ApiRequestLog } from '#generated/types.gen.ts';
import type { ListApiRequestLogsInput } from '#generated/families/activity/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, selectPage, selectRecord } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

const logs = (db: Db) => db.selectFrom('api_request_logs as r');

const outcome = sql<ApiRequestLog['outcome']>`case
  when r.status >= 500 then 'server_error' when r.status >= 400 then 'client_error' else 'success' end`;

const caller = sql`(
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email)
  from users u where u.tenant_id = r.tenant_id and u.id = r.user_id)`;

/** The contract's representation of a call. What the caller sent is cut to what the contract allows. */
function withRecord(query: ReturnType<typeof logs>) {
  return query.select([
    'r.id', 'r.request_id', 'r.channel', 'r.method',
    sql<string>`left(r.path, 8192)`.as('path'),
    sql<string | null>`left(r.query_string, 8192)`.as('query_string'),
    'r.operation_id', 'r.mcp_call',
    sql<number>`r.status`.as('status_code'),
    outcome.as('outcome'),
    'r.error_type',
    sql<string | null>`left(r.error_message, 4000)`.as('error_message'),
    'r.duration_ms', 'r.request_bytes', 'r.response_bytes',
    caller.as('user'),
    'r.credential_id', 'r.ip_address',
    sql<string | null>`left(r.user_agent, 1000)`.as('user_agent'),
    iso('r.created_at').as('created_at'),
  ]);
}

const sortExpressions = {
  created_at: sql`r.created_at`,
  duration_ms: sql`r.duration_ms`,
  status_code: sql`r.status`,
  response_bytes: sql`r.response_bytes`,
} as const;

const mentions = (text: string) => {
  const pattern = containing(text);
  return sql<boolean>`(r.path ilike ${pattern} or r.error_message ilike ${pattern} or r.mcp_call ilike ${pattern})`;
};

export function selectApiRequestLogs(db: Db, query: ListApiRequestLogsInput['query']): Promise<Page<ApiRequestLog>> {
  const direction = sql.raw(query.order);
  let matching = logs(db);
  if (query.channel !== undefined) matching = matching.where('r.channel', 'in', query.channel);
  if (query.method !== undefined) matching = matching.where('r.method', 'in', query.method);
  if (query.status_code !== undefined) matching = matching.where('r.status', 'in', query.status_code);
  if (query.outcome !== undefined) matching = matching.where(outcome, 'in', query.outcome);
  if (query.error_type !== undefined) matching = matching.where('r.error_type', 'in', query.error_type);
  if (query.operation_id !== undefined) matching = matching.where('r.operation_id', 'in', query.operation_id);
  if (query.user_id !== undefined) matching = matching.where('r.user_id', 'in', query.user_id);
  if (query.credential_id !== undefined) matching = matching.where('r.credential_id', 'in', query.credential_id);
  if (query.request_id !== undefined) matching = matching.where('r.request_id', '=', query.request_id);
  if (query.min_duration_ms !== undefined) matching = matching.where('r.duration_ms', '>=', query.min_duration_ms);
  for (const condition of recordConditions('r', query)) matching = matching.where(condition);
  if (query.search !== undefined) matching = matching.where(mentions(query.search));
  return selectPage<ApiRequestLog>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof logs>),
    orderBy: [sql`${sortExpressions[query.sort]} ${direction}`, sql`r.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export function selectApiRequestLog(db: Db, id: string): Promise<JsonText<ApiRequestLog> | undefined> {
  return selectRecord<ApiRequestLog>(db, withRecord(logs(db).where('r.id', '=', id)));
}
