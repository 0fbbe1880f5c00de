import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { AddressRefused, guardedLookup, refuseLiteral, type AddressPolicy } from './addresses.ts';

export interface GuardedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** Ends the request and the reading of its response. */
  readonly signal?: AbortSignal | undefined;
  /** Certificates to trust instead of the well-known ones (PEM). */
  readonly ca?: string | undefined;
}

/**
 * `fetch` for addresses that must not lead inside: each connection is checked when it is made, TLS is verified, redirects are not followed.
 * The body of the response is read while it arrives.
 */
export async function guardedFetch(
  address: string,
  { method, headers, body, silenceMs, signal, ca }: GuardedRequest,
  policy: AddressPolicy,
): Promise<Response> {
  const url = policy.relocate?.(new URL(address)) ?? new URL(address);
  refuseLiteral(url, policy);
  if (url.protocol !== 'https:' && !policy.allowPrivate)
    throw new AddressRefused('Only HTTPS addresses are allowed');
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(url, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      agent: false,
      lookup: guardedLookup(policy),
      ...(signal !== undefined && { signal }),
      ...(ca !== undefined && { ca }),
    });
    request.setTimeout(silenceMs, () => request.destroy(new Error(`${url.host} does not answer.`)));
    request.on('error', reject);
    request.on('response', resolve);
    request.end(body);
  });
  const { statusCode = 500 } = incoming;
  const hasBody = ![204, 205, 304].includes(statusCode);
  if (!hasBody) incoming.resume();
  return new Response(hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null, {
    status: statusCode,
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  });
}
