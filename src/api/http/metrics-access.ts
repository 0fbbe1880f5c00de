import type { IncomingMessage, ServerResponse } from 'node:http';
import { hash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics.ts';

export interface MetricsAccess {
  /** A port for health and metrics; the public one then has no metrics. */
  readonly port: number | null;
  /** What a caller presents as a bearer token. */
  readonly token: string | null;
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request at the public port may read metrics: with the token, or, where none is set, from this machine itself and
 * not through a proxy on it.
 */
export function mayReadMetrics(request: IncomingMessage, { port, token }: MetricsAccess): boolean {
  if (port !== null) return false;
  if (token !== null) return isToken(request.headers.authorization, token);
  return (
    loopback.test(request.socket.remoteAddress ?? '') &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}

const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(hash('sha256', header ?? '', 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'));

/** Who may read them at a port of their own: with a token, who bears it; else everybody who reaches the port. */
export const bearsToken =
  (token: string | null) =>
  ({ headers }: IncomingMessage): boolean =>
    token === null || isToken(headers.authorization, token);

export async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const instruments = await metrics.load();
  const text = await instruments.text();
  response.writeHead(200, { 'content-type': instruments.contentType, 'cache-control': 'no-store' }).end(text);
}
