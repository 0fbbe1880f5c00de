import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { formCopy, queueMail } from '#src/platform/mail/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { countSubmission } from '../store/submissions.queries.ts';
import { answerLines } from '../texts.rules.ts';
import { findAgency } from '../store/agency.queries.ts';
import { isActive } from './clients.queries.ts';
import { eventSubmission } from './event-submission.ts';
import type { JudgedSubmission } from './judged.ts';
import { tellFollowers } from './followers.ts';
import { runMappings } from './run-mappings.ts';
import { retentionKind, whenErased } from './timers.ts';
import { reviseSubmission } from './writes.queries.ts';

/** What has to be told of a reviewer's approval; null for a submission that nobody had to look at. */
export interface Approval {
  readonly reviewerId: string;
  readonly skipped: readonly string[];
}

/**
 * Creates the records of a submission, which is locked, and makes it `ready`: the last step of every submission that is accepted. Throws
 * the refusal of a mapping; nothing is done then.
 */
export async function makeReady(
  ctx: WriteContext<'form.submission_ready' | 'process.instance_updated'>,
  judged: JudgedSubmission,
  approval: Approval | null,
): Promise<void> {
  const { submission, answers, today } = judged;
  const mapped = await ctx.nested(async (part) =>
    runMappings(part, {
      submission,
      answers,
      today,
      skipped: new Set(approval?.skipped),
      isTrusted: approval !== null || submission.link_id !== null || submission.user_id !== null,
      as: await publisherOr(part, submission.published_by, approval?.reviewerId),
    }),
  );
  const heldBefore = submission.status === 'held';
  await reviseSubmission(
    ctx.db,
    submission.id,
    {
      status: 'ready',
      answers: JSON.stringify(submission.answers),
      created_records: JSON.stringify(mapped.created),
      client_id: mapped.clientId,
      finished_at: ctx.now.toISOString(),
      ...(approval && { reviewed_by: approval.reviewerId, reviewed_at: ctx.now.toISOString() }),
    },
    ctx.now,
  );
  if (heldBefore) await countSubmission(ctx.db, submission, { held: -1 });
  recordHistory(ctx, {
    kind: 'form_submission',
    id: submission.id,
    action: approval === null ? 'ready' : 'approved',
  });
  ctx.announce({ kind: 'form_submission', id: submission.id, revision: submission.revision + 1 });
  setTimer(ctx, { kind: retentionKind, recordId: submission.id }, whenErased(submission.settings, ctx.now));
  ctx.emit('form.submission_ready', {
    submission: eventSubmission(judged, {
      status: 'ready',
      created: mapped.created,
      clientId: mapped.clientId,
    }),
    held_before: heldBefore,
    reviewed_by: approval === null ? null : await selectUserRef(ctx.db, approval.reviewerId),
  } as never);
  await notify(
    ctx,
    {
      kind: 'status_change',
      title: `New submission of ${submission.form_name}`,
      record: { kind: 'form_submission', id: submission.id },
    },
    submission.settings.notifications.user_ids ?? [],
  );
  await sendCopy(ctx, judged);
  await tellFollowers(ctx, submission, 'ready');
}

/** Records are created in the name of who published the version; where they have left, in that of the reviewer. */
async function publisherOr(
  { db }: Pick<WriteContext, 'db'>,
  publisherId: string,
  reviewerId: string | undefined,
): Promise<string> {
  if (reviewerId === undefined || (await isActive(db, publisherId))) return publisherId;
  return reviewerId;
}

/** The respondent's copy, once for each submission. */
async function sendCopy(
  ctx: WriteContext<'form.submission_ready'>,
  { submission, answers }: JudgedSubmission,
): Promise<void> {
  const { notifications } = submission.settings;
  const { respondent_email: email } = submission;
  if (notifications.is_copy_sent !== true || email === null) return;
  const { name: agency } = await findAgency(ctx.db);
  const lines = answerLines(submission.elements, answers);
  const message = formCopy({
    agency,
    form: submission.form_name,
    lines,
    replyTo: notifications.reply_to ?? null,
  });
  await queueMail(
    ctx,
    message,
    { email, userId: null },
    { kind: 'form_submission', id: submission.id, name: null },
  );
}
