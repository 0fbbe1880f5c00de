import type { PaymentMethodType } from '#generated/types.gen.ts';
import { PaymentFault, type ProviderAccess } from '../provider.ts';
import { send, StripeError, type Fields, type Line, type StripeRequest } from './http.ts';
import type { StripeSession } from './objects.ts';
import { stripeType } from './readings.rules.ts';

/** Requests over a line to Stripe. */
export const asking = (line: Line) => {
  const request = <T>(access: ProviderAccess, what: StripeRequest): Promise<T> => send<T>(line, access, what);
  return {
    request,
    get: <T>(access: ProviderAccess, path: string, fields: Fields = {}): Promise<T> =>
      request<T>(access, { method: 'GET', path, fields }),
    post: <T>(access: ProviderAccess, path: string, fields: Fields, key?: string): Promise<T> =>
      request<T>(access, { method: 'POST', path, fields, ...(key !== undefined && { key }) }),
  };
};

export const sessionMinutes = 60;
const minuteMs = 60_000;

/** A page of Stripe, in contrast to a payment or setup. */
export const isSession = (id: string): boolean => id.startsWith('cs_');

export const pathOf = (id: string): string => encodeURIComponent(id);

/** Paths to expand in an object within another one. */
export const within = (name: string, paths: readonly string[]): string[] => [
  name,
  ...paths.map((path) => `${name}.${path}`),
];

export const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);

export const expiryOf = ({ expires_at: seconds }: StripeSession, now: Date): Date =>
  seconds === undefined ? later(now, sessionMinutes) : new Date(seconds * 1000);

export const isMissing = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing';

/** For what may have been removed already. */
export async function unlessGone(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    const isDetached = error instanceof StripeError && /not attached/.test(error.message);
    if (!isMissing(error) && !isDetached) throw error;
  }
}

export function requireType(type: PaymentMethodType, currency: string): string {
  const found = stripeType(type, currency);
  if (found === undefined)
    throw new PaymentFault('refused', `Stripe takes no bank debits in ${currency}.`, 'type_not_supported');
  return found;
}
