import type { ToolCallResult } from '#generated/mcp/types.gen.ts';
import type { RestAnswer } from './call.ts';
import type { Tool } from './router/catalogue.ts';

/** Characters of all lists of one reply together: about 20,000 tokens, less than hosts cut off at. */
export const maxCharacters = 80_000;

/** What a model should do next about an answer that is no success. */
export function hintFor(status: number, tool?: Tool): string | undefined {
  switch (status) {
    case 400:
      return `Correct what the message names and call again.${tool === undefined ? '' : ` service_get_tool_deep_guidance for ${tool.name} shows the full input schema and an example.`}`;
    case 401:
      return 'The credential ended. The person has to connect again.';
    case 403:
      return 'Do not repeat it. Tell the person which permission is missing; an admin of the agency can grant it.';
    case 404:
      return tool === undefined || tool.after.length === 0
        ? 'Look the id up first; do not guess ids.'
        : `Look the id up first, with ${tool.after.slice(0, 3).join(', ')}; do not guess ids.`;
    case 409:
      return 'Read the record again, decide anew by what it is now, and repeat with its current revision. A call_id that was used for something else needs to be a new one.';
    case 429:
      return 'Wait as long as the message says, then call again; fewer calls at a time help.';
    case 501:
      return 'It is announced and not there yet. Do not repeat it; tell the person.';
    case 503:
      return 'Call again in a few seconds.';
    default:
      return status >= 500
        ? 'Something failed on the side of the service. Call again once; then tell the person.'
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
    hint: `Shortened to ${kept.length} of ${body.data.length} records (${total} match) to fit. Go on with offset ${offset + kept.length}, or narrow the filters.`,
  };
}

/** The answer of a tool as a host sees it. */
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

/** `error.type` of an answer, also of one that is written as OAuth 2.0 writes it; null for a success. */
export function errorTypeOf(body: object): string | null {
  const { error } = body as { readonly error?: { readonly type?: string } | string };
  return typeof error === 'string' ? error : (error?.type ?? null);
}
