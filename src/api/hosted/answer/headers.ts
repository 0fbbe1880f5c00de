import { hash } from 'node:crypto';
import type { PageRights } from './reply.ts';

/** Headers as `writeHead` takes them fastest: name, value, name, value, … */
export type Headers = readonly string[];

const locked = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/**
 * What every answer has. No other origin learns the address (`Referrer-Policy`), and none shares a window or a process with a page.
 * Any origin may call: the address is the whole credential, and there is no cookie that a foreign page could borrow.
 */
const common: Headers = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'no-referrer',
  'X-Frame-Options',
  'DENY',
  'X-Robots-Tag',
  'noindex, nofollow',
  'Permissions-Policy',
  'camera=(), geolocation=(), microphone=(), payment=(self)',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'Content-Disposition, Content-Range, ETag, Retry-After, X-Request-Id',
];

// `frame-ancestors` says it for what may be framed.
const withoutFrameOptions = common.filter((_, at) => common[at - (at % 2)] !== 'X-Frame-Options');

const noStore = ['Cache-Control', 'no-store'];
const sameOrigin = ['Cross-Origin-Resource-Policy', 'same-origin'];

/** Headers of data, refusals and redirects. */
export const dataHeaders = (requestId: string): string[] => [
  ...common,
  ...sameOrigin,
  ...noStore,
  'Content-Security-Policy',
  locked.join('; '),
  'X-Request-Id',
  requestId,
];

/**
 * Headers of a page. It may have styles of its own and sends its forms to its own host. Scripts, which are its own, and frames of other sites
 * are for pages with a right to them.
 */
export const pageHeaders = (
  page: string,
  requestId: string,
  { runsScripts = false, framedBy }: PageRights = {},
): string[] => [
  ...(framedBy === undefined ? common : withoutFrameOptions),
  ...sameOrigin,
  ...noStore,
  'Content-Security-Policy',
  [
    "default-src 'none'",
    `style-src ${hashesOf(page, styles)}`,
    ...(runsScripts ? [`script-src ${hashesOf(page, scripts)}`, "connect-src 'self'"] : []),
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy == null ? "'none'" : ancestors(framedBy)}`,
  ].join('; '),
  'X-Request-Id',
  requestId,
];

const styles = /<style>([^<]*)<\/style>/g;
const scripts = /<script>([\s\S]*?)<\/script>/g;

/** Those in the page are named by their hashes, so that nothing that was slipped into a page can bring its own. */
function hashesOf(page: string, form: RegExp): string {
  const hashes = Array.from(page.matchAll(form), ([, text]) => `'sha256-${hash('sha256', text!, 'base64')}'`);
  return hashes.length === 0 ? "'none'" : hashes.join(' ');
}

const ancestors = (domains: readonly string[]): string =>
  domains.length === 0 ? '*' : domains.flatMap((domain) => [domain, `*.${domain}`]).join(' ');

/** Headers of bytes: files of people, which are shown where they can do nothing, inside our own pages too. */
export function byteHeaders(contentType: string, ownOrigin: string, requestId: string): string[] {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${ownOrigin}`,
    // Viewers of PDF in browsers do not work in a sandbox, and have one of their own.
    ...(contentType.startsWith('application/pdf') ? [] : ['sandbox']),
  ];
  return [
    ...withoutFrameOptions,
    'Cross-Origin-Resource-Policy',
    'cross-origin',
    'Content-Security-Policy',
    policy.join('; '),
    'X-Request-Id',
    requestId,
  ];
}
