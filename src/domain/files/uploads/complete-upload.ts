import type { WriteContext } from '#src/call/context.ts';
import { counted } from '#src/platform/counted.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { ContentDiffers, fileKey, partKey } from '#src/platform/storage/index.ts';
import { inspect } from '../content/inspect.ts';
import { arrivedParts } from './arrived-parts.ts';
import { announceUpload, endUpload } from './end-upload.ts';
import { storeFile } from './store-file.ts';
import { updateUpload, upsertParts, type StoredPart, type StoredUpload } from './uploads.queries.ts';

export interface Completion {
  readonly part_numbers: readonly number[];
  readonly checksum_sha256?: string;
}

/**
 * Completes a session, which is locked: a file of one part at once, as long as no scanner has to look at it, and a larger one by a job. A
 * session that is completed or has ended stays as it is, so of two completions one makes the file.
 */
export async function completeUpload(
  ctx: WriteContext,
  upload: StoredUpload,
  body: Completion,
): Promise<void> {
  if (upload.status !== 'created' && upload.status !== 'uploading') return;
  const arrived = await arrivedParts(ctx, upload);
  const parts = requireAll(upload, arrived, body.part_numbers);
  if (ctx.services.storage.direct !== undefined) await upsertParts(ctx.db, upload.id, parts, ctx.now);
  const expected = expectedChecksum(upload, body.checksum_sha256);
  const [only] = parts;
  if (parts.length === 1 && ctx.services.scanner === null)
    return completeAtOnce(ctx, upload, only!, expected);
  await updateUpload(
    ctx.db,
    upload.id,
    { status: 'assembling', failure_reason: null, checksum_sha256: expected },
    ctx.now,
  );
  addJob(ctx, 'finish_upload', { uploadId: upload.id }, { key: `finish_upload:${upload.id}` });
  announceUpload(ctx, upload);
}

/** What is stored before the commit is in the place that the file has in any case: another try finds it there. */
async function completeAtOnce(
  ctx: WriteContext,
  upload: StoredUpload,
  part: StoredPart,
  expected: string | null,
): Promise<void> {
  const { tenantId } = ctx.identity;
  const { storage, scanner } = ctx.services;
  const { checksum_sha256: sha256 } = part;
  if (expected !== null && expected !== sha256)
    throw conflict(`The file has the SHA-256 checksum ${sha256}, not ${expected}. Send part 1 again.`);
  const source = partKey(tenantId, upload.id, part.part_number, sha256);
  const told = { fileName: upload.file_name, contentType: upload.content_type };
  const content = await storage.assemble(fileKey(tenantId, upload.file_id), [source]).catch(refuseOther);
  const verdict = await inspect({ storage, scanner }, { key: source, size: upload.size_bytes }, told);
  if (verdict.isRefused) return endUpload(ctx, upload, 'quarantined', verdict.reason);
  await storeFile(ctx, upload, verdict.file, content);
}

/** What came past the service is held against its checksum here. */
function refuseOther(error: unknown): never {
  throw error instanceof ContentDiffers ? conflict(`${error.message} Send the part again.`) : error;
}

/** 400 unless these are all parts, and all have arrived. */
function requireAll(
  upload: StoredUpload,
  received: readonly StoredPart[],
  numbers: readonly number[],
): readonly StoredPart[] {
  const beyond = numbers.findIndex((number) => number > upload.part_count);
  if (beyond >= 0)
    throw invalid(
      `body.part_numbers[${beyond}]`,
      `is ${numbers[beyond]}, but the file has ${counted(upload.part_count, 'part')}.`,
    );
  const named = new Set(numbers);
  const arrived = new Set(received.map((part) => part.part_number));
  for (let number = 1; number <= upload.part_count; number += 1) {
    if (!named.has(number))
      throw invalid(
        'body.part_numbers',
        `lacks part ${number}. The file has ${counted(upload.part_count, 'part')}.`,
      );
    if (!arrived.has(number))
      throw invalid('body.part_numbers', `names part ${number}, which has not arrived. Send it first.`);
  }
  return received;
}

function expectedChecksum(upload: StoredUpload, given: string | undefined): string | null {
  const { checksum_sha256: created } = upload;
  if (given !== undefined && created !== null && given !== created)
    throw conflict(`body.checksum_sha256 is not ${created}, the checksum that the upload was created with.`);
  return given ?? created;
}
