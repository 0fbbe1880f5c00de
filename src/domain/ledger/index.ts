// Append-only ledgers (domain model, section 8.3). What an account has is the sum of its entries and never falls below zero; what running
// work may still use is reserved and nobody else's.
export { findRemaining, readAccount, type Balance } from './ledger.queries.ts';
export {
  enter,
  expireLots,
  releaseCredit,
  reserveCredit,
  settleCredit,
  type Entered,
  type Entry,
} from './ledger.ts';
export type { Account } from './ledger.queries.ts';
