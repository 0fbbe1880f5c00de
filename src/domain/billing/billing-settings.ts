import type { BillingSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { findNextNumber } from './number-series.queries.ts';
import { findBillingSettings, findToday, type StoredBillingSettings } from './settings.queries.ts';
import { selectUsedRates } from './tax-rates.queries.ts';

/** The settings as the contract shows them: with the rates in use and the next number. */
export async function showBillingSettings(
  db: Db,
  now: Date,
  stored?: StoredBillingSettings,
): Promise<BillingSettings> {
  const settings = stored ?? (await findBillingSettings(db));
  const today = await findToday(db, now);
  const [tax_rates, next_running_number] = await Promise.all([
    selectUsedRates(db),
    findNextNumber(db, 'invoice', { isByYear: settings.is_numbered_by_year }, today),
  ]);
  return { ...settings, tax_rates, next_running_number };
}
