import { sql } from 'kysely';
import type { TrainingAnswer, TrainingQuestion, TrainingShowsCorrectAnswers } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { Earned } from '../questions/score.rules.ts';

/** An attempt as rules see one: at an assessment, or at the quiz of a lesson. */
export interface StoredAttempt {
  readonly id: string;
  readonly enrollment_id: string;
  readonly course_id: string;
  readonly user_id: string;
  readonly assessment_id: string | null;
  readonly lesson_id: string | null;
  readonly block_id: string | null;
  readonly assessment_name: string | null;
  readonly attempt_number: number;
  readonly status: 'open' | 'pending_grading' | 'passed' | 'failed';
  readonly is_expired: boolean;
  readonly max_attempts: number;
  readonly pass_percent: number;
  readonly shows_correct_answers: TrainingShowsCorrectAnswers;
  readonly is_shuffled: boolean;
  /** Secret of its keys and orders. */
  readonly seed: string;
  readonly questions: TrainingQuestion[];
  readonly answers: TrainingAnswer[];
  readonly results: Earned[];
  readonly points_earned: number | null;
  readonly points_possible: number;
  readonly score_percent: number | null;
  readonly certification_id: string | null;
  readonly issued_at: string;
  readonly deadline_at: string | null;
  readonly saved_at: string | null;
  readonly submitted_at: string | null;
  readonly graded_at: string | null;
}

// A quiz has the seed of its run, and one of its own for each attempt.
const columns = sql`t.id, t.enrollment_id, t.course_id, t.user_id, t.assessment_id, t.lesson_id, t.block_id, t.assessment_name, t.attempt_number, t.status,
  t.is_expired, t.max_attempts, t.pass_percent::float8 as pass_percent, t.shows_correct_answers, t.is_shuffled,
  case when t.block_id is null then t.seed::text else e.quiz_seed || ':' || t.block_id || ':' || t.attempt_number end as seed,
  t.questions, t.answers, t.results, t.points_earned::float8 as points_earned, t.points_possible::float8 as points_possible,
  t.score_percent::float8 as score_percent, t.certification_id, app.iso(t.issued_at) as issued_at, app.iso(t.deadline_at) as deadline_at,
  app.iso(t.saved_at) as saved_at, app.iso(t.submitted_at) as submitted_at, app.iso(t.graded_at) as graded_at`;

const from = sql`from training_attempts t join training_enrollments e on e.tenant_id = t.tenant_id and e.id = t.enrollment_id`;

/** The seed of the keys and orders of a quiz in one attempt. */
export const quizSeed = (runSeed: string, blockId: string, attemptNumber: number): string =>
  `${runSeed}:${blockId}:${attemptNumber}`;

export async function findAttempt(db: Db, id: string, lock = false): Promise<StoredAttempt | undefined> {
  const { rows } = await sql<StoredAttempt>`
    select ${columns} ${from} where t.id = ${id}::uuid ${lock ? sql`for update of t` : sql``}`.execute(db);
  return rows[0];
}

/** Attempts of a run at assessments, or at quizzes of lessons, the latest first. */
export async function selectAttempts(
  db: Db,
  runId: string,
  { kind, limit = 10_000 }: { readonly kind: 'assessment' | 'quiz'; readonly limit?: number },
): Promise<StoredAttempt[]> {
  const { rows } = await sql<StoredAttempt>`
    select ${columns} ${from} where t.enrollment_id = ${runId}::uuid and t.status <> 'open'
      and ${kind === 'assessment' ? sql`t.assessment_id is not null` : sql`t.block_id is not null`}
    order by t.submitted_at desc, t.attempt_number desc limit ${limit}`.execute(db);
  return rows;
}

export async function findOpenAttempt(
  db: Db,
  runId: string,
  assessmentId: string,
): Promise<StoredAttempt | undefined> {
  const { rows } = await sql<StoredAttempt>`
    select ${columns} ${from} where t.enrollment_id = ${runId}::uuid and t.assessment_id = ${assessmentId}::uuid and t.status = 'open'`.execute(
    db,
  );
  return rows[0];
}

/** What decides about further attempts of a run at an assessment or quiz. */
export interface Standing {
  readonly item_id: string;
  readonly used: number;
  readonly last_number: number;
  readonly best_percent: number | null;
  readonly has_passed: boolean;
  readonly is_pending: boolean;
  readonly extra_attempts: number;
  readonly last_submitted_at: string | null;
}

/** By assessment or quiz block. Attempts before a manager reopened an assessment no longer count, but for their number. */
export async function selectStandings(db: Db, runId: string): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<Standing>`
    select coalesce(t.assessment_id, t.block_id) as item_id, count(*) filter (where t.status <> 'open')::integer as used, max(t.attempt_number) as last_number,
      max(t.score_percent) filter (where ${counts})::float8 as best_percent, coalesce(bool_or(t.status = 'passed' and ${counts}), false) as has_passed,
      coalesce(bool_or(t.status = 'pending_grading' and ${counts}), false) as is_pending, coalesce(max(o.extra_attempts), 0) as extra_attempts,
      app.iso(max(t.submitted_at)) as last_submitted_at
    from training_attempts t left join training_reopened o
      on o.tenant_id = t.tenant_id and o.enrollment_id = t.enrollment_id and o.assessment_id = t.assessment_id
    where t.enrollment_id = ${runId}::uuid group by 1`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row]));
}

