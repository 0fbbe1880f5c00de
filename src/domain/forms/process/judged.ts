import type { ReadContext } from '#src/call/context.ts';
import { createFormLogic } from '../logic/form-logic.ts';
import { dayIn, findAgency, findAskedFields } from '../store/agency.queries.ts';
import type { StoredSubmission } from '../store/submissions.queries.ts';
import type { AskedFields } from '../input-fields.ts';

/** A submission with its answers as they count: those to what was shown, calculations included. */
export interface JudgedSubmission {
  readonly submission: StoredSubmission;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly shown: readonly string[];
  readonly today: string;
  readonly fields: AskedFields;
}

export async function judgeSubmission(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  submission: StoredSubmission,
): Promise<JudgedSubmission> {
  const { time_zone: zone } = await findAgency(ctx.db);
  const today = dayIn(zone, submission.submitted_at === null ? ctx.now : new Date(submission.submitted_at));
  const { answers, shown } = createFormLogic(today).judge(submission.elements, submission.answers as never);
  return { submission, answers, shown, today, fields: await findAskedFields(ctx.db, submission.elements) };
}
