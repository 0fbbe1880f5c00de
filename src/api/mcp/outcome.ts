import type { ToolCallResult } from '#generated/mcp/types.gen.ts';
import type { RestAnswer } from './call.ts';
import type { Tool } from './router/catalogue.ts';

/** Characters of all lists of one reply together: about 20,000 tokens, less than hosts cut off at. */
export const maxCharacters = 80_000;

/** What a model should do next after a response that is not a success. */
export function hintFor(status: number, tool?: Tool): string | undefined {
  switch (status) {
    case 400:
      return `Correct the arguments that the message names and call again.${tool === undefined ? '' : ` service_get_tool_deep_guidance for ${tool.name} returns the full input schema and an example.`}`;
    case 401:
      return 'The credential has expired or was revoked. Ask the person to connect again.';
    case 403:
      return 'Do not retry. Tell the person which permission is missing; an admin of the agency can grant it.';
    case 404:
      return tool === undefined || tool.after.length === 0
        ? 'Look the id up first; do not guess ids.'
        : `Look the id up first, with ${tool.after.slice(0, 3).join(', ')}; do not guess ids.`;
    case 409:
      return 'Read the record again, check that the change still applies, and retry with its current revision. If the call_id was already used for another call, use a new one.';
    case 429:
      return 'Wait as long as the message says, then call again. Send fewer calls at a time.';
    case 501:
      return 'This operation is not available yet. Do not retry; tell the person.';
    case 503:
      return 'Call again in a few seconds.';
    default:
      return status >= 500
        ? 'An internal error occurred. Retry once; if it fails again, tell the person.'
        : undefined;
  }
}

/**
 * Lists so long that a host would cut them off are cut at the end of a record, as if a smaller `limit` had been asked for,
 * and say so. Nothing else is shortened.
 */
export function shortened(results: readonly ToolCallResult[]): ToolCallResult[] {
  let left = maxCharacters;
  return results.map((result, index) => {
    // What is left is shared by those that are still to come, so that the first does not take it all.
    const share = left / (results.length - index);
    const short = shortenedTo(result, share);
    left -= JSON.stringify(short.body).length;
    return short;
  });
}

interface Page {
  readonly data: unknown[];
  readonly pagination: { readonly total: number; readonly limit: number; readonly offset: number };
}

const isPage = (body: object): body is Page =>
  'pagination' in body && 'data' in body && Array.isArray(body.data);

function shortenedTo(result: ToolCallResult, characters: number): ToolCallResult {
  const { body } = result;
  if (!isPage(body) || JSON.stringify(body).length <= characters) return result;
  let used = 0;
  const fits = body.data.findIndex((record) => (used += JSON.stringify(record).length + 1) > characters);
  const kept = body.data.slice(0, Math.max(1, fits));
  if (kept.length === body.data.length) return result;
  const { offset, total } = body.pagination;
  return {
    ...result,
    body: { ...body, data: kept, pagination: { ...body.pagination, limit: kept.length } },
    hint: `Shortened to ${kept.length} of ${body.data.length} records (${total} match) to fit. Continue with offset ${offset + kept.length}, or narrow the filters.`,
  };
}

/** The response of a tool as a host sees it. */
export function toResult(
  name: string,
  callId: string | undefined,
  answer: RestAnswer,
  tool?: Tool,
): ToolCallResult {
  const hint = hintFor(answer.status, tool);
  return {
    name,
    ...(callId !== undefined && { call_id: callId }),
    status: answer.status,
    body: answer.body,
    ...(answer.isReplay && { is_replay: true }),
    ...(hint !== undefined && { hint }),
  };
}

/** `error.type` of a response, also of one in the format of OAuth 2.0; null for a success. */
export function errorTypeOf(body: object): string | null {
  const { error } = body as { readonly error?: { readonly type?: string } | string };
  return typeof error === 'string' ? error : (error?.type ?? null);
}
