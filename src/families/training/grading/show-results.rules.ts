import type { TrainingQuestionResult } from '#generated/types.gen.ts';
import { Disguise, rightAnswer } from '../questions/learner.rules.ts';
import type { StoredAttempt } from './attempts.queries.ts';

/** Whether the learner may see the right answers of an attempt now. */
export const mayShowAnswers = (
  { status, shows_correct_answers: rule }: Pick<StoredAttempt, 'status' | 'shows_correct_answers'>,
  { hasPassed, attemptsLeft }: { readonly hasPassed: boolean; readonly attemptsLeft: number | null },
): boolean => {
  if (status !== 'passed' && status !== 'failed') return false;
  if (rule === 'after_grading') return true;
  return rule === 'after_passing' && (hasPassed || attemptsLeft === 0);
};

export const disguiseOf = (attempt: Pick<StoredAttempt, 'seed' | 'is_shuffled'>): Disguise =>
  new Disguise(attempt.seed, attempt.is_shuffled);

/** The results of an attempt with the keys that its learner knows. Right answers only where they may be seen. */
export function resultsOf(attempt: StoredAttempt, showsAnswers: boolean): TrainingQuestionResult[] {
  const disguise = disguiseOf(attempt);
  const answers = new Map(attempt.answers.map((answer) => [answer.question_key, answer]));
  const earned = new Map(attempt.results.map((each) => [each.key, each]));
  return attempt.questions.map((question) => {
    const answer = answers.get(question.key);
    const points = earned.get(question.key)?.points ?? null;
    const possible = question.points ?? 1;
    const right = showsAnswers ? rightAnswer(question) : null;
    return {
      question: disguise.show(question),
      answer: answer === undefined ? null : disguise.showAnswer(question, answer),
      points_earned: points,
      points_possible: possible,
      is_correct: points === null ? null : points >= possible,
      correct_answer: right === null ? null : disguise.showAnswer(question, right),
      explanation: showsAnswers ? (question.explanation ?? null) : null,
      grader_comment: earned.get(question.key)?.comment ?? null,
    };
  });
}
