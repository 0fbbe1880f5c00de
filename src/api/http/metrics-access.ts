import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics.ts';

export interface MetricsAccess {
  /** A port for metrics alone; the public one then has none. */
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

export async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const instruments = await metrics.load();
  const text = await instruments.text();
  response.writeHead(200, { 'content-type': instruments.contentType, 'cache-control': 'no-store' }).end(text);
}

/** The port of its own. With a token too, both are asked for. */
export async function listenForMetrics(
  metrics: Metrics,
  { port, token }: MetricsAccess,
  host: string,
): Promise<Server | undefined> {
  if (port === null) return undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (token !== null && !isToken(request.headers.authorization, token)))
      return void response.writeHead(404).end();
    sendMetrics(response, metrics).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
