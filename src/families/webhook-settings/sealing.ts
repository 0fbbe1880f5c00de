import { randomBytes } from 'node:crypto';
import { headersPurpose, secretPurpose } from '#src/platform/delivery/index.ts';
import type { WriteContext } from '#src/call/context.ts';

type Ctx = Pick<WriteContext, 'services' | 'identity' | 'now'>;

/** The prefix tells scanners what it is; all of it is the key. */
const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

export const sealSecret = ({ services, identity }: Ctx, secret: string): Buffer =>
  services.sealer.seal(secret, { tenantId: identity.tenantId, purpose: secretPurpose });

export const openSecret = ({ services, identity }: Ctx, sealed: Buffer): string =>
  services.sealer.open(sealed, { tenantId: identity.tenantId, purpose: secretPurpose });

/** A new signing secret that nobody has seen. */
export const newSecret = (ctx: Ctx) => ({
  secret_sealed: sealSecret(ctx, makeSecret()),
  secret_created_at: ctx.now,
  secret_revealed_at: null,
});

export const sealHeaders = ({ services, identity }: Ctx, headers: Readonly<Record<string, string>>) => {
  const names = Object.keys(headers).sort();
  return {
    names,
    sealed:
      names.length === 0
        ? null
        : services.sealer.seal(JSON.stringify(headers), {
            tenantId: identity.tenantId,
            purpose: headersPurpose,
          }),
  };
};
