export { createAuthenticator, type Authenticator, type AuthenticatorOptions } from './authenticator.ts';
