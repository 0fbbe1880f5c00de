// Who may do what: permissions, keys, passwords, sessions, and the record of changes to them.
export {
  createApiKey,
  createServiceAccount,
  defaultOverlapHours,
  revokeApiKey,
  rotateApiKey,
  type CreateApiKey,
  type CreateServiceAccount,
  type IssuedKey,
  type KeyContext,
} from './api-keys.ts';
export { effectivePermissions, isPermission } from './permissions.ts';
export { actAs } from './act-as.ts';
