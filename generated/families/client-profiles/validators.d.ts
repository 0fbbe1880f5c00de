// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listClientProfileFolders: RequestValidators;
  readonly createClientProfileFolder: RequestValidators;
  readonly updateClientProfileFolder: RequestValidators;
  readonly deleteClientProfileFolder: RequestValidators;
  readonly moveClientProfileFolder: RequestValidators;
  readonly moveClientProfileFolderContents: RequestValidators;
  readonly listClientProfiles: RequestValidators;
  readonly createClientProfile: RequestValidators;
  readonly bulkDeleteClientProfiles: RequestValidators;
  readonly suggestClientProfileName: RequestValidators;
  readonly getClientProfile: RequestValidators;
  readonly updateClientProfile: RequestValidators;
  readonly deleteClientProfile: RequestValidators;
  readonly getClientProfileDetails: RequestValidators;
  readonly duplicateClientProfile: RequestValidators;
  readonly moveClientProfile: RequestValidators;
};