const counts = sql`t.attempt_number > coalesce(o.after_number, 0)`;

export interface NewAttempt extends Pick<
  StoredAttempt,
  | 'enrollment_id'
  | 'course_id'
  | 'user_id'
  | 'assessment_id'
  | 'lesson_id'
  | 'block_id'
  | 'assessment_name'
  | 'attempt_number'
  | 'max_attempts'
  | 'pass_percent'
  | 'shows_correct_answers'
  | 'is_shuffled'
  | 'seed'
  | 'questions'
  | 'points_possible'
> {
  readonly deadlineAt: Date | null;
}

/** Begins an attempt at an assessment, with the timer that ends it; of two at once one begins. One statement: a read does it. */
export async function beginAttempt(
  db: Db,
  attempt: NewAttempt,
  graceSeconds: number,
  now: Date,
): Promise<void> {
  const { questions, deadlineAt, ...values } = attempt;
  await sql`
    with attempt as (
      insert into training_attempts (enrollment_id, course_id, user_id, assessment_id, assessment_name, attempt_number, status, max_attempts, pass_percent,
        shows_correct_answers, is_shuffled, seed, questions, points_possible, issued_at, deadline_at)
      values (${values.enrollment_id}::uuid, ${values.course_id}::uuid, ${values.user_id}::uuid, ${values.assessment_id}::uuid, ${values.assessment_name},
        ${values.attempt_number}, 'open', ${values.max_attempts}, ${values.pass_percent}, ${values.shows_correct_answers}, ${values.is_shuffled},
        ${values.seed}::uuid, ${JSON.stringify(questions)}::jsonb, ${values.points_possible}, ${now}::timestamptz, ${deadlineAt}::timestamptz)
      on conflict do nothing returning id, deadline_at)
    insert into timers (kind, record_id, slot, due_at)
    select 'training_attempt', id, '', deadline_at + make_interval(secs => ${graceSeconds}) from attempt where deadline_at is not null`.execute(
    db,
  );
}

/** An attempt at a quiz, which is submitted as it begins; answers its id. */
export async function insertQuizAttempt(
  db: Db,
  attempt: NewAttempt,
  answers: readonly TrainingAnswer[],
  now: Date,
): Promise<string> {
  const { questions, seed: _seed, deadlineAt: _deadline, ...values } = attempt;
  const id = uuid7();
  await db
    .insertInto('training_attempts')
    .values({
      id,
      ...values,
      status: 'pending_grading',
      questions: JSON.stringify(questions),
      answers: JSON.stringify(answers),
      issued_at: now,
      submitted_at: now,
    })
    .execute();
  return id;
}

export const storeAnswers = (
  db: Db,
  id: string,
  answers: readonly TrainingAnswer[],
  now: Date,
): Promise<unknown> =>
  sql`update training_attempts set answers = ${JSON.stringify(answers)}::jsonb, saved_at = ${now}::timestamptz where id = ${id}::uuid`.execute(
    db,
  );

/** What a submitted or graded attempt has become. */
export type Graded = Pick<
  StoredAttempt,
  'status' | 'is_expired' | 'answers' | 'results' | 'points_earned' | 'points_possible' | 'score_percent'
>;

export const storeGraded = (db: Db, id: string, graded: Graded, now: Date): Promise<unknown> =>
  sql`update training_attempts set status = ${graded.status}, is_expired = ${graded.is_expired}, answers = ${JSON.stringify(graded.answers)}::jsonb,
    results = ${JSON.stringify(graded.results)}::jsonb, points_earned = ${graded.points_earned}, points_possible = ${graded.points_possible},
    score_percent = ${graded.score_percent}, submitted_at = coalesce(submitted_at, ${now}::timestamptz),
    graded_at = ${graded.status === 'pending_grading' ? null : now}::timestamptz
    where id = ${id}::uuid`.execute(db);

export const storeCertificationOf = (db: Db, attemptId: string, certificationId: string): Promise<unknown> =>
  sql`update training_attempts set certification_id = ${certificationId}::uuid where id = ${attemptId}::uuid`.execute(
    db,
  );

/** Somebody has to grade the attempt. */
export const insertGradingReview = (db: Db, attempt: StoredAttempt, now: Date): Promise<unknown> =>
  db
    .insertInto('training_reviews')
    .values({
      kind: 'grading',
      enrollment_id: attempt.enrollment_id,
      course_id: attempt.course_id,
      user_id: attempt.user_id,
      attempt_id: attempt.id,
      created_at: now,
      updated_at: now,
    })
    .execute();

/** The learner worked on the run. */
export const touchRun = (db: Db, runId: string, now: Date): Promise<unknown> =>
  sql`update training_enrollments set last_activity_at = ${now}::timestamptz, updated_at = ${now}::timestamptz where id = ${runId}::uuid`.execute(
    db,
  );
