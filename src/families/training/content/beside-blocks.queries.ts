import { sql } from 'kysely';
import type { SopRef } from '#generated/types.gen.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Those of these SOPs that the viewer may read, as answers list them, in this order. */
export async function selectSopRefs(db: Db, viewer: RecordViewer, ids: readonly string[]): Promise<SopRef[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SopRef>`
    select s.id, s.title, s.status, s.version from sops s
    where s.id = any(${[...ids]}::uuid[]) and s.deleted_at is null and ${isShownTo('sop', viewer, 's')}
    order by array_position(${[...ids]}::uuid[], s.id)`.execute(db);
  return rows;
}
