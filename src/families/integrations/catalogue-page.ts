import type { Page } from '#src/call/context.ts';
import { fold } from '#src/platform/db/query/index.ts';

interface PageRequest {
  readonly order?: 'asc' | 'desc';
  readonly limit?: number;
  readonly offset?: number;
}

/** A page of what is not in the database: the catalogue, and what services list. */
export function pageOf<T>(
  items: readonly T[],
  { order = 'desc', limit = 50, offset = 0 }: PageRequest,
  by?: (item: T) => string | number | null,
): Page<T> {
  const sign = order === 'asc' ? 1 : -1;
  const sorted = by === undefined ? items : items.toSorted((a, b) => sign * compare(by(a), by(b), sign));
  return { items: sorted.slice(offset, offset + limit), total: items.length };
}

/** What has no value comes last, whatever the direction. */
function compare(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? sign : -sign;
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Whether one of the texts contains what was typed, without regard to case and accents. */
export const contains = (search: string | undefined, ...texts: (string | null)[]): boolean =>
  search === undefined || texts.some((text) => text !== null && fold(text).includes(fold(search)));

export const isOneOf = <T>(wanted: readonly T[] | undefined, value: T): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value);

export const isAs = (wanted: boolean | undefined, value: boolean): boolean =>
  wanted === undefined || wanted === value;
