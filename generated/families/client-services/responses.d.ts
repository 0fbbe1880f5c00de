// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listClientServiceCategories: Readonly<Record<string, Validate>>;
  readonly createClientServiceCategory: Readonly<Record<string, Validate>>;
  readonly updateClientServiceCategory: Readonly<Record<string, Validate>>;
  readonly deleteClientServiceCategories: Readonly<Record<string, Validate>>;
  readonly moveClientServiceCategory: Readonly<Record<string, Validate>>;
  readonly listClientServiceCategoryServices: Readonly<Record<string, Validate>>;
  readonly createClientServices: Readonly<Record<string, Validate>>;
  readonly getClientServiceCategory: Readonly<Record<string, Validate>>;
  readonly listClientServiceFolders: Readonly<Record<string, Validate>>;
  readonly createClientServiceFolder: Readonly<Record<string, Validate>>;
  readonly getClientServiceFolder: Readonly<Record<string, Validate>>;
  readonly updateClientServiceFolder: Readonly<Record<string, Validate>>;
  readonly deleteClientServiceFolder: Readonly<Record<string, Validate>>;
  readonly moveClientServiceFolder: Readonly<Record<string, Validate>>;
  readonly moveClientServiceFolderContents: Readonly<Record<string, Validate>>;
  readonly listClientServices: Readonly<Record<string, Validate>>;
  readonly updateClientService: Readonly<Record<string, Validate>>;
  readonly deleteClientServices: Readonly<Record<string, Validate>>;
  readonly bulkAddClientServices: Readonly<Record<string, Validate>>;
  readonly bulkDeleteClientServiceCategories: Readonly<Record<string, Validate>>;
  readonly reorderClientServices: Readonly<Record<string, Validate>>;
  readonly getClientService: Readonly<Record<string, Validate>>;
};
