import type { ReadContext } from '#src/call/context.ts';
import { addressSeconds, contentAddress } from '#src/domain/files/index.ts';

/** The address of a picture by what it is signed with: file, signer and publisher. It shows as long as who published it sees it. */
export function pictureAddress(ctx: ReadContext, signed: string | null): string | null {
  if (signed === null) return null;
  const [fileId, userId, tenantId] = signed.split(' ') as [string, string, string];
  const signer = { ...ctx, identity: { ...ctx.identity, tenantId, userId } };
  return contentAddress(signer, fileId, { isInline: true, seconds: addressSeconds }).url;
}
