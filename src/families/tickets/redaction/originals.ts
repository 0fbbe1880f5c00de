import { insertRemovals } from '#src/domain/files/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { deleteOriginals, selectArrivals, type Arrival } from './arrivals.queries.ts';
import type { StoredTexts } from './message.queries.ts';

/**
 * Removes the message as it came, for every inbox that received it; the store loses it once this is committed. What is noted of the mail
 * at the door has no text, and stays: by it a server that sends the mail again is told that it came.
 */
export async function removeOriginals(db: Db, message: StoredTexts): Promise<Arrival[]> {
  const arrivals = await selectArrivals(db, message);
  const fileIds = [
    ...new Set([
      ...(message.raw_file_id === null ? [] : [message.raw_file_id]),
      ...arrivals.flatMap(({ mail_id: mailId, raw_file_id: rawFileId, returned_file_ids: returned }) =>
        [mailId, rawFileId, ...returned].filter((id) => id !== null),
      ),
    ]),
  ];
  if (fileIds.length === 0) return arrivals;
  await deleteOriginals(db, arrivals, fileIds, message.id);
  // An agency without room has no file of the mail, and its content is in the store all the same.
  await insertRemovals(
    db,
    fileIds.map((id) => ({ kind: 'file' as const, id })),
  );
  return arrivals;
}
