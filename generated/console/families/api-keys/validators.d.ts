// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getPermissionCatalog: RequestValidators;
  readonly listServiceAccounts: RequestValidators;
  readonly createServiceAccount: RequestValidators;
  readonly getServiceAccount: RequestValidators;
  readonly updateServiceAccount: RequestValidators;
  readonly deleteServiceAccount: RequestValidators;
  readonly listApiKeys: RequestValidators;
  readonly createApiKey: RequestValidators;
  readonly getApiKey: RequestValidators;
  readonly rotateApiKey: RequestValidators;
  readonly revokeApiKey: RequestValidators;
};
