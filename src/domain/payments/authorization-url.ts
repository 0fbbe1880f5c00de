import type { PaymentMethod } from '#generated/types.gen.ts';
import type { Services } from '#src/call/services.ts';

// The address at which a client consents to debits is a credential, so that it is stored sealed.

export const authorizationUrlPurpose = 'bank_authorization_address';

interface Agency {
  readonly identity: { readonly tenantId: string };
  readonly services: Pick<Services, 'sealer'>;
}

const sealedFor = ({ identity }: Agency) => ({
  tenantId: identity.tenantId,
  purpose: authorizationUrlPurpose,
});

export const sealAuthorizationUrl = (ctx: Agency, url: string): Buffer =>
  ctx.services.sealer.seal(url, sealedFor(ctx));

export const openAuthorizationUrl = (ctx: Agency, sealed: Buffer): string =>
  ctx.services.sealer.open(sealed, sealedFor(ctx));

/** A method as it was selected, with its address opened. */
export const withAuthorizationUrl = (ctx: Agency, method: PaymentMethod): PaymentMethod => {
  const { authorization_url: sealed } = method;
  return sealed === null
    ? method
    : { ...method, authorization_url: openAuthorizationUrl(ctx, Buffer.from(sealed, 'base64')) };
};
