import { sql } from 'kysely';
import { isVisibleRecord, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { MadeOf } from './made-content.ts';

/** Whether the viewer sees the record now. */
export async function seesRecord(db: Db, viewer: RecordViewer, { kind, id }: MadeOf): Promise<boolean> {
  const { rows } = await sql<{ is_seen: boolean }>`
    select ${isVisibleRecord(viewer, sql`${kind}::text`, sql`${id}::uuid`)} as is_seen`.execute(db);
  return rows[0]!.is_seen;
}
