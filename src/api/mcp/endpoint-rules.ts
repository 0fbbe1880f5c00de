import type { IncomingMessage } from 'node:http';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Which pages and names may reach the endpoint through a browser. */
export class Visitors {
  readonly #base: URL;
  readonly #allowed: ReadonlySet<string>;

  /** `allowedOrigins` are those of browser-based hosts elsewhere, such as `https://inspector.example.com`. */
  constructor(baseUrl: string, allowedOrigins: readonly string[]) {
    this.#base = new URL(baseUrl);
    this.#allowed = new Set([this.#base.origin, ...allowedOrigins]);
  }

  /**
   * Why a request may not come in; undefined when it may. A page of another origin must not use a person's network to get
   * here: not openly, and not under a name that it made resolve to this machine (DNS rebinding), which matters only where
   * the service is not meant to be reached from outside.
   */
  refusal({ headers }: IncomingMessage): string | undefined {
    const isLocal = isLoopback(this.#base.hostname);
    const host = URL.parse(`http://${headers.host ?? ''}`);
    if (isLocal && (host === null || (host.host !== this.#base.host && !isLoopback(host.hostname))))
      return 'The Host header does not match this server.';
    const { origin } = headers;
    if (origin === undefined || this.#allowed.has(origin)) return undefined;
    const page = URL.parse(origin);
    if (isLocal && page !== null && isLoopback(page.hostname)) return undefined;
    return `The origin ${origin.slice(0, 200)} is not allowed to call this server. The operator can allow it with MCP_ALLOWED_ORIGINS.`;
  }
}

/** CORS headers for pages of an allowed origin. */
export function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id, Mcp-Session-Id',
    Vary: 'Origin',
  };
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Max-Age': '86400',
};

/** Batches were part of the protocol until this version. */
const firstWithoutBatches = '2025-06-18';

export const mayBatch = ({ headers }: IncomingMessage): boolean => {
  const version = headers['mcp-protocol-version'];
  return typeof version !== 'string' || version < firstWithoutBatches;
};
