import type { ServerResponse } from 'node:http';
import { stylesHash } from './styles.ts';

export interface PageAnswer {
  readonly status: number;
  readonly text: string;
  /** Where forms of the page may lead besides us, as CSP sources: browsers judge the redirects behind a form as well. */
  readonly formTargets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page is kept by nobody, framed by nobody and runs no script. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${stylesHash}`,
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Hosts in a browser open us in a window and wait for its return.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  };
}

export function sendPage(response: ServerResponse, { status, text, formTargets, headers }: PageAnswer): void {
  const all = { ...pageHeaders(formTargets), ...headers };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
