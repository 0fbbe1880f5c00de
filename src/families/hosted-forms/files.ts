import { createHash } from 'node:crypto';
import type { UploadHostedFormFileInput } from '#generated/hosted/families/hosted-forms/handlers.ts';
import type { AttachmentRef, FormElement } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import { withSteadyDirection } from '#src/domain/names/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { countUploads, insertUpload } from './files.queries.ts';
import { openedSubmission, requireInProgress } from './opened.ts';

const maxUploads = 100;
const defaultMaxBytes = 25 * 1024 * 1024;

/** Types of files that people send to agencies and that do nothing by being opened. */
const safeTypes =
  /^(image\/(png|jpeg|gif|webp|heic|heif|tiff|bmp)|application\/(pdf|msword|zip|rtf|vnd\.(openxmlformats-officedocument|oasis\.opendocument|ms-)[a-z0-9.+-]*)|text\/(plain|csv)|audio\/[a-z0-9.+-]+|video\/[a-z0-9.+-]+)$/;

/** Stores a file, which waits for its check until the form is submitted. */
export async function uploadHostedFormFile(
  ctx: WriteContext,
  { body: { element_key: key, file } }: UploadHostedFormFileInput,
): Promise<AttachmentRef> {
  const submission = await openedSubmission(ctx, 'hold');
  requireInProgress(submission);
  const contentType = file.contentType.split(';')[0]!.trim().toLowerCase();
  checkFile(
    submission.elements.find((element) => element.key === key),
    { contentType, size: file.size },
  );
  if ((await countUploads(ctx.db, submission.id)) >= maxUploads)
    throw conflict(`The submission has ${maxUploads} files, and takes no more.`);
  const { tenantId } = ctx.identity;
  const id = uuid7();
  const checksum = createHash('sha256');
  for await (const chunk of file.bytes()) checksum.update(chunk);
  const sha256 = checksum.digest('hex');
  const fileName = withSteadyDirection(file.fileName).trim().slice(0, 255) || 'file';
  const upload = {
    id,
    submission_id: submission.id,
    element_key: key,
    file_name: fileName,
    content_type: contentType,
    size_bytes: file.size,
    checksum_sha256: sha256,
  };
  await insertUpload(ctx.db, upload, ctx.now);
  await ctx.services.storage.put(fileKey(tenantId, id), file.bytes(), { size: file.size, sha256 });
  return { id, file_name: fileName, content_type: contentType, size: file.size };
}

function checkFile(
  element: FormElement | undefined,
  { contentType, size }: { readonly contentType: string; readonly size: number },
): void {
  if (element?.type === 'signature') {
    if (!/^image\/(png|jpeg|webp)$/.test(contentType))
      throw invalid('body.file', 'must be a picture of a signature.');
    return;
  }
  if (element?.type !== 'file_upload') throw invalid('body.element_key', 'is no question that takes files.');
  const max = element.max_size_bytes ?? defaultMaxBytes;
  if (size > max) throw invalid('body.file', `must not be larger than ${max} bytes.`);
  const isAllowed =
    element.content_types === undefined || element.content_types.length === 0
      ? safeTypes.test(contentType)
      : element.content_types.some(
          (type) =>
            type === contentType || (type.endsWith('/*') && contentType.startsWith(type.slice(0, -1))),
        );
  if (!isAllowed) throw invalid('body.file', `is ${contentType}, which this question does not take.`);
}
