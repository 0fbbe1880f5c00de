import { sql, type RawBuilder } from 'kysely';
import type { KnowledgeBaseStats } from '#generated/types.gen.ts';
import { liesIn } from '#src/domain/folders/index.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isReviewOverdue, sopRefOf } from '../record/sop-record.queries.ts';

interface Asked {
  readonly days: number;
  readonly folderIds: readonly string[] | undefined;
  readonly isDeep: boolean;
  readonly now: Date;
}

/** Figures of the SOPs that the viewer may read. */
export async function selectStats(
  db: Db,
  viewer: RecordViewer,
  { days, folderIds, isDeep, now }: Asked,
): Promise<KnowledgeBaseStats> {
  const inFolders = folderIds === undefined ? sql<boolean>`true` : liesIn('s.folder_id', isDeep)(folderIds);
  const since = sql`${now}::timestamptz - make_interval(days => ${days}::int)`;
  const recent = (table: string, column: string): RawBuilder<unknown> =>
    sql`from ${sql.table(table)} x join shown s on s.id = x.sop_id where ${sql.ref(`x.${column}`)} >= ${since}`;
  const count = (status: string) => sql`(select count(*) from shown where status = ${sql.lit(status)})`;
  const { rows } = await sql<KnowledgeBaseStats>`
    with shown as materialized (
      select s.*, ${isReviewOverdue} as is_overdue from sops s
      where s.deleted_at is null and ${inFolders} and ${isShownTo('sop', viewer, 's')}),
    most as (
      select x.sop_id, count(*) as n ${recent('sop_views', 'started_at')} and s.status = 'published'
      group by x.sop_id order by n desc, x.sop_id limit 10)
    select ${days}::int as period_days,
      ${count('draft')} as draft_count, ${count('in_review')} as in_review_count,
      ${count('published')} as published_count, ${count('archived')} as archived_count,
      (select count(*) from shown where status = 'published' and has_unpublished_changes) as unpublished_changes_count,
      (select count(*) from shown where is_overdue) as review_overdue_count,
      (select count(*) from sop_reviews r join shown s on s.id = r.sop_id where r.status = 'requested') as open_review_count,
      (select count(*) from sop_flags f join shown s on s.id = f.sop_id where f.status in ('open', 'acknowledged')) as open_flag_count,
      (select count(*) ${recent('sop_views', 'started_at')}) as view_count,
      (select count(distinct x.user_id) ${recent('sop_views', 'started_at')}) as reader_count,
      (select count(*) ${recent('sop_feedback', 'created_at')}) as feedback_count,
      (select count(*) ${recent('sop_ratings', 'rated_at')}) as rating_count,
      (select round(avg(x.rating), 2)::float8 ${recent('sop_ratings', 'rated_at')}) as average_rating,
      (select coalesce(jsonb_agg(jsonb_build_object('sop', ${sopRefOf('s')}, 'view_count', m.n) order by m.n desc, s.id), '[]')
        from most m join shown s on s.id = m.sop_id) as most_viewed,
      (select coalesce(jsonb_agg(jsonb_build_object('sop', ${sopRefOf('s')}, 'average_rating', s.average_rating, 'rating_count', s.rating_count)
          order by s.average_rating, s.rating_count desc, s.id), '[]')
        from (select * from shown where status = 'published' and rating_count >= 3
          order by average_rating, rating_count desc, id limit 10) s) as lowest_rated,
      ${viewer.can('sops.author') ? failedSearches(since) : sql`'[]'::jsonb`} as failed_searches`.execute(db);
  return rows[0]!;
}

const failedSearches = (since: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('search', x.search, 'search_count', x.n, 'last_searched_at', app.iso(x.latest))
    order by x.n desc, x.latest desc, x.search), '[]')
  from (
    select search, sum(search_count) as n, max(last_searched_at) as latest from sop_searches
    where last_searched_at >= ${since} group by search order by n desc, latest desc, search limit 20) x)`;
