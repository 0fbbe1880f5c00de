// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly submitPlatformFeedback: Readonly<Record<string, Validate>>;
  readonly listSignatures: Readonly<Record<string, Validate>>;
  readonly getTenantContext: Readonly<Record<string, Validate>>;
};
