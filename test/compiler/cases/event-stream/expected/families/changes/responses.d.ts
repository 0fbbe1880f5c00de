// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly streamChanges: Readonly<Record<string, Validate>>;
};
