import type { AttachmentDownload } from '#generated/types.gen.ts';
import type { AttachmentAddresses } from '#generated/console/types.gen.ts';
import type { IssueAttachmentAddressesInput } from '#generated/console/families/files/handlers.ts';
import type { IssueAttachmentDownloadUrlInput } from '#generated/families/files/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  addressSeconds,
  contentAddress,
  findSeenFiles,
  isReadImage,
  keptBounds,
  nameFor,
  previewFormat,
  previewOf,
  type Bounds,
  type ImagePlaces,
  type StoredFile,
} from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { requireFile } from './files.ts';

export async function issueAttachmentDownloadUrl(
  ctx: ReadContext,
  { path, body }: IssueAttachmentDownloadUrlInput,
): Promise<AttachmentDownload> {
  const file = await requireFile(ctx, path.id);
  const preview = boundsIn(file, body ?? {});
  const shown = preview === undefined ? undefined : await previewOf(ctx, file, preview, placesOf(body ?? {}));
  const { url, expires_at } = contentAddress(ctx, file.id, {
    isInline: body?.disposition === 'inline',
    seconds: body?.valid_seconds ?? addressSeconds,
    preview,
  });
  return {
    attachment_id: file.id,
    url,
    file_name: shown === undefined ? file.file_name : nameFor(file.file_name, previewFormat),
    content_type: shown?.contentType ?? file.content_type,
    size: shown?.size ?? file.size_bytes,
    expires_at,
  };
}

type Asked = NonNullable<IssueAttachmentDownloadUrlInput['body']>;

function boundsIn(
  file: StoredFile,
  { max_width_px: width, max_height_px: height }: Asked,
): Bounds | undefined {
  if (width === undefined && height === undefined) return undefined;
  return keptBounds(file, { width: width ?? null, height: height ?? null });
}

/** The bound that asks for a preview is what a file that has none is refused for. */
function placesOf({ max_width_px: width }: Asked): ImagePlaces {
  const place = width === undefined ? 'body.max_height_px' : 'body.max_width_px';
  return { file: `${place} asks for a preview; path.id`, width: place, height: place };
}

export async function issueAttachmentAddresses(
  ctx: ReadContext,
  { body }: IssueAttachmentAddressesInput,
): Promise<AttachmentAddresses> {
  const ids = body.ids.map(storedId);
  const found = new Map((await findSeenFiles(ctx.db, ctx, ids)).map((file) => [file.id, file]));
  const files = ids.flatMap((id) => found.get(id) ?? []);
  return {
    addresses: files.map((file) => ({
      attachment_id: file.id,
      address: contentAddress(ctx, file.id, {
        isInline: true,
        seconds: addressSeconds,
        // Made when it is fetched: a gallery asks for many, and shows few at once.
        preview: isReadImage(file.content_type)
          ? boundsIn(file, { max_width_px: body.max_width_px })
          : undefined,
      }),
    })),
  };
}
