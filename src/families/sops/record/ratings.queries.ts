import { sql } from 'kysely';
import type { SopRating } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Ratings of an SOP, with that of the user. */
export async function selectRating(db: Db, sopId: string, userId: string): Promise<SopRating> {
  const { rows } = await sql<SopRating>`
    select s.id as sop_id, mine.rating as my_rating, app.iso(mine.rated_at) as my_rated_at,
      s.average_rating::float8 as average_rating, s.rating_count,
      (select jsonb_build_object(
        'one', count(*) filter (where r.rating = 1), 'two', count(*) filter (where r.rating = 2), 'three', count(*) filter (where r.rating = 3),
        'four', count(*) filter (where r.rating = 4), 'five', count(*) filter (where r.rating = 5))
      from sop_ratings r where r.tenant_id = s.tenant_id and r.sop_id = s.id) as distribution
    from sops s left join sop_ratings mine on mine.tenant_id = s.tenant_id and mine.sop_id = s.id and mine.user_id = ${userId}::uuid
    where s.id = ${sopId}::uuid`.execute(db);
  return rows[0]!;
}
