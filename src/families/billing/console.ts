import type { BillingHandlers } from '#generated/console/families/billing/handlers.ts';
import { createAiCreditPurchase, listAiCreditPurchases } from './ai-credit/purchases.ts';
import { createCreditNote, getCreditNote, listCreditNotes } from './credit-notes/credit-notes.ts';
import { createClientCreditEntry } from './credits/create-entry.ts';
import { manageAgencyPaymentMethod } from './payments/agency-methods.ts';
import { startPaymentMethodSetup } from './payments/setups.ts';

export default {
  startPaymentMethodSetup,
  manageAgencyPaymentMethod,
  listCreditNotes,
  createCreditNote,
  getCreditNote,
  createClientCreditEntry,
  listAiCreditPurchases,
  createAiCreditPurchase,
} satisfies BillingHandlers;
