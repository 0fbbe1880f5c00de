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
    'Access-Control-Expose-Headers':
      'WWW-Authenticate, Retry-After, X-Request-Id, Mcp-Session-Id, Mcp-Protocol-Version',
    Vary: 'Origin',
  };
}

/**
 * What hosts of both eras send: until 2025-11-25 a session and the last event of a stream, from 2026-07-28 on the method and the
 * tool. Libraries try GET and DELETE, too, and go on after the 405, which a page reads only of an allowed method.
 */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': [
    'Authorization',
    'Content-Type',
    'Accept',
    'Mcp-Protocol-Version',
    'Mcp-Method',
    'Mcp-Name',
    'Mcp-Session-Id',
    'Last-Event-ID',
  ].join(', '),
  'Access-Control-Max-Age': '86400',
};

const visible = /^[\x21-\x7e]{1,200}$/;

/** The session that a host says it is in. It is a name and no more: nothing is stored for it, and any is good. */
export function sessionIdOf({ headers }: IncomingMessage): string | undefined {
  const id = headers['mcp-session-id'];
  return typeof id === 'string' && visible.test(id) ? id : undefined;
}

/** Batches were part of the protocol until this version. */
const firstWithoutBatches = '2025-06-18';

export const mayBatch = ({ headers }: IncomingMessage): boolean => {
  const version = headers['mcp-protocol-version'];
  return typeof version !== 'string' || version < firstWithoutBatches;
};
