import { sql } from 'kysely';
import type { SopReview } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Ends open reviews of these kinds without a decision; answers which those were. */
export async function cancelReviews(
  db: Db,
  sopId: string,
  kinds: readonly SopReview['kind'][],
  now: Date,
  exceptId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update sop_reviews set status = 'cancelled', revision = revision + 1, updated_at = ${now}::timestamptz
    where sop_id = ${sopId}::uuid and status = 'requested' and kind = any(${[...kinds]}::text[]) and id is distinct from ${exceptId}::uuid
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
