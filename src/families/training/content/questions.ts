import type { TrainingQuestionOrder, TrainingQuestionSaved } from '#generated/console/types.gen.ts';
import type {
  DeleteTrainingQuestionInput,
  ReorderTrainingQuestionsInput,
  SaveTrainingQuestionInput,
} from '#generated/console/families/training/handlers.ts';
import type { TrainingAssessment, TrainingQuestion } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach, requireFiles } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { reordered } from '#src/platform/tidy.ts';
import { completeQuestions, imagesOf, pointsOf } from '../questions/complete.rules.ts';
import { lockCourse } from '../record/course-record.queries.ts';
import { findAssessment, selectAssessments, upsertAssessment } from './assessments.queries.ts';
import { touch } from './store.queries.ts';

const maxQuestions = 200;

/** The assessment, whose course nobody else changes meanwhile. */
async function holdAssessment(
  ctx: WriteContext,
  givenId: string,
  expected: number | undefined,
): Promise<{
  readonly courseId: string;
  readonly courseRevision: number;
  readonly assessment: TrainingAssessment;
}> {
  const found = await findAssessment(ctx.db, storedId(givenId));
  const course = found === undefined ? undefined : await lockCourse(ctx, found.course_id);
  const assessment =
    course === undefined
      ? undefined
      : (await selectAssessments(ctx.db, course.id)).find(({ id }) => id === found!.id);
  if (course === undefined || assessment === undefined) throw notFound('training assessment', givenId);
  checkRevision(assessment.revision, expected);
  return { courseId: course.id, courseRevision: course.revision, assessment };
}

interface Revisions {
  readonly assessment_revision: number;
  readonly course_revision: number;
}

async function storeQuestions(
  ctx: WriteContext,
  courseId: string,
  { revision, ...assessment }: TrainingAssessment,
  questions: TrainingQuestion[],
): Promise<Revisions> {
  await upsertAssessment(
    ctx.db,
    courseId,
    { ...assessment, questions },
    { userId: ctx.identity.userId, now: ctx.now },
  );
  await attach(ctx, { kind: 'training_course', id: courseId }, imagesOf(questions), ctx.identity.userId);
  const course_revision = await touch(ctx.db, 'training_courses', courseId, ctx.now);
  ctx.audit({
    recordKind: 'training_course',
    recordId: courseId,
    action: 'content_changed',
    changedFields: ['assessments'],
  });
  return { assessment_revision: revision + 1, course_revision };
}

export async function saveTrainingQuestion(
  ctx: WriteContext,
  { path, body }: SaveTrainingQuestionInput,
): Promise<TrainingQuestionSaved> {
  const { courseId, courseRevision, assessment } = await holdAssessment(ctx, path.id, body.expected_revision);
  if (body.question.key !== path.question_key)
    throw invalid(
      'body.question.key',
      `is "${body.question.key}", but the path names "${path.question_key}".`,
    );
  await requireFiles(
    ctx,
    imagesOf([body.question]),
    'body.question.image_file_id',
    imagesOf(assessment.questions),
  );
  const at = assessment.questions.findIndex(({ key }) => key === path.question_key);
  if (at < 0 && assessment.questions.length >= maxQuestions)
    throw conflict(`An assessment has at most ${maxQuestions} questions.`);
  const others = assessment.questions.filter((_, index) => index !== at);
  const position = Math.min(body.position ?? (at < 0 ? others.length : at), others.length);
  const questions = completeQuestions(others.toSpliced(position, 0, body.question), 'body.question');
  const question = questions[position]!;
  if (at === position && sameText(assessment.questions[at]!) === sameText(question))
    return { question, position, assessment_revision: assessment.revision, course_revision: courseRevision };
  return { question, position, ...(await storeQuestions(ctx, courseId, assessment, questions)) };
}

const sameText = (question: TrainingQuestion): string =>
  JSON.stringify(Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)));

export async function deleteTrainingQuestion(
  ctx: WriteContext,
  { path, query }: DeleteTrainingQuestionInput,
): Promise<TrainingQuestionOrder> {
  const { courseId, assessment } = await holdAssessment(ctx, path.id, query.expected_revision);
  const questions = assessment.questions.filter(({ key }) => key !== path.question_key);
  if (questions.length === assessment.questions.length) throw notFound('question', path.question_key);
  if (questions.length === 0)
    throw conflict('This is the last question of the assessment. Remove the assessment instead.');
  if (pointsOf(questions) <= 0)
    throw conflict('The other questions are worth no points. Give points to one of them first.');
  return { keys: keysOf(questions), ...(await storeQuestions(ctx, courseId, assessment, questions)) };
}

const keysOf = (questions: readonly TrainingQuestion[]): string[] => questions.map(({ key }) => key);

export async function reorderTrainingQuestions(
  ctx: WriteContext,
  { path, body }: ReorderTrainingQuestionsInput,
): Promise<TrainingQuestionOrder> {
  const { courseId, courseRevision, assessment } = await holdAssessment(ctx, path.id, body.expected_revision);
  const before = keysOf(assessment.questions);
  const stray = body.keys.findIndex((key) => !before.includes(key));
  if (stray >= 0)
    throw unknownReference(`body.keys[${stray}]`, body.keys[stray]!, 'a question of this assessment');
  const keys = reordered(before, body.keys);
  if (keys.join() === before.join())
    return { keys, assessment_revision: assessment.revision, course_revision: courseRevision };
  const questions = keys.map((key) => assessment.questions.find((question) => question.key === key)!);
  return { keys, ...(await storeQuestions(ctx, courseId, assessment, questions)) };
}
