import type {
  GetHostedFormInput,
  GetHostedFormSubmissionInput,
  HostedFormsHandlers,
  SaveHostedFormAnswersInput,
  SendHostedFormLinkInput,
  StartHostedFormSubmissionInput,
  SubmitHostedFormSubmissionInput,
} from '#generated/hosted/families/hosted-forms/handlers.ts';
import type {
  HostedForm,
  HostedFormLinkSent,
  HostedFormSaved,
  HostedFormStarted,
  HostedFormSubmission,
  HostedFormSubmitted,
} from '#generated/hosted/types.gen.ts';
import type { FramedPage, ReadContext, WriteContext } from '#src/call/hosted.ts';
import {
  confirmationOf,
  countView,
  dayIn,
  findAgency,
  hasAnswers,
  isTrap,
  linkSubmission,
  opennessOf,
  openAddress,
  reviseSubmission,
  saveAnswers,
  selectUploads,
  solvedChallenge,
  startSubmission,
  submitAnswers,
  type LiveForm,
  type StoredSubmission,
} from '#src/domain/forms/index.ts';
import { formLink, queueMail } from '#src/platform/mail/index.ts';
import { checkRevision, conflict, invalid, problem } from '#src/platform/errors/index.ts';
import { hostedAddress } from '#src/domain/hosted-addresses/index.ts';
import { uploadHostedFormFile } from './files.ts';
import { openedForm, openedSubmission, requireInProgress } from './opened.ts';
import { formPage } from './page.ts';
import { shownForm } from './shown-form.ts';

async function getHostedForm(
  ctx: ReadContext,
  { accept }: GetHostedFormInput,
): Promise<HostedForm | FramedPage> {
  const { form, link } = await openedForm(ctx);
  const { time_zone: zone } = await findAgency(ctx.db);
  await countView(ctx.db, form, dayIn(zone, ctx.now));
  const begun = link?.submission_id == null ? undefined : await selectInProgress(ctx, link.submission_id);
  const isUsed = link?.submission_id != null && begun === undefined;
  const state = isUsed ? 'closed' : opennessOf(form, form.settings.access, ctx.now);
  const answers = { ...link?.answers, ...begun };
  const shown = await shownForm(ctx, { ...form, formId: form.id }, state, {
    answers,
    isCaptchaNeeded: link === null,
  });
  return accept === 'text/html'
    ? formPage(shown, { path: ctx.address, domains: form.settings.access.allowed_domains })
    : shown;
}

/** Answers that were saved by the link so far; undefined once they are submitted. */
async function selectInProgress(ctx: ReadContext, submissionId: string) {
  const submission = await findBegun(ctx, submissionId);
  return submission?.status === 'in_progress' ? submission.answers : undefined;
}

const findBegun = async (
  ctx: Pick<ReadContext, 'db' | 'now' | 'identity'>,
  id: string,
): Promise<StoredSubmission | undefined> => {
  try {
    return await openedSubmission({ db: ctx.db, now: ctx.now, identity: { ...ctx.identity, recordId: id } });
  } catch {
    return undefined;
  }
};

async function startHostedFormSubmission(
  ctx: WriteContext,
  { body }: StartHostedFormSubmissionInput,
): Promise<HostedFormStarted> {
  const { form, link } = await openedForm(ctx, 'for update');
  if (opennessOf(form, form.settings.access, ctx.now) !== 'open')
    throw conflict('The form is closed and takes no answers.');
  const begun = link?.submission_id == null ? undefined : await findBegun(ctx, link.submission_id);
  if (link?.submission_id != null && begun?.status !== 'in_progress')
    throw conflict('The link has been used: its form was submitted.');
  if (begun !== undefined) return goOn(ctx, begun, body.answers);
  const started = await startSubmission(ctx, form, {
    answers: { ...link?.answers, ...body.answers },
    clientId: link?.client_id ?? null,
    linkId: link?.id ?? null,
    record: link?.record_kind == null ? null : { kind: link.record_kind, id: link.record_id! },
    sourceUrl: body.source_url ?? null,
    captcha: link === null ? requireCaptcha(ctx, form, body.captcha_token) : null,
    isTrapFilled: isTrap(body.answers),
  });
  if (link !== null) await linkSubmission(ctx.db, link.id, started.id);
  return { token: started.token, revision: 1, expires_at: started.expiresAt.toISOString() };
}

/** Whoever opens a link again goes on with what was saved by it. */
async function goOn(
  ctx: WriteContext,
  begun: StoredSubmission,
  answers: StartHostedFormSubmissionInput['body']['answers'],
): Promise<HostedFormStarted> {
  const held = await openedSubmission(
    { db: ctx.db, now: ctx.now, identity: { ...ctx.identity, recordId: begun.id } },
    'hold',
  );
  const { revision } = await saveAnswers(ctx, held, answers);
  const { token, expiresAt } = await openAddress(ctx, held.id);
  return { token, revision, expires_at: expiresAt.toISOString() };
}

