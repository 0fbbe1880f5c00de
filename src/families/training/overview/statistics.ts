import type { TrainingAssessmentStatistics } from '#generated/console/types.gen.ts';
import type { GetTrainingAssessmentStatisticsInput } from '#generated/console/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findAssessment, selectAssessments } from '../content/assessments.queries.ts';
import { findCourse } from '../record/course-record.queries.ts';
import { selectChoiceFigures, selectQuestionFigures, selectTotals } from './statistics.queries.ts';

/** Figures of the current questions; those that are gone count in the totals alone. */
export async function getTrainingAssessmentStatistics(
  ctx: ReadContext,
  { path, query }: GetTrainingAssessmentStatisticsInput,
): Promise<TrainingAssessmentStatistics> {
  const found = await findAssessment(ctx.db, storedId(path.id));
  const course = found === undefined ? undefined : await findCourse(ctx, found.course_id);
  const assessment =
    course === undefined
      ? undefined
      : (await selectAssessments(ctx.db, course.id)).find(({ id }) => id === found!.id);
  if (assessment === undefined) throw notFound('training assessment', path.id);
  const period = {
    assessmentId: assessment.id,
    after: query.submitted_after,
    before: query.submitted_before,
  };
  const [totals, questions, choices] = await Promise.all([
    selectTotals(ctx.db, period),
    selectQuestionFigures(ctx.db, period),
    selectChoiceFigures(ctx.db, period),
  ]);
  const byKey = new Map(questions.map((figures) => [figures.key, figures]));
  const chosen = new Map(choices.map((each) => [`${each.question} ${each.choice}`, each.chosen_count]));
  return {
    assessment_id: assessment.id,
    ...totals,
    questions: assessment.questions.map((question) => {
      const figures = byKey.get(question.key);
      return {
        question_key: question.key,
        prompt: question.prompt,
        asked_count: figures?.asked_count ?? 0,
        answered_count: figures?.answered_count ?? 0,
        average_points_percent: figures?.average_points_percent ?? null,
        correct_percent: figures?.correct_percent ?? null,
        choices:
          question.type === 'single_choice' || question.type === 'multiple_choice'
            ? question.choices.map(({ key, text }) => ({
                key,
                text,
                chosen_count: chosen.get(`${question.key} ${key}`) ?? 0,
              }))
            : [],
      };
    }),
  };
}
