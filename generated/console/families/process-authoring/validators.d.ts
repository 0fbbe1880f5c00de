// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly createProcess: RequestValidators;
  readonly importProcess: RequestValidators;
  readonly updateProcess: RequestValidators;
  readonly replaceProcessStages: RequestValidators;
  readonly publishProcess: RequestValidators;
  readonly restoreProcess: RequestValidators;
  readonly archiveProcess: RequestValidators;
  readonly unarchiveProcess: RequestValidators;
  readonly duplicateProcess: RequestValidators;
  readonly listProcessVersions: RequestValidators;
  readonly getProcessText: RequestValidators;
  readonly replaceProcessText: RequestValidators;
};
