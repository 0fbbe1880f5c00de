// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listEmailDeliveryLogs: Readonly<Record<string, Validate>>;
  readonly getEmailDeliveryLog: Readonly<Record<string, Validate>>;
  readonly listApiRequestLogs: Readonly<Record<string, Validate>>;
  readonly getApiRequestLog: Readonly<Record<string, Validate>>;
  readonly listAuthEvents: Readonly<Record<string, Validate>>;
};
