import type { ToolCallResult } from '#generated/mcp/types.gen.ts';
import { isObject, select, type Json } from './fields.ts';
import { listFields } from './list-fields.ts';
import { asRows } from './rows.ts';
import { shortened } from './shortened.ts';
import type { Tokens } from './tokens.ts';

/** Tokens that a result may have, whatever a library passes on: hosts cut off at 25,000, and other results come beside it. */
export const maxTokens = 12_000;

/** What is kept free for what stands around the results. */
const reserve = 400;
/** For the hint of a result that is cut. */
const hintReserve = 250;

/** A result with the call that it answers. */
export interface Told {
  readonly result: ToolCallResult;
  readonly args: Json;
  readonly fields?: readonly string[] | undefined;
}

/** Results with the properties that their calls name, lists as rows, and all of them together no longer than a host takes. */
export function told(calls: readonly Told[], tokens: Tokens, budget = maxTokens): ToolCallResult[] {
  const results = calls.map((call) => selected(call));
  const sizes = results.map((result) => sizeOf(result, tokens, budget));
  const shares = sharesOf(sizes, budget - reserve);
  return results.map((result, index) =>
    sizes[index]! <= shares[index]! ? result : fitted(result, shares[index]!, tokens),
  );
}

/** Exact where it matters: what is shorter in bytes than a share can be is not counted, and no more than the budget of what is longer. */
function sizeOf(result: ToolCallResult, tokens: Tokens, budget: number): number {
  const text = JSON.stringify(result);
  const bytes = Buffer.byteLength(text);
  return bytes <= budget / 40 ? bytes : tokens.count(text, budget);
}

/** Short results get what they need, and the long ones share what is left. */
function sharesOf(sizes: readonly number[], budget: number): number[] {
  const shares = sizes.map(() => 0);
  let left = budget;
  const order = sizes.map((_, index) => index).sort((one, other) => sizes[one]! - sizes[other]!);
  order.forEach((index, place) => {
    const share = Math.floor(left / (order.length - place));
    shares[index] = Math.min(sizes[index]!, share);
    left -= shares[index];
  });
  return shares;
}

interface Page {
  readonly data: readonly unknown[];
  readonly pagination: { readonly total: number; readonly limit: number; readonly offset: number };
}

const isPage = (body: Json): body is Json & Page =>
  Array.isArray(body.data) && isObject(body.pagination) && 'offset' in body.pagination;

/** With the properties that the call names; of a list without them, the few that tell records apart. */
function selected({ result, args, fields }: Told): ToolCallResult {
  const { body } = result;
  if (result.status >= 400 || !('data' in body)) return result;
  if (fields !== undefined) {
    const { value, unknown } = select(body.data, fields);
    const hint = unknown.length === 0 ? [] : [unknownFields(unknown, body.data)];
    return withHint({ ...result, body: tabled({ ...body, data: value }) }, hint);
  }
  if (!isPage(body)) return result;
  const { shown, others } = listFields(body.data, args);
  if (others.length === 0) return { ...result, body: tabled(body) };
  const { value } = select(body.data, shown);
  return { ...result, body: { ...tabled({ ...body, data: value }), other_fields: others } };
}

function unknownFields(unknown: readonly string[], data: unknown): string {
  const record = Array.isArray(data) ? data[0] : data;
  const known = isObject(record) ? Object.keys(record).join(', ') : 'none';
  return `fields: there is no ${unknown.join(', ')}. There are ${known}.`;
}

function tabled(body: Json): Json {
  const table = isPage(body) ? asRows(body.data) : undefined;
  if (table === undefined) return body;
  const { data: _, ...rest } = body;
  return { ...table, ...rest };
}

const withHint = (result: ToolCallResult, hints: readonly string[]): ToolCallResult =>
  hints.length === 0
    ? result
    : {
        ...result,
        hint: [...(result.hint === undefined ? [] : [result.hint]), ...hints].join(' ').slice(0, 4000),
      };

/** A list is cut at the end of a record, as if a smaller `limit` had been asked for; everything else inside its values. */
function fitted(result: ToolCallResult, budget: number, tokens: Tokens): ToolCallResult {
  const { body } = result;
  const isTable = 'rows' in body && isObject(body.pagination);
  const records = (isTable ? body.rows : isPage(body) ? body.data : undefined) as unknown[] | undefined;
  if (records !== undefined && records.length > 1) {
    const name = isTable ? 'rows' : 'data';
    const empty = tokens.count(JSON.stringify({ ...result, body: { ...body, [name]: [] } }));
    const kept = asManyAsFit(records, budget - empty - hintReserve, tokens);
    if (kept > 0) return cutList(result, name, records, kept);
  }
  const { hint, ...bare } = result;
  const short = shortened(bare.body, budget - hintReserve, tokens);
  return withHint(
    { ...bare, body: short.value as Json, ...(hint !== undefined && { hint: hint.slice(0, 400) }) },
    [
      `Shortened: ${short.cuts.join('; ').slice(0, 600)}. Call again with fields for what you need; a part of a text or list is fields ["name[0:4000]"].`,
    ],
  );
}

function asManyAsFit(records: readonly unknown[], budget: number, tokens: Tokens): number {
  let left = budget;
  for (const [index, record] of records.entries()) {
    left -= tokens.count(JSON.stringify(record)) + 1;
    if (left < 0) return index;
  }
  return records.length;
}

function cutList(
  result: ToolCallResult,
  name: 'rows' | 'data',
  records: readonly unknown[],
  kept: number,
): ToolCallResult {
  if (kept === records.length) return result;
  const pagination = result.body.pagination as Page['pagination'];
  const { offset, total } = pagination;
  return withHint(
    {
      ...result,
      body: { ...result.body, [name]: records.slice(0, kept), pagination: { ...pagination, limit: kept } },
    },
    [
      `Shortened to ${kept} of ${records.length} records (${total} match) to fit. Continue with offset ${offset + kept}, narrow the filters, or name fewer fields.`,
    ],
  );
}
