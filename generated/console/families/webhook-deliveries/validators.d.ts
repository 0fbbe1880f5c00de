// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listInboundWebhookDeliveries: RequestValidators;
  readonly getInboundWebhookDelivery: RequestValidators;
  readonly listOutboundWebhookDeliveries: RequestValidators;
  readonly getOutboundWebhookDelivery: RequestValidators;
  readonly redeliverOutboundWebhook: RequestValidators;
};
