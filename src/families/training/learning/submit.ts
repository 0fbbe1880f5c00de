import type { TrainingAnswer, TrainingAssessmentAttempt } from '#generated/types.gen.ts';
import type { TrainingSavedAnswers } from '#generated/console/types.gen.ts';
import type { SaveTrainingAssessmentAnswersInput } from '#generated/console/families/training/handlers.ts';
import type { SubmitTrainingAssessmentAttemptInput } from '#generated/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach, requireFiles } from '#src/domain/files/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { findAttempt, storeAnswers, type StoredAttempt } from '../grading/attempts.queries.ts';
import { submit, type SubmitEvents } from '../grading/grade.ts';
import { disguiseOf } from '../grading/show-results.rules.ts';
import { filesOf, readAnswers } from '../questions/answers.rules.ts';
import { requireInProgress } from './own-run.ts';
import { isOver, requireOwnAssessment, tokenOf, type OwnAssessment } from './runtime.ts';
import { showAttempt } from './show-attempt.ts';

interface Sent {
  readonly runtime_token: string;
  readonly answers: readonly TrainingAnswer[];
}

export async function submitTrainingAssessmentAttempt(
  ctx: WriteContext<SubmitEvents>,
  { path, body }: SubmitTrainingAssessmentAttemptInput,
): Promise<TrainingAssessmentAttempt> {
  const own = await requireOwnAssessment(ctx, path.id, true);
  const { attempt, answers } = await readSent(ctx, own, body);
  await attachFiles(ctx, attempt.id, answers);
  setTimer(ctx, { kind: 'training_attempt', recordId: attempt.id }, null);
  const submitted = await submit(ctx, own.run, attempt, answers, false);
  ctx.audit({
    recordKind: 'training_enrollment',
    recordId: own.run.id,
    action: 'attempt_submitted',
    newValues: { attempt_id: attempt.id },
  });
  return showAttempt(ctx, submitted, own.assessment);
}

export async function saveTrainingAssessmentAnswers(
  ctx: WriteContext,
  { path, body }: SaveTrainingAssessmentAnswersInput,
): Promise<TrainingSavedAnswers> {
  const own = await requireOwnAssessment(ctx, path.id, true);
  const { attempt, answers } = await readSent(ctx, own, body);
  await attachFiles(ctx, attempt.id, answers);
  await storeAnswers(ctx.db, attempt.id, answers, ctx.now);
  return { saved_answers: body.answers, saved_at: ctx.now.toISOString(), deadline_at: attempt.deadline_at };
}

/** The open attempt of the token, and the answers with the keys of the author. */
async function readSent(
  ctx: WriteContext<never>,
  { run, assessment }: OwnAssessment,
  { runtime_token: token, answers }: Sent,
): Promise<{ readonly attempt: StoredAttempt; readonly answers: TrainingAnswer[] }> {
  const attempt = await attemptOf(ctx, token);
  if (
    attempt === undefined ||
    attempt.user_id !== ctx.identity.userId ||
    attempt.assessment_id !== assessment.id
  )
    throw invalid(
      'body.runtime_token',
      'is of no attempt of yours at this assessment. Read its questions first.',
    );
  const read = readAnswers(answers, attempt.questions, disguiseOf(attempt));
  for (const { id, place } of filesOf(answers)) await requireFiles(ctx, [id], place);
  if (attempt.status !== 'open')
    throw problem(
      'state_conflict',
      `Attempt ${attempt.attempt_number} was submitted at ${attempt.submitted_at}.`,
    );
  requireInProgress(run);
  if (isOver(attempt, ctx.now))
    throw problem(
      'state_conflict',
      'The time of the attempt is over. Its saved answers are submitted and count.',
    );
  return { attempt, answers: read };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

async function attemptOf(ctx: WriteContext<never>, token: string): Promise<StoredAttempt | undefined> {
  const id = token.split('.')[0]!;
  const attempt = uuid.test(id) ? await findAttempt(ctx.db, id, true) : undefined;
  return attempt !== undefined && tokenOf(attempt) === token ? attempt : undefined;
}

/** Those who grade see the files of an answer. */
export async function attachFiles(
  ctx: Pick<WriteContext, 'db' | 'now' | 'audit' | 'identity'>,
  attemptId: string,
  answers: readonly TrainingAnswer[],
): Promise<void> {
  const ids = filesOf(answers).map(({ id }) => id);
  await attach(ctx, { kind: 'training_attempt', id: attemptId }, ids, ctx.identity.userId);
}
