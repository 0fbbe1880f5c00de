import type { Operation } from '#generated/operation.ts';
import { parseBoundedJson } from '#src/api/request/index.ts';
import { Problem, problem } from '#src/platform/errors/index.ts';
import type { OperationInput } from './call.ts';

type Arguments = Record<string, unknown>;

const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some hosts send an object as JSON text; it is meant as the object. */
export function parsedObject(value: unknown, place: string): unknown {
  if (typeof value !== 'string') return value;
  const parsed = parsedText(value, place);
  if (parsed === undefined || Array.isArray(parsed))
    throw problem('validation_error', `${place} must be an object, not text.`);
  return parsed;
}

/** A tool's arguments as the parts of a request. What the operation does not know is left to the door, which names it. */
export function operationInput({ pathParams, body }: Operation, given: Arguments): OperationInput {
  const path: Arguments = {};
  const query: Arguments = {};
  const inPath = new Set(pathParams.map(({ name }) => name));
  for (const [name, value] of Object.entries(given)) {
    if (name === 'body') continue;
    (inPath.has(name) ? path : query)[name] = value;
  }
  const content = given.body;
  // Null stands for nothing, unless a body could be meant.
  if (content === undefined || (content === null && body !== 'required')) return { path, query };
  return {
    path,
    query,
    body: typeof content === 'string' ? (parsedText(content, 'body') ?? content) : content,
  };
}

/**
 * The same arguments with every text that holds a JSON object or list replaced by what it holds; undefined when there is
 * none. Only for arguments that were refused as they are, because a text may also be meant as one.
 */
export function withTextsParsed(given: Arguments): Arguments | undefined {
  let changed = false;
  const parse = (value: unknown, depth: number): unknown => {
    if (depth > deepest) return value;
    if (Array.isArray(value)) return value.map((item) => parse(item, depth + 1));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, parse(inner, depth + 1)]),
      );
    const parsed = typeof value === 'string' ? soundText(value) : undefined;
    if (parsed === undefined) return value;
    changed = true;
    return parsed;
  };
  const result = parse(given, 0) as Arguments;
  return changed ? result : undefined;
}

const deepest = 8;

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
function soundText(text: string): Arguments | unknown[] | undefined {
  try {
    return parsedText(text, 'arguments');
  } catch {
    return undefined;
  }
}
