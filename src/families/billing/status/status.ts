import type { BillingStatus } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { showBillingSettings } from '#src/domain/billing/index.ts';
import { findPaymentSettings, findWays, selectAccounts } from '#src/domain/payments/index.ts';
import { findPayoutSettings, showPayoutSettings } from '#src/domain/payouts/index.ts';
import { showPaymentSettings } from '../payments/settings.ts';
import { getBillingBalance } from '../settings/balance.ts';
import { missingDetails, problemsOf } from './problems.rules.ts';
import * as queries from './status.queries.ts';

export async function getBillingStatus(ctx: ReadContext): Promise<BillingStatus> {
  const { db } = ctx;
  const [settings, paymentSettings, payouts, providers, credit] = await Promise.all([
    showBillingSettings(db, ctx.now),
    findPaymentSettings(db).then((stored) => showPaymentSettings(db, stored)),
    findPayoutSettings(ctx),
    selectAccounts(db),
    getBillingBalance(ctx),
  ]);
  const [open, failing, waiting, withoutRecipient, unauthorizedCount, suspendedCount, ways] =
    await Promise.all([
      queries.sumOpen(db),
      queries.findFailing(db),
      queries.findWaiting(db),
      queries.findWithoutRecipient(db),
      queries.countUnauthorized(db),
      queries.countSuspended(db),
      findWays(db, settings.currency),
    ]);
  return {
    is_ready: missingDetails(settings).length === 0,
    can_charge_online: ways !== undefined,
    problems: problemsOf({
      settings,
      providers,
      failing,
      waiting,
      withoutRecipient,
      unauthorizedCount,
      credit,
    }),
    settings,
    payment_settings: paymentSettings,
    payout_settings: showPayoutSettings(ctx, payouts),
    payment_providers: providers,
    ...open,
    failed_payment_count: failing.count,
    needs_authorization_count: unauthorizedCount,
    suspended_program_count: suspendedCount,
  };
}
