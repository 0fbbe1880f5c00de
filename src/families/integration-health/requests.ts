import type { RequestHealth, RequestTotals } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectCountsByHour, selectFiguresByHour } from './hours.queries.ts';
import { selectCallCounts, selectCallFigures, type CallCounts } from './requests.queries.ts';
import { percentOf } from './percent.ts';
import { bucketsOf, type Window } from './window.rules.ts';

const most = 10;

export async function readRequests(ctx: ReadContext, window: Window): Promise<RequestHealth> {
  const maySeeCallers = ctx.can('settings.api');
  const [selectFigures, selectCounts] = window.isByHour
    ? [selectFiguresByHour, selectCountsByHour]
    : [selectCallFigures, selectCallCounts];
  const { series, errors, operations, credentials } = await selectFigures(
    ctx.db,
    window,
    window.bucketSeconds,
    most,
  );
  const before =
    window.beforeStartsAt &&
    totalsOf(await selectCounts(ctx.db, { startsAt: window.beforeStartsAt, endsAt: window.startsAt }));
  const totals = totalsOf(series.find(({ place }) => place === null)!);
  const buckets = new Map(
    series.flatMap(({ place, ...counts }) => (place === null ? [] : [[place, bucketOf(counts)] as const])),
  );
  return {
    totals,
    totals_before: before ?? null,
    request_change_percent:
      before && before.request_count > 0
        ? rounded(((totals.request_count - before.request_count) / before.request_count) * 100)
        : null,
    error_change_points:
      before?.error_percent != null && totals.error_percent !== null
        ? rounded(totals.error_percent - before.error_percent)
        : null,
    buckets: bucketsOf(window, buckets, noCalls),
    errors: errors.map((error) => (maySeeCallers ? error : { ...error, last_error_message: null })),
    operations: [...operations],
    credentials: maySeeCallers ? [...credentials] : null,
  };
}

function totalsOf(counts: CallCounts): RequestTotals {
  const rest = counts.rest_success + counts.rest_client_error + counts.rest_server_error;
  const mcp = counts.mcp_success + counts.mcp_client_error + counts.mcp_server_error;
  const success = counts.rest_success + counts.mcp_success;
  return {
    request_count: rest + mcp,
    rest_count: rest,
    mcp_count: mcp,
    success_count: success,
    client_error_count: counts.rest_client_error + counts.mcp_client_error,
    server_error_count: counts.rest_server_error + counts.mcp_server_error,
    error_percent: percentOf(rest + mcp - success, rest + mcp),
    p50_ms: counts.p50_ms,
    p95_ms: counts.p95_ms,
  };
}

const bucketOf = (counts: CallCounts) => ({
  rest: {
    success: counts.rest_success,
    client_error: counts.rest_client_error,
    server_error: counts.rest_server_error,
  },
  mcp: {
    success: counts.mcp_success,
    client_error: counts.mcp_client_error,
    server_error: counts.mcp_server_error,
  },
  p50_ms: counts.p50_ms,
  p95_ms: counts.p95_ms,
});

const nothing = { success: 0, client_error: 0, server_error: 0 };
const noCalls: ReturnType<typeof bucketOf> = { rest: nothing, mcp: nothing, p50_ms: null, p95_ms: null };

const rounded = (value: number): number => Math.round(value * 10) / 10;
