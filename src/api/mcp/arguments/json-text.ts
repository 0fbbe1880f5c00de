import { parseBoundedJson } from '#src/api/request/index.ts';
import { Problem, problem } from '#src/platform/errors/index.ts';

type Arguments = Record<string, unknown>;

/** Some hosts send an object as JSON text; it is meant as the object. */
export function parsedObject(value: unknown, place: string): unknown {
  if (typeof value !== 'string') return value;
  const parsed = parsedText(value, place);
  if (parsed === undefined || Array.isArray(parsed))
    throw problem('validation_error', `${place} must be an object, not text.`);
  return parsed;
}

/** The object or list that a text holds, undefined when it is no JSON; 400 for JSON that the door would refuse in a body. */
export function parsedText(text: string, place: string): Arguments | unknown[] | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return parseBoundedJson(text, place) as Arguments | unknown[];
  } catch (error) {
    if (error instanceof Problem && error.code === 'malformed_json') return undefined;
    throw error;
  }
}

/** The same for a text that may be meant as one: what the door would refuse stays text, and is refused as such. */
export function soundText(text: string): Arguments | unknown[] | undefined {
  try {
    return parsedText(text, 'arguments');
  } catch {
    return undefined;
  }
}
