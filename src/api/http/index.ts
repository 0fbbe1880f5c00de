// The HTTP server.
export type { MetricsAccess } from './metrics-access.ts';
export { createServer, Server, type ServerOptions } from './server.ts';
