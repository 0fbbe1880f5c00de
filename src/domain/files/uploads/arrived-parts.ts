import type { ReadContext } from '#src/call/context.ts';
import { partOfKey, uploadKey } from '#src/platform/storage/index.ts';
import { sizeOfPart } from './parts.rules.ts';
import { selectParts, type StoredPart, type StoredUpload } from './uploads.queries.ts';

type Asker = Pick<ReadContext, 'db' | 'identity' | 'services'>;

/**
 * Parts of an open session that have arrived, by their numbers: those that came through the service, and those that callers sent to the
 * store themselves, of which it alone knows.
 */
export async function arrivedParts(
  { db, identity, services: { storage } }: Asker,
  upload: StoredUpload,
): Promise<StoredPart[]> {
  const known = await selectParts(db, upload.id);
  if (storage.direct === undefined) return known;
  const found = [...(await storage.direct.sizes(uploadKey(identity.tenantId, upload.id)))]
    .map(([key, { size, at }]) => ({ part: partOfKey(key), size, at }))
    .filter(({ part, size }) => part !== undefined && size === sizeOfPart(upload, part.number))
    // The part that came last is the one that counts.
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const parts = new Map(known.map((part) => [part.part_number, part]));
  for (const { part } of found)
    parts.set(part!.number, { part_number: part!.number, checksum_sha256: part!.sha256 });
  return [...parts.values()].sort((one, other) => one.part_number - other.part_number);
}
