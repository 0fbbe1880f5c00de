// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listMembers: Readonly<Record<string, Validate>>;
  readonly deleteMembers: Readonly<Record<string, Validate>>;
};
