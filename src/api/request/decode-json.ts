import { problem, property } from '#src/platform/errors/index.ts';
import { whereJsonBreaks } from './json-errors.ts';
import { endOfString, findRepeatedName } from './json-names.ts';

/** Deeper than anything the contract describes, and far from what recursive code can bear. */
const maxDepth = 64;

/** Twice what the largest body of the contract has: an upload of 10,000 parts. */
const maxNames = 40_000;

// An escape that may hide a character Postgres cannot store, NUL or half of a surrogate pair, or a part of `__proto__`.
const suspiciousEscape = /\\u(?:0000|[dD][89a-fA-F]|00(?:5[fF]|6[fF]|7[024]))/;
const prototypeName = '__proto__';

/** JSON text from a caller to its value. `place` begins the messages: `body`, `query.filter_group`. */
export function parseJson(text: string, place: string): unknown {
  const value = parseBoundedJson(text, place);
  if (suspiciousEscape.test(text) || text.includes(prototypeName)) refuseUnstorable(value, place);
  return value;
}

/** The same without a look at the texts in it, for callers that look at them later. */
export function parseBoundedJson(text: string, place: string): unknown {
  const names = countNames(text, place);
  const value = parse(text, place);
  // `JSON.parse` keeps the last of several properties with one name, without a word.
  if (names > 0 && names !== countProperties(value))
    throw problem(
      'validation_error',
      `${findRepeatedName(text, place)} is given more than once: give each property once`,
    );
  return value;
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw problem('malformed_json', `${place} is not valid JSON: ${whereJsonBreaks(text)}`, { cause: error });
  }
}

/** Refuses texts that Postgres cannot store, names that programs cannot keep, and values nested too deeply. */
export function refuseUnstorable(value: unknown, place: string): void {
  refuseInside(value, place, []);
}

/** `path` leads to the value; it becomes text for a message only. */
function refuseInside(value: unknown, place: string, path: (string | number)[]): void {
  if (typeof value === 'string') return refuseUnstorableText(value, () => placeAt(place, path));
  if (typeof value !== 'object' || value === null) return;
  if (path.length === maxDepth) throw tooDeep(placeAt(place, path));
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    if (typeof key === 'string') refuseName(key, () => placeAt(place, path));
    path.push(key);
    refuseInside((value as Record<string | number, unknown>)[key], place, path);
    path.pop();
  }
}

function refuseName(name: string, place: () => string): void {
  if (name === prototypeName)
    throw problem('validation_error', `${property(place(), name)} is not an allowed property name`);
  refuseUnstorableText(name, () => `a property name in ${place()}`);
}

const placeAt = (place: string, path: readonly (string | number)[]): string =>
  path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : property(at, key)), place);

const tooDeep = (place: string) =>
  problem('validation_error', `${place} is nested deeper than ${maxDepth} levels`);

const tooMany = (place: string) =>
  problem('validation_error', `${place} has more than 40,000 properties: send it in several parts`);

function refuseUnstorableText(text: string, place: () => string): void {
  if (text.includes('\0')) throw problem('validation_error', `${place()} must not contain the NUL character`);
  if (!text.isWellFormed())
    throw problem('validation_error', `${place()} must not contain an unpaired surrogate`);
}

const [quote, colon, openBracket, closeBracket, openBrace, closeBrace] = [34, 58, 91, 93, 123, 125];

/**
 * Counts brackets and colons outside of strings, before anything recursive sees the text: V8's parser itself bears any
 * depth, but validators and handlers need not. There are as many colons as properties. The
 * number of properties is bounded because their names, unlike items, cost far more to understand and to refuse than their
 * length says.
 */
function countNames(text: string, place: string): number {
  let depth = 0;
  let names = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      i = endOfString(text, i);
    } else if (code === colon) {
      if (++names > maxNames) throw tooMany(place);
    } else if (code === openBrace || code === openBracket) {
      if (++depth > maxDepth) throw tooDeep(place);
    } else if (code === closeBrace || code === closeBracket) {
      depth--;
    }
  }
  return names;
}

function countProperties(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) if (typeof item === 'object') count += countProperties(item);
    return count;
  }
  // `Object.values` takes twice as long for an object of 40,000 properties: 13 ms, as long as the parser needs for it.
  for (const name of Object.keys(value)) {
    count += 1;
    const item = (value as Record<string, unknown>)[name];
    if (typeof item === 'object') count += countProperties(item);
  }
  return count;
}
