import { sessionFetch } from '../../../app/api.ts';
import { addressOf } from '../samples.ts';
import type { ReferenceOperation } from '#generated/reference.types.ts';
import type { Ready } from './call.ts';

/** What came back, or why nothing did. */
export interface Outcome {
  readonly address: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Of what came, in bytes. */
  readonly size: number;
  /** As it came, with JSON put into lines. */
  readonly text: string;
  /** What the service says of an error. */
  readonly message: string;
}

/** Calls the operation as the person who is signed in. An error is an outcome as well. */
export async function send({ method, path }: ReferenceOperation, { call, headers }: Ready): Promise<Outcome> {
  const address = addressOf(path, call);
  const start = performance.now();
  const hasBody = call.body !== undefined;
  const answer = await sessionFetch(address, {
    method,
    headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(call.body) }),
  }).catch(() => undefined);
  if (answer === undefined)
    return {
      address,
      status: 0,
      milliseconds: Math.round(performance.now() - start),
      headers: [],
      size: 0,
      text: '',
      message: 'The service could not be reached. Check your connection and try again.',
    };
  const text = await answer.text().catch(() => '');
  return {
    address,
    status: answer.status,
    milliseconds: Math.round(performance.now() - start),
    headers: [...answer.headers],
    size: new Blob([text]).size,
    ...readText(text),
  };
}

interface ErrorBody {
  readonly error?: string | { readonly message?: string };
  readonly error_description?: string;
}

function readText(text: string): Pick<Outcome, 'text' | 'message'> {
  try {
    const value = JSON.parse(text) as ErrorBody | null;
    const message =
      value?.error_description ?? (typeof value?.error === 'object' ? value.error.message : value?.error);
    return { text: JSON.stringify(value, null, 2), message: message ?? '' };
  } catch {
    return { text, message: '' };
  }
}
