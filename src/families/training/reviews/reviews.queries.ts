import { sql, type RawBuilder } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import type { TrainingManagerReview, TrainingReviewAttempt } from '#generated/types.gen.ts';
import { namedRefOf, userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  selectRecords,
  since,
} from '#src/platform/db/query/index.ts';
import { isOfDepartments, leads } from '../record/learners.queries.ts';

/** Who looks at reviews. */
export type ReviewScope = { readonly userId: string; readonly seesAll: boolean };

/** Whoever reviews training, and who leads the learner, decides; nobody decides their own. */
const mayDecide = ({ userId, seesAll }: ReviewScope): RawBuilder<boolean> =>
  seesAll
    ? sql<boolean>`r.user_id <> ${userId}::uuid`
    : sql<boolean>`(r.user_id <> ${userId}::uuid and ${leads(sql`${userId}::uuid`, 'r.user_id')})`;

const reviewsOf = (db: Db, scope: ReviewScope) =>
  db
    .selectFrom('training_reviews as r')
    .innerJoin('training_enrollments as e', (join) =>
      join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.enrollment_id'),
    )
    .innerJoin('training_courses as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.course_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'),
    )
    .where(
      scope.seesAll
        ? sql<boolean>`true`
        : sql<boolean>`(r.user_id = ${scope.userId}::uuid or ${leads(sql`${scope.userId}::uuid`, 'r.user_id')})`,
    );

const canDecide = (scope: ReviewScope) => sql<boolean>`(r.status = 'pending' and ${mayDecide(scope)})`;

/** Answers that somebody grades: written ones without accepted answers, or with files. */
const attempt = sql<TrainingReviewAttempt | null>`(
  select json_build_object('id', t.id, 'assessment_id', t.assessment_id, 'lesson_id', t.lesson_id, 'attempt_number', t.attempt_number,
    'submitted_at', app.iso(t.submitted_at), 'answers', (
      select coalesce(json_agg(json_build_object('question_key', q.value ->> 'key', 'prompt', q.value ->> 'prompt', 'text', a.value ->> 'text',
        'attachments', (select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)), '[]')
          from jsonb_array_elements_text(coalesce(a.value -> 'attachment_ids', '[]')) named join managed_files f on f.tenant_id = t.tenant_id and f.id = named::uuid),
        'points_possible', (q.value ->> 'points')::numeric,
        'points_earned', (select (g.value ->> 'points')::numeric from jsonb_array_elements(t.results) g(value) where g.value ->> 'key' = q.value ->> 'key'),
        'grader_comment', (select g.value ->> 'comment' from jsonb_array_elements(t.results) g(value) where g.value ->> 'key' = q.value ->> 'key'))
        order by q.place), '[]')
      from jsonb_array_elements(t.questions) with ordinality q(value, place)
      join jsonb_array_elements(t.answers) a(value) on a.value ->> 'question_key' = q.value ->> 'key'
      where q.value ->> 'type' = 'short_text' and (jsonb_array_length(q.value -> 'accepted_answers') = 0 or (q.value ->> 'max_files')::integer > 0)))
  from training_attempts t where t.tenant_id = r.tenant_id and t.id = r.attempt_id)`;

