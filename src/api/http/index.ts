// The HTTP server.
export { filesPerDocument, type DocumentBudgets } from './document-limits.ts';
export { Health } from './health.ts';
export { Metrics } from './metrics.ts';
export { bearsToken, mayReadMetrics, type MetricsAccess } from './metrics-access.ts';
export { listenForStatus } from './status-port.ts';
export { createServer, Server, type ServerOptions } from './server.ts';
