import type { ClientCreditBalance } from '#generated/types.gen.ts';
import type {
  GetClientCreditBalanceInput,
  ListClientCreditsInput,
} from '#generated/families/billing/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findBillingSettings, findPreferences, requireClient } from '#src/domain/billing/index.ts';
import { creditList, selectBalances } from './credits.queries.ts';

export const listClientCredits = (ctx: ReadContext, { query }: ListClientCreditsInput) =>
  creditList.page(ctx.db, query, {});

export async function getClientCreditBalance(
  ctx: ReadContext,
  { path }: GetClientCreditBalanceInput,
): Promise<ClientCreditBalance> {
  const client = await requireClient(ctx.db, path.id);
  const [balances, preferences, settings] = await Promise.all([
    selectBalances(ctx.db, client.id),
    findPreferences(ctx.db, client),
    findBillingSettings(ctx.db),
  ]);
  return {
    client_id: client.id,
    balances,
    is_auto_applied: preferences.is_credit_auto_applied ?? settings.is_credit_auto_applied,
    as_of_at: ctx.now.toISOString(),
  };
}
