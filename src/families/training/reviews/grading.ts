import type { TrainingGradingDecision } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { findAttempt } from '../grading/attempts.queries.ts';
import { concluded, store, type GradingEvents } from '../grading/grade.ts';
import type { StoredRun } from '../record/enrollment-record.queries.ts';
import type { StoredReview } from './reviews.queries.ts';

/** Gives points to every answer that waits for them; the attempt then passes or fails. */
export async function gradeAnswers(
  ctx: WriteContext<GradingEvents>,
  run: StoredRun,
  review: StoredReview,
  { grades }: TrainingGradingDecision,
): Promise<void> {
  const attempt = (await findAttempt(ctx.db, review.attempt_id!, true))!;
  const waiting = attempt.results.filter(({ points }) => points === null).map(({ key }) => key);
  const given = new Map<string, { readonly points: number; readonly comment: string | null }>();
  for (const [index, { question_key: key, points_earned: points, comment }] of grades.entries()) {
    const place = `body.grades[${index}]`;
    if (!waiting.includes(key))
      throw invalid(`${place}.question_key`, `is "${key}", whose answer waits for no points.`);
    if (given.has(key)) throw invalid(`${place}.question_key`, 'is graded twice.');
    const possible = attempt.questions.find((question) => question.key === key)?.points ?? 1;
    if (points > possible)
      throw invalid(`${place}.points_earned`, `is more than the ${possible} points of the question.`);
    given.set(key, { points, comment: comment ?? null });
  }
  const missing = waiting.find((key) => !given.has(key));
  if (missing !== undefined)
    throw invalid('body.grades', `has no points for "${missing}". Grade every answer that waits.`);
  const results = attempt.results.map((result) => {
    const grade = given.get(result.key);
    return grade === undefined ? result : { key: result.key, ...grade };
  });
  await concluded(ctx, run, await store(ctx, attempt, results));
}
