import type { Bundle } from './bundle.ts';
import type { Diagnostic } from './diagnostics.ts';
import { fields, grammar, type Child, type Kind } from './grammar.ts';
import { isObject } from './json.ts';
import { didYouMean } from './nearest.ts';
import type { Token } from './pointer.ts';
import { walk } from './walk.ts';

const nouns: Partial<Record<Kind, string>> = {
  document: 'an OpenAPI document',
  components: 'components',
  pathItem: 'a path',
  operation: 'an operation',
  requestBody: 'a request body',
  mediaType: 'a media type',
};

/**
 * Misspelt fields, lists where OpenAPI has objects, and the like: a walk passes over them, so they are told before any is taken,
 * and what would follow from them is not told.
 */
export function checkStructure({ document, locate }: Bundle): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (tokens: readonly Token[], expected: string): void => {
    found.push({
      severity: 'error',
      code: 'structure',
      message: `"${tokens.at(-1)}" must be ${expected}.`,
      place: locate(tokens),
    });
  };
  walk(document, ({ kind, value, tokens }) => {
    if ('$ref' in value && typeof value.$ref !== 'string') report([...tokens, '$ref'], 'text');
    // Inside schemas JSON Schema's own schema judges.
    if (kind === 'schema') return;
    for (const key of Object.keys(value)) {
      if (fields[kind]?.has(key) === false && !key.startsWith('x-')) {
        found.push({
          severity: 'error',
          code: 'structure',
          message: `"${key}" is no field of ${nouns[kind] ?? `a ${kind}`}.${didYouMean(key, fields[kind])}`,
          place: locate([...tokens, key]),
        });
      }
    }
    for (const [key, child] of Object.entries(grammar[kind])) {
      // YAML makes null of a key without a value, which says no more than the key's absence.
      const held = value[key] ?? undefined;
      if (held !== undefined) checkHeld(child, held, [...tokens, key], report);
    }
  });
  return found;
}

function checkHeld(
  { kind, many }: Child,
  held: unknown,
  tokens: readonly Token[],
  report: (tokens: readonly Token[], expected: string) => void,
): void {
  const isFit = (value: unknown): boolean =>
    isObject(value) || value === null || (kind === 'schema' && typeof value === 'boolean');
  if (many === 'one') {
    if (!isFit(held)) report(tokens, 'an object');
    return;
  }
  if (many === 'list' ? !Array.isArray(held) : !isObject(held))
    return report(tokens, many === 'list' ? 'a list' : 'an object');
  for (const [key, item] of Object.entries(held as object)) {
    if (!isFit(item) && !key.startsWith('x-')) report([...tokens, key], 'an object');
  }
}
