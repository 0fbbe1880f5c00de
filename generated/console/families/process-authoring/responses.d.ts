// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly createProcess: Readonly<Record<string, Validate>>;
  readonly importProcess: Readonly<Record<string, Validate>>;
  readonly updateProcess: Readonly<Record<string, Validate>>;
  readonly replaceProcessStages: Readonly<Record<string, Validate>>;
  readonly publishProcess: Readonly<Record<string, Validate>>;
  readonly restoreProcess: Readonly<Record<string, Validate>>;
  readonly archiveProcess: Readonly<Record<string, Validate>>;
  readonly unarchiveProcess: Readonly<Record<string, Validate>>;
  readonly duplicateProcess: Readonly<Record<string, Validate>>;
  readonly listProcessVersions: Readonly<Record<string, Validate>>;
  readonly getProcessText: Readonly<Record<string, Validate>>;
  readonly replaceProcessText: Readonly<Record<string, Validate>>;
};
