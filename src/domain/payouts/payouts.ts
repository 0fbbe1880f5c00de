import type { MarketplacePayoutSettings } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { masked } from './masked.rules.ts';
import { findInitial, selectPayoutSettings, type StoredPayoutSettings } from './payouts.queries.ts';

/** What the sealed tax number of an agency that sells is bound to. */
export const taxNumberPurpose = 'marketplace_tax_number';

const defaults = {
  is_enabled: false,
  frequency: 'monthly',
  minimum_minor: 10_000,
  payout_email: null,
  legal_name: null,
  tax_number_sealed: null,
  tax_form: null,
  revision: 1,
} satisfies Omit<StoredPayoutSettings, 'currency' | 'updated_at'>;

type Reads = Pick<ReadContext, 'db'>;

/** The settings; without a row the defaults, in the agency's currency. */
export const findPayoutSettings = async ({ db }: Reads): Promise<StoredPayoutSettings> =>
  (await selectPayoutSettings(db)) ?? { ...defaults, ...(await findInitial(db)) };

/** As `findPayoutSettings`; nobody else changes them before the transaction ends. */
export const lockPayoutSettings = async ({ db }: Reads): Promise<StoredPayoutSettings> =>
  (await selectPayoutSettings(db, true)) ?? { ...defaults, ...(await findInitial(db)) };

/** The settings as the contract shows them, with the tax number masked. */
export function showPayoutSettings(
  { services, identity }: Pick<ReadContext, 'services' | 'identity'>,
  { minimum_minor: minimum, tax_number_sealed: number, ...others }: StoredPayoutSettings,
): MarketplacePayoutSettings {
  const { currency } = others;
  const opened =
    number === null
      ? null
      : services.sealer.open(number, { tenantId: identity.tenantId, purpose: taxNumberPurpose });
  return {
    ...others,
    // Without a provider of payouts nobody has an account, and nothing is sold.
    account: null,
    minimum_payout: { amount_minor: minimum, currency },
    tax_number: opened === null ? null : masked(opened.toString()),
    next_payout_date: null,
    pending_balance: { amount_minor: 0, currency },
  };
}
