// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListActivityInput {
  readonly query: WithDefaults<NonNullable<t.ListActivityData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListActivityEventsInput {
  readonly query: WithDefaults<NonNullable<t.ListActivityEventsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListApiRequestLogsInput {
  readonly query: WithDefaults<NonNullable<t.ListApiRequestLogsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetApiRequestLogInput {
  readonly path: t.GetApiRequestLogData['path'];
}

export interface ListAuthEventsInput {
  readonly query: WithDefaults<NonNullable<t.ListAuthEventsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListEmailDeliveryLogsInput {
  readonly query: WithDefaults<NonNullable<t.ListEmailDeliveryLogsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetEmailDeliveryLogInput {
  readonly path: t.GetEmailDeliveryLogData['path'];
}

/** Activity: one handler per operation of the contract. */
export interface ActivityHandlers {
  /** List activity of clients · GET /v1/activity · clients.view */
  readonly listActivity: (ctx: ReadContext, input: ListActivityInput) => Promise<Page<t.ListActivityResponse['data'][number]>>;
  /** List activity of tickets · GET /v1/activity-events · tickets.view */
  readonly listActivityEvents: (ctx: ReadContext, input: ListActivityEventsInput) => Promise<Page<t.ListActivityEventsResponse['data'][number]>>;
  /** List API request logs · GET /v1/api-request-logs · settings.api */
  readonly listApiRequestLogs: (ctx: ReadContext, input: ListApiRequestLogsInput) => Promise<Page<t.ListApiRequestLogsResponse['data'][number]>>;
  /** Get an API request log · GET /v1/api-request-logs/{id} · settings.api */
  readonly getApiRequestLog: (ctx: ReadContext, input: GetApiRequestLogInput) => Promise<Result<t.GetApiRequestLogResponse['data']>>;
  /** List authentication events · GET /v1/auth-events · settings.manage */
  readonly listAuthEvents: (ctx: ReadContext, input: ListAuthEventsInput) => Promise<Page<t.ListAuthEventsResponse['data'][number]>>;
  /** List e-mail delivery logs · GET /v1/email-delivery-logs · settings.view */
  readonly listEmailDeliveryLogs: (ctx: ReadContext, input: ListEmailDeliveryLogsInput) => Promise<Page<t.ListEmailDeliveryLogsResponse['data'][number]>>;
  /** Get an e-mail delivery log · GET /v1/email-delivery-logs/{id} · settings.view */
  readonly getEmailDeliveryLog: (ctx: ReadContext, input: GetEmailDeliveryLogInput) => Promise<Result<t.GetEmailDeliveryLogResponse['data']>>;
}
