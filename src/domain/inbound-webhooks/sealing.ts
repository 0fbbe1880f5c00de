import type { Services } from '#src/call/services.ts';

export const secretPurpose = 'secret of an inbound webhook';
export const addressPurpose = 'address of an inbound webhook';

interface Ctx {
  readonly services: Pick<Services, 'sealer'>;
  readonly identity: { readonly tenantId: string };
}

export const sealSecret = (
  { services, identity }: Ctx,
  secret: string,
  purpose: string = secretPurpose,
): Buffer => services.sealer.seal(secret, { tenantId: identity.tenantId, purpose });

export const openSecret = (
  { services, identity }: Ctx,
  sealed: Buffer,
  purpose: string = secretPurpose,
): string => services.sealer.open(sealed, { tenantId: identity.tenantId, purpose });
