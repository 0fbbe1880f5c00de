// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getWebhookSettings: Readonly<Record<string, Validate>>;
  readonly updateWebhookSettings: Readonly<Record<string, Validate>>;
  readonly listWebhookEvents: Readonly<Record<string, Validate>>;
  readonly sendWebhookPing: Readonly<Record<string, Validate>>;
  readonly sendWebhookSample: Readonly<Record<string, Validate>>;
  readonly sendWebhookDelivery: Readonly<Record<string, Validate>>;
  readonly revealWebhookSecret: Readonly<Record<string, Validate>>;
  readonly rotateWebhookSecret: Readonly<Record<string, Validate>>;
  readonly recoverWebhookDeliveries: Readonly<Record<string, Validate>>;
  readonly previewWebhookRecovery: Readonly<Record<string, Validate>>;
};
