import type { Sealer } from '#src/platform/secrets/index.ts';
import type { DkimKey } from './dkim.ts';

/** A key of a domain as it is stored. */
export interface StoredSigner {
  readonly domain: string;
  readonly selector: string;
  readonly key_sealed: Buffer;
}

export const dkimPurpose = 'mail_domain_dkim';

export const sealDkimKey = (sealer: Sealer, tenantId: string, privateKey: string): Buffer =>
  sealer.seal(privateKey, { tenantId, purpose: dkimPurpose });

export const openDkimKey = (
  sealer: Sealer,
  tenantId: string,
  { domain, selector, key_sealed: sealed }: StoredSigner,
): DkimKey => ({
  domain,
  selector,
  privateKey: sealer.open(sealed, { tenantId, purpose: dkimPurpose }),
});
