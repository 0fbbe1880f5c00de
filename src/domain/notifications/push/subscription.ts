import { hash } from 'node:crypto';
import type { Sealer } from '#src/platform/secrets/index.ts';

/** What a browser gives to whom it lets send to it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const subscriptionPurpose = 'push_subscription';

export const sealSubscription = (sealer: Sealer, tenantId: string, subscription: PushSubscription): Buffer =>
  sealer.seal(JSON.stringify(subscription), { tenantId, purpose: subscriptionPurpose });

export const openSubscription = (sealer: Sealer, tenantId: string, sealed: Buffer): PushSubscription =>
  JSON.parse(sealer.open(sealed, { tenantId, purpose: subscriptionPurpose })) as PushSubscription;

/** By which a browser is found again: its address at the push service has full entropy. */
export const addressHash = (endpoint: string): Buffer => hash('sha256', endpoint, 'buffer');
