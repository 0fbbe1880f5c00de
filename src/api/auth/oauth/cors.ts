import type { IncomingMessage, ServerResponse } from 'node:http';

const preflightSeconds = 3600;

/**
 * Lets hosts that run in a browser read the answers of an endpoint, from wherever: no cookie counts there. Answers
 * whether it was a preflight, which is answered with that.
 */
export function allowOrigins(
  request: IncomingMessage,
  response: ServerResponse,
  methods: readonly string[],
): boolean {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, WWW-Authenticate, X-Request-Id');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Accept, Authorization, Content-Type, MCP-Protocol-Version, X-Request-Id',
  );
  response.setHeader('Access-Control-Max-Age', String(preflightSeconds));
  response.setHeader('Allow', methods.join(', '));
  response.statusCode = 204;
  response.end();
  return true;
}
