import type { AttachmentAddress, FileAddress } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { hostedAddress, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { writeContentDetail, type ContentDetail } from './read-content.ts';
import { findSeenFiles } from './seen-files.queries.ts';

/** Seconds for which an address is good unless the caller says otherwise. */
export const addressSeconds = 900;

type Reader = Pick<ReadContext, 'identity' | 'now' | 'services'>;

/** An address at which the caller, and nobody who has lost the right to see the file, gets its content. */
export function contentAddress(
  ctx: Reader,
  fileId: string,
  { seconds, ...shown }: Omit<ContentDetail, 'userId'> & { readonly seconds: number },
): FileAddress {
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
  const credential = signAddress(
    { sealer: ctx.services.sealer, now: ctx.now },
    {
      tenantId: ctx.identity.tenantId,
      purpose: 'file_content',
      recordId: fileId,
      expiresAt,
      detail: writeContentDetail({ userId: ctx.identity.userId, ...shown }),
    },
  );
  return {
    url: hostedAddress(ctx.services, '/hosted/files/content/{token}', credential),
    expires_at: expiresAt.toISOString(),
  };
}

/** Addresses of those of these files that the caller sees, in this order. */
export async function contentAddresses(
  ctx: Reader & Pick<ReadContext, 'db' | 'can'>,
  fileIds: readonly string[],
): Promise<AttachmentAddress[]> {
  const seen = new Set((await findSeenFiles(ctx.db, ctx, fileIds)).map(({ id }) => id));
  return fileIds
    .filter((id) => seen.has(id))
    .map((id) => ({
      attachment_id: id,
      address: contentAddress(ctx, id, { isInline: true, seconds: addressSeconds }),
    }));
}
