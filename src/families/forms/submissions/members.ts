import type { FormSubmissionStarted } from '#generated/console/types.gen.ts';
import type { Deleted, FormAnswers, FormSubmission } from '#generated/types.gen.ts';
import type {
  DecideFormSubmissionInput,
  DeleteFormSubmissionInput,
  StartFormSubmissionInput,
} from '#generated/console/families/forms/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  checkedAnswers,
  countSubmission,
  createFormLogic,
  eraseSubmission,
  eventSubmission,
  findLiveForm,
  findMissing,
  findSubmission,
  holdFollowers,
  judgeSubmission,
  lockSubmission,
  makeReady,
  opennessOf,
  retentionKind,
  reviseSubmission,
  selectUploads,
  startSubmission,
  tellFollowers,
  whenErased,
  type CreatedRecord,
  type LiveForm,
  type StoredSubmission,
} from '#src/domain/forms/index.ts';
import { hostedAddress } from '#src/domain/hosted-addresses/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { requireVisible } from '#src/domain/records/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { findForm } from '../form/forms.ts';
import { showSubmission } from './submissions.ts';

export async function startFormSubmission(
  ctx: WriteContext,
  { path, body }: StartFormSubmissionInput,
): Promise<FormSubmissionStarted> {
  const form = await findForm(ctx, path.id);
  const live = await findLiveForm(ctx.db, form.id);
  if (live === undefined || opennessOf(live, live.settings.access, ctx.now) !== 'open')
    throw problem(
      'state_conflict',
      `The form is ${form.status === 'published' ? 'closed' : form.status} and takes no answers.`,
    );
  const record =
    body.record === undefined ? null : await requireVisible(ctx, body.record.kind as never, body.record.id);
  const { id, ...address } = await startInOwnName(ctx, live, {
    answers: body.answers ?? {},
    record: record && { kind: record.kind, id: record.id },
  });
  return { submission_id: id, address };
}

/** Begins a submission in the caller's name; answers it with its address. */
export async function startInOwnName(
  ctx: WriteContext,
  live: LiveForm,
  wish: { readonly answers: FormAnswers; readonly record: CreatedRecord | null },
): Promise<{ readonly id: string; readonly url: string; readonly expires_at: string }> {
  const { id, token, expiresAt } = await startSubmission(ctx, live, {
    ...wish,
    userId: ctx.identity.kind === 'user' ? ctx.identity.userId : null,
  });
  ctx.audit({ recordKind: 'form_submission', recordId: id, action: 'created' });
  return { id, ...addressOf(ctx, token, expiresAt) };
}

/** Where somebody with the token fills the form in. */
export const addressOf = (ctx: Pick<WriteContext, 'services'>, token: string, expiresAt: Date) => ({
  url: hostedAddress(ctx.services, '/hosted/form-submissions/{token}', token),
  expires_at: expiresAt.toISOString(),
});

export async function deleteFormSubmission(
  ctx: WriteContext<'process.instance_updated'>,
  { path, query }: DeleteFormSubmissionInput,
): Promise<Deleted> {
  const submission = await hold(ctx, path.id, query.expected_revision);
  if (submission.status === 'submitted')
    throw problem('state_conflict', 'The submission is being processed. Delete it once it is held or ready.');
  await eraseSubmission(ctx, submission);
  if (submission.status === 'ready') await tellFollowers(ctx, submission, 'deleted');
  return { id: submission.id, deleted_at: ctx.now.toISOString() };
}

type Decider = WriteContext<
  'form.submission_ready' | 'form.submission_rejected' | 'process.instance_updated'
>;

export async function decideFormSubmission(
  ctx: Decider,
  { path, body }: DecideFormSubmissionInput,
): Promise<FormSubmission> {
  const submission = await hold(ctx, path.id, body.expected_revision);
  if (submission.status !== 'held')
    throw problem(
      'state_conflict',
      `The submission is ${submission.status}: only held ones wait for a decision.`,
    );
  if (body.decision === 'reject') await reject(ctx, submission, body.reason);
  else await approve(ctx, submission, body);
  return showSubmission(ctx, submission.id);
}

