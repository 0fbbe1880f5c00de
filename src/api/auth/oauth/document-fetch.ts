import { request } from 'node:https';
import { Readable } from 'node:stream';
import {
  AddressRefused,
  guardedLookup,
  refuseLiteral,
  type AddressPolicy,
} from '#src/platform/outbound/index.ts';

export interface DocumentFetchOptions {
  readonly policy: AddressPolicy;
  /** Certificates to trust instead of the well-known ones (PEM). */
  readonly ca?: string | undefined;
}

const maxMs = 3_000;
const withoutBody = new Set([204, 205, 304]);

/**
 * `fetch` for documents that strangers point to: HTTPS with a verified certificate, public addresses only, judged when the
 * connection is made, no redirects, a few seconds. How much of the body is read is up to who reads it.
 */
export const createDocumentFetch =
  ({ policy, ca }: DocumentFetchOptions) =>
  (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'https:')
      return Promise.reject(new AddressRefused('Only HTTPS addresses are allowed'));
    return new Promise((resolve, reject) => {
      // A literal address is connected to without a lookup.
      refuseLiteral(url, policy);
      const signal = AbortSignal.any([AbortSignal.timeout(maxMs), ...(init.signal ? [init.signal] : [])]);
      const options = {
        method: 'GET',
        agent: false,
        lookup: guardedLookup(policy),
        signal,
        headers: { accept: 'application/json' },
        minVersion: 'TLSv1.2',
        ...(ca !== undefined && { ca }),
      } as const;
      const sent = request(url, options, (answer) => {
        const status = answer.statusCode ?? 0;
        if (status < 200 || status > 599)
          return void sent.destroy(new Error(`the server returned status ${status}`));
        const headers = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
        const body = withoutBody.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
        if (body === null) answer.resume();
        resolve(new Response(body, { status, headers }));
      });
      sent.once('error', reject);
      sent.end();
    });
  };
