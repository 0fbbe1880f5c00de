// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getWebhookSettings: RequestValidators;
  readonly updateWebhookSettings: RequestValidators;
  readonly listWebhookEvents: RequestValidators;
  readonly sendWebhookPing: RequestValidators;
  readonly sendWebhookSample: RequestValidators;
  readonly sendWebhookDelivery: RequestValidators;
  readonly revealWebhookSecret: RequestValidators;
  readonly rotateWebhookSecret: RequestValidators;
  readonly recoverWebhookDeliveries: RequestValidators;
  readonly previewWebhookRecovery: RequestValidators;
};
