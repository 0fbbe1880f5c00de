// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly createWork: RequestValidators;
  readonly createScan: RequestValidators;
};
