import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import { sendMetrics } from './metrics-access.ts';

export interface Status {
  readonly health: Pick<Health, 'report'>;
  readonly metrics: Metrics;
  readonly mayReadMetrics: (request: IncomingMessage) => boolean;
}

/** A port for whoever watches the process: health, readiness and metrics, and nothing else. Rejects when it is taken. */
export async function listenForStatus(
  status: Status,
  port: number,
  host: string,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    answer(status, request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}` };
}

async function answer(
  { health, metrics, mayReadMetrics }: Status,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendStatus(response, 405, { status: 'GET only' });
  switch (request.url) {
    case '/healthz':
      return sendStatus(response, 200, { status: 'ok' });
    case '/readyz': {
      const readiness = await health.report();
      return sendStatus(response, readiness.status === 'ready' ? 200 : 503, readiness);
    }
    case '/metrics':
      if (mayReadMetrics(request)) return sendMetrics(response, metrics);
      return sendStatus(response, 404, { status: 'not found' });
    default:
      return sendStatus(response, 404, { status: 'not found' });
  }
}

function sendStatus(
  response: ServerResponse,
  code: number,
  body: { readonly status: string; readonly files?: string },
): void {
  response
    .writeHead(code, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
