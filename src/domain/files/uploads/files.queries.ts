import type { Db } from '#src/platform/db/index.ts';
import { insertRecord, type NewRow } from '#src/platform/db/query/index.ts';

export const insertFile = (db: Db, file: NewRow<'managed_files'>, now: Date): Promise<string> =>
  insertRecord(db, 'managed_files', { ...file, unattached_since: now.toISOString() }, now);
