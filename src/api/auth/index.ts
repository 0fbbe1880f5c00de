// Who calls. The pages (account/) and the authorization server (oauth/) have indexes of their own: they are loaded when asked for.
export { createAuthenticator, type Authenticator, type AuthenticatorOptions } from './authenticator.ts';
export { createCodeCounter, createPasswordChecker } from './session/check-password.ts';
export { cookieIn, proofHeader, sessionCookieName } from './session/session-cookie.ts';
