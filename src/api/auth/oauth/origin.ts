import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin } from '#src/call/origin.ts';

/** A request to the authorization server, for what the library calls without it. */
export interface OAuthRequest {
  readonly origin: Origin;
  /** Path of the endpoint. */
  readonly endpoint: string;
}

const current = new AsyncLocalStorage<OAuthRequest>();

export const withRequest = <T>(request: OAuthRequest, work: () => T): T => current.run(request, work);

export function currentRequest(): OAuthRequest {
  const request = current.getStore();
  if (request === undefined) throw new Error('The authorization server was called outside a request.');
  return request;
}