const reviewRecord = (query: ReturnType<typeof reviewsOf>, scope: ReviewScope) =>
  record<TrainingManagerReview>()(
    query.select([
      'r.id',
      sql<TrainingManagerReview['kind']>`r.kind`.as('kind'),
      sql<TrainingManagerReview['status']>`r.status`.as('status'),
      namedRefOf('c').as('course'),
      userRefOf('u').as('user'),
      'r.enrollment_id',
      'e.run_number',
      sql<number | null>`case r.kind when 'course' then e.score_percent
        else (select t.score_percent from training_attempts t where t.tenant_id = r.tenant_id and t.id = r.attempt_id) end`.as(
        'score_percent',
      ),
      attempt.as('attempt'),
      canDecide(scope).as('can_decide'),
      'r.comment',
      'r.reviewed_by',
      isoOrNull('r.decided_at').as('decided_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
    ]),
  );

export const reviewList = list<TrainingHandlers['listTrainingManagerReviews'], ReviewScope>()({
  rows: reviewsOf,
  record: reviewRecord,
  id: 'r.id',
  filters: {
    id: oneOfIds('r.id'),
    kind: oneOf('r.kind'),
    status: oneOf('r.status'),
    user_id: oneOfIds('r.user_id'),
    course_id: oneOfIds('r.course_id'),
    department_id: isOfDepartments('r.user_id'),
    reviewed_by: oneOfIds('r.reviewed_by'),
    can_decide: (flag, scope) => holds(canDecide(scope))(flag),
    created_after: since('r.created_at'),
    created_before: before('r.created_at'),
    updated_after: since('r.updated_at'),
  },
  sorts: { created_at: by('r.created_at'), decided_at: emptyLast('r.decided_at') },
});

export async function selectReview(db: Db, scope: ReviewScope, id: string): Promise<TrainingManagerReview> {
  const [found] = await selectRecords(db, reviewRecord(reviewsOf(db, scope).where('r.id', '=', id), scope));
  return found!;
}

/** A review as rules see one. */
export interface StoredReview {
  readonly id: string;
  readonly kind: 'course' | 'grading';
  readonly status: string;
  readonly enrollment_id: string;
  readonly course_id: string;
  readonly user_id: string;
  readonly attempt_id: string | null;
  readonly revision: number;
  readonly may_decide: boolean;
}

/** A review that the caller sees, locked. */
export async function lockReview(db: Db, scope: ReviewScope, id: string): Promise<StoredReview | undefined> {
  const found = await reviewsOf(db, scope)
    .where('r.id', '=', id)
    .select([
      'r.id',
      sql<StoredReview['kind']>`r.kind`.as('kind'),
      'r.status',
      'r.enrollment_id',
      'r.course_id',
      'r.user_id',
      'r.attempt_id',
      'r.revision',
      mayDecide(scope).as('may_decide'),
    ])
    .forUpdate('r')
    .executeTakeFirst();
  return found;
}

export const storeDecision = (
  db: Db,
  id: string,
  {
    status,
    comment,
    userId,
  }: {
    readonly status: TrainingManagerReview['status'];
    readonly comment: string | null;
    readonly userId: string;
  },
  now: Date,
): Promise<unknown> =>
  db
    .updateTable('training_reviews')
    .set((eb) => ({
      status,
      comment,
      reviewed_by: userId,
      decided_at: now,
      updated_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

/** Lessons that have to be done again. */
export const reopenLessons = (db: Db, runId: string, lessonIds: readonly string[]): Promise<unknown> =>
  sql`update training_lesson_progress set status = 'in_progress', completed_at = null
    where enrollment_id = ${runId}::uuid and lesson_id = any(${[...lessonIds]}::uuid[])`.execute(db);

/** Assessments that have to be passed again: attempts so far no longer count, and where none is left, one is added. */
export const reopenAssessments = (
  db: Db,
  runId: string,
  ids: readonly string[],
  now: Date,
): Promise<unknown> =>
  sql`
    insert into training_reopened as o (enrollment_id, assessment_id, after_number, extra_attempts, reopened_at)
    select ${runId}::uuid, a.id, coalesce(u.last_number, 0),
      case when a.max_attempts = 0 then 0 else greatest(coalesce(f.extra_attempts, 0), coalesce(u.used, 0) + 1 - a.max_attempts) end, ${now}::timestamptz
    from training_assessments a
    left join training_reopened f on f.enrollment_id = ${runId}::uuid and f.assessment_id = a.id
    left join lateral (select max(t.attempt_number) as last_number, count(*) as used from training_attempts t
      where t.enrollment_id = ${runId}::uuid and t.assessment_id = a.id) u on true
    where a.id = any(${[...ids]}::uuid[])
    on conflict (tenant_id, enrollment_id, assessment_id) do update set after_number = excluded.after_number, extra_attempts = excluded.extra_attempts,
      reopened_at = excluded.reopened_at`.execute(db);
