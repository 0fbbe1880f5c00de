import type { Job } from '#generated/console/types.gen.ts';
import type { RegradeTrainingAssessmentInput } from '#generated/console/families/training/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { selectJobUnderWay, startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { findAssessment } from '../content/assessments.queries.ts';
import { lockCourse } from '../record/course-record.queries.ts';
import { regradeKind, type RegradeInput } from '../grading/regrade-job.ts';

/** The course is locked, so of two requests at once one starts a job. */
export async function regradeTrainingAssessment(
  ctx: WriteContext<'training.assessment_passed' | 'training.course_completed'>,
  { path }: RegradeTrainingAssessmentInput,
): Promise<Result<Job>> {
  const id = storedId(path.id);
  const known = await findAssessment(ctx.db, id);
  const course = known === undefined ? undefined : await lockCourse(ctx, known.course_id);
  // It may have been deleted while this waited.
  const found = course === undefined ? undefined : await findAssessment(ctx.db, id);
  if (course === undefined || found === undefined || found.is_deleted)
    throw notFound('training assessment', path.id);
  const topic = `assessment ${id}`;
  if ((await selectJobUnderWay(ctx.db, regradeKind, topic)) !== undefined)
    throw conflict('The assessment is being regraded. Wait until that job ends.');
  const input: RegradeInput = { assessmentId: id, requestId: ctx.requestId };
  ctx.audit({
    recordKind: 'training_course',
    recordId: course.id,
    action: 'assessment_regraded',
    newValues: { assessment_id: id },
  });
  return startBackgroundJob(ctx, { kind: regradeKind, topic, input });
}
