// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly createWork: Readonly<Record<string, Validate>>;
  readonly createScan: Readonly<Record<string, Validate>>;
};