function requireCaptcha(ctx: WriteContext, form: LiveForm, token: string | undefined): string | null {
  if (form.settings.access.is_captcha_required === false) return null;
  const solved =
    token === undefined ? undefined : solvedChallenge(ctx.services.sealer, form.id, token, ctx.now);
  if (solved === undefined)
    throw invalid('body.captcha_token', 'is missing, wrong or expired. Solve the captcha of getHostedForm.');
  return solved;
}

async function getHostedFormSubmission(
  ctx: ReadContext,
  { accept }: GetHostedFormSubmissionInput,
): Promise<HostedFormSubmission | FramedPage> {
  const submission = await openedSubmission(ctx);
  requireInProgress(submission);
  const version = {
    ...submission,
    formId: submission.form_id,
    version: submission.form_version,
    name: submission.form_name,
  };
  const form = await shownForm(ctx, version, 'open', { isCaptchaNeeded: false });
  const shown: HostedFormSubmission = {
    form,
    answers: submission.answers,
    files: (await selectUploads(ctx.db, submission.id)).map(
      ({ id, file_name, content_type, size_bytes: size }) => ({ id, file_name, content_type, size }),
    ),
    revision: submission.revision,
    expires_at: ctx.identity.expiresAt!.toISOString(),
  };
  if (accept !== 'text/html') return shown;
  const domains = submission.settings.access.allowed_domains;
  return formPage({ ...form, answers: shown.answers }, { path: ctx.address, domains, isBegun: true });
}

async function saveHostedFormAnswers(
  ctx: WriteContext,
  { body }: SaveHostedFormAnswersInput,
): Promise<HostedFormSaved> {
  const submission = await openedSubmission(ctx, 'hold');
  requireInProgress(submission);
  checkRevision(submission.revision, body.expected_revision);
  const { revision, expiresAt } = await saveAnswers(ctx, submission, body.answers);
  return { revision, saved_at: ctx.now.toISOString(), expires_at: expiresAt.toISOString() };
}

const maxLinksADay = 3;

async function sendHostedFormLink(
  ctx: WriteContext,
  { body }: SendHostedFormLinkInput,
): Promise<HostedFormLinkSent> {
  const submission = await openedSubmission(ctx, 'hold');
  requireInProgress(submission);
  if (submission.settings.access.can_save_progress === false)
    throw conflict('The form cannot be continued later.');
  const { time_zone: zone, name: agency } = await findAgency(ctx.db);
  const today = dayIn(zone, ctx.now);
  const sent = submission.links_sent_on === today ? submission.links_sent : 0;
  if (sent >= maxLinksADay)
    throw problem('conflict', `The link was sent ${maxLinksADay} times today. Try again tomorrow.`);
  const token = ctx.address.split('/').at(-2)!;
  const url = hostedAddress(ctx.services, '/hosted/form-submissions/{token}', token);
  const expiresAt = ctx.identity.expiresAt!;
  await queueMail(ctx, formLink({ agency, form: submission.form_name, url, expiresAt }), {
    email: body.email,
    userId: null,
  });
  await reviseSubmission(ctx.db, submission.id, { links_sent: sent + 1, links_sent_on: today }, ctx.now);
  return { email: body.email, expires_at: expiresAt.toISOString() };
}

async function submitHostedFormSubmission(
  ctx: WriteContext,
  { body }: SubmitHostedFormSubmissionInput,
): Promise<HostedFormSubmitted> {
  const submission = await openedSubmission(ctx, 'hold');
  if (submission.status === 'in_progress') {
    checkRevision(submission.revision, body?.expected_revision);
    await submitAnswers(ctx, submission, body?.answers ?? {});
  } else {
    checkSubmittedRevision(submission, body?.expected_revision);
    if (!(await hasAnswers(ctx, submission, body?.answers ?? {}))) requireInProgress(submission);
  }
  const after = await openedSubmission(ctx);
  return { submitted_at: after.submitted_at!, confirmation: await confirmationOf(ctx, after) };
}

/** A request that is repeated names the revision that it submitted; who names another one has not seen the answers that were. */
function checkSubmittedRevision(
  { submitted_revision: submitted }: StoredSubmission,
  expected: number | undefined,
): void {
  if (submitted === null || expected === undefined || expected === submitted) return;
  throw problem(
    'stale_revision',
    `The form was submitted at revision ${submitted}, but expected_revision was ${expected}. Its answers can no longer change.`,
  );
}

export default {
  getHostedForm,
  startHostedFormSubmission,
  getHostedFormSubmission,
  saveHostedFormAnswers,
  uploadHostedFormFile,
  sendHostedFormLink,
  submitHostedFormSubmission,
} satisfies HostedFormsHandlers;
