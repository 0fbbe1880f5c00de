import { sql } from 'kysely';
import type { SearchTrainingCoursesInput } from '#generated/families/training/handlers.ts';
import type { TrainingCourseSearchHit } from '#generated/types.gen.ts';
import { foundBy } from '#src/domain/filters/index.ts';
import { isShownTo, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { byName, list, oneOf, record, tagged, type Listing } from '#src/platform/db/query/index.ts';

/** A lesson that has the text, with what it says as far as the caller may read it now. */
export interface FoundLesson {
  readonly id: string;
  readonly name: string;
  readonly text: string | null;
}

export type FoundCourse = Omit<TrainingCourseSearchHit, 'lessons'> & { readonly lessons: FoundLesson[] };

/** `pattern` finds texts by their index, `part` stands for the text within one. */
export type SearchScope = ViewerScope & {
  readonly patterns: readonly string[];
  readonly part: string;
  readonly learnerId: string;
  readonly readsAll: boolean;
};

const maxLessons = 5;

const named = (part: string) => sql`app.fold(c.name) like ${part}`;
const summarized = (part: string) => sql`app.fold(coalesce(c.summary, '')) like ${part}`;
const isTagged = (part: string) =>
  sql`exists (select from unnest(c.tags) tag where app.fold(tag) like ${part})`;

/** Courses that may have the text: by their own words, their tags, or a lesson. */
const found = ({ patterns, part }: SearchScope) => sql<{ id: string; lesson_id: string | null }>`
  select id, null::uuid as lesson_id from (${foundBy('search_training_courses', patterns)}) named
  union all select c.id, null from training_courses c where c.deleted_at is null and c.tags <> '{}' and ${isTagged(part)}
  union all select l.course_id, l.id from training_lessons l where l.id in (${foundBy('search_training_lessons', patterns)})`;

const hasLesson = sql`exists (select from found where found.id = c.id and found.lesson_id is not null)`;

const fit = ({
  part,
}: SearchScope) => sql<number>`(case when ${named(part)} then 8 else 0 end + case when ${isTagged(part)} then 4 else 0 end
  + case when ${summarized(part)} then 3 else 0 end + least(2, (select count(*) from found where found.id = c.id and found.lesson_id is not null)))`;

const rows = (db: Db, scope: SearchScope) =>
  db
    .selectFrom('training_courses as c')
    .where('c.deleted_at', 'is', null)
    .where(sql<boolean>`c.id in (select id from found)`)
    .where(isShownTo('training_course', viewerIn(scope), 'c'))
    .where(scope.readsAll ? sql<boolean>`true` : sql<boolean>`c.status = 'published'`)
    .where(
      sql<boolean>`(${named(scope.part)} or ${summarized(scope.part)} or ${isTagged(scope.part)} or ${hasLesson})`,
    );

export const searchHits = list<Listing<SearchTrainingCoursesInput['query'], FoundCourse>, SearchScope>()({
  rows,
  found,
  record: (query, { part, learnerId, readsAll }) =>
    record<FoundCourse>()(
      query.select([
        'c.id',
        'c.name',
        'c.summary',
        sql<FoundCourse['status']>`c.status`.as('status'),
        sql<FoundCourse['enrollment_status']>`(select e.status from training_enrollments e
          where e.tenant_id = c.tenant_id and e.course_id = c.id and e.user_id = ${learnerId}::uuid and e.is_latest)`.as(
          'enrollment_status',
        ),
        sql<
          FoundCourse['matches']
        >`array_remove(array[case when ${named(part)} then 'name' end, case when ${summarized(part)} then 'summary' end,
          case when ${isTagged(part)} then 'tag' end, case when ${hasLesson} then 'lesson' end], null)`.as(
          'matches',
        ),
        sql<FoundLesson[]>`(
          select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'text', x.text) order by x.is_named desc, x.name, x.id), '[]')
          from (
            select l.id, l.name, app.fold(l.name) like ${part} as is_named,
              case when ${readsAll}::boolean or exists (select from training_enrollments e where e.tenant_id = l.tenant_id and e.course_id = l.course_id
                and e.user_id = ${learnerId}::uuid and e.is_latest and e.started_at is not null) then left(l.body_text, 200000) end as text
            from training_lessons l where l.deleted_at is null and l.id in (select lesson_id from found where found.id = c.id)
            order by is_named desc, l.name, l.id limit ${sql.lit(maxLessons)}) x)`.as('lessons'),
      ]),
    ),
  id: 'c.id',
  filters: {
    // The text decides about the rows.
    search: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    status: oneOf('c.status'),
    tags: tagged('c.tags'),
  },
  sorts: { name: byName('c.name') },
  own: (scope) => [sql`${fit(scope)} desc`, sql`lower(c.name)`],
});
