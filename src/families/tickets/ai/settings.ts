import type { TicketAiSettings } from '#generated/types.gen.ts';
import type { GetTicketAiSettingsInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { aiCredit } from '#src/domain/ai/index.ts';
import { readAccount } from '#src/domain/ledger/index.ts';
import { reviewReasons, selectReviewRules, ticketKey, unknownTicket } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { findAiSources, findReplyPreset, type AiSources } from './settings.queries.ts';
import { resolveAiSettings } from './settings.rules.ts';

export async function getTicketAiSettings(
  ctx: ReadContext,
  { path }: GetTicketAiSettingsInput,
): Promise<TicketAiSettings> {
  const found = await findAiSources(ctx, storedId(path.id));
  if (found === undefined) throw await unknownTicket(ctx, ticketKey(path.id));
  const { preset_id: presetId, ...settings } = resolveAiSettings(found);
  const [preset, rules, blockers] = await Promise.all([
    findReplyPreset(ctx.db, presetId),
    selectReviewRules(ctx.db, found.inbox_id, ctx.identity.userId),
    blockersOf(ctx, found, settings.is_ai_enabled),
  ]);
  const reasons = reviewReasons(rules, true);
  return {
    ticket_id: found.id,
    ...settings,
    preset: preset ?? null,
    is_review_required: reasons.length > 0,
    review_reasons: reasons,
    blockers,
  };
}

async function blockersOf(
  ctx: Pick<ReadContext, 'db' | 'identity'>,
  { is_private: isPrivate, is_spam: isSpam, status_category: category }: AiSources,
  isEnabled: boolean,
): Promise<TicketAiSettings['blockers']> {
  const { balance, reserved } = await readAccount(ctx.db, aiCredit(ctx.identity.tenantId));
  return [
    ...(isEnabled ? [] : (['ai_disabled'] as const)),
    ...(balance > reserved ? [] : (['no_credit'] as const)),
    ...(isPrivate ? (['private_ticket'] as const) : []),
    ...(isSpam ? (['spam'] as const) : []),
    ...(category === 'closed' ? (['closed'] as const) : []),
  ];
}
