import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Services } from '#src/call/services.ts';
import { formToken, isFormToken } from '../oauth/keys.ts';
import type { Origin } from '#src/call/origin.ts';
import { readText } from '../oauth/read-body.ts';
import { PageRefused } from '../pages/refusal.ts';
import { sendPage } from '../pages/send-page.ts';
import { hashSecret } from '#src/domain/access/index.ts';
import { cookieIn, formCookie, formCookieName, sessionCookieName } from '../session/session-cookie.ts';
import { findSessionByHash, isSessionShaped, type SessionRecord } from '#src/domain/access/sessions/index.ts';
import { browserOf, type KnownBrowser } from '../sign-in/known-browser.ts';

const formRules = { type: 'application/x-www-form-urlencoded', maxBytes: 16 * 1024 } as const;
const browserForm = /^[A-Za-z0-9_-]{22}$/;

export interface PageRequestOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly origin: Origin;
  readonly db: Connections;
  readonly services: Services;
  readonly log: Log;
  /** Public address of the service. */
  readonly base: string;
  /** Sign the forms. */
  readonly keys: readonly string[];
}

/** One request to the pages by which people come to their account. */
export class PageRequest {
  readonly origin: Origin;
  readonly db: Connections;
  readonly services: Services;
  readonly log: Log;
  readonly base: string;
  readonly query: URLSearchParams;
  readonly #options: PageRequestOptions;
  readonly #cookies: string[] = [];

  constructor(options: PageRequestOptions) {
    this.#options = options;
    this.origin = options.origin;
    this.db = options.db;
    this.services = options.services;
    this.log = options.log;
    this.base = options.base;
    this.query = new URLSearchParams(options.request.url!.split('?')[1] ?? '');
  }

  /** What the forms of this answer carry to show that we made them for this browser. */
  formToken(): string {
    const known = this.#browser();
    const browser = known ?? randomBytes(16).toString('base64url');
    if (known === undefined) this.setCookie(formCookie(this.base, browser));
    return formToken(this.#options.keys, browser);
  }

  /** The fields of a form that we made for this browser; refused otherwise. */
  async readForm(): Promise<URLSearchParams> {
    const { request, keys } = this.#options;
    const form = new URLSearchParams(await readText(request, formRules));
    const site = request.headers['sec-fetch-site'];
    const browser = this.#browser();
    const isOurs =
      browser !== undefined &&
      isFormToken(keys, browser, form.get('form_token') ?? '') &&
      (site === undefined || site === 'same-origin' || site === 'none');
    if (!isOurs)
      throw new PageRefused(
        403,
        'This form has expired',
        'The form does not belong to this browser session. Go back, reload the page, and allow cookies for this site.',
      );
    return form;
  }

  /** The session of this browser; undefined when there is none, or it has ended. */
  async session(): Promise<SessionRecord | undefined> {
    const secret = cookieIn(this.#options.request.headers.cookie, sessionCookieName(this.base));
    return secret === undefined || !isSessionShaped(secret)
      ? undefined
      : findSessionByHash(this.db.system, hashSecret(secret));
  }

  /** The browser, as limits on signing in tell it from others. */
  browser(): KnownBrowser {
    return browserOf(this.#options.request.headers.cookie, this.base);
  }

  setCookie(cookie: string): void {
    this.#cookies.push(cookie);
  }

  show(text: string, status = 200, headers: Readonly<Record<string, string>> = {}): void {
    this.#sendCookies();
    sendPage(this.#options.response, { status, text, headers });
  }

  /** Sends the browser to another of our pages. */
  redirect(path: string): void {
    const { response } = this.#options;
    this.#sendCookies();
    response
      .writeHead(303, { Location: path, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .end();
  }

  #browser(): string | undefined {
    const value = cookieIn(this.#options.request.headers.cookie, formCookieName(this.base));
    return value !== undefined && browserForm.test(value) ? value : undefined;
  }

  #sendCookies(): void {
    if (this.#cookies.length > 0) this.#options.response.setHeader('Set-Cookie', this.#cookies);
  }
}

/** Where to go afterwards: a page of the console, whatever the address says. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/console(\/[\w\-./?=&%~+:,@#]*)?$/.test(next) && !next.startsWith('/console/api')
    ? next
    : '/console';
}