async function reject(ctx: Decider, submission: StoredSubmission, reason: string | undefined): Promise<void> {
  if (reason === undefined) throw invalid('body.reason', 'is required to reject a submission.');
  const reviewerId = ctx.identity.userId;
  const at = ctx.now.toISOString();
  await reviseSubmission(
    ctx.db,
    submission.id,
    {
      status: 'rejected',
      rejection_reason: reason,
      reviewed_by: reviewerId,
      reviewed_at: at,
      finished_at: at,
    },
    ctx.now,
  );
  await countSubmission(ctx.db, submission, { held: -1 });
  recordHistory(ctx, { kind: 'form_submission', id: submission.id, action: 'rejected', reason });
  ctx.announce({ kind: 'form_submission', id: submission.id, revision: submission.revision + 1 });
  setTimer(ctx, { kind: retentionKind, recordId: submission.id }, whenErased(submission.settings, ctx.now));
  const { created: _created, ...told } = eventSubmission(await judgeSubmission(ctx, submission), {
    status: 'rejected',
    created: [],
    clientId: submission.client_id,
  });
  ctx.emit('form.submission_rejected', {
    submission: told,
    reason,
    reviewed_by: await selectUserRef(ctx.db, reviewerId),
  } as never);
  await tellFollowers(ctx, submission, 'rejected');
}

async function approve(
  ctx: Decider,
  submission: StoredSubmission,
  { answers: corrected, skipped_mapping_keys: skipped = [] }: DecideFormSubmissionInput['body'],
): Promise<void> {
  const known = new Set(submission.settings.mappings.map(({ key }) => key));
  const stray = skipped.findIndex((key) => !known.has(key));
  if (stray >= 0)
    throw invalid(`body.skipped_mapping_keys[${stray}]`, `${skipped[stray]} is no mapping of the form.`);
  const answers =
    corrected === undefined ? submission.answers : await corrections(ctx, submission, corrected);
  const judged = await judgeSubmission(ctx, { ...submission, answers });
  await makeReady(ctx as WriteContext<'form.submission_ready' | 'process.instance_updated'>, judged, {
    reviewerId: ctx.identity.userId,
    skipped,
  });
}

/** The answers with those of the reviewer, which have to be complete again; calculations follow. */
async function corrections(
  ctx: Decider,
  submission: StoredSubmission,
  corrected: StoredSubmission['answers'],
): Promise<StoredSubmission['answers']> {
  const computed = new Set(
    submission.elements.flatMap(({ type, key }) => (type === 'calculation' ? [key] : [])),
  );
  const former = Object.fromEntries(Object.entries(submission.answers).filter(([key]) => !computed.has(key)));
  const uploads = (await selectUploads(ctx.db, submission.id)).filter(({ status }) => status === 'kept');
  const places = new Map(uploads.map(({ id, element_key: key }) => [id, key]));
  const merged = await checkedAnswers(ctx, submission, corrected, former, places);
  const judged = createFormLogic(ctx.now.toISOString().slice(0, 10)).judge(
    submission.elements,
    merged as never,
  );
  const sent = new Set(Object.keys(corrected));
  const missing = [...findMissing(submission.elements, judged)].find(([key]) => sent.has(key));
  if (missing !== undefined) throw invalid(`body.answers.${missing[0]}`, missing[1]);
  return judged.answers as StoredSubmission['answers'];
}

async function hold(
  ctx: Pick<WriteContext, 'db' | 'services'>,
  id: string,
  expectedRevision: number | undefined,
): Promise<StoredSubmission> {
  const found = await findSubmission(ctx.db, storedId(id));
  if (found !== undefined) await holdFollowers(ctx, found);
  const submission = await lockSubmission(ctx.db, storedId(id));
  if (submission === undefined) throw notFound('form submission', id);
  checkRevision(submission.revision, expectedRevision);
  return submission;
}
