// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listTimeEntries: Readonly<Record<string, Validate>>;
  readonly createTimeEntry: Readonly<Record<string, Validate>>;
  readonly startTimeEntryTimer: Readonly<Record<string, Validate>>;
  readonly getTimeEntry: Readonly<Record<string, Validate>>;
  readonly updateTimeEntry: Readonly<Record<string, Validate>>;
  readonly listTimeEntryAudit: Readonly<Record<string, Validate>>;
};
