import { UsageError, type Input, type Option } from './command.ts';

const defaultLimit = 200;
const maxLimit = 100_000;

/** Lists that grow with agencies or with what fails show so many rows unless more are asked for. */
export const limitOption: Option = { value: 'N', text: `show at most so many (default: ${defaultLimit})` };

export function readLimit({ option }: Input): number {
  const text = option('limit');
  if (text === undefined) return defaultLimit;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maxLimit)
    throw new UsageError(`--limit is a number from 1 to ${maxLimit.toLocaleString('en')}.`);
  return limit;
}

/** What a list says of rows that it does not show. */
export const shownOf = (shown: number, all: number): string =>
  shown < all ? `; the first ${shown} are shown, --limit shows more` : '';
