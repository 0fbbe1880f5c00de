export { createAuthenticator, type Authenticator, type AuthenticatorOptions } from './authenticator.ts';
export { createPasswordChecker } from './session/check-password.ts';
export { cookieIn, proofHeader, sessionCookieName } from './session/session-cookie.ts';
