import { isDeepStrictEqual } from 'node:util';
import type { FormAnswers, FormConfirmation } from '#generated/types.gen.ts';
import { extendTokens } from '#src/domain/hosted-addresses/index.ts';
import { conflict, invalid, Problem } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { findMissing } from '../answers.rules.ts';
import { createFormLogic } from '../logic/form-logic.ts';
import { abandonKind, whenAbandoned } from '../process/timers.ts';
import { respondentIn, wordsIn } from '../process/respondent.rules.ts';
import { reviseSubmission } from '../process/writes.queries.ts';
import { dayIn, findAgency } from '../store/agency.queries.ts';
import { countSubmission, selectUploads, type StoredSubmission } from '../store/submissions.queries.ts';
import { fillText, inMarkdown } from '../texts.rules.ts';
import { isOver } from './access.rules.ts';
import { hasSubmitted, holdCounts } from './live-form.queries.ts';
import { checkedAnswers, isTrap, trapKey, type Starter } from './start.ts';

/** Saves answers of a submission, which is locked and in progress; its address is good for seven more days. */
export async function saveAnswers(
  ctx: Starter,
  submission: StoredSubmission,
  given: FormAnswers,
): Promise<{ readonly revision: number; readonly expiresAt: Date }> {
  const uploads = new Map(
    (await selectUploads(ctx.db, submission.id)).map(({ id, element_key: key }) => [id, key]),
  );
  const answers = await checkedAnswers(ctx, submission, given, submission.answers, uploads);
  await reviseSubmission(ctx.db, submission.id, columnsOf(submission, answers, given), ctx.now);
  const expiresAt = whenAbandoned(ctx.now);
  await extendTokens(ctx, { recordId: submission.id, purpose: 'form_submission', expiresAt });
  setTimer(ctx, { kind: abandonKind, recordId: submission.id }, expiresAt);
  ctx.announce({ kind: 'form_submission', id: submission.id, revision: submission.revision + 1 });
  return { revision: submission.revision + 1, expiresAt };
}

function columnsOf(
  { elements, settings, spam_signals: signals }: StoredSubmission,
  answers: FormAnswers,
  given: FormAnswers,
) {
  const { name, email } = respondentIn(elements, settings, answers);
  const last = Object.keys(given).at(-1);
  return {
    answers: JSON.stringify(answers),
    respondent_name: name,
    respondent_email: email,
    words: wordsIn(answers),
    ...(last !== undefined && { last_key: last }),
    ...(isTrap(given) && { spam_signals: [...new Set([...signals, 'trap_filled'])] }),
  };
}

/**
 * Takes the last answers and submits the submission, which is locked and in progress. 400 with the first question that lacks its answer;
 * 409 when the form is closed, or the person has submitted it before. What becomes of it is for the job.
 */
export async function submitAnswers(
  ctx: Starter,
  submission: StoredSubmission,
  given: FormAnswers,
): Promise<void> {
  const { id, form_id: formId, elements } = submission;
  const judged = await judgedAnswers(ctx, submission, given);
  const [missing] = findMissing(elements, judged);
  if (missing !== undefined) throw invalid(`body.answers.${missing[0]}`, missing[1]);
  const columns = columnsOf(submission, judged.answers as FormAnswers, given);
  await requireRoom(ctx, submission, columns.respondent_email);
  await reviseSubmission(
    ctx.db,
    id,
    {
      ...columns,
      status: 'submitted',
      submitted_at: ctx.now.toISOString(),
      submitted_revision: submission.revision,
      shown_keys: [...judged.shown],
      answered_keys: Object.keys(judged.answers),
    },
    ctx.now,
  );
  await countSubmission(
    ctx.db,
    { form_id: formId, form_version: submission.form_version },
    { submitted: ctx.now },
  );
  setTimer(ctx, { kind: abandonKind, recordId: id }, null);
  addJob(ctx, 'process_form_submission', { submissionId: id }, { key: `process_form_submission:${id}` });
  ctx.announce({ kind: 'form_submission', id, revision: submission.revision + 1 });
}

/** The answers given so far and these, as the logic of the form judges them. */
async function judgedAnswers(
  ctx: Pick<Starter, 'db' | 'now'>,
  submission: StoredSubmission,
  given: FormAnswers,
) {
  const { id, elements, answers } = submission;
  const uploads = new Map((await selectUploads(ctx.db, id)).map((upload) => [upload.id, upload.element_key]));
  const saved = await checkedAnswers(ctx, submission, given, answers, uploads);
  const { time_zone: zone } = await findAgency(ctx.db);
  return createFormLogic(dayIn(zone, ctx.now)).judge(elements, saved as never);
}

/** Whether a submission that was submitted says all of this already, so that nobody's answers are lost. */
export async function hasAnswers(
  ctx: Pick<Starter, 'db' | 'now'>,
  submission: StoredSubmission,
  { [trapKey]: _trap, ...given }: FormAnswers,
): Promise<boolean> {
  const isKept = (answers: Readonly<Record<string, unknown>>): boolean =>
    Object.keys(given).every((key) =>
      isDeepStrictEqual(answers[key] ?? null, submission.answers[key] ?? null),
    );
  if (isKept(given)) return true;
  try {
    return isKept((await judgedAnswers(ctx, submission, given)).answers as Readonly<Record<string, unknown>>);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false;
    throw error;
  }
}

/** Two who come at once for the last place come one after the other. */
async function requireRoom(ctx: Starter, submission: StoredSubmission, email: string | null): Promise<void> {
  const { access } = submission.settings;
  const count = await holdCounts(ctx.db, submission.form_id);
  if (isOver(count, access, ctx.now)) throw conflict('The form is closed and takes no more answers.');
  if (access.is_one_per_person !== true || email === null) return;
  if (await hasSubmitted(ctx.db, submission.form_id, email, submission.id))
    throw conflict('Somebody with this e-mail address has already submitted the form.');
}

/** The confirmation that the answers lead to, with its text filled in. */
export async function confirmationOf(
  ctx: Pick<Starter, 'db' | 'now'>,
  submission: StoredSubmission,
): Promise<FormConfirmation> {
  const { elements, settings, answers } = submission;
  const { time_zone: zone } = await findAgency(ctx.db);
  const today = dayIn(zone, ctx.now);
  const { meets } = createFormLogic(today);
  const { confirmation } = settings.endings.find(({ when }) => meets(when, answers as never)) ?? settings;
  if (confirmation.type === 'redirect') {
    if (confirmation.is_id_passed !== true) return confirmation;
    const url = new URL(confirmation.url);
    url.searchParams.set('submission_id', submission.id);
    return { ...confirmation, url: url.href };
  }
  return confirmation.body_text === undefined
    ? confirmation
    : {
        ...confirmation,
        body_text: fillText(confirmation.body_text, { elements, answers, today }, inMarkdown).slice(0, 5_000),
      };
}
