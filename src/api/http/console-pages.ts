import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler, Response } from 'express';
import { problem } from '#src/platform/errors/index.ts';

const folder = fileURLToPath(new URL('../../../dist/console/', import.meta.url));
const asset = /^\/console\/assets\/([\w.-]+\.(?:js|css|json|svg|woff2|map))$/;
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves the console as it was built: one page, which finds the way by itself, and what it loads. */
export function consolePages(limit: (request: Request) => Promise<void>): RequestHandler {
  let page: string | undefined;
  return async (request, response, next) => {
    const { path } = request;
    if (path !== '/console' && !path.startsWith('/console/')) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw problem('method_not_allowed', `This path does not support ${request.method}. Use GET.`, {
        headers: { allow: 'GET, HEAD' },
      });
    await limit(request);
    const name = asset.exec(path)?.[1];
    if (name !== undefined) return sendAsset(request, response, name);
    if (path.startsWith('/console/assets/')) throw problem('unknown_path', 'The console has no such file.');
    page ??= readPage();
    sendPage(response, page);
  };
}

function readPage(): string {
  const file = `${folder}index.html`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw problem('unavailable', 'The console is not built. Run `npm run build`; `make run` does, too.', {
    headers: { 'retry-after': '60' },
  });
}

/** File names contain a hash of the content, so browsers can cache them forever. */
function sendAsset(request: Request, response: Response, name: string): void {
  const file = `${folder}assets/${name}`;
  if (!existsSync(file)) throw problem('unknown_path', 'The console has no such file.');
  const [coding, suffix] = codings.find(
    ([one, ending]) => request.acceptsEncodings(one) === one && existsSync(file + ending),
  ) ?? [undefined, ''];
  response.type(name.slice(name.lastIndexOf('.')));
  response.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(coding !== undefined && { 'Content-Encoding': coding }),
  });
  response.sendFile(file + suffix, { cacheControl: false, lastModified: false, dotfiles: 'deny' });
}

/** Nothing runs in it that did not come from here, and styles that are made at run time have to know its word. */
function sendPage(response: Response, page: string): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  response.set({
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  });
  response.type('html').send(page.replaceAll('__NONCE__', nonce));
}
