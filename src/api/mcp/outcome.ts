import type { ToolCallResult } from '#generated/mcp/types.gen.ts';

/** Characters of all lists of one reply together: about 20,000 tokens, less than hosts cut off at. */
export const maxCharacters = 80_000;

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

/** `error.type` of a response, also of one in the format of OAuth 2.0; null for a success. */
export function errorTypeOf(body: object): string | null {
  const { error } = body as { readonly error?: { readonly type?: string } | string };
  return typeof error === 'string' ? error : (error?.type ?? null);
}
