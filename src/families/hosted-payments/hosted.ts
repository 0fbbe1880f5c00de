import type { HostedPaymentsHandlers } from '#generated/hosted/families/hosted-payments/handlers.ts';
import {
  confirmBankAuthorization,
  getBankAuthorization,
  getBankAuthorizationPage,
} from './authorizations.ts';
import {
  cancelEnrolment,
  getEnrolment,
  getEnrolmentPage,
  retractEnrolmentCancellation,
} from './enrolment.ts';
import { listenPaymentEvents } from './events.ts';
import { getInvoicePdf, getPayableInvoice, getPaymentPage, markPayableInvoiceViewed } from './invoices.ts';
import { getInvoicePayment, startInvoicePayment } from './payments.ts';
import { completePaymentSetup, getPaymentSetup, getPaymentSetupPage, startPaymentSetup } from './setups.ts';

export default {
  getPaymentPage,
  getPayableInvoice,
  markPayableInvoiceViewed,
  getInvoicePdf,
  startInvoicePayment,
  getInvoicePayment,
  getPaymentSetupPage,
  getPaymentSetup,
  startPaymentSetup,
  completePaymentSetup,
  getBankAuthorizationPage,
  getBankAuthorization,
  confirmBankAuthorization,
  getEnrolmentPage,
  getEnrolment,
  cancelEnrolment,
  retractEnrolmentCancellation,
  listenPaymentEvents,
} satisfies HostedPaymentsHandlers;
