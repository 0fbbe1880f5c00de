// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly createAssignmentFeedbackRule: Readonly<Record<string, Validate>>;
  readonly listAssignmentHistory: Readonly<Record<string, Validate>>;
  readonly rerunAssignment: Readonly<Record<string, Validate>>;
};
