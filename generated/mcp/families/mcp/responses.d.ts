// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly serviceStart: Readonly<Record<string, Validate>>;
  readonly serviceCallTools: Readonly<Record<string, Validate>>;
  readonly serviceRequestAdditionalTools: Readonly<Record<string, Validate>>;
  readonly serviceGetToolDeepGuidance: Readonly<Record<string, Validate>>;
  readonly serviceInvestigate: Readonly<Record<string, Validate>>;
  readonly serviceCallApi: Readonly<Record<string, Validate>>;
};
