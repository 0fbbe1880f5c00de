import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A ticket that the viewer sees, for one that follows it up; merged ones count. */
export const findClosedTicket = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<{ number: number; status_category: string } | undefined> =>
  db
    .selectFrom('tickets as k')
    .where('k.id', '=', id)
    .where('k.deleted_at', 'is', null)
    .where(isShownTo('ticket', viewer, 'k'))
    .select(['k.number', 'k.status_category'])
    .executeTakeFirst();

export const isAiRequest = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('ai_requests').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
