import type { EventRequest, ProviderEvent } from '../provider.ts';
import type { StripeEvent } from './objects.ts';
import { isSignedEvent } from './signature.rules.ts';

const maxText = 255;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxText ? value : null;

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The event in a request, once its signature is proved over the bytes as they came. */
export function readStripeEvent({ secret, headers, body, now }: EventRequest): ProviderEvent | undefined {
  if (!isSignedEvent(secret, headers['stripe-signature'] ?? '', body, now)) return undefined;
  let event: StripeEvent;
  try {
    event = JSON.parse(body.toString('utf8')) as StripeEvent;
  } catch {
    return undefined;
  }
  const [externalId, type] = [textOf(event?.id), textOf(event?.type)];
  if (externalId === null || type === null) return undefined;
  const object = propertyOf(event.data, 'object');
  const metadata = propertyOf(object, 'metadata');
  // A charge, refund or dispute names its payment; a page has one too, and is known by its own id.
  const paymentId = type.startsWith('charge.') ? textOf(propertyOf(object, 'payment_intent')) : null;
  return {
    externalId,
    type,
    objectId: paymentId ?? textOf(propertyOf(object, 'id')),
    paymentKey: textOf(propertyOf(metadata, 'payment_id')),
  };
}
