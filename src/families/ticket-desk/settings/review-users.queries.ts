import { sql } from 'kysely';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Whether somebody other than the member may decide on drafts. */
export async function hasOtherReviewer(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from users u where u.kind = 'member' and u.status = 'active' and u.id <> ${userId}::uuid
      and ${holdsPermission('u', 'tickets.review_drafts')}) as has`.execute(db);
  return rows[0]!.has;
}
