import { sessionLifetimeMs } from '#src/domain/access/sessions/index.ts';

/** The header in which our own pages prove that a call with the cookie is theirs. */
export const proofHeader = 'x-session-proof';

export const isSecure = (base: string): boolean => base.startsWith('https:');

/** Where the service is reached by HTTPS, browsers refuse the name to everybody but this very host. */
export const sessionCookieName = (base: string): string =>
  isSecure(base) ? '__Host-console_session' : 'console_session';

/** The value of a cookie; undefined when it is not there, or there twice. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? values[0]!.slice(name.length + 1) : undefined;
}

/** Gone from scripts and other sites. */
export const cookie = (base: string, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure(base) ? '; Secure' : ''}`;

export const sessionCookie = (base: string, secret: string): string =>
  cookie(base, sessionCookieName(base), secret, Math.floor(sessionLifetimeMs / 1000));

export const endedSessionCookie = (base: string): string => cookie(base, sessionCookieName(base), '', 0);

/** Ties forms that are shown before anybody has signed in to the browser that they were made for. */
export const formCookieName = (base: string): string =>
  isSecure(base) ? '__Host-console_form' : 'console_form';

export const formCookie = (base: string, value: string): string =>
  cookie(base, formCookieName(base), value, 24 * 60 * 60);
