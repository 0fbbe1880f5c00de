import type { ByteAnswer } from '#generated/bodies.ts';
import type { HostedIdentity, ReadContext } from '#src/call/hosted.ts';
import { findViewer } from '#src/domain/access/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { findSeenFiles } from './seen-files.queries.ts';

// Nothing revokes an address of the store.
const storeAddressSeconds = 30;

/** What the address of a content says besides the file: who asked for it, and how it is to be shown. */
export interface ContentDetail {
  readonly userId: string;
  readonly isInline: boolean;
}

export const writeContentDetail = ({ userId, isInline }: ContentDetail): string =>
  `${userId}.${isInline ? 'inline' : 'attachment'}`;

function readContentDetail({ detail }: Pick<HostedIdentity, 'detail'>): ContentDetail {
  const [userId, disposition] = (detail ?? '').split('.');
  return { userId: userId!, isInline: disposition === 'inline' };
}

/**
 * The content of a file, for whoever has its address. A signed address cannot be revoked, so each request asks whether the person who asked
 * for the address still sees the file.
 */
export async function readContent({ db, identity, services }: ReadContext): Promise<ByteAnswer> {
  const { userId, isInline } = readContentDetail(identity);
  const viewer = await findViewer(db, userId);
  const [file] = viewer === undefined ? [] : await findSeenFiles(db, viewer, [identity.recordId]);
  if (file === undefined) throw notFound('file', identity.recordId);
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
