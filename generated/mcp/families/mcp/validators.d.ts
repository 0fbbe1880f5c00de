// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly serviceStart: RequestValidators;
  readonly serviceCallTools: RequestValidators;
  readonly serviceRequestAdditionalTools: RequestValidators;
  readonly serviceGetToolDeepGuidance: RequestValidators;
  readonly serviceInvestigate: RequestValidators;
  readonly serviceCallApi: RequestValidators;
};
