import type { Sealer } from '#src/platform/secrets/index.ts';
import { currentTrace } from '#src/platform/trace/index.ts';
import type { Post } from '#src/platform/outbound/index.ts';
import type { TakenDelivery } from './engine.queries.ts';
import { signatureHeader } from './sign.ts';

export const secretPurpose = 'webhook_secret';
export const headersPurpose = 'webhook_headers';

export const pingEvent = 'webhook.ping';

/** What every delivery says of itself; the signature is made anew at each attempt. */
export const fixedHeaders = (
  delivery: Pick<TakenDelivery, 'id' | 'event_id' | 'event_type' | 'is_test'>,
): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Agency-Webhooks/1.0',
  'X-AT-Event': delivery.event_type,
  'X-AT-Delivery-Id': delivery.id,
  'X-AT-Event-Id': delivery.event_id,
  // A ping says what it is by its type; a sample has the type of the real event.
  ...(delivery.is_test && delivery.event_type !== pingEvent && { 'X-AT-Sample': 'true' }),
});

/** The request of one attempt: the stored bytes, with a signature of this moment by every secret that is valid. */
export function requestOf(delivery: TakenDelivery, sealer: Sealer, at: Date): Post {
  const tenantId = delivery.tenant_id;
  const secrets = [delivery.secret_sealed, delivery.former_secret_sealed]
    .filter((sealed) => sealed !== null)
    .map((sealed) => sealer.open(sealed, { tenantId, purpose: secretPurpose }));
  const custom =
    delivery.headers_sealed === null
      ? {}
      : (JSON.parse(sealer.open(delivery.headers_sealed, { tenantId, purpose: headersPurpose })) as Record<
          string,
          string
        >);
  const trace = currentTrace();
  return {
    url: delivery.url,
    body: delivery.body,
    headers: {
      ...(trace && { traceparent: trace.traceparent }),
      // One that the agency sets itself goes before ours.
      ...custom,
      ...fixedHeaders(delivery),
      'X-AT-Signature': signatureHeader(delivery.body, secrets, at),
    },
  };
}
