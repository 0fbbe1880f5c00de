// What clients are billed: settings, rates, numbers, credit and its ledger, and the history of it all.
export { isAddressOf } from './addresses.queries.ts';
export {
  checkCurrency,
  checkPositive,
  checkSameCurrency,
  divideHalfEven,
  fromTenThousandths,
  minorOf,
  moneyOf,
  percentOf,
  tenThousandths,
} from './amounts.rules.ts';
export { showBillingSettings } from './billing-settings.ts';
export { clientCredit, enterCredit, moveCredit } from './client-credit.ts';
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
export { creditNoteRecord, creditNotes, selectCreditNote } from './credit-notes/credit-note.queries.ts';
export { issueCreditNote } from './credit-notes/issue.ts';
export { planCreditNote, type CreditNotePlan } from './credit-notes/plan.ts';
export { tellBilling, type BillingEvent, type BillingWriter } from './history.queries.ts';
export { hasOpenInvoices } from './open-invoices.queries.ts';
export {
  findHighestNumber,
  findNextNumber,
  numberText,
  raiseNumber,
  takeNumber,
  type NumberForm,
} from './number-series.queries.ts';
export { bookOtherRefund, creditFailedRefund } from './other-refunds.ts';
export { clientRecipients } from './recipients.queries.ts';
export {
  findAgency,
  findBeginning,
  findBillingSettings,
  findLanguage,
  findToday,
  type StoredBillingSettings,
} from './settings.queries.ts';
export { findRates, maxTaxRates, selectUsedRates, taxRateRecord, taxRates } from './tax-rates.queries.ts';
export { dayText, moneyText } from './texts.ts';
export { writtenText } from './written-text.ts';
export {
  computeLines,
  createDraft,
  dropLateFee,
  frozen,
  recomputeDrafts,
  storeLines,
} from './invoices/drafts.ts';
export { readLines, type DraftLine } from './invoices/draft-lines.ts';
export { finalize } from './invoices/finalize.ts';
export {
  invoiceRecord,
  invoices,
  isOverdue,
  paymentObject,
  selectInvoice,
  type InvoiceScope,
} from './invoices/invoice.queries.ts';
export { totalsOf } from './invoices/lines.rules.ts';
export { invoiceMachine } from './invoices/machine.rules.ts';
export { mailInvoice, mailReceipt } from './invoices/mails.ts';
export { setCollection } from './invoices/reminders.ts';
export { clearReminders, setReminders } from './invoices/reminder-timers.ts';
export {
  openPaymentPage,
  openPaymentUrl,
  paymentAction,
  paymentUrlPurpose,
  withPaymentUrl,
} from './invoices/payment-page.ts';
export { storePdf } from './invoices/pdf/store-pdf.ts';
export { afterPayment, applyCredit, bookPayment, bookReturn } from './invoices/settle.ts';
export {
  claimLateFees,
  lockInvoice,
  lockInvoiceToSettle,
  reviseInvoice,
  selectLines,
  totalColumns,
  type StoredInvoice,
} from './invoices/store.queries.ts';
export { billingRate, freeTime } from './invoices/time.queries.ts';
export {
  findByReference,
  findPayment,
  insertTransaction,
  moneyTransaction,
  updateTransaction,
  type StoredTransaction,
} from './invoices/transactions.queries.ts';
export type { InvoiceWriter } from './invoices/writer.ts';
