import type { ApiKeysHandlers } from '#generated/console/families/api-keys/handlers.ts';
import { createApiKey, getApiKey, listApiKeys, revokeApiKey, rotateApiKey } from './keys.ts';
import { getPermissionCatalog } from './presets.ts';
import {
  createServiceAccount,
  deleteServiceAccount,
  getServiceAccount,
  listServiceAccounts,
  updateServiceAccount,
} from './service-accounts.ts';

export default {
  getPermissionCatalog,
  listServiceAccounts,
  getServiceAccount,
  createServiceAccount,
  updateServiceAccount,
  deleteServiceAccount,
  listApiKeys,
  getApiKey,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
} satisfies ApiKeysHandlers;
