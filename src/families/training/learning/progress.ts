import type { TrainingCourseProgress } from '#generated/types.gen.ts';
import type { GetTrainingCourseProgressInput } from '#generated/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectRecords, storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { selectAssessments } from '../content/assessments.queries.ts';
import { selectAttempts, selectStandings } from '../grading/attempts.queries.ts';
import { attemptsLeft, placeOf } from '../grading/standing.rules.ts';
import { requireCourse } from '../record/course-life.ts';
import { selectCertification } from '../record/certification-record.queries.ts';
import { enrollmentRecord, enrollmentsOf, selectEnrollment } from '../record/enrollment-record.queries.ts';
import { learnerAsked } from '../record/learners.ts';
import { lessonProgress } from './lesson-progress.rules.ts';
import { selectLessonBlocks, selectOutline, selectWatched } from './outline.queries.ts';
import { findRun, selectRunFacts } from './runs.queries.ts';
import { attemptAnswer } from './show-attempt.ts';

const maxAttempts = 50;
const maxRuns = 100;

export async function getTrainingCourseProgress(
  ctx: ReadContext,
  { path, query }: GetTrainingCourseProgressInput,
): Promise<TrainingCourseProgress> {
  const userId = await learnerAsked(ctx, query.user_id);
  const course = await requireCourse(ctx, path.id);
  const runId = await findRun(ctx.db, { courseId: course.id, userId, runNumber: query.run_number });
  if (runId === undefined) throw notFound('run of the course', path.id);
  const [enrollment, facts, lessons, assessments, watched, standings] = await Promise.all([
    selectEnrollment(ctx.db, runId),
    selectRunFacts(ctx.db, runId),
    selectOutline(ctx.db, course.id, runId),
    selectAssessments(ctx.db, course.id),
    selectWatched(ctx.db, runId),
    selectStandings(ctx.db, runId),
  ]);
  const blocks = await selectLessonBlocks(
    ctx.db,
    lessons.map(({ id }) => id),
    ['video', 'quiz'],
  );
  const isWithAttempts = query.include?.includes('attempts') ?? false;
  const attempts = isWithAttempts
    ? (await selectAttempts(ctx.db, runId, { kind: 'assessment' })).filter(
        ({ id }) => query.attempt_id === undefined || id === storedId(query.attempt_id),
      )
    : [];
  const earlier = await selectRecords(
    ctx.db,
    enrollmentRecord(
      enrollmentsOf(ctx.db)
        .where('e.course_id', '=', course.id)
        .where('e.user_id', '=', userId)
        .where('e.run_number', '<', enrollment.run_number)
        .orderBy('e.run_number', 'desc')
        .limit(maxRuns),
    ),
  );
  return {
    enrollment,
    required_lesson_count: facts.required_lessons,
    completed_lesson_count: facts.completed_lessons,
    required_assessment_count: facts.required_assessments,
    passed_assessment_count: facts.passed_assessments,
    lessons: lessons.map((lesson) => lessonProgress(lesson, blocks, watched, standings, ctx.now)),
    assessments: assessments.map((assessment) => {
      const standing = standings.get(assessment.id);
      const place = placeOf(standing, assessment, ctx.now);
      const around = {
        user: enrollment.user,
        status: enrollment.status,
        attemptsLeft: attemptsLeft(standing, assessment),
        nextAttemptAt: place.next_attempt_at,
        hasPassed: standing?.has_passed ?? false,
      };
      return {
        assessment_id: assessment.id,
        name: assessment.name,
        is_required: assessment.is_required,
        status: place.status,
        attempt_count: place.attempt_count,
        attempts_left: place.attempts_left,
        best_score_percent: place.best_score_percent,
        pass_percent: assessment.pass_percent,
        next_attempt_at: place.next_attempt_at,
        ...(isWithAttempts && {
          attempts: attempts
            .filter((attempt) => attempt.assessment_id === assessment.id)
            .slice(0, maxAttempts)
            .map((attempt) => attemptAnswer(attempt, around)),
        }),
      };
    }),
    review_id: facts.review_id,
    certification:
      facts.certification_id === null ? null : await selectCertification(ctx, facts.certification_id),
    previous_runs: earlier,
  };
}
