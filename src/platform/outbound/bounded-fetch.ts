import type { AddressPolicy } from './addresses.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** The response was larger than allowed. */
export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}

export interface Bounds {
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
  /** Ends all requests and the reading of their responses. */
  readonly signal: AbortSignal;
  readonly silenceMs: number;
  /** Of all responses together. */
  readonly maxBytes: number;
  /** For libraries that go on without the response. */
  readonly onTooLarge?: (error: ResponseTooLarge) => void;
}

export type BoundedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** `fetch` for libraries that bring their own requests: as `guardedFetch`, with one bound of time and of bytes for all of them. */
export function boundedFetch({
  addresses,
  ca,
  signal,
  silenceMs,
  maxBytes,
  onTooLarge,
}: Bounds): BoundedFetch {
  let left = maxBytes;
  const count = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left >= 0) return controller.enqueue(chunk);
        const error = new ResponseTooLarge('The response is too large.');
        onTooLarge?.(error);
        throw error;
      },
    });
  return async (url, init = {}) => {
    const both = init.signal == null ? signal : AbortSignal.any([signal, init.signal]);
    both.throwIfAborted();
    const response = await guardedFetch(
      String(url),
      {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body == null ? undefined : textOf(init.body),
        silenceMs,
        signal: both,
        ca,
      },
      addresses,
    );
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(count()) ?? null, { status, statusText, headers });
  };
}

function textOf(body: NonNullable<RequestInit['body']>): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new TypeError('Only texts are sent.');
}
