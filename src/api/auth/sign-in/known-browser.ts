import { randomBytes } from 'node:crypto';
import { cookie, cookieIn, isSecure } from '../session/session-cookie.ts';

const form = /^[A-Za-z0-9_-]{22}$/;
const lifetimeSeconds = 180 * 24 * 60 * 60;

const nameFor = (base: string): string => (isSecure(base) ? '__Host-known_browser' : 'known_browser');

export interface KnownBrowser {
  readonly id: string;
  /** To be set when the browser signs in. */
  readonly cookie: string;
}

/**
 * The browser of a request, by a random cookie that it keeps beyond its sessions. It opens nothing: to an account that was
 * signed in to with it, it only tells the owner's attempts from those of strangers.
 */
export function browserOf(cookies: string | undefined, base: string): KnownBrowser {
  const kept = cookieIn(cookies, nameFor(base));
  const id = kept !== undefined && form.test(kept) ? kept : randomBytes(16).toString('base64url');
  return { id, cookie: cookie(base, nameFor(base), id, lifetimeSeconds) };
}
