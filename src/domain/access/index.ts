// Who may do what: permissions, keys, passwords, sessions, and the record of changes to them.
export { judgeKey, type RefusedKey, type Verdict } from './api-key.rules.ts';
export { findKeyByHash, updateKeysLastUsed } from './api-keys.queries.ts';
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
export { credentialRef } from './credential-ref.queries.ts';
export {
  checkGrantable,
  checkHeld,
  checkPermissionChange,
  checkRank,
  checkRevocable,
  checkRoleChange,
} from './grants.rules.ts';
export { holdsPermission } from './holders.queries.ts';
export { passwordFault } from './password-check.ts';
export { minPasswordLength } from './password.rules.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { areaName, permissionAreas } from './permissions-text.ts';
export { effectivePermissions, isPermission } from './permissions.ts';
export { actAs } from './act-as.ts';
export { findViewer, type AccountViewer } from './viewer.ts';
export { hashSecret, isWellFormed } from './secret.ts';
