import type { ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ApiRequestLog } from '#generated/types.gen.ts';
import type {
  GetApiRequestLogInput,
  ListApiRequestLogsInput,
} from '#generated/families/activity/handlers.ts';
import { apiRequestLogs, selectApiRequestLog } from './api-request-logs.queries.ts';

export const listApiRequestLogs = (ctx: ReadContext, { query }: ListApiRequestLogsInput) =>
  apiRequestLogs.page(ctx.db, query, {});

export async function getApiRequestLog(
  ctx: ReadContext,
  { path }: GetApiRequestLogInput,
): Promise<Result<ApiRequestLog>> {
  const log = await selectApiRequestLog(ctx.db, path.id);
  if (log === undefined) throw notFound('API request log', path.id);
  return log;
}
