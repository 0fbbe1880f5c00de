import type { TrainingQuizAttempt, TrainingQuizBlock } from '#generated/types.gen.ts';
import type {
  ListTrainingQuizAttemptsInput,
  SubmitTrainingQuizAttemptInput,
} from '#generated/families/training/handlers.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { findCourse } from '../record/course-record.queries.ts';
import { requireSight } from '../record/learners.ts';
import { findAttempt, insertQuizAttempt, quizSeed, selectStandings } from '../grading/attempts.queries.ts';
import { submit, type SubmitEvents } from '../grading/grade.ts';
import { attemptsLeft } from '../grading/standing.rules.ts';
import { filesOf, readAnswers } from '../questions/answers.rules.ts';
import { pointsOf } from '../questions/complete.rules.ts';
import { Disguise } from '../questions/learner.rules.ts';
import type { Finisher } from '../runs/finish.ts';
import { openLesson } from './completion.queries.ts';
import { findLesson, selectLessonBlocks } from './outline.queries.ts';
import { holdOwnLesson, requireInProgress, requireUnlocked } from './own-run.ts';
import { quizAttempts, type FoundQuizAttempt } from './quiz.queries.ts';
import { quizAnswer } from './quiz-answer.rules.ts';
import { attachFiles } from './submit.ts';

export async function submitTrainingQuizAttempt(
  ctx: WriteContext,
  { path, body }: SubmitTrainingQuizAttemptInput,
): Promise<TrainingQuizAttempt> {
  const own = await holdOwnLesson(ctx, path.id);
  const { run, lesson } = own;
  const [block] = await selectLessonBlocks(ctx.db, [lesson.id], ['quiz']);
  if (block === undefined) throw notFound('lesson with a quiz', path.id);
  const quiz = block.content as TrainingQuizBlock;
  const standing = (await selectStandings(ctx.db, run.id)).get(block.id);
  const number = (standing?.last_number ?? 0) + 1;
  const isShuffled = quiz.is_shuffled ?? false;
  const seed = quizSeed(run.quiz_seed, block.id, number);
  const answers = readAnswers(body.answers, quiz.questions, new Disguise(seed, isShuffled));
  for (const { id, place } of filesOf(body.answers)) await requireFiles(ctx, [id], place);
  requireInProgress(run);
  await requireUnlocked(ctx, own);
  const maxAttempts = quiz.max_attempts ?? 0;
  const rules = { max_attempts: maxAttempts, cooldown_minutes: 0 };
  if (attemptsLeft(standing, rules) === 0)
    throw problem('state_conflict', `No attempts at the quiz are left: the limit is ${maxAttempts} per run.`);
  await openLesson(ctx.db, run.id, lesson.id, ctx.now);
  const questions = new Disguise(seed, isShuffled).draw(quiz.questions, null);
  const id = await insertQuizAttempt(
    ctx.db,
    {
      enrollment_id: run.id,
      course_id: own.course.id,
      user_id: run.user_id,
      assessment_id: null,
      lesson_id: lesson.id,
      block_id: block.id,
      assessment_name: null,
      attempt_number: number,
      max_attempts: maxAttempts,
      pass_percent: quiz.pass_percent!,
      shows_correct_answers: quiz.shows_correct_answers ?? 'never',
      is_shuffled: isShuffled,
      seed,
      questions,
      points_possible: pointsOf(questions),
      deadlineAt: null,
    },
    answers,
    ctx.now,
  );
  await attachFiles(ctx, id, answers);
  const attempt = (await findAttempt(ctx.db, id, true))!;
  // Attempts at quizzes have no events, and end no run.
  await submit(ctx as unknown as Finisher<SubmitEvents>, run, attempt, answers, false);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: run.id,
    action: 'quiz_submitted',
    newValues: { attempt_id: id },
  });
  const [shown] = await quizAttempts
    .objects(
      ctx.db,
      { limit: 1, offset: 0, sort: 'submitted_at', order: 'desc' },
      { lessonId: lesson.id, attemptId: id },
    )
    .then(({ items }) => items);
  return quizAnswer(shown!);
}

const seeing = ['training.author', 'training.review', 'training.manage'] as const;

export async function listTrainingQuizAttempts(
  ctx: ReadContext,
  { path, query }: ListTrainingQuizAttemptsInput,
): Promise<Page<TrainingQuizAttempt>> {
  const userIds = query.user_id ?? [ctx.identity.userId];
  requireSight(ctx, userIds, seeing);
  const lesson = await findLesson(ctx.db, storedId(path.id));
  if (lesson === undefined || (await findCourse(ctx, lesson.course_id)) === undefined)
    throw notFound('training lesson', path.id);
  const { items, total } = await quizAttempts.objects(
    ctx.db,
    { ...query, user_id: [...userIds] },
    { lessonId: lesson.id, attemptId: null },
  );
  return { items: items.map((item: FoundQuizAttempt) => quizAnswer(item)), total };
}
