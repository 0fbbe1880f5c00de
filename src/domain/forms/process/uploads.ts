import type { Services } from '#src/call/services.ts';
import type { WriteContext } from '#src/call/context.ts';
import { inspect, insertRemovals, keepReceived, type Verdict } from '#src/domain/files/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import type { StoredSubmission, Upload } from '../store/submissions.queries.ts';
import { settleUpload } from './writes.queries.ts';

/** What became of the files of a submission: why each refused one was refused, by its id. */
export type Refusals = ReadonlyMap<string, { readonly fileName: string; readonly reason: string }>;

/** Looks at files before anybody can have them; outside of any transaction, since a scanner takes its time. */
export async function inspectUploads(
  { storage, scanner }: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  uploads: readonly Upload[],
): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  for (const { id, file_name: fileName, content_type: contentType, size_bytes: size, status } of uploads)
    if (status === 'stored')
      verdicts.set(
        id,
        await inspect({ storage, scanner }, { key: fileKey(tenantId, id), size }, { fileName, contentType }),
      );
  return verdicts;
}

/** Makes files of those that may be kept, attached to the submission, and removes the contents of the others. */
export async function settleUploads(
  ctx: WriteContext<never>,
  submission: StoredSubmission,
  uploads: readonly Upload[],
  verdicts: ReadonlyMap<string, Verdict>,
): Promise<Refusals> {
  const refusals = new Map<string, { fileName: string; reason: string }>();
  const of = {
    record_kind: 'form_submission',
    record_id: submission.id,
    created_by: submission.user_id ?? submission.published_by,
    source: 'upload',
  } as const;
  for (const upload of uploads) {
    const verdict = verdicts.get(upload.id);
    if (upload.status !== 'stored' || verdict === undefined) continue;
    const content = { size: upload.size_bytes, sha256: upload.checksum_sha256 };
    const reason = await keepReceived(ctx, { id: upload.id, content, verdict }, of);
    await settleUpload(ctx.db, upload.id, reason === null ? 'kept' : 'refused', reason);
    if (reason === null) continue;
    refusals.set(upload.id, { fileName: upload.file_name, reason });
    await insertRemovals(ctx.db, [{ kind: 'file', id: upload.id }]);
  }
  return refusals;
}
