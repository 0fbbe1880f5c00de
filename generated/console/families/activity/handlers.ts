// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults } from '../../../../src/door/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListApiRequestLogsInput {
  readonly query: WithDefaults<NonNullable<t.ListApiRequestLogsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetApiRequestLogInput {
  readonly path: t.GetApiRequestLogData['path'];
}

/** Activity: one handler per operation of the contract. */
export interface ActivityHandlers {
  /** List API request logs · GET /v1/api-request-logs · settings.api */
  readonly listApiRequestLogs: (ctx: ReadContext, input: ListApiRequestLogsInput) => Promise<Page<t.ListApiRequestLogsResponse['data'][number]>>;
  /** Read an API request log · GET /v1/api-request-logs/{id} · settings.api */
  readonly getApiRequestLog: (ctx: ReadContext, input: GetApiRequestLogInput) => Promise<Result<t.GetApiRequestLogResponse['data']>>;
}
