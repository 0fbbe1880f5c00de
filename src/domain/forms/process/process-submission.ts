import { hash } from 'node:crypto';
import type { FormHoldReason } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';
import { changeAsPart, type Operations } from '#src/call/transact.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { filesIn } from '../answers.rules.ts';
import {
  countSubmission,
  findSubmission,
  lockSubmission,
  selectUploads,
  type StoredSubmission,
} from '../store/submissions.queries.ts';
import { makeReady } from './finish.ts';
import { holdFollowers } from './followers.ts';
import { judgeSubmission } from './judged.ts';
import { wordsIn } from './respondent.rules.ts';
import { judgeSpam } from './spam.rules.ts';
import { inspectUploads, settleUploads, type Refusals } from './uploads.ts';
import { deleteUnusedUploads, hasRepeat, reviseSubmission, storeVerdict } from './writes.queries.ts';

const repeatDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;
const maxDetails = 50;

/**
 * What happens to a submission once it was sent: its files are looked at, it is judged, and it is held for a reviewer or made ready
 * with the records it creates. A job that is killed is done again from the beginning, and finds by the status what was done.
 */
export const processSubmission =
  (
    operations: Operations,
    services: Pick<Services, 'storage' | 'scanner'>,
  ): TaskHandler<'process_form_submission'> =>
  async ({ tenantId, submissionId }, { db }) => {
    const reads = db.read(tenantId);
    const found = await findSubmission(reads, submissionId);
    if (found === undefined || found.status !== 'submitted') return;
    const used = new Set(filesIn(found.elements, found.answers));
    const uploads = (await selectUploads(reads, submissionId)).filter(({ id }) => used.has(id));
    const verdicts = await inspectUploads(services, tenantId, uploads);
    await changeAsPart(operations, tenantId, 'process_form_submission', async (ctx) => {
      await holdFollowers(ctx, found);
      const submission = await lockSubmission(ctx.db, submissionId);
      if (submission === undefined || submission.status !== 'submitted') return;
      const refusals = await settleUploads(ctx as WriteContext<never>, submission, uploads, verdicts);
      await deleteUnusedUploads(ctx.db, submissionId, [...used]);
      await settle(ctx, withoutFiles(submission, refusals), refusals);
    });
  };

type Writer = WriteContext<'form.submission_ready' | 'process.instance_updated'>;

async function settle(ctx: Writer, submission: StoredSubmission, refusals: Refusals): Promise<void> {
  const judged = await judgeSubmission(ctx, submission);
  const words = wordsIn(judged.answers);
  const content = hash('sha256', words.toLowerCase());
  const { score, signals } = judgeSpam({
    words,
    email: submission.respondent_email,
    seconds: isKnown(submission)
      ? Infinity
      : (Date.parse(submission.submitted_at!) - Date.parse(submission.created_at)) / 1_000,
    answerCount: Object.keys(judged.answers).length,
    isTrapFilled: submission.spam_signals.includes('trap_filled'),
    isRepeated:
      !isKnown(submission) &&
      words.length > 20 &&
      (await hasRepeat(ctx.db, submission, content, new Date(ctx.now.getTime() - repeatDays * dayMs))),
  });
  await storeVerdict(ctx.db, submission.id, { score, signals, content });
  const held = reasonToHold(submission, score, refusals);
  if (held !== null) return hold(ctx, submission, held.reason, held.details);
  try {
    await makeReady(ctx, judged, null);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await hold(ctx, submission, 'mapping_failed', [error.message]);
  }
}

/** Somebody whom the agency knows: a member, or a client with a link. */
const isKnown = ({ user_id: userId, link_id: linkId }: StoredSubmission): boolean =>
  userId !== null || linkId !== null;

function reasonToHold(
  { settings: { review } }: StoredSubmission,
  score: number,
  refusals: Refusals,
): { readonly reason: FormHoldReason; readonly details: string[] } | null {
  if (refusals.size > 0)
    return {
      reason: 'upload_refused',
      details: [...refusals.values()].map(({ fileName, reason }) => `${fileName}: ${reason}`),
    };
  if (score > (review.spam_threshold ?? 0.8)) return { reason: 'spam_suspected', details: [] };
  return review.mode === 'always' ? { reason: 'review_required', details: [] } : null;
}

/** Refused files stay out of the answers, so that nothing names them. */
function withoutFiles(submission: StoredSubmission, refusals: Refusals): StoredSubmission {
  if (refusals.size === 0) return submission;
  const answers = Object.fromEntries(
    Object.entries(submission.answers).flatMap(([key, answer]): [string, unknown][] => {
      if (typeof answer === 'string' && refusals.has(answer)) return [];
      if (!Array.isArray(answer)) return [[key, answer]];
      const kept = answer.filter((id) => !refusals.has(id));
      return kept.length === 0 && answer.length > 0 ? [] : [[key, kept]];
    }),
  ) as StoredSubmission['answers'];
  return { ...submission, answers };
}

async function hold(
  ctx: Writer,
  submission: StoredSubmission,
  reason: FormHoldReason,
  details: readonly string[],
): Promise<void> {
  const shown = details.slice(0, maxDetails).map((detail) => detail.slice(0, 1_000));
  await reviseSubmission(
    ctx.db,
    submission.id,
    { status: 'held', hold_reason: reason, hold_details: shown, answers: JSON.stringify(submission.answers) },
    ctx.now,
  );
  await countSubmission(ctx.db, submission, { held: 1 });
  recordHistory(ctx, {
    kind: 'form_submission',
    id: submission.id,
    action: 'held',
    reason: [reason, ...shown].join(': ').slice(0, 1_000),
  });
  ctx.announce({ kind: 'form_submission', id: submission.id, revision: submission.revision + 1 });
  await notify(
    ctx,
    {
      kind: 'review_requested',
      title: `A submission of ${submission.form_name} waits for review`,
      record: { kind: 'form_submission', id: submission.id },
    },
    submission.settings.review.reviewer_ids ?? [],
  );
}
