import { createHmac, randomUUID } from 'node:crypto';
import type { TrainingAssessment, TrainingAssessmentRuntime } from '#generated/types.gen.ts';
import type { GetTrainingAssessmentRuntimeInput } from '#generated/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectFileRefs } from '#src/domain/blocks/index.ts';
import { contentAddresses } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { findAssessment, selectAssessments } from '../content/assessments.queries.ts';
import { selectModules } from '../content/parts.queries.ts';
import {
  beginAttempt,
  findOpenAttempt,
  selectStandings,
  type StoredAttempt,
} from '../grading/attempts.queries.ts';
import { disguiseOf } from '../grading/show-results.rules.ts';
import { attemptsLeft, waitingUntil } from '../grading/standing.rules.ts';
import { imagesOf, pointsOf } from '../questions/complete.rules.ts';
import { Disguise } from '../questions/learner.rules.ts';
import { fixedRules } from '../record/settings.queries.ts';
import { lessonBeforeAssessment } from './locks.rules.ts';
import { selectOutline } from './outline.queries.ts';
import { requireInProgress, requireOwnRun } from './own-run.ts';
import type { StoredCourse } from '../record/course-record.queries.ts';
import type { StoredRun } from '../record/enrollment-record.queries.ts';

/** Says which attempt is answered, and that its questions were read. */
export const tokenOf = ({ id, seed }: Pick<StoredAttempt, 'id' | 'seed'>): string =>
  `${id}.${createHmac('sha256', seed).update(`token ${id}`).digest('base64url')}`;

/** When an attempt takes no more answers. */
export const isOver = ({ deadline_at: deadline }: Pick<StoredAttempt, 'deadline_at'>, now: Date): boolean =>
  deadline !== null && now.getTime() > new Date(deadline).getTime() + fixedRules.answer_grace_seconds * 1000;

export interface OwnAssessment {
  readonly course: StoredCourse;
  readonly run: StoredRun;
  readonly assessment: TrainingAssessment;
}

/** An assessment of a course that the caller has started; 404 otherwise. */
export async function requireOwnAssessment(
  ctx: ReadContext,
  givenId: string,
  lock = false,
): Promise<OwnAssessment> {
  const what = { noun: 'assessment of a course that you have started', id: givenId };
  const found = await findAssessment(ctx.db, storedId(givenId));
  if (found === undefined || found.is_deleted) throw notFound(what.noun, givenId);
  const { course, run } = await requireOwnRun(ctx, found.course_id, { what, lock });
  const assessment = (await selectAssessments(ctx.db, course.id)).find(({ id }) => id === found.id);
  if (assessment === undefined) throw notFound(what.noun, givenId);
  return { course, run, assessment };
}

/** The first read begins the attempt: until it is submitted, every read shows the same. */
export async function getTrainingAssessmentRuntime(
  ctx: ReadContext,
  { path, query }: GetTrainingAssessmentRuntimeInput,
): Promise<TrainingAssessmentRuntime> {
  const own = await requireOwnAssessment(ctx, path.id);
  requireInProgress(own.run);
  const attempt = (await findOpenAttempt(ctx.db, own.run.id, own.assessment.id)) ?? (await begin(ctx, own));
  if (isOver(attempt, ctx.now))
    throw problem(
      'state_conflict',
      'The time of the attempt is over. Its saved answers are submitted; read the result in a moment.',
    );
  const ids = imagesOf(attempt.questions);
  const files = await selectFileRefs(ctx.db, ctx, ids);
  const disguise = disguiseOf(attempt);
  const byKey = new Map(attempt.questions.map((question) => [question.key, question]));
  return {
    assessment_id: own.assessment.id,
    assessment_name: attempt.assessment_name!,
    course_id: own.course.id,
    instructions: own.assessment.instructions,
    attempt_number: attempt.attempt_number,
    max_attempts: attempt.max_attempts,
    pass_percent: attempt.pass_percent,
    time_limit_minutes: own.assessment.time_limit_minutes,
    runtime_token: tokenOf(attempt),
    issued_at: attempt.issued_at,
    deadline_at: attempt.deadline_at,
    questions: attempt.questions.map((question) => disguise.show(question)),
    files,
    ...(query.include?.includes('file_urls') === true && {
      file_urls: await contentAddresses(
        ctx,
        files.map(({ id }) => id),
      ),
    }),
    saved_answers: attempt.answers.map((answer) =>
      disguise.showAnswer(byKey.get(answer.question_key)!, answer),
    ),
    saved_at: attempt.saved_at,
  };
}

async function begin(ctx: ReadContext, { course, run, assessment }: OwnAssessment): Promise<StoredAttempt> {
  const [lessons, modules, standings] = await Promise.all([
    selectOutline(ctx.db, course.id, run.id),
    selectModules(ctx.db, course.id),
    selectStandings(ctx.db, run.id),
  ]);
  const before = lessonBeforeAssessment(course, lessons, modules, assessment.module_id);
  if (before !== undefined)
    throw problem(
      'state_conflict',
      `The lesson "${before.name}" comes first. Complete it, then take the assessment.`,
    );
  const standing = standings.get(assessment.id);
  if (attemptsLeft(standing, assessment) === 0)
    throw problem('state_conflict', `No attempts are left: the limit is ${assessment.max_attempts} per run.`);
  const until = waitingUntil(standing, assessment, ctx.now);
  if (until !== undefined)
    throw problem(
      'state_conflict',
      `The next attempt can begin at ${until.toISOString()}, when the waiting time is over.`,
    );
  const seed = randomUUID();
  const questions = new Disguise(seed, assessment.is_shuffled).draw(
    assessment.questions,
    assessment.question_count,
  );
  const { time_limit_minutes: minutes } = assessment;
  await beginAttempt(
    ctx.db,
    {
      enrollment_id: run.id,
      course_id: course.id,
      user_id: run.user_id,
      assessment_id: assessment.id,
      lesson_id: null,
      block_id: null,
      assessment_name: assessment.name,
      attempt_number: (standing?.last_number ?? 0) + 1,
      max_attempts:
        assessment.max_attempts === 0
          ? 0
          : Math.min(1000, assessment.max_attempts + (standing?.extra_attempts ?? 0)),
      pass_percent: assessment.pass_percent,
      shows_correct_answers: assessment.shows_correct_answers,
      is_shuffled: assessment.is_shuffled,
      seed,
      questions,
      points_possible: pointsOf(questions),
      deadlineAt: minutes === null ? null : new Date(ctx.now.getTime() + minutes * 60_000),
    },
    fixedRules.answer_grace_seconds,
    ctx.now,
  );
  const attempt = await findOpenAttempt(ctx.db, run.id, assessment.id);
  if (attempt === undefined)
    throw problem(
      'state_conflict',
      'The attempt that was open has just been submitted. Read the questions again.',
    );
  return attempt;
}
