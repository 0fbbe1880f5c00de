// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listTimeEntries: RequestValidators;
  readonly createTimeEntry: RequestValidators;
  readonly startTimeEntryTimer: RequestValidators;
  readonly getTimeEntry: RequestValidators;
  readonly updateTimeEntry: RequestValidators;
  readonly listTimeEntryAudit: RequestValidators;
};
