// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getPermissionCatalog: Readonly<Record<string, Validate>>;
  readonly listServiceAccounts: Readonly<Record<string, Validate>>;
  readonly createServiceAccount: Readonly<Record<string, Validate>>;
  readonly getServiceAccount: Readonly<Record<string, Validate>>;
  readonly updateServiceAccount: Readonly<Record<string, Validate>>;
  readonly deleteServiceAccount: Readonly<Record<string, Validate>>;
  readonly listApiKeys: Readonly<Record<string, Validate>>;
  readonly createApiKey: Readonly<Record<string, Validate>>;
  readonly getApiKey: Readonly<Record<string, Validate>>;
  readonly rotateApiKey: Readonly<Record<string, Validate>>;
  readonly revokeApiKey: Readonly<Record<string, Validate>>;
};
