import type { Escalation } from '#generated/types.gen.ts';
import type { ReplaceEscalationAiSummaryInput } from '#generated/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
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

/** Saves a summary; null removes it. False when it is saved already. */
export async function storeSummary(
  ctx: WriteContext<'escalation.updated'>,
  before: StoredEscalation,
  { text, isGenerated }: { readonly text: string | null; readonly isGenerated: boolean },
): Promise<boolean> {
  const after = { summary_text: text, is_summary_generated: text !== null && isGenerated };
  if (
    text === before.summary_text &&
    (text === null || after.is_summary_generated === before.is_summary_generated)
  )
    return false;
  const changes = partChanges(
    'ai_summary',
    before.summary_text === null ? [] : [before.summary_text],
    text === null ? [] : [text],
  );
  const values: EscalationValues = {
    ...after,
    summary_updated_at: text === null ? null : ctx.now,
    summary_updated_by: text === null ? null : ctx.identity.userId,
  };
  await storeUpdate(
    ctx,
    before,
    values,
    [{ action: 'summary_changed', changes }],
    text === null ? 'has no summary any more' : 'has a new summary',
  );
  return true;
}
