import { hashAddress } from '#src/domain/access/sign-in/index.ts';
import type { HostedIdentity } from '#src/call/hosted.ts';
import type { RateLimiter } from '#src/platform/limits/index.ts';
import { tooMany } from './refusals.ts';

/** Requests per window: of an agency, of one address, and from one network, whatever it calls. */
export interface HostedLimits {
  readonly tenant: Pick<RateLimiter, 'take'>;
  readonly address: Pick<RateLimiter, 'take'>;
  readonly client: Pick<RateLimiter, 'take'>;
}

// Networks are counted before any agency is known.
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whoever tries addresses out is limited before one is looked up. */
export const limitClient = (limits: HostedLimits, ipAddress: string | undefined): Promise<void> =>
  take(limits.client, nobody, hashAddress(ipAddress ?? null).toString('base64url'));

/** A signed address is made anew for each page that shows it, so its record is what counts. */
export async function limitAddress(limits: HostedLimits, identity: HostedIdentity): Promise<void> {
  const { tenantId, tokenId, purpose, recordId } = identity;
  await take(limits.address, tenantId, tokenId ?? `${purpose}:${recordId}`);
  await limitAgency(limits, tenantId);
}

export const limitAgency = (limits: HostedLimits, tenantId: string): Promise<void> =>
  take(limits.tenant, tenantId);

async function take(limiter: Pick<RateLimiter, 'take'>, tenantId: string, subject?: string): Promise<void> {
  const { allowed, resetSeconds } = await limiter.take(tenantId, subject);
  if (!allowed) throw tooMany(resetSeconds);
}
