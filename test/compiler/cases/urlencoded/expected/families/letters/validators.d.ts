// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly orderLetter: RequestValidators;
  readonly unsubscribe: RequestValidators;
  readonly answerLetter: RequestValidators;
};
