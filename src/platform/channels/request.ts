import type { Fetched } from './provider.ts';
import {
  AddressRefused,
  boundedFetch,
  explainConnection,
  ResponseTooLarge,
  type AddressPolicy,
} from '#src/platform/outbound/index.ts';

const timeoutMs = 10_000;
const maxBytes = 256 * 1024;
const maxProblem = 500;

export type Answer =
  | { readonly status: number; readonly text: string }
  | { readonly status: null; readonly problem: string };

/** One request to a provider. Never rejects: what came of it is said in words for the member who connects it. */
export async function ask(addresses: AddressPolicy, url: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await boundedFetch({ addresses, signal, silenceMs: timeoutMs, maxBytes })(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: null, problem: storable(explain(error, signal)) };
  }
}

const maxFileBytes = 16 * 1024 * 1024;
const maxRedirects = 3;
const fileTimeoutMs = 60_000;

/** Fetches a file. What it is redirected to gets no credentials. */
export async function fetchBytes(
  addresses: AddressPolicy,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(fileTimeoutMs);
  const get = boundedFetch({ addresses, signal, silenceMs: timeoutMs, maxBytes: maxFileBytes });
  try {
    let response = await get(url, { headers });
    for (let hops = 0; hops < maxRedirects && response.status >= 300 && response.status < 400; hops += 1) {
      const location = URL.parse(response.headers.get('location') ?? '', url);
      await response.body?.cancel();
      if (location === null) return { kind: 'missing', isFinal: true };
      response = await get(location, {});
    }
    if (response.status === 200) return { kind: 'fetched', bytes: Buffer.from(await response.arrayBuffer()) };
    await response.body?.cancel();
    return { kind: 'missing', isFinal: [400, 403, 404, 410].includes(response.status) };
  } catch (error) {
    return { kind: 'missing', isFinal: error instanceof AddressRefused || error instanceof ResponseTooLarge };
  }
}

function explain(error: unknown, { aborted }: AbortSignal): string {
  if (aborted) return `The provider did not respond within ${timeoutMs / 1000} seconds.`;
  if (error instanceof AddressRefused) return `${error.message}.`;
  if (error instanceof ResponseTooLarge) return 'The response of the provider was too large.';
  return explainConnection(error as NodeJS.ErrnoException).message;
}

/** Postgres takes no NUL in a text, and no half of a character. */
export const storable = (text: string, max = maxProblem): string =>
  text.slice(0, max).replaceAll('\0', '\uFFFD').toWellFormed();

/** The object that a response is; undefined for anything else. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
