import type { WriteContext } from '#src/call/context.ts';
import { detach } from '#src/domain/files/index.ts';
import { revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { inputsOf } from '../content.ts';
import { choicesShown, type AskedFields } from '../input-fields.ts';
import { abandonKind, retentionKind } from '../process/timers.ts';
import { countSubmission, selectUploads, type StoredSubmission } from './submissions.queries.ts';
import { dayIn, findAgency, findAskedFields } from './agency.queries.ts';
import { countErasedChoices, eraseRow } from './erase.queries.ts';

type Eraser = Pick<WriteContext, 'db' | 'now' | 'audit' | 'atCommit' | 'announce'>;

/**
 * Erases a submission, which is locked: its answers, files and respondent, and whatever opens it. What stays is when it came and which
 * questions were answered, for the statistics, and that it was erased.
 */
export async function eraseSubmission(ctx: Eraser, submission: StoredSubmission): Promise<void> {
  const { id, status } = submission;
  const isCounted = status === 'ready' || status === 'held' || status === 'rejected';
  if (isCounted) {
    const { time_zone: zone } = await findAgency(ctx.db);
    const day = dayIn(zone, new Date(submission.submitted_at!));
    const fields = await findAskedFields(ctx.db, submission.elements);
    await countErasedChoices(ctx.db, submission, day, chosenIn(submission, fields));
  }
  for (const { id: fileId, status: of } of await selectUploads(ctx.db, id))
    if (of === 'kept') await detach(ctx, { kind: 'form_submission', id }, fileId);
  await eraseRow(ctx.db, id, ctx.now);
  await revokeTokens(ctx, { recordId: id });
  if (status === 'held') await countSubmission(ctx.db, submission, { held: -1 });
  for (const kind of [abandonKind, retentionKind]) setTimer(ctx, { kind, recordId: id }, null);
  ctx.audit({ recordKind: 'form_submission', recordId: id, action: 'deleted' });
  ctx.announce({ kind: 'form_submission', id, revision: submission.revision + 1 });
}

/** Each choice of the answers, once for every time that it was chosen. */
function chosenIn(
  { elements, answers }: StoredSubmission,
  fields: AskedFields,
): { element: string; choice: string }[] {
  return inputsOf(elements).flatMap((input) => {
    const answer = answers[input.key];
    if (answer === undefined || answer === null || choicesShown(input, fields).length === 0) return [];
    const chosen = typeof answer === 'object' ? Object.values(answer) : [answer];
    return chosen.map((choice) => ({ element: input.key, choice: String(choice) }));
  });
}
