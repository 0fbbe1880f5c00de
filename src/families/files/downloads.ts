import type { AttachmentDownload } from '#generated/types.gen.ts';
import type { IssueAttachmentDownloadUrlInput } from '#generated/families/files/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { hostedAddress, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { writeContentDetail } from '#src/domain/files/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireFile } from './files.ts';

const defaultSeconds = 900;

export async function issueAttachmentDownloadUrl(
  ctx: ReadContext,
  { path, body }: IssueAttachmentDownloadUrlInput,
): Promise<AttachmentDownload> {
  const file = await requireFile(ctx, path.id);
  for (const bound of ['max_width_px', 'max_height_px'] as const)
    if (body?.[bound] !== undefined)
      throw invalid(
        `body.${bound}`,
        'asks for a preview, and there is none of this file. Leave it out for the file itself.',
      );
  const expiresAt = new Date(ctx.now.getTime() + (body?.valid_seconds ?? defaultSeconds) * 1000);
  const credential = signAddress(
    { sealer: ctx.services.sealer, now: ctx.now },
    {
      tenantId: ctx.identity.tenantId,
      purpose: 'file_content',
      recordId: file.id,
      expiresAt,
      detail: writeContentDetail({
        userId: ctx.identity.userId,
        isInline: body?.disposition === 'inline',
      }),
    },
  );
  return {
    attachment_id: file.id,
    url: hostedAddress(ctx.services, '/hosted/files/content/{token}', credential),
    file_name: file.file_name,
    content_type: file.content_type,
    size: file.size_bytes,
    expires_at: expiresAt.toISOString(),
  };
}
