// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listClientProfileFolders: Readonly<Record<string, Validate>>;
  readonly createClientProfileFolder: Readonly<Record<string, Validate>>;
  readonly updateClientProfileFolder: Readonly<Record<string, Validate>>;
  readonly deleteClientProfileFolder: Readonly<Record<string, Validate>>;
  readonly moveClientProfileFolder: Readonly<Record<string, Validate>>;
  readonly moveClientProfileFolderContents: Readonly<Record<string, Validate>>;
  readonly listClientProfiles: Readonly<Record<string, Validate>>;
  readonly createClientProfile: Readonly<Record<string, Validate>>;
  readonly bulkDeleteClientProfiles: Readonly<Record<string, Validate>>;
  readonly suggestClientProfileName: Readonly<Record<string, Validate>>;
  readonly getClientProfile: Readonly<Record<string, Validate>>;
  readonly updateClientProfile: Readonly<Record<string, Validate>>;
  readonly deleteClientProfile: Readonly<Record<string, Validate>>;
  readonly getClientProfileDetails: Readonly<Record<string, Validate>>;
  readonly duplicateClientProfile: Readonly<Record<string, Validate>>;
  readonly moveClientProfile: Readonly<Record<string, Validate>>;
};
