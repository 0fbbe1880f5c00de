export { createAuthenticator, type Authenticator, type AuthenticatorOptions } from './authenticator.ts';
export {
  createApiKey, createServiceAccount, defaultOverlapHours, revokeApiKey, rotateApiKey,
  type CreateApiKey, type CreateServiceAccount, type IssuedKey, type KeyContext,
} from './api-keys.ts';
export { effectivePermissions, isPermission } from './permissions.ts';
