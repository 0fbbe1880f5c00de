import { problem } from '#src/errors/problem.ts';
import { whereJsonBreaks } from './json-errors.ts';

/** Deeper than anything the contract describes, and far from what recursive code can bear. */
const maxDepth = 64;

// An escape that may hide a character Postgres cannot store: NUL, or half of a surrogate pair.
const suspiciousEscape = /\\u(?:0000|[dD][89a-fA-F])/;

/** JSON text from a caller to its value. `place` begins the messages: `body`, `query.filter_group`. */
export function parseJson(text: string, place: string): unknown {
  const value = parseBoundedJson(text, place);
  if (suspiciousEscape.test(text)) refuseUnstorable(value, place);
  return value;
}

/** The same without a look at the texts in it, for who looks at them later. */
export function parseBoundedJson(text: string, place: string): unknown {
  refuseDeepNesting(text, place);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw problem('malformed_json', `${place} is not valid JSON: ${whereJsonBreaks(text)}`, { cause: error });
  }
}

/** Refuses texts that Postgres cannot store, anywhere inside a value, and values nested too deeply. */
export function refuseUnstorable(value: unknown, place: string, depth = 0): void {
  if (typeof value === 'string') return refuseUnstorableText(value, place);
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw tooDeep(place);
  if (Array.isArray(value)) return value.forEach((item, i) => refuseUnstorable(item, `${place}[${i}]`, depth + 1));
  for (const [key, item] of Object.entries(value)) {
    refuseUnstorableText(key, `a property name in ${place}`);
    refuseUnstorable(item, `${place}.${key}`, depth + 1);
  }
}

const tooDeep = (place: string) => problem('validation_error', `${place} is nested deeper than ${maxDepth} levels`);

function refuseUnstorableText(text: string, place: string): void {
  if (text.includes('\0')) throw problem('validation_error', `${place} must not contain the NUL character`);
  if (!text.isWellFormed()) throw problem('validation_error', `${place} must not contain half of a surrogate pair`);
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 91, 93, 123, 125];

/**
 * Counts brackets outside of strings, before anything recursive sees the text. V8's parser itself bears any depth, but
 * validators and handlers need not.
 */
function refuseDeepNesting(text: string, place: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === backslash) i++;
      else if (code === quote) inString = false;
    } else if (code === quote) {
      inString = true;
    } else if (code === openBrace || code === openBracket) {
      if (++depth > maxDepth) throw tooDeep(place);
    } else if (code === closeBrace || code === closeBracket) {
      depth--;
    }
  }
}
