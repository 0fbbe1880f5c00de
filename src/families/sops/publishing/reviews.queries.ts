import type { PoolClient } from 'pg';
import type { SopReview } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { periodicKind } from '../record/review-dates.ts';

export async function storeDecision(
  db: Db,
  id: string,
  decision: Pick<SopReview, 'status' | 'comment' | 'reviewed_by' | 'published_version'>,
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'sop_reviews', id, { ...decision, decided_at: now }, now);
}

/** A timer for each published SOP that nothing would review. As the owner role. */
export async function insertMissingReviews(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select s.tenant_id, $1, s.id, s.next_review_at from sops s
    where s.status = 'published' and s.deleted_at is null and s.next_review_at is not null
      and not exists (select from sop_reviews r where r.tenant_id = s.tenant_id and r.sop_id = s.id and r.kind = 'periodic' and r.status = 'requested')
    on conflict do nothing`,
    [periodicKind],
  );
}
