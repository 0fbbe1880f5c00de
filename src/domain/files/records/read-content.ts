import type { ByteAnswer } from '#generated/bodies.ts';
import type { Permission } from '#generated/permissions.ts';
import type { HostedIdentity, ReadContext } from '#src/call/hosted.ts';
import { findViewer } from '#src/domain/access/index.ts';
import { notFound, Problem } from '#src/platform/errors/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { nameFor } from '../images/image-names.ts';
import { seesRecord } from '../made/seen-record.queries.ts';
import { madeKey, readMadeDetail, type MadeDetail } from '../made/made-content.ts';
import { findPreview, type Preview } from '../previews/kept-preview.ts';
import { boundsOf, nameOfBounds, type Bounds } from '../previews/preview-size.ts';
import { previewFormat, previewOf } from '../previews/previews.ts';
import { findSeenFiles, type StoredFile } from './seen-files.queries.ts';

// Nothing revokes an address of the store.
const storeAddressSeconds = 30;

/** What the address of a content says besides the file: who asked for it, how it is to be shown, and whether only a preview is. */
export interface ContentDetail {
  readonly userId: string;
  readonly isInline: boolean;
  readonly preview?: Bounds | undefined;
}

export const writeContentDetail = ({ userId, isInline, preview }: ContentDetail): string =>
  [
    userId,
    isInline ? 'inline' : 'attachment',
    ...(preview === undefined ? [] : [nameOfBounds(preview)]),
  ].join('.');

function readContentDetail({ detail }: Pick<HostedIdentity, 'detail'>): ContentDetail {
  const [userId, disposition, preview] = (detail ?? '').split('.');
  return { userId: userId!, isInline: disposition === 'inline', preview: boundsOf(preview ?? '') };
}

/**
 * The content of a file, for whoever has its address. A signed address cannot be revoked, so each request asks whether the person who asked
 * for the address still sees the file.
 */
export async function readContent(ctx: ReadContext): Promise<ByteAnswer> {
  const { db, identity } = ctx;
  const made = readMadeDetail(identity.detail);
  if (made !== undefined) return readMade(ctx, made);
  const { userId, isInline, preview } = readContentDetail(identity);
  const viewer = await findViewer(db, userId);
  const [file] = viewer === undefined ? [] : await findSeenFiles(db, viewer, [identity.recordId]);
  if (file === undefined) throw notFound('file', identity.recordId);
  const shown = preview === undefined ? undefined : await findShown(ctx, file, preview);
  if (shown === undefined) return wholeContent(ctx, file, isInline);
  return {
    contentType: shown.contentType,
    size: shown.size,
    etag: shown.sha256,
    ...(!isInline && { saveAs: nameFor(file.file_name, previewFormat) }),
    read: shown.read,
  };
}

/** What was made for whoever asked, as long as they could ask for it again. */
async function readMade(
  { db, identity, services }: ReadContext,
  { userId, permission, record }: MadeDetail,
): Promise<ByteAnswer> {
  const viewer = await findViewer(db, userId);
  const isAllowed =
    viewer?.can(permission as Permission) === true &&
    (record === undefined || (await seesRecord(db, viewer, record)));
  const made = isAllowed
    ? await findPreview(services.storage, madeKey(identity.tenantId, identity.recordId))
    : undefined;
  if (made === undefined) throw notFound('file', identity.recordId);
  return {
    contentType: made.contentType,
    size: made.size,
    etag: made.sha256,
    ...(made.saveAs !== undefined && { saveAs: made.saveAs }),
    read: made.read,
  };
}

// A page asks for all of its pictures at once.
const galleryPatienceMs = 25_000;
const ofFile = 'the file of this address';

/** A picture that no preview can be made of is given as it is: browsers show what we do not read. */
async function findShown(ctx: ReadContext, file: StoredFile, bounds: Bounds): Promise<Preview | undefined> {
  try {
    const tools = { identity: ctx.identity, services: ctx.services, patienceMs: galleryPatienceMs };
    return await previewOf(tools, file, bounds, { file: ofFile, width: ofFile, height: ofFile });
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_error') return undefined;
    throw error;
  }
}

function wholeContent({ identity, services }: ReadContext, file: StoredFile, isInline: boolean): ByteAnswer {
  const key = fileKey(identity.tenantId, file.id);
  const { storage } = services;
  const contentType = file.content_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.content_type;
  const saved = { contentType, saveAs: file.file_name };
  return {
    contentType,
    size: file.size_bytes,
    etag: file.checksum_sha256,
    ...(!isInline && { saveAs: file.file_name }),
    // What is shown needs our headers, so only what is saved comes from the store itself.
    ...(!isInline &&
      storage.direct && {
        elsewhere: () => storage.direct!.contentAddress(key, saved, storeAddressSeconds),
      }),
    read: (range) => storage.get(key, range),
  };
}
