// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listClientServiceCategories: RequestValidators;
  readonly createClientServiceCategory: RequestValidators;
  readonly updateClientServiceCategory: RequestValidators;
  readonly deleteClientServiceCategories: RequestValidators;
  readonly moveClientServiceCategory: RequestValidators;
  readonly listClientServiceCategoryServices: RequestValidators;
  readonly createClientServices: RequestValidators;
  readonly getClientServiceCategory: RequestValidators;
  readonly listClientServiceFolders: RequestValidators;
  readonly createClientServiceFolder: RequestValidators;
  readonly getClientServiceFolder: RequestValidators;
  readonly updateClientServiceFolder: RequestValidators;
  readonly deleteClientServiceFolder: RequestValidators;
  readonly moveClientServiceFolder: RequestValidators;
  readonly moveClientServiceFolderContents: RequestValidators;
  readonly listClientServices: RequestValidators;
  readonly updateClientService: RequestValidators;
  readonly deleteClientServices: RequestValidators;
  readonly bulkAddClientServices: RequestValidators;
  readonly bulkDeleteClientServiceCategories: RequestValidators;
  readonly reorderClientServices: RequestValidators;
  readonly getClientService: RequestValidators;
};
