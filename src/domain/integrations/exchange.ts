import {
  AddressRefused,
  explainConnection,
  guardedFetch,
  type AddressPolicy,
} from '#src/platform/outbound/index.ts';
import type { Json, ServiceRequest } from './catalogue/index.ts';

/** What a service answered. */
export interface Answer {
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly body: Json;
}

/** Why there is no answer. `unreachable`: nothing was sent. `unknown`: the service may have done it. */
export interface NoAnswer {
  readonly failure: 'unreachable' | 'unknown';
  readonly code: string;
  readonly message: string;
}

export interface Line {
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
}

const maxBytes = 4 * 1024 * 1024;

/** Sends a request and reads the whole answer, within a time and a size. Never rejects. */
export async function exchange(
  { method, url, headers, body }: ServiceRequest,
  { addresses, ca }: Line,
  timeoutMs: number,
): Promise<Answer | NoAnswer> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  let response: Response;
  try {
    response = await guardedFetch(
      url.href,
      { method, headers, body: body as string | undefined, silenceMs: timeoutMs, signal, ca },
      addresses,
    );
  } catch (error) {
    return signal.aborted ? late(timeoutMs) : lost(error as NodeJS.ErrnoException);
  }
  const text = await readText(response).catch((error: unknown) =>
    error instanceof TooLarge ? error : undefined,
  );
  if (text instanceof TooLarge)
    return {
      failure: 'unknown',
      code: 'response_too_large',
      message: 'The response has more than 4 MiB. Ask for less, such as fewer records of a page.',
    };
  if (text === undefined)
    return signal.aborted
      ? late(timeoutMs)
      : {
          failure: 'unknown',
          code: 'connection_lost',
          message: 'The connection broke before the response was complete.',
        };
  return {
    status: response.status,
    retryAfterSeconds: retryAfter(response.headers.get('retry-after')),
    body: bodyOf(text, response.headers.get('content-type') ?? ''),
  };
}

class TooLarge extends Error {}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** JSON where it is JSON, the text otherwise; null for nothing. */
function bodyOf(text: string, contentType: string): Json {
  if (text === '') return null;
  if (!/json/i.test(contentType) && !/^\s*[{[]/.test(text)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** Seconds, or an instant; within a day. */
export function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  // The service names an instant of the real time, whatever ours is moved to.
  // oxlint-disable-next-line house/one-clock
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), 86_400);
}

const late = (timeoutMs: number): NoAnswer => ({
  failure: 'unknown',
  code: 'timeout',
  message: `The service did not respond within ${Math.round(timeoutMs / 1000)} seconds.`,
});

/** Codes of connections that were never there. */
const neverThere = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;

function lost(error: NodeJS.ErrnoException): NoAnswer {
  if (error instanceof AddressRefused)
    return { failure: 'unreachable', code: 'address_refused', message: `${error.message}.` };
  const { failure, message } = explainConnection(error);
  const isUnreachable = failure === 'tls' || neverThere.test(error.code ?? '');
  return {
    failure: isUnreachable ? 'unreachable' : 'unknown',
    code: failure === 'tls' ? 'tls' : isUnreachable ? 'unreachable' : 'connection_lost',
    message,
  };
}
