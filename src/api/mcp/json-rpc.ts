import { problemText } from '#src/api/door/index.ts';
import type { Problem, ProblemCode } from '#src/platform/errors/index.ts';

/** JSON-RPC 2.0 codes; those from -32000 to -32099 are the server's to give. */
const codes: Partial<Record<ProblemCode, number>> = {
  malformed_json: -32700,
  validation_error: -32600,
  rate_limited: -32029,
  permission_denied: -32003,
  internal: -32603,
};
const otherError = -32000;

const codeOf = ({ code }: Problem): number => codes[code] ?? otherError;

/** The body of an answer to a message that never became a call. A 401 is written as OAuth 2.0 writes it, as everywhere. */
export function errorText(refusal: Problem, id: string | number | null): string {
  if (refusal.status === 401) return problemText(refusal);
  const retryAfter = refusal.headers['retry-after'];
  const data = {
    type: refusal.type,
    ...(retryAfter !== undefined && { retry_after_seconds: Number(retryAfter) }),
  };
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    error: { code: codeOf(refusal), message: refusal.message, data },
  });
}

/** The id of a request, for its error; null for batches, notifications and what is no message. */
export function idOf(message: unknown): string | number | null {
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  return typeof message.id === 'string' || typeof message.id === 'number' ? message.id : null;
}

export const toolCall = 'tools/call';

interface CallIn {
  readonly id: string | number;
  readonly method: string;
  /** The tool that it calls, or else the method. */
  readonly name: string;
}

/** Each request in a message or batch. Notifications are no requests. */
export const callsIn = (message: unknown): readonly CallIn[] =>
  (Array.isArray(message) ? message : [message]).flatMap(
    (one: { readonly method?: unknown; readonly params?: { readonly name?: unknown } }) => {
      const id = idOf(one);
      if (id === null) return [];
      const method = typeof one.method === 'string' ? one.method : 'unknown method';
      const tool = one.params?.name;
      return [{ id, method, name: method === toolCall && typeof tool === 'string' ? tool : method }];
    },
  );

/** Ids of the requests that a message or batch cancels. */
export const cancelledIn = (message: unknown): readonly (string | number)[] =>
  (Array.isArray(message) ? message : [message]).flatMap(
    (one: { readonly method?: unknown; readonly params?: { readonly requestId?: unknown } } | null) => {
      if (one?.method !== 'notifications/cancelled' || idOf(one) !== null) return [];
      const id = one.params?.requestId;
      return typeof id === 'string' || typeof id === 'number' ? [id] : [];
    },
  );

/** Whether a request asks to be told of progress before its answer. */
export const wantsProgress = (message: unknown): boolean =>
  (Array.isArray(message) ? message : [message]).some(
    (one: { readonly params?: { readonly _meta?: { readonly progressToken?: unknown } } } | null) =>
      one?.params?._meta?.progressToken !== undefined,
  );

/** Ids of the calls of tools in a message or batch: what a budget pays for. Opening, pinging and listing are free. */
export const toolCallsIn = (message: unknown): readonly (string | number)[] =>
  callsIn(message).flatMap(({ id, method }) => (method === toolCall ? [id] : []));

/** A refusal for each request in a message or batch, in its form. */
export function refusalText(refusal: Problem, message: unknown): string {
  if (!Array.isArray(message)) return errorText(refusal, idOf(message));
  const ids = message.map(idOf).filter((id) => id !== null);
  return `[${ids.map((id) => errorText(refusal, id)).join(',')}]`;
}
