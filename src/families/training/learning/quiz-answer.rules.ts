import type { TrainingQuizAttempt } from '#generated/types.gen.ts';
import { mayShowAnswers, resultsOf } from '../grading/show-results.rules.ts';
import type { FoundQuizAttempt } from './quiz.queries.ts';

/** An attempt at a quiz with the results that its learner may see. */
export function quizAnswer({ attempt, ...shown }: FoundQuizAttempt): TrainingQuizAttempt {
  const { user, run_number, used, has_passed: hasPassed } = shown;
  const left = attempt.max_attempts === 0 ? null : Math.max(0, attempt.max_attempts - used);
  return {
    id: attempt.id,
    lesson_id: attempt.lesson_id!,
    block_id: attempt.block_id!,
    enrollment_id: attempt.enrollment_id,
    user,
    run_number,
    status: attempt.status === 'open' ? 'submitted' : attempt.status,
    attempt_number: attempt.attempt_number,
    max_attempts: attempt.max_attempts,
    attempts_left: left,
    points_earned: attempt.points_earned,
    points_possible: attempt.points_possible,
    score_percent: attempt.score_percent,
    pass_percent: attempt.pass_percent,
    results: resultsOf(attempt, mayShowAnswers(attempt, { hasPassed, attemptsLeft: left })),
    submitted_at: attempt.submitted_at!,
    graded_at: attempt.graded_at,
  };
}
