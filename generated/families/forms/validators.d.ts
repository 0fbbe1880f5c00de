// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listFormSubmissions: RequestValidators;
  readonly getFormSubmission: RequestValidators;
  readonly listForms: RequestValidators;
  readonly createForm: RequestValidators;
  readonly getForm: RequestValidators;
  readonly updateForm: RequestValidators;
  readonly deleteForm: RequestValidators;
  readonly queryFormAnalytics: RequestValidators;
  readonly getFullForm: RequestValidators;
  readonly publishForm: RequestValidators;
  readonly republishForm: RequestValidators;
  readonly updateFormSettings: RequestValidators;
  readonly unpublishForm: RequestValidators;
};
