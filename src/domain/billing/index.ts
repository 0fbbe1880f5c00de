// What clients are billed: settings, rates, numbers, credit and its ledger, and the history of it all.
export {
  checkCurrency,
  checkPositive,
  checkSameCurrency,
  fromTenThousandths,
  minorOf,
  moneyOf,
  percentOf,
  tenThousandths,
} from './amounts.rules.ts';
export { showBillingSettings } from './billing-settings.ts';
export { clientCredit, enterCredit } from './client-credit.ts';
export {
  findExemption,
  findPreferences,
  findTerms,
  isInForce,
  lockClientBilling,
  requireClient,
  selectRecipients,
  type BilledClient,
  type StoredExemption,
  type StoredPreferences,
} from './clients.queries.ts';
export { tellBilling, type BillingEvent } from './history.ts';
export { hasOpenInvoices } from './open-invoices.queries.ts';
export {
  findHighestNumber,
  findNextNumber,
  numberText,
  raiseNumber,
  takeNumber,
  type NumberForm,
} from './number-series.queries.ts';
export { clientRecipients } from './recipients.queries.ts';
export {
  findAgency,
  findBeginning,
  findBillingSettings,
  findToday,
  type StoredBillingSettings,
} from './settings.queries.ts';
export { findRates, maxTaxRates, selectUsedRates, taxRateRecord, taxRates } from './tax-rates.queries.ts';
export { moneyText } from './texts.ts';
