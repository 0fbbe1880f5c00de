import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import { createAccountPages, type AccountPagesOptions } from '#src/api/auth/account/index.ts';
import { createOAuth, type OAuthOptions } from '#src/api/auth/oauth/index.ts';
import { problemAnswer } from '#src/api/door/index.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { requestIdFrom } from '#src/api/request/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Log } from '#src/platform/log.ts';
import { consolePages } from './console-pages.ts';
import type { Health } from './health.ts';
import type { LimitDocument } from './document-limits.ts';
import { landingPage } from './landing.ts';
import type { Metrics } from './metrics.ts';
import { mayReadMetrics, sendMetrics, type MetricsAccess } from './metrics-access.ts';

export interface AppOptions {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly log: Log;
  readonly limitDocument: LimitDocument;
  readonly oauth: Omit<OAuthOptions & AccountPagesOptions, 'log'>;
}

/** Everything outside `/v1`: signing in and OAuth, pages, health and metrics. Express is at home here, where comfort counts more than speed. */
export function createApp({
  health,
  metrics,
  metricsAccess,
  log,
  limitDocument,
  oauth,
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // Sent by the server itself, to requests that came by TLS (src/api/http/server.ts).
  app.use(helmet({ strictTransportSecurity: false }));
  app.get('/', async (request, response) => {
    await limitDocument('console', request);
    response.type('html').send(landingPage);
  });
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const readiness = await health.report();
    response.status(readiness.status === 'ready' ? 200 : 503).json(readiness);
  });
  app.get('/metrics', async (request, response, next) => {
    if (mayReadMetrics(request, metricsAccess)) await sendMetrics(response, metrics);
    else next();
  });
  const serveAccount = createAccountPages({ ...oauth, log });
  const serveOAuth = createOAuth({ ...oauth, log });
  app.use(async (request, response, next) => {
    if (!(await serveAccount(request, response)) && !(await serveOAuth(request, response))) next();
  });
  app.use(consolePages((request) => limitDocument('console', request)));
  app.use((request) => {
    throw problem('unknown_path', `Nothing exists at ${request.path.slice(0, 200)}. The API is under /v1.`);
  });
  app.use(answerProblem(log));
  return app;
}

/** Errors leave in the same shape as below `/v1`. */
const answerProblem =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const refusal = toProblem(error);
    const requestId = requestIdFrom(request.get('x-request-id'));
    if (refusal.status >= 500)
      log.error({ request_id: requestId, path: request.path, err: error as Error }, 'page failed');
    const { status, text, headers } = problemAnswer(refusal, ['X-Request-Id', requestId]);
    for (let i = 0; i < headers.length; i += 2) response.set(headers[i]!, headers[i + 1]!);
    response.status(status).send(text);
  };
