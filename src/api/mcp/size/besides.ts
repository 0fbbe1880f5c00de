import type { Json } from './fields.ts';
import { maxTokens } from './response.ts';
import { shortened } from './shortened.ts';
import type { Tokens } from './tokens.ts';

/** For names, braces, and what a caller adds about the cuts. */
const reserve = 300;

/** What a response needs is whole, and what only helps has the tokens that are left; with what was cut of it. */
export function besides<Helping extends Json>(
  needed: object,
  helping: Helping,
  tokens: Tokens,
): { readonly value: Helping; readonly cuts: readonly string[] } {
  const left = maxTokens - reserve - tokens.count(JSON.stringify(needed));
  // Its form stays: `shortened` cuts texts and lists inside it.
  const { value, cuts } = shortened(helping, Math.max(left, 0), tokens);
  return { value: value as Helping, cuts };
}
