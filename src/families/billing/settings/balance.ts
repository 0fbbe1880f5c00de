import type { BillingAiCreditBalance } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { aiCredit, findAgencyMonth } from '#src/domain/ai/index.ts';
import { findBillingSettings } from '#src/domain/billing/index.ts';
import { readAccount } from '#src/domain/ledger/index.ts';
import { sumMonth } from './balance.queries.ts';

const dayMs = 86_400_000;

/** The month's allowance is entered by the first request of the month: until then it is not part of the balance, but of what comes next. */
export async function getBillingBalance(ctx: ReadContext): Promise<BillingAiCreditBalance> {
  const { lastDay, startsAt } = await findAgencyMonth(ctx.db, ctx.now);
  const [{ balance, reserved }, { hasAllowance, ...month }, settings] = await Promise.all([
    readAccount(ctx.db, aiCredit(ctx.identity.tenantId)),
    sumMonth(ctx.db, ctx.identity.tenantId, startsAt),
    findBillingSettings(ctx.db),
  ]);
  const { monthlyCredits } = ctx.services.ai;
  const { ai_credit_alert_below: alertBelow } = settings;
  const periodStart = `${lastDay.slice(0, 7)}-01`;
  return {
    balance_credits: balance,
    reserved_credits: reserved,
    available_credits: balance - reserved,
    period_start_date: periodStart,
    period_end_date: lastDay,
    ...month,
    next_grant_date: monthlyCredits === 0 ? null : hasAllowance ? dayAfter(lastDay) : periodStart,
    next_grant_credits: monthlyCredits === 0 ? null : monthlyCredits,
    is_low: alertBelow !== null && balance < alertBelow,
    alert_below_credits: alertBelow,
    as_of_at: ctx.now.toISOString(),
  };
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
