import type { Periodic, TaskHandlers } from '#src/platform/jobs/index.ts';
import { Poster, type AddressPolicy } from '#src/platform/outbound/index.ts';
import type { EventConsumer } from '#src/platform/outbox/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { attemptDelivery } from './attempt.ts';
import { disableEndpoint } from './disable.ts';
import { fanOutToWebhooks, sweepWebhooks } from './engine.queries.ts';
import { notifyDisabled, type TellDisabled, type TellInApp } from './notices.ts';

export {
  deliveries,
  deliveryRecord,
  fillLanes,
  insertTest,
  lockRoute,
  queueTest,
  selectDelivery,
} from './deliveries.queries.ts';
export { selectEndpoints } from './endpoints.queries.ts';
export { redeliver } from './redeliver.ts';
export { fixedHeaders, headersPurpose, pingEvent, secretPurpose } from './request.ts';
export { sendNow } from './send-now.ts';

export { notifyDisabled, type TellInApp };
export { selectOwnersAndAdmins } from './notices.queries.ts';

export interface DeliveryOptions {
  readonly sealer: Sealer;
  readonly policy: AddressPolicy;
  /** Tells people that an endpoint was turned off after failures. */
  readonly tell: TellDisabled;
  /** Certificates to trust instead of the well-known ones (PEM). */
  readonly ca?: string | undefined;
}

/** The webhook engine as the worker runs it. */
export interface Delivery {
  readonly consumer: EventConsumer;
  readonly handlers: Pick<TaskHandlers, 'attempt_delivery' | 'disable_endpoint'>;
  readonly sweep: Periodic;
  close(): void;
}

/** A receiver has 30 seconds for its answer. */
const timeoutMs = 30_000;
const connectionsPerHost = 128;
const keptBytes = 4096;
const sweepEveryMs = 5_000;

export function createDelivery({ sealer, policy, tell, ca }: DeliveryOptions): Delivery {
  const poster = new Poster({ policy, ca, timeoutMs, connectionsPerHost, keptBytes });
  return {
    consumer: { name: 'webhooks', wants: 'webhooks_want', consume: fanOutToWebhooks },
    handlers: {
      attempt_delivery: attemptDelivery({ sealer, poster }),
      disable_endpoint: disableEndpoint(tell),
    },
    sweep: { name: 'webhook deliveries', everyMs: sweepEveryMs, run: (inTurn) => inTurn(sweepWebhooks) },
    close: () => poster.close(),
  };
}
