import type { HostedIdentity, WriteContext } from '#src/call/hosted.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { ContentDiffers, partKey } from '#src/platform/storage/index.ts';
import { sizeOfPart } from './parts.rules.ts';
import { findUpload, upsertPart, type StoredUpload } from './uploads.queries.ts';

/** What the address of a part says besides the session: its number and checksum. */
export interface PartDetail {
  readonly part_number: number;
  readonly checksum_sha256: string;
}

export const writePartDetail = ({ part_number: number, checksum_sha256: checksum }: PartDetail): string =>
  `${number}.${checksum}`;

export function readPartDetail({ detail }: Pick<HostedIdentity, 'detail'>): PartDetail {
  const [number, checksum] = (detail ?? '').split('.');
  return { part_number: Number(number), checksum_sha256: checksum! };
}

/** `Content-Digest` of RFC 9530, for the checksum as the contract writes it. */
export const contentDigest = (checksum: string): string =>
  `sha-256=:${Buffer.from(checksum, 'hex').toString('base64')}:`;

export interface ReceivedPart {
  readonly part_number: number;
  readonly size: number;
}

/** Stores a part while it arrives, then counts it, if its session still takes parts. */
export async function receivePart(
  ctx: WriteContext,
  digest: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReceivedPart> {
  const { tenantId, recordId } = ctx.identity;
  const part = readPartDetail(ctx.identity);
  if (digest !== contentDigest(part.checksum_sha256))
    throw invalid(
      'header.content-digest',
      'is not the one that came with the address. Send the headers that came with it.',
    );
  const upload = await findUpload(ctx.reads, recordId);
  requireOpen(upload);
  const size = sizeOfPart(upload, part.part_number);
  const key = partKey(tenantId, recordId, part.part_number, part.checksum_sha256);
  const { storage } = ctx.services;
  try {
    await storage.put(key, bytes, { size, sha256: part.checksum_sha256 });
  } catch (error) {
    if (error instanceof ContentDiffers)
      throw conflict(`Part ${part.part_number} differs: ${error.message} Send it again.`);
    throw error;
  }
  const held = await findUpload(ctx.db, recordId, 'share');
  requireOpen(held);
  await upsertPart(ctx.db, recordId, part, ctx.now);
  return { part_number: part.part_number, size };
}

function requireOpen(upload: StoredUpload | undefined): asserts upload is StoredUpload {
  if (upload === undefined) throw notFound('upload', 'of this address');
  if (upload.status !== 'created' && upload.status !== 'uploading')
    throw conflict(`The upload is ${upload.status} and takes no more parts.`);
}
