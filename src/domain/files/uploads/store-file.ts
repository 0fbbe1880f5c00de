import type { Attachment } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import type { Content } from '#src/platform/storage/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { fileKindOf } from '../content/file-kind.ts';
import type { Told } from '../content/sniff.ts';
import { attach } from '../records/attach.ts';
import { countFiles } from '../records/attachments.queries.ts';
import { maxFilesOfRecord } from '../records/limits.ts';
import { readingKindOf } from '../readings/reading-kinds.ts';
import { insertReading } from '../readings/readings.queries.ts';
import { insertFile } from './files.queries.ts';
import { endUpload, type UploadContext } from './end-upload.ts';
import type { StoredUpload } from './uploads.queries.ts';

/** What a file may be attached with: whoever finishes the upload, its creator or the service itself. */
export type FinishContext = UploadContext & Pick<WriteContext, 'identity' | 'can' | 'demand' | 'audit'>;

/** What becomes a file, and what it is to be attached to. */
export interface Coming extends Pick<StoredUpload, 'file_id' | 'record_kind' | 'record_id'> {
  /** Null for what an outsider sent. */
  readonly created_by: string | null;
  readonly source: Attachment['source'];
  /** The image that it was made of. */
  readonly derivedFrom?: string;
  /** Of an image, in pixels as it is shown. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Makes the file of a session whose content is in the store and was looked at. The session is locked. */
export async function storeFile(
  ctx: FinishContext,
  upload: StoredUpload,
  told: Told,
  content: Content,
): Promise<void> {
  await endUpload(ctx, upload, 'ready');
  await createFile(ctx, { ...upload, source: 'upload' }, told, content);
}

/** Makes a file whose content is in the store under the key of its id, and was looked at. */
export async function createFile(
  ctx: FinishContext,
  coming: Coming,
  told: Told,
  content: Content,
): Promise<void> {
  await createLooseFile(ctx, coming, told, content);
  await attachToWished(ctx, coming);
}

/** As `createFile`, attached to nothing. */
export async function createLooseFile(
  ctx: Pick<WriteContext, 'db' | 'now' | 'audit'>,
  coming: Omit<Coming, 'record_kind' | 'record_id'>,
  { fileName, contentType }: Told,
  content: Content,
): Promise<void> {
  await insertFile(
    ctx.db,
    {
      id: coming.file_id,
      file_name: fileName,
      content_type: contentType,
      file_kind: fileKindOf(contentType),
      size_bytes: content.size,
      checksum_sha256: content.sha256,
      source: coming.source,
      derived_from_id: coming.derivedFrom ?? null,
      image_width_px: coming.size?.width ?? null,
      image_height_px: coming.size?.height ?? null,
      status: 'ready',
      created_by: coming.created_by,
    },
    ctx.now,
  );
  const reading = coming.size === undefined ? readingKindOf(contentType) : undefined;
  if (reading !== undefined) await insertReading(ctx.db, coming.file_id, reading, ctx.now);
  recordHistory(ctx, { kind: 'attachment', id: coming.file_id, action: 'created' });
}

/** The record may have gone, or have as many files as it can take: the file is then unattached (`createManagedUpload`). */
async function attachToWished(
  ctx: FinishContext,
  { record_kind: kind, record_id: id, file_id: fileId, created_by: userId }: Coming,
): Promise<void> {
  if (kind === null || id === null) return;
  try {
    await holdVisible(ctx, kind, id);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  if ((await countFiles(ctx.db, { kind, id })) >= maxFilesOfRecord) return;
  await attach(ctx, { kind, id }, [fileId], userId ?? ctx.identity.userId);
}
