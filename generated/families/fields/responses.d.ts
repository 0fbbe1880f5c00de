// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getAgencyFields: Readonly<Record<string, Validate>>;
  readonly updateAgencyFields: Readonly<Record<string, Validate>>;
  readonly updateAgencyFieldValue: Readonly<Record<string, Validate>>;
  readonly listFieldFolders: Readonly<Record<string, Validate>>;
  readonly createFieldFolder: Readonly<Record<string, Validate>>;
  readonly getFieldFolder: Readonly<Record<string, Validate>>;
  readonly updateFieldFolder: Readonly<Record<string, Validate>>;
  readonly deleteFieldFolder: Readonly<Record<string, Validate>>;
  readonly moveFieldFolder: Readonly<Record<string, Validate>>;
  readonly listFieldHistory: Readonly<Record<string, Validate>>;
  readonly listFields: Readonly<Record<string, Validate>>;
  readonly createField: Readonly<Record<string, Validate>>;
  readonly getFieldDetails: Readonly<Record<string, Validate>>;
  readonly listFieldsByScope: Readonly<Record<string, Validate>>;
  readonly bulkDeleteFields: Readonly<Record<string, Validate>>;
  readonly bulkReplaceFieldChoice: Readonly<Record<string, Validate>>;
  readonly listFieldCompositeTypes: Readonly<Record<string, Validate>>;
  readonly getFieldCompositeType: Readonly<Record<string, Validate>>;
  readonly manageField: Readonly<Record<string, Validate>>;
  readonly renameFieldKey: Readonly<Record<string, Validate>>;
  readonly reorderFields: Readonly<Record<string, Validate>>;
  readonly getField: Readonly<Record<string, Validate>>;
  readonly updateField: Readonly<Record<string, Validate>>;
  readonly deleteField: Readonly<Record<string, Validate>>;
  readonly getFieldUsage: Readonly<Record<string, Validate>>;
};
