// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getSession: Readonly<Record<string, Validate>>;
  readonly setSessionAgency: Readonly<Record<string, Validate>>;
  readonly confirmSession: Readonly<Record<string, Validate>>;
  readonly replacePassword: Readonly<Record<string, Validate>>;
  readonly listSessions: Readonly<Record<string, Validate>>;
  readonly revokeOtherSessions: Readonly<Record<string, Validate>>;
  readonly revokeSession: Readonly<Record<string, Validate>>;
};
