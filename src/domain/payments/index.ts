// Payments that providers make: accounts, saved methods, attempts with their retries, and what clients may use.
export { accountColumns, describeAccount } from './accounts.ts';
export {
  clearDefaultAccount,
  findAccount,
  findDefaultAccount,
  findDisconnected,
  hasChargedMethods,
  hasPendingPayments,
  insertAccount,
  lockAccount,
  noteAccount,
  reviseAccount,
  selectAccount,
  selectAccounts,
  selectConnected,
  type StoredAccount,
} from './accounts.queries.ts';
export {
  beginCharge,
  chargeLater,
  noteWaiting,
  releaseWaiting,
  requireNoOpenAttempt,
  settleAttempt,
  type AttemptWriter,
  type Charge,
} from './attempts.ts';
export {
  clearPlannedRetries,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  replaceWaiting,
  selectWaiting,
  type NewAttempt,
  type StoredAttempt,
} from './attempts.queries.ts';
export { authorizationUrlPurpose, sealAuthorizationUrl, withAuthorizationUrl } from './authorization-url.ts';
export {
  announceAuthorization,
  noOccasion,
  type AuthorizationEvent,
  type AuthorizationWriter,
} from './authorization.ts';
export { chargeFirst } from './automatic.ts';
export { activateMethod } from './mandates.ts';
export { eventSecretPurpose, keyPurpose, PaymentDesk, type Reached } from './desk.ts';
export { storeEvent } from './events.queries.ts';
export {
  clearDefaultMethod,
  countMethods,
  findCustomer,
  findMethod,
  findMethodOf,
  findMethodOfAgency,
  isInUse,
  lockMethod,
  methodRecord,
  methods,
  methodStatus,
  noteMethod,
  reviseMethod,
  selectMethod,
  type StoredMethod,
} from './methods.queries.ts';
export { beginPurchase, planCurrency, pursuePurchase, settlePurchase } from './purchases.ts';
export { checkTimer, nextCheck, ownMs, isLastFailure, retryTimer } from './retries.rules.ts';
export { beginRefund, refundTimer, settleRefund } from './refunds.ts';
export { ownerOf, saveAgencyMethod, saveMethod, type Saved } from './saving.ts';
export {
  findAcceptedTypes,
  findPaymentSettings,
  findSupportedTypes,
  type StoredPaymentSettings,
} from './settings.queries.ts';
export { findSetup, insertSetup, lockSetup, updateSetup, type StoredSetup } from './setups.queries.ts';
export { descriptionOf, methodLabel } from './texts.rules.ts';
export { findWays, type WaysToPay } from './ways.ts';
