import { useMemo } from 'react';
import type {
  ApiRequestChannel,
  ApiRequestOutcome,
  ListApiRequestLogsData,
} from '#generated/console/types.gen.ts';
import type { Filters } from '../../parts/use-filters.ts';

export type RequestQuery = NonNullable<ListApiRequestLogsData['query']>;

/** Names of the filters in the address. */
export const filterNames = [
  'search',
  'operation',
  'outcome',
  'channel',
  'error',
  'credential',
  'user',
  'range',
  'from',
  'to',
  'request',
] as const;

type FilterName = (typeof filterNames)[number];

export const outcomes: Readonly<Record<ApiRequestOutcome, string>> = {
  success: 'Succeeded',
  client_error: 'Refused (4xx)',
  server_error: 'Failed (5xx)',
};
export const channels: Readonly<Record<ApiRequestChannel, string>> = { rest: 'REST', mcp: 'MCP' };

/** What errors are called in answers, with what they mean. */
export const errorTypes: Readonly<Record<string, string>> = {
  validation_error: 'Invalid request',
  invalid_token: 'No valid key or token',
  permission_denied: 'Permission is missing',
  not_found: 'Not found',
  conflict: 'Conflict',
  rate_limited: 'Too many requests',
  internal: 'Server errors',
};

const hour = 3_600_000;

/** Stretches that end now, in hours; all that is kept without one. */
export const ranges: Readonly<Record<string, { readonly label: string; readonly hours: number }>> = {
  hour: { label: 'Last hour', hours: 1 },
  day: { label: 'Last 24 hours', hours: 24 },
  week: { label: 'Last 7 days', hours: 7 * 24 },
};

const isOutcome = (text: string): text is ApiRequestOutcome => text in outcomes;
const isChannel = (text: string): text is ApiRequestChannel => text in channels;
const isInstant = (text: string): boolean => text !== '' && !Number.isNaN(Date.parse(text));

/** What the address asks the log for. `turn` changes when the same is asked for anew. */
export function useRequestQuery(filters: Filters, turn: number): RequestQuery {
  const asked = filterNames.map((name) => filters.get(name)).join('\n');
  // Stretches end when they were asked for, and not at each painting.
  return useMemo(
    () => ({ ...queryOf((name) => filters.get(name), Date.now()), offset: filters.offset }),
    [asked, filters.offset, turn],
  );
}

function queryOf(get: (name: FilterName) => string, now: number): RequestQuery {
  const { search, operation, outcome, channel, error, credential, user, range, from, to, request } =
    Object.fromEntries(filterNames.map((name) => [name, get(name)])) as Record<FilterName, string>;
  const since = ranges[range];
  return {
    ...(search.startsWith('req_') ? { request_id: search.slice(0, 64) } : search !== '' && { search }),
    ...(request !== '' && { request_id: request }),
    ...(operation !== '' && { operation_id: [operation] }),
    ...(isOutcome(outcome) && { outcome: [outcome] }),
    ...(isChannel(channel) && { channel: [channel] }),
    ...(error !== '' && { error_type: [error] }),
    ...(credential !== '' && { credential_id: [credential] }),
    ...(user !== '' && { user_id: [user] }),
    ...(since !== undefined && { created_after: new Date(now - since.hours * hour).toISOString() }),
    ...(isInstant(from) && { created_after: from }),
    ...(isInstant(to) && { created_before: to }),
  };
}
