import { sql } from 'kysely';
import type { SopReview } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Ends open reviews of these SOPs, of these kinds, without a decision. */
export async function cancelReviews(
  db: Db,
  sopIds: readonly string[],
  kinds: readonly SopReview['kind'][],
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  await sql`
    update sop_reviews set status = 'cancelled', revision = revision + 1, updated_at = ${now}::timestamptz
    where sop_id = any(${[...sopIds]}::uuid[]) and status = 'requested' and kind = any(${[...kinds]}::text[]) and id is distinct from ${exceptId}::uuid`.execute(
    db,
  );
}
