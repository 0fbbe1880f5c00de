import type { Permission } from '#generated/permissions.ts';
import type { FileAddress } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { hostedAddress, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { previewKey, type StorageKey } from '#src/platform/storage/index.ts';
import { keepPreview } from '../previews/kept-preview.ts';

/** What was made for one reader: it is no file, and whoever may not ask for it any more does not get it either. */
export interface MadeDetail {
  readonly userId: string;
  readonly permission: string;
}

/** Seconds for which it can be fetched, the most that a signed address has. */
const seconds = 900;
const mark = 'made';

/**
 * Keeps content that a read has made, and answers the address at which the caller gets it. It has the place of previews under an id
 * of its own: no file has it, so the walk over the store removes it in the end.
 */
export async function addressOfMade(
  ctx: Pick<ReadContext, 'identity' | 'now' | 'services'>,
  made: { readonly bytes: Buffer; readonly contentType: string },
  permission: Permission,
): Promise<FileAddress> {
  const { tenantId, userId } = ctx.identity;
  const id = uuid7();
  await keepPreview(ctx.services.storage, madeKey(tenantId, id), made);
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
  const credential = signAddress(
    { sealer: ctx.services.sealer, now: ctx.now },
    { tenantId, purpose: 'file_content', recordId: id, expiresAt, detail: `${mark}:${userId}:${permission}` },
  );
  return {
    url: hostedAddress(ctx.services, '/hosted/files/content/{token}', credential),
    expires_at: expiresAt.toISOString(),
  };
}

export const madeKey = (tenantId: string, id: string): StorageKey => previewKey(tenantId, id, mark);

/** What the detail of an address says; undefined when it is about a file. */
export function readMadeDetail(detail: string | null): MadeDetail | undefined {
  const [first, userId, permission] = (detail ?? '').split(':');
  return first === mark ? { userId: userId!, permission: permission! } : undefined;
}
