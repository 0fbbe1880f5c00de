import type { EventTrainingAttempt } from '#generated/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { TrainingAnswer } from '#generated/types.gen.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { scoreAnswers, totalOf, type Earned } from '../questions/score.rules.ts';
import { findEveryCourse } from '../record/course-record.queries.ts';
import { lockRun, type StoredRun } from '../record/enrollment-record.queries.ts';
import { failRun, settleRuns, tellReviewers, type Finisher } from '../runs/finish.ts';
import { isExhausted, refreshProgress } from '../runs/progress.queries.ts';
import * as queries from './attempts.queries.ts';
import type { StoredAttempt } from './attempts.queries.ts';
import { attemptsLeft, placeOf } from './standing.rules.ts';
import { findRules } from './rules-of.queries.ts';

/** What may come of an attempt. */
export type GradingEvents = Extract<
  EventType,
  | 'training.assessment_passed'
  | 'training.assessment_failed'
  | 'training.course_completed'
  | 'training.course_failed'
>;
export type SubmitEvents = GradingEvents | 'training.assessment_submitted';

/**
 * Submits an open attempt, or one at a quiz, with these answers, and scores it. Answers that somebody has to grade leave it
 * `pending_grading`, with a review. The run is locked.
 */
export async function submit(
  ctx: Finisher<SubmitEvents>,
  run: StoredRun,
  attempt: StoredAttempt,
  answers: readonly TrainingAnswer[],
  isExpired: boolean,
): Promise<StoredAttempt> {
  const results = scoreAnswers(attempt.questions, answers);
  const after = await store(ctx, { ...attempt, answers: [...answers], is_expired: isExpired }, results);
  await queries.touchRun(ctx.db, run.id, ctx.now);
  const needsGrading = after.status === 'pending_grading';
  if (after.assessment_id !== null)
    ctx.emit('training.assessment_submitted', {
      attempt: await eventAttempt(ctx, after),
      needs_grading: needsGrading,
    });
  if (!needsGrading) return concluded(ctx, run, after);
  await queries.insertGradingReview(ctx.db, after, ctx.now);
  const [course] = await findEveryCourse(ctx.db, [after.course_id]);
  await tellReviewers(ctx, course!, [after.user_id], `Answers in ${course!.name} wait to be graded`);
  return after;
}

/** Stores points; the attempt passes or fails once all are known. */
export async function store(
  ctx: Pick<Finisher, 'db' | 'now'>,
  attempt: StoredAttempt,
  results: readonly Earned[],
): Promise<StoredAttempt> {
  const { points, possible, percent } = totalOf(attempt.questions, results);
  const status = percent === null ? 'pending_grading' : percent >= attempt.pass_percent ? 'passed' : 'failed';
  const graded: queries.Graded = {
    status,
    is_expired: attempt.is_expired,
    answers: attempt.answers,
    results: [...results],
    points_earned: points,
    points_possible: possible,
    score_percent: percent,
  };
  await queries.storeGraded(ctx.db, attempt.id, graded, ctx.now);
  const at = ctx.now.toISOString();
  return {
    ...attempt,
    ...graded,
    submitted_at: attempt.submitted_at ?? at,
    graded_at: status === 'pending_grading' ? null : at,
  };
}

/**
 * Tells of a graded attempt, and what becomes of its run: completed, failed, or neither. A failed run stays failed unless the attempt
 * was regraded.
 */
export async function concluded(
  ctx: Finisher<GradingEvents>,
  run: StoredRun,
  attempt: StoredAttempt,
  isRegraded = false,
): Promise<StoredAttempt> {
  if (attempt.assessment_id === null) return attempt;
  // The certification stands in the event before that of the completed course.
  const later: (() => void)[] = [];
  const buffered: Finisher = {
    db: ctx.db,
    identity: ctx.identity,
    now: ctx.now,
    audit: (entry) => ctx.audit(entry),
    announce: (change) => ctx.announce(change),
    atCommit: (statement) => ctx.atCommit(statement),
    emit: (type, data) => void later.push(() => ctx.emit(type, data)),
  };
  const isWorking = run.status === 'in_progress';
  const from = isRegraded && run.status === 'failed' ? 'failed' : 'in_progress';
  const issued =
    run.status === from ? await settleRuns(buffered, { runId: run.id }, from) : new Map<string, never>();
  const certificationId = issued.get(run.id)?.id ?? null;
  if (certificationId !== null) await queries.storeCertificationOf(ctx.db, attempt.id, certificationId);
  const after = { ...attempt, certification_id: certificationId };
  await tellGraded(ctx, after);
  for (const emit of later) emit();
  if (isWorking && attempt.status === 'failed') await failIfExhausted(ctx, run);
  return after;
}

async function tellGraded(ctx: Finisher<GradingEvents>, attempt: StoredAttempt): Promise<void> {
  const told = await eventAttempt(ctx, attempt);
  if (attempt.status === 'passed') {
    ctx.emit('training.assessment_passed', { attempt: told, certification_id: attempt.certification_id });
    return;
  }
  const rules = await findRules(ctx.db, attempt.assessment_id!);
  const standing = (await queries.selectStandings(ctx.db, attempt.enrollment_id)).get(attempt.assessment_id!);
  const place = placeOf(standing, rules, ctx.now);
  ctx.emit('training.assessment_failed', {
    attempt: told,
    attempts_left: attemptsLeft(standing, rules),
    next_attempt_at: place.next_attempt_at,
  });
}

async function failIfExhausted(ctx: Finisher<GradingEvents>, { id }: StoredRun): Promise<void> {
  const run = await lockRun(ctx.db, id);
  if (run?.status !== 'in_progress' || !(await isExhausted(ctx.db, id))) return;
  await refreshProgress(ctx.db, { runId: id }, ctx.now);
  const [course] = await findEveryCourse(ctx.db, [run.course_id]);
  await failRun(
    ctx,
    course!,
    { ...run, score_percent: run.score_percent },
    'in_progress',
    'attempts_exhausted',
  );
}

async function eventAttempt(
  ctx: Pick<Finisher, 'db'>,
  attempt: StoredAttempt,
): Promise<EventTrainingAttempt> {
  return {
    id: attempt.id,
    assessment_id: attempt.assessment_id!,
    assessment_name: attempt.assessment_name!,
    course_id: attempt.course_id,
    user: await selectUserRef(ctx.db, attempt.user_id),
    attempt_number: attempt.attempt_number,
    max_attempts: attempt.max_attempts,
    score_percent: attempt.score_percent,
    pass_percent: attempt.pass_percent,
    submitted_at: attempt.submitted_at!,
    graded_at: attempt.graded_at,
  };
}
