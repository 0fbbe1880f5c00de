import type { AttachmentDownload, FileAddress } from '#generated/types.gen.ts';
import type { AttachmentAddresses } from '#generated/console/types.gen.ts';
import type { IssueAttachmentAddressesInput } from '#generated/console/families/files/handlers.ts';
import type { IssueAttachmentDownloadUrlInput } from '#generated/families/files/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { hostedAddress, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { findSeenFiles, writeContentDetail, type StoredFile } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireFile } from './files.ts';

const defaultSeconds = 900;

export async function issueAttachmentDownloadUrl(
  ctx: ReadContext,
  { path, body }: IssueAttachmentDownloadUrlInput,
): Promise<AttachmentDownload> {
  const file = await requireFile(ctx, path.id);
  for (const bound of ['max_width_px', 'max_height_px'] as const)
    if (body?.[bound] !== undefined) throw noPreview(bound);
  const { url, expires_at } = addressOf(ctx, file, {
    isInline: body?.disposition === 'inline',
    seconds: body?.valid_seconds ?? defaultSeconds,
  });
  return {
    attachment_id: file.id,
    url,
    file_name: file.file_name,
    content_type: file.content_type,
    size: file.size_bytes,
    expires_at,
  };
}

export async function issueAttachmentAddresses(
  ctx: ReadContext,
  { body }: IssueAttachmentAddressesInput,
): Promise<AttachmentAddresses> {
  if (body.max_width_px !== undefined) throw noPreview('max_width_px');
  const ids = body.ids.map(storedId);
  const found = new Map((await findSeenFiles(ctx.db, ctx, ids)).map((file) => [file.id, file]));
  const files = ids.flatMap((id) => found.get(id) ?? []);
  return {
    addresses: files.map((file) => ({
      attachment_id: file.id,
      address: addressOf(ctx, file, { isInline: true, seconds: defaultSeconds }),
    })),
  };
}

const noPreview = (bound: string) =>
  invalid(
    `body.${bound}`,
    'asks for a preview, and there is none of this file. Leave it out for the file itself.',
  );

function addressOf(
  ctx: ReadContext,
  file: StoredFile,
  { isInline, seconds }: { readonly isInline: boolean; readonly seconds: number },
): FileAddress {
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
  const credential = signAddress(
    { sealer: ctx.services.sealer, now: ctx.now },
    {
      tenantId: ctx.identity.tenantId,
      purpose: 'file_content',
      recordId: file.id,
      expiresAt,
      detail: writeContentDetail({ userId: ctx.identity.userId, isInline }),
    },
  );
  return {
    url: hostedAddress(ctx.services, '/hosted/files/content/{token}', credential),
    expires_at: expiresAt.toISOString(),
  };
}
