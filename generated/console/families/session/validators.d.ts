// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getSession: RequestValidators;
  readonly setSessionAgency: RequestValidators;
  readonly confirmSession: RequestValidators;
  readonly replacePassword: RequestValidators;
  readonly listSessions: RequestValidators;
  readonly revokeOtherSessions: RequestValidators;
  readonly revokeSession: RequestValidators;
};
