import type { ManagedUpload, ManagedUploadParts } from '#generated/types.gen.ts';
import type {
  ExpireManagedUploadInput,
  GetManagedUploadInput,
  ListManagedUploadsInput,
} from '#generated/console/families/files/handlers.ts';
import type {
  CompleteManagedUploadInput,
  CreateManagedUploadInput,
  CreateManagedUploadPartInput,
} from '#generated/families/files/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import {
  arrivedParts,
  completeUpload,
  contentDigest,
  cut,
  endUpload,
  expiryKind,
  findUpload,
  holdForFiles,
  sizeOfPart,
  updateUpload,
  uploadLifetimeMs,
  upsertParts,
  writePartDetail,
  type StoredUpload,
} from '#src/domain/files/index.ts';
import { hostedAddress, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { partKey } from '#src/platform/storage/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { insertUpload, selectUpload, uploadList } from './uploads.queries.ts';

const partLifetimeMs = 15 * 60_000;

export async function createManagedUpload(
  ctx: WriteContext,
  { body }: CreateManagedUploadInput,
): Promise<Result<ManagedUpload>> {
  requireSteadyDirection(body.file_name, 'body.file_name');
  const record = body.record == null ? null : await holdForFiles(ctx, body.record, 'body.record');
  const expiresAt = new Date(ctx.now.getTime() + uploadLifetimeMs);
  const id = await insertUpload(
    ctx.db,
    {
      file_name: body.file_name,
      content_type: body.content_type,
      size: body.size,
      checksum_sha256: body.checksum_sha256 ?? null,
      record,
      ...cut(body.size),
      expiresAt,
      userId: ctx.identity.userId,
    },
    ctx.now,
  );
  setTimer(ctx, { kind: expiryKind, recordId: id }, expiresAt);
  return showUpload(ctx, id);
}

export async function createManagedUploadPart(
  ctx: WriteContext,
  { path, body }: CreateManagedUploadPartInput,
): Promise<Result<ManagedUploadParts>> {
  const upload = await requireOwn(ctx, path.session_id, 'change');
  const numbers = body.parts.map((part) => part.part_number);
  const beyond = numbers.findIndex((number) => number > upload.part_count);
  if (beyond >= 0)
    throw invalid(
      `body.parts[${beyond}].part_number`,
      `is ${numbers[beyond]}, but the last part of the file is ${upload.part_count}.`,
    );
  const again = numbers.findIndex((number, at) => numbers.indexOf(number) !== at);
  if (again >= 0)
    throw invalid(`body.parts[${again}].part_number`, `names part ${numbers[again]} a second time.`);
  if (upload.status !== 'created' && upload.status !== 'uploading')
    throw conflict(`The upload is ${upload.status} and takes no more parts. Create another upload.`);
  if (upload.status === 'created') await updateUpload(ctx.db, upload.id, { status: 'uploading' }, ctx.now);
  const received = await arrivedParts(ctx, upload);
  if (ctx.services.storage.direct !== undefined) await upsertParts(ctx.db, upload.id, received, ctx.now);
  return {
    parts: await Promise.all(body.parts.map((part) => partAddress(ctx, upload, part))),
    received_parts: received.map((part) => part.part_number),
  };
}

async function partAddress(
  ctx: WriteContext,
  upload: StoredUpload,
  part: { readonly part_number: number; readonly checksum_sha256: string },
): Promise<ManagedUploadParts['parts'][number]> {
  const expiresAt = new Date(ctx.now.getTime() + partLifetimeMs);
  const { part_number: number, checksum_sha256: checksum } = part;
  const size = sizeOfPart(upload, number);
  const { direct } = ctx.services.storage;
  if (direct !== undefined) {
    const key = partKey(ctx.identity.tenantId, upload.id, number, checksum);
    const { url, headers } = await direct.partAddress(key, { size, sha256: checksum }, partLifetimeMs / 1000);
    return {
      part_number: number,
      size,
      method: 'PUT',
      url,
      headers: { ...headers },
      expires_at: expiresAt.toISOString(),
    };
  }
  const credential = signAddress(
    { sealer: ctx.services.sealer, now: ctx.now },
    {
      tenantId: ctx.identity.tenantId,
      purpose: 'file_part',
      recordId: upload.id,
      expiresAt,
      detail: writePartDetail(part),
    },
  );
  return {
    part_number: number,
    size,
    method: 'PUT',
    url: hostedAddress(ctx.services, '/hosted/files/parts/{token}', credential),
    headers: {
      'content-type': 'application/octet-stream',
      'content-digest': contentDigest(checksum),
    },
    expires_at: expiresAt.toISOString(),
  };
}

export async function completeManagedUpload(
  ctx: WriteContext,
  { path, body }: CompleteManagedUploadInput,
): Promise<Result<ManagedUpload>> {
  const upload = await requireOwn(ctx, path.session_id, 'change');
  await completeUpload(ctx, upload, body);
  return showUpload(ctx, upload.id);
}

export const listManagedUploads = (
  ctx: ReadContext,
  { query }: ListManagedUploadsInput,
): Promise<Page<ManagedUpload>> =>
  uploadList.page(ctx.db, query, { ...viewerScope(ctx), isAll: ctx.identity.role !== null });

export async function getManagedUpload(
  ctx: ReadContext,
  { path }: GetManagedUploadInput,
): Promise<Result<ManagedUpload>> {
  const upload = await requireOwnOrAdmin(ctx, path.id);
  const arrived = upload.status === 'uploading' ? await arrivedParts(ctx, upload) : [];
  return (await selectUpload(
    ctx.db,
    ctx,
    upload.id,
    arrived.map((part) => part.part_number),
  ))!;
}

export async function expireManagedUpload(
  ctx: WriteContext,
  { path }: ExpireManagedUploadInput,
): Promise<Result<ManagedUpload>> {
  const upload = await requireOwnOrAdmin(ctx, path.id, 'change');
  if (upload.status !== 'created' && upload.status !== 'uploading')
    throw conflict(
      upload.status === 'assembling' || upload.status === 'checking'
        ? 'The upload is complete, and its file is being made. Delete the file once it is ready.'
        : `The upload has already ended: it is ${upload.status}.`,
    );
  await endUpload(ctx, upload, 'expired', `${ctx.identity.name} ended the upload.`);
  return showUpload(ctx, upload.id);
}

type Lock = 'change' | undefined;

/** A session of the caller's; those of others are unknown. */
async function requireOwn(ctx: ReadContext, id: string, lock?: Lock): Promise<StoredUpload> {
  const upload = await findUpload(ctx.db, storedId(id), lock);
  if (upload?.created_by !== ctx.identity.userId) throw notFound('upload', id);
  return upload;
}

async function requireOwnOrAdmin(ctx: ReadContext, id: string, lock?: Lock): Promise<StoredUpload> {
  const upload = await findUpload(ctx.db, storedId(id), lock);
  const isShown =
    upload !== undefined && (upload.created_by === ctx.identity.userId || ctx.identity.role !== null);
  if (!isShown) throw notFound('upload', id);
  return upload;
}

async function showUpload(ctx: ReadContext, id: string): Promise<Result<ManagedUpload>> {
  return (await selectUpload(ctx.db, ctx, id))!;
}
