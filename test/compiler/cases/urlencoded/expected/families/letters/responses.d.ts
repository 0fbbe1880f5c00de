// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly orderLetter: Readonly<Record<string, Validate>>;
  readonly unsubscribe: Readonly<Record<string, Validate>>;
  readonly answerLetter: Readonly<Record<string, Validate>>;
};
