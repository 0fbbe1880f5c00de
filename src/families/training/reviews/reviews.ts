import type { TrainingCourseReviewDecision, TrainingManagerReview } from '#generated/types.gen.ts';
import type {
  DecideTrainingManagerReviewInput,
  ListTrainingManagerReviewsInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, notFound, problem, unknownReference } from '#src/platform/errors/index.ts';
import { selectAssessments } from '../content/assessments.queries.ts';
import { selectLessons } from '../content/parts.queries.ts';
import type { GradingEvents } from '../grading/grade.ts';
import { findEveryCourse, type StoredCourse } from '../record/course-record.queries.ts';
import { lockRun, type StoredRun } from '../record/enrollment-record.queries.ts';
import { completeRuns, failRun } from '../runs/finish.ts';
import { refreshProgress, storeStatus } from '../runs/progress.queries.ts';
import { gradeAnswers } from './grading.ts';
import * as queries from './reviews.queries.ts';
import type { ReviewScope, StoredReview } from './reviews.queries.ts';

type Context = WriteContext<GradingEvents>;

const scopeOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): ReviewScope => ({
  userId: ctx.identity.userId,
  seesAll: ctx.can('training.review'),
});

export const listTrainingManagerReviews = (ctx: ReadContext, { query }: ListTrainingManagerReviewsInput) =>
  queries.reviewList.page(ctx.db, query, scopeOf(ctx));

export async function decideTrainingManagerReview(
  ctx: Context,
  { path, body }: DecideTrainingManagerReviewInput,
): Promise<TrainingManagerReview> {
  const scope = scopeOf(ctx);
  const review = await queries.lockReview(ctx.db, scope, storedId(path.id));
  if (review === undefined) throw notFound('training review', path.id);
  if (!review.may_decide)
    throw problem(
      'permission_denied',
      review.user_id === scope.userId
        ? 'Nobody decides about their own work.'
        : 'This needs the permission training.review, or to lead the learner.',
    );
  if (body.kind !== review.kind)
    throw invalid('body.kind', `is ${body.kind}, but the review is of the kind ${review.kind}.`);
  const run = (await lockRun(ctx.db, review.enrollment_id))!;
  const [course] = await findEveryCourse(ctx.db, [review.course_id]);
  const reopened = body.kind === 'course' ? await checkedDecision(ctx, review, body) : undefined;
  checkRevision(review.revision, body.expected_revision);
  if (review.status !== 'pending')
    throw problem('state_conflict', `The review is ${review.status}; only a pending one can be decided.`);

  if (body.kind === 'grading') await gradeAnswers(ctx, run, review, body);
  else await carryOut(ctx, course!, run, body, reopened!);
  await queries.storeDecision(
    ctx.db,
    review.id,
    {
      status: body.kind === 'grading' ? 'graded' : outcomes[body.decision],
      comment: body.comment ?? null,
      userId: scope.userId,
    },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'training_review',
    recordId: review.id,
    action: 'decided',
    newValues: { status: body.kind === 'grading' ? 'graded' : outcomes[body.decision] },
  });
  await tellLearner(
    ctx,
    course!,
    review,
    body.kind === 'grading' ? 'graded' : outcomes[body.decision],
    body.comment,
  );
  return queries.selectReview(ctx.db, scope, review.id);
}

const outcomes = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;
const words = {
  approved: 'was approved',
  returned: 'was returned to you',
  rejected: 'was rejected',
  graded: 'has been graded',
} as const;

const tellLearner = (
  ctx: Context,
  course: StoredCourse,
  { user_id: userId, id }: StoredReview,
  outcome: keyof typeof words,
  comment: string | undefined,
): Promise<unknown> =>
  notify(
    ctx,
    {
      kind: 'training',
      title: `Your work in ${course.name} ${words[outcome]}`,
      ...(comment !== undefined && { body: comment }),
      record: { kind: 'training_course', id: course.id },
      topic: `review ${id}`,
    },
    [userId],
  );

interface Reopened {
  readonly lessonIds: readonly string[];
  readonly assessmentIds: readonly string[];
}

/** What a returned course reopens; 400 for what the course does not have, or what does not belong to the decision. */
async function checkedDecision(
  ctx: Context,
  { course_id: courseId }: StoredReview,
  {
    decision,
    reopen_lesson_ids: lessons = [],
    reopen_assessment_ids: tests = [],
  }: TrainingCourseReviewDecision,
): Promise<Reopened> {
  if (decision !== 'return') {
    for (const [name, ids] of Object.entries({ reopen_lesson_ids: lessons, reopen_assessment_ids: tests }))
      if (ids.length > 0) throw invalid(`body.${name}`, `cannot be combined with the decision ${decision}.`);
    return { lessonIds: [], assessmentIds: [] };
  }
  if (lessons.length + tests.length === 0)
    throw invalid('body.reopen_lesson_ids', 'must name at least one lesson, or an assessment, to do again.');
  const required = {
    lessons: (await selectLessons(ctx.db, courseId)).filter((lesson) => lesson.is_required),
    tests: (await selectAssessments(ctx.db, courseId)).filter((assessment) => assessment.is_required),
  };
  const known = (parts: readonly { id: string }[], ids: readonly string[], place: string, what: string) =>
    ids.map((given, index) => {
      const id = storedId(given);
      if (!parts.some((part) => part.id === id)) throw unknownReference(`${place}[${index}]`, given, what);
      return id;
    });
  return {
    lessonIds: known(required.lessons, lessons, 'body.reopen_lesson_ids', 'a required lesson of this course'),
    assessmentIds: known(
      required.tests,
      tests,
      'body.reopen_assessment_ids',
      'a required assessment of this course',
    ),
  };
}

async function carryOut(
  ctx: Context,
  course: StoredCourse,
  run: StoredRun,
  { decision }: TrainingCourseReviewDecision,
  { lessonIds, assessmentIds }: Reopened,
): Promise<void> {
  if (run.status !== 'awaiting_review')
    throw problem('state_conflict', `The run is ${run.status}, so there is nothing to decide any more.`);
  if (decision === 'approve') {
    await completeRuns(ctx, course, [run], 'awaiting_review');
    return;
  }
  if (decision === 'reject') {
    await failRun(ctx, course, run, 'awaiting_review', 'review_rejected');
    return;
  }
  await queries.reopenLessons(ctx.db, run.id, lessonIds);
  await queries.reopenAssessments(ctx.db, run.id, assessmentIds, ctx.now);
  await storeStatus(ctx.db, [run.id], 'in_progress', ctx.now);
  await refreshProgress(ctx.db, { runId: run.id }, ctx.now);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: run.id,
    action: 'returned',
    newValues: { status: 'in_progress' },
  });
}
