import { isObject } from './fields.ts';
import type { Tokens } from './tokens.ts';

/** How much of texts and lists is kept, from much to little; the first that is short enough is taken. */
const extents = [
  { text: 20_000, items: 400 },
  { text: 8000, items: 150 },
  { text: 3000, items: 60 },
  { text: 1000, items: 25 },
  { text: 300, items: 12 },
  { text: 100, items: 6 },
  { text: 40, items: 3 },
] as const;

const maxDepth = 12;
const maxCuts = 5;

export interface Shortened {
  readonly value: unknown;
  /** What was left out, such as `description (3000 of 61204 characters)`. */
  readonly cuts: readonly string[];
}

/** A value that fits in so many tokens: long texts and lists inside it are cut, and what is missing is counted. */
export function shortened(value: unknown, budget: number, tokens: Tokens): Shortened {
  if (tokens.fits(JSON.stringify(value), budget)) return { value, cuts: [] };
  for (const extent of extents) {
    const cuts: string[] = [];
    const short = cut(value, '', extent, cuts, 0);
    if (tokens.fits(JSON.stringify(short), budget))
      return {
        value: short,
        cuts:
          cuts.length > maxCuts ? [...cuts.slice(0, maxCuts), `${cuts.length - maxCuts} more places`] : cuts,
      };
  }
  return { value: namesOf(value), cuts: ['everything but the names of the properties'] };
}

type Extent = (typeof extents)[number];

function cut(value: unknown, place: string, extent: Extent, cuts: string[], depth: number): unknown {
  if (typeof value === 'string') {
    if (value.length <= extent.text) return value;
    cuts.push(`${place} (${extent.text} of ${value.length} characters)`);
    return `${value.slice(0, extent.text).replace(/[\uD800-\uDBFF]$/, '')}…`;
  }
  if (depth > maxDepth || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (value.length > extent.items) cuts.push(`${place} (${extent.items} of ${value.length} items)`);
    return value
      .slice(0, extent.items)
      .map((item, index) => cut(item, `${place}[${index}]`, extent, cuts, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      cut(inner, place === '' ? name : `${place}.${name}`, extent, cuts, depth + 1),
    ]),
  );
}

const namesOf = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.keys(value)
          .slice(0, 100)
          .map((name) => [name, null]),
      )
    : null;
