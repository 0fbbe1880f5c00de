// What a worker does with submissions; it is loaded by processes that work.
import { recordHistory } from '#src/domain/history/index.ts';
import { revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { abandonKind, retentionKind, whenAbandoned, whenErased } from './process/timers.ts';
import { deleteUnusedUploads, reviseSubmission } from './process/writes.queries.ts';
import { eraseSubmission } from './store/erase.ts';
import { lockSubmission } from './store/submissions.queries.ts';

export { processSubmission } from './process/process-submission.ts';

/** Ends a submission that nobody went on with for seven days: its address closes, and files that came for it go. */
export const abandonments: TimerKind<never> = {
  kind: abandonKind,
  events: [],
  async fire(ctx, { recordId, dueAt }) {
    const submission = await lockSubmission(ctx.db, recordId);
    if (submission === undefined || submission.status !== 'in_progress') return;
    const due = whenAbandoned(new Date(submission.updated_at));
    if (due > dueAt) return setTimer(ctx, { kind: abandonKind, recordId }, due);
    await reviseSubmission(
      ctx.db,
      recordId,
      { status: 'abandoned', finished_at: ctx.now.toISOString() },
      ctx.now,
    );
    await revokeTokens(ctx, { recordId });
    await deleteUnusedUploads(ctx.db, recordId, []);
    recordHistory(ctx, { kind: 'form_submission', id: recordId, action: 'abandoned' });
    ctx.announce({ kind: 'form_submission', id: recordId, revision: submission.revision + 1 });
    setTimer(ctx, { kind: retentionKind, recordId }, whenErased(submission.settings, ctx.now));
  },
};

/** Erases a submission when its form keeps it no longer. */
export const erasures: TimerKind<never> = {
  kind: retentionKind,
  events: [],
  async fire(ctx, { recordId }) {
    const submission = await lockSubmission(ctx.db, recordId);
    if (submission !== undefined && submission.status !== 'submitted') await eraseSubmission(ctx, submission);
  },
};
