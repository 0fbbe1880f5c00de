// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listInboundWebhookDeliveries: Readonly<Record<string, Validate>>;
  readonly getInboundWebhookDelivery: Readonly<Record<string, Validate>>;
  readonly listOutboundWebhookDeliveries: Readonly<Record<string, Validate>>;
  readonly getOutboundWebhookDelivery: Readonly<Record<string, Validate>>;
  readonly redeliverOutboundWebhook: Readonly<Record<string, Validate>>;
};
