// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listFormSubmissions: Readonly<Record<string, Validate>>;
  readonly getFormSubmission: Readonly<Record<string, Validate>>;
  readonly listForms: Readonly<Record<string, Validate>>;
  readonly createForm: Readonly<Record<string, Validate>>;
  readonly getForm: Readonly<Record<string, Validate>>;
  readonly updateForm: Readonly<Record<string, Validate>>;
  readonly deleteForm: Readonly<Record<string, Validate>>;
  readonly queryFormAnalytics: Readonly<Record<string, Validate>>;
  readonly getFullForm: Readonly<Record<string, Validate>>;
  readonly publishForm: Readonly<Record<string, Validate>>;
  readonly republishForm: Readonly<Record<string, Validate>>;
  readonly updateFormSettings: Readonly<Record<string, Validate>>;
  readonly unpublishForm: Readonly<Record<string, Validate>>;
};
