// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getAgencyFields: RequestValidators;
  readonly updateAgencyFields: RequestValidators;
  readonly updateAgencyFieldValue: RequestValidators;
  readonly listFieldFolders: RequestValidators;
  readonly createFieldFolder: RequestValidators;
  readonly getFieldFolder: RequestValidators;
  readonly updateFieldFolder: RequestValidators;
  readonly deleteFieldFolder: RequestValidators;
  readonly moveFieldFolder: RequestValidators;
  readonly listFieldHistory: RequestValidators;
  readonly listFields: RequestValidators;
  readonly createField: RequestValidators;
  readonly getFieldDetails: RequestValidators;
  readonly listFieldsByScope: RequestValidators;
  readonly bulkDeleteFields: RequestValidators;
  readonly bulkReplaceFieldChoice: RequestValidators;
  readonly listFieldCompositeTypes: RequestValidators;
  readonly getFieldCompositeType: RequestValidators;
  readonly manageField: RequestValidators;
  readonly renameFieldKey: RequestValidators;
  readonly reorderFields: RequestValidators;
  readonly getField: RequestValidators;
  readonly updateField: RequestValidators;
  readonly deleteField: RequestValidators;
  readonly getFieldUsage: RequestValidators;
};
