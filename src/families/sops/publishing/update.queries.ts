import type { Sop } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** The SOP has another status, at this revision. */
export async function storeStatus(
  db: Db,
  id: string,
  status: Sop['status'],
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('sops')
    .set({
      status,
      revision,
      updated_at: now,
      ...(status === 'archived' && { archived_at: now, next_review_at: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** An open review has other words, reviewers, or another time. */
export async function storeReviewChange(
  db: Db,
  id: string,
  values: {
    change_note?: string | null;
    is_reread_required?: boolean;
    reviewer_ids?: string[];
    due_date?: Date | null;
  },
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'sop_reviews', id, values, now);
}
