import type { TrainingAssessmentAttempt, TrainingEnrollmentStatus } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { selectStandings, type StoredAttempt } from '../grading/attempts.queries.ts';
import { mayShowAnswers, resultsOf } from '../grading/show-results.rules.ts';
import { attemptsLeft, placeOf } from '../grading/standing.rules.ts';
import { findRunStatus } from './runs.queries.ts';

interface Rules {
  readonly max_attempts: number;
  readonly cooldown_minutes: number;
}

/** A submitted attempt as its learner sees it now. */
export async function showAttempt(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  attempt: StoredAttempt,
  rules: Rules,
): Promise<TrainingAssessmentAttempt> {
  const [standings, user, status] = await Promise.all([
    selectStandings(ctx.db, attempt.enrollment_id),
    selectUserRef(ctx.db, attempt.user_id),
    findRunStatus(ctx.db, attempt.enrollment_id),
  ]);
  const standing = standings.get(attempt.assessment_id!);
  return attemptAnswer(attempt, {
    user,
    status,
    attemptsLeft: attemptsLeft(standing, rules),
    nextAttemptAt: placeOf(standing, rules, ctx.now).next_attempt_at,
    hasPassed: standing?.has_passed ?? false,
  });
}

interface Around {
  readonly user: TrainingAssessmentAttempt['user'];
  readonly status: TrainingEnrollmentStatus;
  readonly attemptsLeft: number | null;
  readonly nextAttemptAt: string | null;
  readonly hasPassed: boolean;
}

export const attemptAnswer = (attempt: StoredAttempt, around: Around): TrainingAssessmentAttempt => ({
  id: attempt.id,
  assessment_id: attempt.assessment_id!,
  assessment_name: attempt.assessment_name!,
  course_id: attempt.course_id,
  enrollment_id: attempt.enrollment_id,
  user: around.user,
  status: attempt.status === 'open' ? 'submitted' : attempt.status,
  is_expired: attempt.is_expired,
  attempt_number: attempt.attempt_number,
  max_attempts: attempt.max_attempts,
  attempts_left: around.attemptsLeft,
  next_attempt_at: around.nextAttemptAt,
  points_earned: attempt.points_earned,
  points_possible: attempt.points_possible,
  score_percent: attempt.score_percent,
  pass_percent: attempt.pass_percent,
  results: resultsOf(attempt, mayShowAnswers(attempt, around)),
  enrollment_status: around.status,
  certification_id: attempt.certification_id,
  submitted_at: attempt.submitted_at!,
  graded_at: attempt.graded_at,
});
