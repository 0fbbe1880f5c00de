import { sql } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import type { UserRef } from '#generated/types.gen.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  emptyLast,
  list,
  oneOf,
  oneOfIds,
  record,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';
import type { StoredAttempt } from '../grading/attempts.queries.ts';

/** An attempt at a quiz with what decides about its results. */
export interface FoundQuizAttempt {
  readonly attempt: StoredAttempt;
  readonly user: UserRef;
  readonly run_number: number;
  readonly used: number;
  readonly has_passed: boolean;
}

const inRun = (what: ReturnType<typeof sql>) => sql`(select ${what} from training_attempts _other
  where _other.tenant_id = t.tenant_id and _other.enrollment_id = t.enrollment_id and _other.block_id = t.block_id)`;

const rows = (
  db: Db,
  { lessonId, attemptId }: { readonly lessonId: string; readonly attemptId: string | null },
) =>
  db
    .selectFrom('training_attempts as t')
    .innerJoin('training_enrollments as e', (join) =>
      join.onRef('e.tenant_id', '=', 't.tenant_id').onRef('e.id', '=', 't.enrollment_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.user_id'),
    )
    .where('t.lesson_id', '=', lessonId)
    .$if(attemptId !== null, (query) => query.where('t.id', '=', attemptId!));

/** Attempts at the quiz of a lesson. */
export const quizAttempts = list<
  Listing<QueryOf<TrainingHandlers['listTrainingQuizAttempts']>, FoundQuizAttempt>,
  { readonly lessonId: string; readonly attemptId: string | null }
>()({
  rows,
  record: (query) =>
    record<FoundQuizAttempt>()(
      query.select([
        sql<StoredAttempt>`jsonb_build_object('id', t.id, 'enrollment_id', t.enrollment_id, 'course_id', t.course_id, 'user_id', t.user_id, 'lesson_id', t.lesson_id,
          'block_id', t.block_id, 'attempt_number', t.attempt_number, 'status', t.status, 'max_attempts', t.max_attempts, 'pass_percent', t.pass_percent,
          'shows_correct_answers', t.shows_correct_answers, 'is_shuffled', t.is_shuffled, 'seed', e.quiz_seed || ':' || t.block_id || ':' || t.attempt_number,
          'questions', t.questions, 'answers', t.answers, 'results', t.results, 'points_earned', t.points_earned, 'points_possible', t.points_possible,
          'score_percent', t.score_percent, 'submitted_at', app.iso(t.submitted_at), 'graded_at', app.iso(t.graded_at))`.as(
          'attempt',
        ),
        userRefOf('u').as('user'),
        'e.run_number',
        sql<number>`${inRun(sql`count(*)`)}`.as('used'),
        sql<boolean>`${inRun(sql`bool_or(_other.status = 'passed')`)}`.as('has_passed'),
      ]),
    ),
  id: 't.id',
  filters: {
    user_id: oneOfIds('t.user_id'),
    status: oneOf('t.status'),
    run_number: (number) => sql<boolean>`e.run_number = ${number}`,
  },
  sorts: {
    submitted_at: by('t.submitted_at'),
    score_percent: emptyLast('t.score_percent'),
    attempt_number: by('t.attempt_number'),
  },
});
