import { deleteUnused } from '#src/domain/files/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { deleteUnsent } from './answer-files.queries.ts';
import type { StoredExecution } from './executions.queries.ts';

/** Once a question ends, files that came for it and were not sent with the answer are deleted. */
export async function deleteAnswerFiles(
  db: Db,
  { id, pending_request: request }: Pick<StoredExecution, 'id' | 'pending_request'>,
): Promise<void> {
  if (request?.type !== 'form' || request.contacts.length === 0) return;
  for (const fileId of await deleteUnsent(db, id)) await deleteUnused(db, fileId);
}
