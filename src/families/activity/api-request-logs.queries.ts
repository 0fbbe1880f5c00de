import { sql } from 'kysely';
import type { ApiRequestLog } from '#generated/types.gen.ts';
import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  atLeast,
  by,
  equalTo,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  oneOfNumbers,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const logs = (db: Db) => db.selectFrom('api_request_logs as r');

const outcome = sql<ApiRequestLog['outcome']>`case
  when r.status >= 500 then 'server_error' when r.status >= 400 then 'client_error' else 'success' end`;

/** The contract's representation of a call. What the caller sent is cut to what the contract allows. */
const logRecord = (query: ReturnType<typeof logs>) =>
  record<ApiRequestLog>()(
    query.select([
      'r.id',
      'r.request_id',
      'r.channel',
      as<ApiRequestLog['method']>()('r.method').as('method'),
      sql<string>`left(r.path, 8192)`.as('path'),
      sql<string | null>`left(r.query_string, 8192)`.as('query_string'),
      'r.operation_id',
      'r.mcp_call',
      sql<number>`r.status`.as('status_code'),
      outcome.as('outcome'),
      as<ApiRequestLog['error_type']>()('r.error_type').as('error_type'),
      sql<string | null>`left(r.error_message, 4000)`.as('error_message'),
      'r.duration_ms',
      'r.request_bytes',
      'r.response_bytes',
      userRefOrNull('r.user_id').as('user'),
      'r.credential_id',
      'r.ip_address',
      sql<string | null>`left(r.user_agent, 1000)`.as('user_agent'),
      iso('r.created_at').as('created_at'),
    ]),
  );

export const apiRequestLogs = list<ActivityHandlers['listApiRequestLogs']>()({
  rows: logs,
  record: logRecord,
  id: 'r.id',
  filters: {
    ...recordFilters('r'),
    channel: oneOf('r.channel'),
    method: oneOf('r.method'),
    status_code: oneOfNumbers('r.status'),
    outcome: oneOf(outcome),
    error_type: oneOf('r.error_type'),
    operation_id: oneOf('r.operation_id'),
    user_id: oneOfIds('r.user_id'),
    credential_id: oneOfIds('r.credential_id'),
    request_id: equalTo('r.request_id'),
    min_duration_ms: atLeast('r.duration_ms'),
    search: mentions('r.path', 'r.error_message', 'r.mcp_call'),
  },
  sorts: {
    created_at: by('r.created_at'),
    duration_ms: by('r.duration_ms'),
    status_code: by('r.status'),
    response_bytes: by('r.response_bytes'),
  },
});

export const selectApiRequestLog = (db: Db, id: string): Promise<JsonText<ApiRequestLog> | undefined> =>
  selectRecord(db, logRecord(logs(db).where('r.id', '=', id)));
