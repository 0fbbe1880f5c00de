// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getPart: Readonly<Record<string, Validate>>;
  readonly putPart: Readonly<Record<string, Validate>>;
};
