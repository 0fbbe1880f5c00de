import { createHash } from 'node:crypto';
import type { UploadAutomationAnswerFileInput } from '#generated/hosted/families/hosted-answers/handlers.ts';
import type { AttachmentRef } from '#generated/types.gen.ts';
import type { PreparedWrite, ReadContext, WriteContext } from '#src/call/hosted.ts';
import { countAnswerFiles, insertAnswerFile } from '#src/domain/automations/index.ts';
import { createLooseFile, inspect, insertRemovals } from '#src/domain/files/index.ts';
import { withSteadyDirection } from '#src/domain/names/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid, Problem } from '#src/platform/errors/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { requireUnanswered, type OpenedRequest } from './opened.ts';

const maxFiles = 20;

/** A file whose content is in the store and was looked at, and that nobody has yet. */
interface Arrived {
  readonly id: string;
  readonly sha256: string;
  readonly verdict: Awaited<ReturnType<typeof inspect>>;
}

/** The content is stored and looked at before the transaction, since a scanner takes its time. */
export const uploadAutomationAnswerFile: PreparedWrite<
  UploadAutomationAnswerFileInput,
  Arrived,
  AttachmentRef
> = Object.assign(upload, { prepare: arrive });

async function arrive(
  ctx: ReadContext,
  { body: { field_key: key, file } }: UploadAutomationAnswerFileInput,
): Promise<Arrived> {
  await requirePlace(ctx, await requireUnanswered(ctx, 'look'), key);
  if (file.size === 0) throw invalid('body.file', 'is empty.');
  const id = uuid7();
  const stored = { key: fileKey(ctx.identity.tenantId, id), size: file.size };
  const checksum = createHash('sha256');
  for await (const chunk of file.bytes()) checksum.update(chunk);
  const sha256 = checksum.digest('hex');
  const { storage } = ctx.services;
  const verdict = await ctx.outside(async () => {
    await storage.put(stored.key, file.bytes(), { size: file.size, sha256 });
    return inspect(ctx.services, stored, { fileName: nameOf(file), contentType: file.contentType });
  });
  return { id, sha256, verdict };
}

/** The content of a file that is refused after all is removed. */
async function upload(
  ctx: WriteContext,
  input: UploadAutomationAnswerFileInput,
  prepared?: Arrived,
): Promise<AttachmentRef> {
  const arrived = prepared ?? (await arrive(ctx, input));
  try {
    return await keep(ctx, input, arrived);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await insertRemovals(ctx.db, [{ kind: 'file', id: arrived.id }]);
    return ctx.refuse(error);
  }
}

async function keep(
  ctx: WriteContext,
  { body: { field_key: key, file } }: UploadAutomationAnswerFileInput,
  { id, sha256, verdict }: Arrived,
): Promise<AttachmentRef> {
  const opened = await requireUnanswered(ctx);
  await requirePlace(ctx, opened, key);
  if (verdict.isRefused) throw invalid('body.file', `is refused. ${verdict.reason}`);
  const { execution, contact } = opened;
  // Steps attach it with the rights of who runs them.
  const owner = execution.run_as_id ?? execution.owner_id;
  const told = verdict.file;
  await createLooseFile(ctx, { file_id: id, created_by: owner, source: 'upload' }, told, {
    size: file.size,
    sha256,
  });
  const row = { file_id: id, execution_id: execution.id, asked_id: contact.id, field_key: key };
  await insertAnswerFile(ctx.db, row, ctx.now);
  return { id, file_name: told.fileName, content_type: told.contentType, size: file.size };
}

/** 400 unless the question has such a field for files, 409 once there are too many. */
async function requirePlace(
  { db }: Pick<ReadContext, 'db'>,
  { execution, request, contact }: OpenedRequest,
  key: string,
): Promise<void> {
  if (!request.fields.some((field) => field.key === key && field.type === 'file'))
    throw invalid('body.field_key', 'is no field that takes files.');
  if ((await countAnswerFiles(db, execution.id, contact.id)) >= maxFiles)
    throw conflict(`There are ${maxFiles} files for this answer already, and no more are taken.`);
}

const nameOf = ({ fileName }: { readonly fileName: string }): string =>
  withSteadyDirection(fileName).trim().slice(0, 255) || 'file';
