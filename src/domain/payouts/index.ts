// How an agency that sells on the marketplace is paid: the family of the marketplace changes it, the status of billing shows it.
export { findPayoutSettings, lockPayoutSettings, showPayoutSettings, taxNumberPurpose } from './payouts.ts';
export { upsertPayoutSettings, type StoredPayoutSettings } from './payouts.queries.ts';
