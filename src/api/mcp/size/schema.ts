import { isObject, type Json } from './fields.ts';
import type { Tokens } from './tokens.ts';

const bounds =
  /^(min|max)(Length|Items|Properties|imum)$|^(exclusive(Min|Max)imum|uniqueItems|pattern|multipleOf)$/;
const maxDescribed = 4;

/** What is left out of a schema that is too long, from what matters least. */
const lighter = [
  { without: 'bounds', isKept: (name: string) => !bounds.test(name) },
  {
    without: 'bounds and inner descriptions',
    isKept: (name: string, depth: number) =>
      !bounds.test(name) && (name !== 'description' || depth <= maxDescribed),
  },
  {
    without: 'bounds and descriptions',
    isKept: (name: string) => !bounds.test(name) && name !== 'description',
  },
  {
    without: 'bounds, descriptions and shared definitions',
    isKept: (name: string) => !bounds.test(name) && name !== 'description' && name !== '$defs',
  },
] as const;

/** A schema in so many tokens, and what it was shortened by. */
export function fittedSchema(
  schema: Json,
  budget: number,
  tokens: Tokens,
): { schema: Json; without?: string | undefined } {
  if (tokens.fits(JSON.stringify(schema), budget)) return { schema };
  for (const { without, isKept } of lighter) {
    const light = kept(schema, isKept, 0, false) as Json;
    if (tokens.fits(JSON.stringify(light), budget)) return { schema: light, without };
  }
  return { schema: { type: 'object' }, without: 'its properties' };
}

/** Keywords are left out, properties that happen to be called like one are not. */
function kept(
  value: unknown,
  isKept: (name: string, depth: number) => boolean,
  depth: number,
  isNames: boolean,
): unknown {
  if (Array.isArray(value)) return value.map((item) => kept(item, isKept, depth, false));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNames || isKept(name, depth))
      .map(([name, inner]) => [
        name,
        kept(inner, isKept, depth + 1, !isNames && (name === 'properties' || name === '$defs')),
      ]),
  );
}
