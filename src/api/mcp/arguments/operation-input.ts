import type { Operation } from '#generated/operation.ts';
import type { OperationInput } from '../call.ts';
import { parsedText } from './json-text.ts';
import type { Arguments } from './schema-view.ts';

/**
 * A tool's arguments as the parts of a request. Null is not a value of any parameter: it means that there is none. What the
 * operation does not know is left to the door, which names it.
 */
export function operationInput({ pathParams, body }: Operation, given: Arguments): OperationInput {
  const path: Arguments = {};
  const query: Arguments = {};
  const inPath = new Set(pathParams.map(({ name }) => name));
  for (const [name, value] of Object.entries(given)) {
    if (name === 'body' || value === null) continue;
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
