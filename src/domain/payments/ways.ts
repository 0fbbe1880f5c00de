import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { findDefaultAccount, type StoredAccount } from './accounts.queries.ts';
import { findAcceptedTypes, findPaymentSettings, type StoredPaymentSettings } from './settings.queries.ts';

/** How an invoice in this currency can be paid at the moment. */
export interface WaysToPay {
  readonly account: StoredAccount;
  readonly settings: StoredPaymentSettings;
  readonly types: readonly PaymentMethodType[];
}

/** Undefined when there are no online payments. */
export async function findWays(db: Db, currency: string): Promise<WaysToPay | undefined> {
  const [account, settings, accepted] = await Promise.all([
    findDefaultAccount(db),
    findPaymentSettings(db),
    findAcceptedTypes(db),
  ]);
  if (account?.status !== 'active' || !account.currencies.includes(currency)) return undefined;
  const types = accepted.filter((type) => account.supported_types.includes(type));
  return types.length === 0 ? undefined : { account, settings, types };
}
