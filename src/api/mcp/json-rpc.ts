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

/** What each request in a message or batch calls: the tool, or else the method. Notifications are no requests. */
export const callsIn = (message: unknown): readonly { readonly method: string; readonly name: string }[] =>
  (Array.isArray(message) ? message : [message])
    .filter((one) => idOf(one) !== null)
    .map(
      ({
        method: given,
        params,
      }: {
        readonly method?: unknown;
        readonly params?: { readonly name?: unknown };
      }) => {
        const method = typeof given === 'string' ? given : 'unknown method';
        return {
          method,
          name: method === toolCall && typeof params?.name === 'string' ? params.name : method,
        };
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

/** How many calls of tools a message or batch holds: what a budget pays for. Opening, pinging and listing are free. */
export const paidCalls = (message: unknown): number =>
  callsIn(message).filter(({ method }) => method === toolCall).length;

/** A refusal for each request in a message or batch, in its form. */
export function refusalText(refusal: Problem, message: unknown): string {
  if (!Array.isArray(message)) return errorText(refusal, idOf(message));
  const ids = message.map(idOf).filter((id) => id !== null);
  return `[${ids.map((id) => errorText(refusal, id)).join(',')}]`;
}
