// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getPicture: RequestValidators;
  readonly getPreview: RequestValidators;
  readonly getFacts: RequestValidators;
};
