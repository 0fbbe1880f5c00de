import { ModelFault } from '../models/model.ts';

interface Check<T> {
  (value: unknown): value is T;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** The JSON of an answer, checked. Models like to put it between fences, or to say something before it. */
export function parseAnswer<T>(answer: string, check: Check<T>): T {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(from, to + 1));
  } catch (error) {
    throw new ModelFault(`It is not JSON: ${(error as Error).message}.`);
  }
  if (check(value)) return value;
  const { instancePath = '', message = 'is wrong' } = check.errors?.[0] ?? {};
  throw new ModelFault(`${instancePath || 'The whole'} ${message}.`);
}
