import type { Attachment, Deleted } from '#generated/types.gen.ts';
import type {
  AttachFileInput,
  DeleteAttachmentInput,
  DetachFileInput,
  UpdateAttachmentInput,
} from '#generated/console/families/files/handlers.ts';
import type {
  DeleteNoteAttachmentInput,
  GetAttachmentInput,
  ListAttachmentsInput,
} from '#generated/families/files/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import {
  attach,
  canEditFiles,
  detach,
  findSeenFiles,
  holdForFiles,
  maxFilesOfRecord,
  selectAttachedIds,
  selectFile,
  type StoredFile,
} from '#src/domain/files/index.ts';
import { requireVisible, visibleTargets } from '#src/domain/records/index.ts';
import { releaseToolFiles } from '#src/domain/tasks/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import * as queries from './files.queries.ts';

export async function listAttachments(
  ctx: ReadContext,
  { query }: ListAttachmentsInput,
): Promise<Page<Attachment>> {
  const { record_kind: kind, record_id: id, client_id: clientIds, is_including_parts: hasParts } = query;
  if (kind === undefined && id !== undefined)
    throw invalid('query.record_id', 'needs query.record_kind as well.');
  if (kind !== undefined && id === undefined)
    throw invalid('query.record_kind', 'needs query.record_id as well.');
  if (hasParts && clientIds === undefined)
    throw invalid('query.is_including_parts', 'needs query.client_id as well.');
  if (kind !== undefined && id !== undefined) await requireVisible(ctx, kind, id);
  return queries.fileList.page(ctx.db, query, {
    ...viewerScope(ctx),
    isOwn: kind === undefined && clientIds === undefined && query.id === undefined,
    recordId: storedId(id) ?? '',
    hasParts,
  });
}

export async function getAttachment(
  ctx: ReadContext,
  { path }: GetAttachmentInput,
): Promise<Result<Attachment>> {
  const { id } = await requireFile(ctx, path.id);
  return showFile(ctx, id);
}

export async function updateAttachment(
  ctx: WriteContext,
  { path, body }: UpdateAttachmentInput,
): Promise<Result<Attachment>> {
  const file = await requireFile(ctx, path.id, true);
  if (file.created_by !== ctx.identity.userId && !(await editsARecord(ctx, file.id)))
    throw problem(
      'permission_denied',
      'Only its uploader, and those who may change a record that has it, may rename a file.',
    );
  checkRevision(file.revision, body.expected_revision);
  if (body.file_name === file.file_name) return showFile(ctx, file.id);
  requireSteadyDirection(body.file_name, 'body.file_name');
  await queries.renameFile(ctx.db, file.id, body.file_name, ctx.now);
  ctx.audit({
    recordKind: 'attachment',
    recordId: file.id,
    action: 'updated',
    changedFields: ['file_name'],
    previous: { file_name: file.file_name },
    newValues: { file_name: body.file_name },
  });
  announce(ctx, file);
  return showFile(ctx, file.id);
}

/** Whether the caller sees a record with the file that they may change the files of. */
async function editsARecord(ctx: ReadContext, fileId: string): Promise<boolean> {
  const records = await visibleTargets(ctx, await queries.selectRecordsOf(ctx.db, fileId));
  for (const record of records) if (await canEditFiles(ctx, record)) return true;
  return false;
}

export async function deleteAttachment(
  ctx: WriteContext<'process.instance_updated'>,
  { path, query }: DeleteAttachmentInput,
): Promise<Deleted> {
  const file = await requireFile(ctx, path.id, true);
  if (file.created_by !== ctx.identity.userId) ctx.demand('settings.manage');
  checkRevision(file.revision, query.expected_revision);
  if (await queries.isFieldValue(ctx.db, file.id))
    throw conflict('The file is the value of a custom field. Clear the value first.');
  if (await queries.isLogo(ctx.db, file.id))
    throw conflict('The file is the logo of the agency. Choose another logo first.');
  if (await queries.isInLayout(ctx.db, file.id))
    throw conflict('A layout, modal or shared section shows the file. Take it out there first.');
  await releaseToolFiles(ctx, { id: file.id, fileName: file.file_name });
  await queries.deleteFile(ctx.db, file.id);
  ctx.audit({
    recordKind: 'attachment',
    recordId: file.id,
    action: 'deleted',
    previous: { file_name: file.file_name },
  });
  announce(ctx, file);
  return { id: file.id, deleted_at: ctx.now.toISOString() };
}

export async function attachFile(
  ctx: WriteContext,
  { path, body }: AttachFileInput,
): Promise<Result<Attachment>> {
  const file = await requireFile(ctx, path.id, true);
  const record = await holdForFiles(ctx, body.record, 'body.record');
  const attached = await selectAttachedIds(ctx.db, record);
  if (attached.includes(file.id)) return showFile(ctx, file.id);
  if (attached.length >= maxFilesOfRecord)
    throw conflict(`The record has ${maxFilesOfRecord} files, which is the limit. Detach one first.`);
  await attach(ctx, record, [file.id], ctx.identity.userId);
  announce(ctx, file);
  return showFile(ctx, file.id);
}

export async function detachFile(
  ctx: WriteContext<'process.instance_updated'>,
  { path, body }: DetachFileInput,
): Promise<Result<Attachment>> {
  const file = await requireFile(ctx, path.id, true);
  const record = await holdForFiles(ctx, body.record, 'body.record');
  if (!(await detach(ctx, record, file.id))) throw notFound('attachment of the record', path.id);
  if (record.kind === 'task_stage')
    await releaseToolFiles(ctx, { id: file.id, fileName: file.file_name }, record.id);
  announce(ctx, file);
  return showFile(ctx, file.id);
}

export async function deleteNoteAttachment(
  ctx: WriteContext,
  { path, query }: DeleteNoteAttachmentInput,
): Promise<Deleted> {
  const file = await requireFile(ctx, path.id, true);
  const records = await visibleTargets(ctx, await queries.selectRecordsOf(ctx.db, file.id));
  const notes = records.filter(({ kind }) => kind === 'client_note');
  if (notes.length === 0) throw notFound('attachment of a client note', path.id);
  checkRevision(file.revision, query.expected_revision);
  for (const note of notes) {
    await holdForFiles(ctx, note, 'path.id');
    await detach(ctx, note, file.id);
  }
  announce(ctx, file);
  return { id: file.id, deleted_at: ctx.now.toISOString() };
}

/** A file that the caller sees; others are unknown. */
export async function requireFile(ctx: ReadContext, id: string, lock = false): Promise<StoredFile> {
  const [file] = await findSeenFiles(ctx.db, ctx, [storedId(id)], lock);
  if (file === undefined) throw notFound('file', id);
  return file;
}

export async function showFile(ctx: ReadContext, id: string): Promise<Result<Attachment>> {
  return (await selectFile(ctx.db, ctx, id))!;
}

const announce = (ctx: WriteContext, { id, revision }: StoredFile): void =>
  ctx.announce({ kind: 'attachment', id, revision: revision + 1 });
