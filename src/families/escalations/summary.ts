import type { Escalation } from '#generated/types.gen.ts';
import type { ReplaceEscalationAiSummaryInput } from '#generated/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import type { RecordChanges } from '#src/domain/history/index.ts';
import { holdForChange, partChanges, showEscalation, storeUpdate } from './change.ts';
import type { EscalationValues, StoredEscalation } from './stored.queries.ts';

export async function replaceEscalationAiSummary(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: ReplaceEscalationAiSummaryInput,
): Promise<Result<Escalation>> {
  const before = await holdForChange(ctx, path.id, body.expected_revision);
  await storeSummary(ctx, before, { text: body.body_text, isGenerated: body.is_generated ?? false });
  return showEscalation(ctx, before.id);
}

/** Saves a summary; null removes it. One that is saved already changes nothing. */
export async function storeSummary(
  ctx: WriteContext<'escalation.updated'>,
  before: StoredEscalation,
  { text, isGenerated }: { readonly text: string | null; readonly isGenerated: boolean },
): Promise<void> {
  const after = { summary_text: text, is_summary_generated: text !== null && isGenerated };
  if (
    text === before.summary_text &&
    (text === null || after.is_summary_generated === before.is_summary_generated)
  )
    return;
  const values: EscalationValues = {
    ...after,
    summary_updated_at: text === null ? null : ctx.now,
    summary_updated_by: text === null ? null : ctx.identity.userId,
  };
  await storeUpdate(
    ctx,
    before,
    values,
    [{ action: 'summary_changed', changes: changesOfSummary(before, after) }],
    text === null ? 'has no summary any more' : 'has a new summary',
  );
}

type Summary = Pick<StoredEscalation, 'summary_text' | 'is_summary_generated'>;

/** Its text before and after; where only its author changed, whose it is. A summary is an object, whose absence alone is a value that events carry. */
function changesOfSummary(before: Summary, after: Summary): RecordChanges {
  const told = (summary: Summary): string[] => {
    if (summary.summary_text === null) return [];
    if (before.summary_text !== after.summary_text) return [summary.summary_text];
    return [summary.is_summary_generated ? 'written by the AI' : 'written by a member'];
  };
  const changes = partChanges('ai_summary', told(before), told(after));
  return before.summary_text === null
    ? { ...changes, event: { ...changes.event, _previous: { ai_summary: null } } }
    : changes;
}
